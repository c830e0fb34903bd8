## Правила, события, отказы, судья

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

## Страница

# Стол «Цветариков» в браузере
tsvetariki-board = Поле: десять скатов по десять жетонов
tsvetariki-cell = { $cell }: { $token }, { $group ->
    [0] стоит один
    [one] в группе { $group } жетон
    [few] в группе { $group } жетона
    [many] в группе { $group } жетонов
   *[other] в группе { $group } жетона
 }
tsvetariki-cell-empty = { $cell }: пусто
tsvetariki-slides = жетоны скатываются вниз
tsvetariki-closes = пустой скат уходит вправо
tsvetariki-players = Игроки и взятые жетоны
tsvetariki-you = Вы
tsvetariki-your-turn = ваш ход
tsvetariki-their-turn = ходит
tsvetariki-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
 }
tsvetariki-left = Осталось на поле
tsvetariki-secret = { $count ->
    [one] Мой цвет
    [few] Мои цвета
    [many] Мои цвета
   *[other] Мои цвета
 }
tsvetariki-secret-hold = подержите, чтобы увидеть
tsvetariki-chosen = { $count } { $colour ->
    [r] { $count ->
        [one] красный
        [few] красных
        [many] красных
       *[other] красных
     }
    [y] { $count ->
        [one] жёлтый
        [few] жёлтых
        [many] жёлтых
       *[other] жёлтых
     }
    [g] { $count ->
        [one] зелёный
        [few] зелёных
        [many] зелёных
       *[other] зелёных
     }
    [b] { $count ->
        [one] синий
        [few] синих
        [many] синих
       *[other] синих
     }
   *[v] { $count ->
        [one] фиолетовый
        [few] фиолетовых
        [many] фиолетовых
       *[other] фиолетовых
     }
 }{ $jokers ->
    [0] { "" }
    [one] { " " }и { $jokers } джокер
    [few] { " " }и { $jokers } джокера
    [many] { " " }и { $jokers } джокеров
   *[other] { " " }и { $jokers } джокера
 }
tsvetariki-joined = джокер { $cell } добавил ещё { $count }
tsvetariki-after = { $colour ->
    [r] красных
    [y] жёлтых
    [g] зелёных
    [b] синих
   *[v] фиолетовых
 } { $count ->
    [0] не останется
   *[other] останется { $count }
 }
tsvetariki-choose = Выберите группу
tsvetariki-choose-how = коснитесь любого её жетона
tsvetariki-waiting = Ходит { $who }
tsvetariki-waiting-how = группы можно разглядывать и сейчас
tsvetariki-jokers = Джокеры рядом с группой
tsvetariki-joker-take = { $cell } беру
tsvetariki-joker-leave = { $cell } оставляю
tsvetariki-joker-taken = Джокер { $cell }: беру
tsvetariki-joker-left = Джокер { $cell }: оставляю
tsvetariki-take = Взять { tsvetariki-count }
tsvetariki-take-none = Взять

game-tsvetariki = Цветарики
game-tsvetariki-lure = Забирайте группы жетонов и не выдавайте свой цвет.
game-tsvetariki-players = 1–5
game-tsvetariki-minutes = 15
option-tsvetariki-mode = Как играем
option-tsvetariki-mode-each = каждый за себя
option-tsvetariki-mode-two-colours = вдвоём, по два цвета
option-tsvetariki-mode-teams = двое на двое
option-tsvetariki-mode-solitaire = пасьянс
option-tsvetariki-players = Сколько игроков
option-tsvetariki-colours = Секретных цветов
option-tsvetariki-colours-what = чем больше, тем труднее
option-tsvetariki-jokers = Джокеры рядом с группой
option-tsvetariki-jokers-what = каких брать вместе с ней
option-tsvetariki-jokers-free = каких хотите
option-tsvetariki-jokers-join = всех
how-tsvetariki-goal = Цель — чтобы к концу на поле осталось как можно меньше жетонов вашего тайного цвета. Подержите «Мой цвет», чтобы его увидеть.
how-tsvetariki-turn = За ход снимите группу: два и больше соседних жетона одного цвета. Верхние скатятся вниз, пустой скат закроется.
how-tsvetariki-touch = Нажмите на любой жетон группы, потом «Взять». Джокер рядом с группой можно забрать вместе с ней.

tsvetariki-letter-r = К
tsvetariki-letter-y = Ж
tsvetariki-letter-g = З
tsvetariki-letter-b = С
tsvetariki-letter-v = Ф
tsvetariki-token-r = красный жетон
tsvetariki-token-y = жёлтый жетон
tsvetariki-token-g = зелёный жетон
tsvetariki-token-b = синий жетон
tsvetariki-token-v = фиолетовый жетон

## Терминал

# Цветарики в терминале
terminal-tsvetariki-turn = ход { $turn }
terminal-tsvetariki-you = { $who } (вы)
terminal-tsvetariki-taken = взято
terminal-tsvetariki-left = осталось
terminal-tsvetariki-point = Назовите любую клетку группы, например { $example }: группа подсветится.
terminal-tsvetariki-not-a-cell = Не понимаю «{ $text }». Назовите клетку: скат a–j и ряд 1–10 от нижнего края, например { $example }.
terminal-tsvetariki-group = { $colour ->
    [r] красная
    [y] жёлтая
    [g] зелёная
    [b] синяя
   *[v] фиолетовая
 } группа, { $count ->
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
 }
terminal-tsvetariki-confirm = Взять { $move } — { $group }? Enter — да, другая клетка — другая группа.
terminal-tsvetariki-jokers = { $count ->
    [one] Джокер рядом: { $cells }. Назовите его клетку, чтобы взять или оставить его.
    [few] Джокеры рядом: { $cells }. Назовите клетку, чтобы взять или оставить джокера.
    [many] Джокеры рядом: { $cells }. Назовите клетку, чтобы взять или оставить джокера.
   *[other] Джокеры рядом: { $cells }. Назовите клетку, чтобы взять или оставить джокера.
 }

# Правила вкратце
terminal-tsvetariki-rules = Цветарики: правила вкратце
tsvetariki-short-goal = У каждого секретный цвет. Чем меньше жетонов вашего цвета останется на поле, тем лучше. Если их не осталось совсем, вы побеждаете сразу, кто бы их ни убрал. (T-3, T-11)
tsvetariki-short-turn = За ход вы убираете одну группу целиком: не меньше двух жетонов одного цвета, которые касаются сторонами, не углами. Цвет любой, не обязательно ваш. Одиночные жетоны не берут, пропускать ход нельзя. (T-7)
tsvetariki-short-slide = Жетоны сверху соскальзывают вниз по скату. Пустой скат уходит вправо, остальные смыкаются. (T-10)
tsvetariki-short-end = Когда групп не осталось, побеждает тот, у кого на поле меньше своих жетонов. Поровну — тот, кто сам взял меньше своих; и тут поровну — ничья. (T-12, T-13)
tsvetariki-short-jokers = Джокер становится цветом группы, которую вы берёте, и может соединить две её части. Одного цветного жетона и джокера хватает, одних джокеров — нет. { $jokers ->
    [join] За этим столом все соединённые с группой джокеры уходят с ней.
   *[free] Каждого соединённого джокера можно взять или оставить.
 } (T-8)
tsvetariki-short-mode = { $mode ->
    [teams] Играют двое на двое, партнёры сидят напротив и знают оба цвета своей команды. Считаются оба цвета вместе. (T-16)
    [two-colours] У каждого два цвета, считаются оба вместе. (T-15)
    [solitaire] Это пасьянс: уберите с поля все жетоны своих цветов. (T-14)
   *[each] Каждый играет за себя. Цвета, которые никому не достались, ничьи. (T-3)
 }
tsvetariki-short-notation = Скаты — буквы a–j слева направо, ряды — числа 1–10 от нижнего края, * — джокер. Назовите клетку (d4), и группа подсветится; клетка джокера добавляет его или убирает; Enter берёт группу. Можно и сразу: d4+e5.

# Решатель пасьянса «Цветарики»
solve-deal = Расклад { $number }
solve-colours = Убрать: { $colours }
solve-looking = Ищем…
solve-cleared = { $moves ->
    [one] Всё убрано за { $moves } ход.
    [few] Всё убрано за { $moves } хода.
    [many] Всё убрано за { $moves } ходов.
   *[other] Всё убрано за { $moves } хода.
}
solve-shortest = Короче нельзя: проверены все пути.
solve-left = { $left ->
    [one] Лучшее, что нашлось: остаётся { $left } жетон.
    [few] Лучшее, что нашлось: остаются { $left } жетона.
    [many] Лучшее, что нашлось: остаётся { $left } жетонов.
   *[other] Лучшее, что нашлось: остаётся { $left } жетона.
}
solve-impossible = Убрать всё здесь нельзя: проверены все пути.
solve-open = Может быть, за большее время найдётся и лучше (--seconds).

## Примеры к правилам

# Живые примеры правил «Цветариков»: почему можно, почему нельзя. «Вы» — тот, чей ход.

tsvetariki-example-four-may-touch = Четыре жетона одного цвета рядом — это ещё можно: переставлять скаты незачем.
tsvetariki-example-five-may-not = Пять красных держатся вместе. Так партию не начинают: скаты ставят в другом порядке.
tsvetariki-example-joker-does-not-count = Джокер при этой проверке не красный: касаются друг друга только четыре красных, пятый отдельно.
tsvetariki-example-pair = Двух красных, стоящих бок о бок, уже хватает: это группа.
tsvetariki-example-round-the-corner = Группа гнётся как угодно, лишь бы жетоны касались сторонами. Все четыре красных уходят вместе.
tsvetariki-example-not-my-colour = Ваш цвет красный, но взять можно и зелёную группу: цвет группы вы выбираете сами.
tsvetariki-example-single = Рядом с этим красным нет другого красного. Одиночные жетоны не берут.
tsvetariki-example-corners = Зелёные касаются только углом, а углы не в счёт: группы нет.
tsvetariki-example-part-of-a-group = Взять два красных из трёх нельзя: группа уходит целиком.
tsvetariki-example-two-colours-at-once = За ход берут одну группу одного цвета: красные и зелёные вместе — это уже две.
tsvetariki-example-no-passing = Не взять ничего нельзя: пока есть хоть одна группа, ход не пропускают.
tsvetariki-example-empty-cell = На этой клетке ничего не лежит: жетоны скатились ниже.
tsvetariki-example-name-of-a-group = Группу называют по самой левой клетке, а на одном скате по самой нижней. Эта называется a1.
tsvetariki-example-joker-and-one = Один красный и джокер рядом — уже группа: джокер становится красным.
tsvetariki-example-joker-stays = Пара красных берётся и без джокера. Оставить его или взять — ваше дело.
tsvetariki-example-joker-goes-along = Тот же ход, но джокер уходит вместе с красными.
tsvetariki-example-joker-is-green-for-green = Тот же джокер может стать и зелёным: цвет решает тот, кто ходит.
tsvetariki-example-bridge = Взятый джокер соединяет красных справа и слева: уходят все четыре жетона.
tsvetariki-example-half-a-bridge = Джокер взят, значит, красный за ним тоже в группе: оставить его нельзя.
tsvetariki-example-joker-through-joker = Второй джокер касается красного через первого: можно взять обоих.
tsvetariki-example-joker-skipped = Без первого джокера до второго не дотянуться: он не касается группы.
tsvetariki-example-joker-elsewhere = Этот джокер стоит в стороне от красных: с ними он не уходит.
tsvetariki-example-jokers-alone = Одни джокеры — не группа: нужен хотя бы один цветной жетон.
tsvetariki-example-no-joker-there = На этой клетке зелёный жетон, а не джокер.
tsvetariki-example-join-takes-all = За столом с правилом join джокер, который касается группы, уходит с ней всегда.
tsvetariki-example-join-leaves-none = При правиле join оставить соединённого джокера нельзя.
tsvetariki-example-one-joker-keeps-it-going = Двух жетонов одного цвета рядом нет, но джокер касается зелёного: игра продолжается.
tsvetariki-example-slide-together = Красные ушли, зелёный соскользнул вниз и встал рядом с другим зелёным. Теперь это группа.
tsvetariki-example-not-yet-together = Пока красный лежит между зелёными, они не касаются: сначала его надо убрать.
tsvetariki-example-ramps-close-up = Второй скат опустел и ушёл вправо, остальные сдвинулись: зелёные встретились.
tsvetariki-example-cells-move-too = После этого хода зелёный стоит уже на втором скате, а на третьем лежит одинокий фиолетовый.
tsvetariki-example-last-token = Красных на поле больше нет. Ваш цвет красный — вы побеждаете сразу.
tsvetariki-example-whoever-took-it = Последние красные взяли вы, но это цвет соперника. Побеждает он: неважно, кто убрал жетоны.
tsvetariki-example-neutral-colour = Красных не осталось, но это ничей цвет: игра продолжается.
tsvetariki-example-won-already = Партия уже выиграна: красных на поле нет, и следующего хода не будет.
tsvetariki-example-fewest-left = Групп больше нет. Зелёных осталось два, красных три: побеждает зелёный игрок.
tsvetariki-example-groups-left = Ещё есть пара синих, так что считать рано: игра продолжается.
tsvetariki-example-nothing-to-take = Ни одной группы не осталось: партия окончена, брать нечего.
tsvetariki-example-fewer-taken = Красный и зелёный остались по одному. Зелёный игрок сам взял меньше своих: побеждает он.
tsvetariki-example-draw = Поровну и осталось, и взято: ничья между двумя.
tsvetariki-example-solitaire-goes-on = В пасьянсе с красным и жёлтым мало убрать красных: нужны оба цвета.
tsvetariki-example-solitaire-not-cleared = Брать больше нечего, а красные остались. Пасьянс не сошёлся.
tsvetariki-example-solitaire-cleared = Красных не осталось — пасьянс сошёлся, и играть дальше незачем.
tsvetariki-example-both-colours-count = Вдвоём двумя цветами: у вас остались два красных и жёлтый, у соперника три зелёных и синий. Три меньше четырёх.
tsvetariki-example-both-colours-gone = Жёлтых уже не было, теперь ушли и красные: оба ваших цвета убраны, партия окончена.
tsvetariki-example-team-adds-up = У красно-жёлтой команды остались три жетона, у зелёно-синей четыре: считают оба цвета команды вместе.
tsvetariki-example-one-colour-of-the-team = Красных не осталось, но жёлтые вашего партнёра ещё на поле: команда победит, когда уйдут оба цвета.
tsvetariki-example-team-has-won = Красных уже не было, партнёр дождался и жёлтых: команда победила, ходов больше нет.
