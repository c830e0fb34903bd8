# Цветарики
tsvetariki-title = Цветарики

tsvetariki-colour-r = красный
tsvetariki-colour-y = жёлтый
tsvetariki-colour-g = зелёный
tsvetariki-colour-b = синий
tsvetariki-colour-v = фиолетовый
tsvetariki-joker = джокер

# Судья
tsvetariki-why-going-on = Игра продолжается: на поле ещё есть группы.
tsvetariki-why-over = Групп на поле не осталось.
tsvetariki-why-cleared = Победа: место { $winners }. Своих жетонов на поле нет.
tsvetariki-why-left = Групп больше нет. Победа: место { $winners }, своих жетонов на поле осталось меньше всего.
tsvetariki-why-taken = Групп больше нет, своих жетонов осталось поровну. Победа: место { $winners }, своих взято меньше.
tsvetariki-why-draw = Ничья: места { $winners }. Поровну и оставшихся своих жетонов, и взятых.
tsvetariki-why-solitaire = Групп больше нет, а жетоны нужных цветов на поле остались.

# Что произошло
tsvetariki-event-secret = { $colours ->
    [hidden] { $who }: { $size ->
        [one] секретный жетон
        [few] { $size } секретных жетона
        [many] { $size } секретных жетонов
       *[other] { $size } секретного жетона
     }, цвет не показан.
   *[other] { $who }: { $size ->
        [one] секретный цвет
        [few] секретные цвета
        [many] секретные цвета
       *[other] секретные цвета
     } — { $colours }.
 }
tsvetariki-event-deal = Сто жетонов разложены по скатам.
tsvetariki-event-crowded = Пять жетонов одного цвета касаются друг друга: скаты нужно переставить.
tsvetariki-event-reorder = Скаты переставлены.
tsvetariki-event-deal-again = Перестановки не помогли: жетоны раскладывают заново.
tsvetariki-event-first = Первый ход: { $who }.
tsvetariki-event-take = { $who }: { $colour ->
    [r] красная
    [y] жёлтая
    [g] зелёная
    [b] синяя
   *[v] фиолетовая
 } группа { $move }, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
 }{ $jokers ->
    [0] { "" }
    [one] { " " }({ $jokers } джокер)
    [few] { " " }({ $jokers } джокера)
    [many] { " " }({ $jokers } джокеров)
   *[other] { " " }({ $jokers } джокера)
 }.
tsvetariki-event-emptied = { $count ->
    [one] Пустой скат уходит вправо.
    [few] { $count } пустых ската уходят вправо.
    [many] { $count } пустых скатов уходят вправо.
   *[other] { $count } пустого ската уходят вправо.
 }
tsvetariki-event-no-groups = Групп больше нет.
tsvetariki-event-reveal = { $who }: секрет — { $colours }, на поле осталось { $left }.

# Чем кончилось
tsvetariki-outcome-cleared = Победа: { $winners }. На поле не осталось ни одного жетона нужного цвета (осталось { $left }).
tsvetariki-outcome-left = Победа: { $winners }. Своих жетонов осталось меньше всего (осталось { $left }).
tsvetariki-outcome-taken = Победа: { $winners }. Осталось поровну, но своих жетонов взято меньше (осталось { $left }, взято { $taken }).
tsvetariki-outcome-draw = Ничья: { $winners }. Поровну и осталось, и взято (осталось { $left }, взято { $taken }).
tsvetariki-outcome-solitaire-cleared = Пасьянс сошёлся! Победа: { $winners }.
tsvetariki-outcome-solitaire-left = Пасьянс не сошёлся: на поле осталось { $left }, убрано { $taken }.

# Почему нельзя
tsvetariki-no-over = Партия уже окончена.
tsvetariki-no-nothing = Нужно что-нибудь взять: пропускать ход нельзя.
tsvetariki-no-twice = Одна и та же клетка названа дважды.
tsvetariki-no-off-board = Такой клетки на поле нет.
tsvetariki-no-token = На клетке { $cell } нет жетона.
tsvetariki-no-single = Жетон { $cell } стоит один: одиночные жетоны не берут.
tsvetariki-no-one-colour = В группе жетоны одного цвета.
tsvetariki-no-apart = Жетон { $cell } не касается остальных: группа держится сторонами, углы не в счёт.
tsvetariki-no-part-left = Группу берут целиком: к ней относится и { $cell }.
tsvetariki-no-jokers-alone = Одни джокеры — не группа: нужен хотя бы один цветной жетон. Назовите его клетку вместо { $cell }.
tsvetariki-no-such-joker = На клетке { $cell } нет джокера.
tsvetariki-no-joker-apart = Джокер { $cell } не касается этой группы.
tsvetariki-no-joker-left = За этим столом берут всех соединённых джокеров: { $cell } тоже.
tsvetariki-no-bridge-left = Взятый джокер соединяет группу и с { $cell }: этот жетон уходит вместе с ней.
tsvetariki-no-other-name = Эта группа называется { $move }: по самой левой, а в ней самой нижней цветной клетке.

# Варианты стола
tsvetariki-option-mode = как играть: каждый за себя (each), вдвоём двумя цветами (two-colours), двое на двое (teams), пасьянс (solitaire)
tsvetariki-option-players = игроков за столом: обычно от 2 до 5, двумя цветами 2, командами 4, в пасьянсе 1
tsvetariki-option-colours = секретных цветов у каждого; в пасьянсе от 1 до 5
tsvetariki-option-jokers = соединённые с группой джокеры берут по желанию (free) или всех (join)
