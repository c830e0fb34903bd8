# Red7 / «Спектр»
red7-title = Red7
red7-title-spectra = Спектр

# Цвета: как их называют и как зовут карту (кто? что? — кладёт кого? что?)
red7-colour-r = красный
red7-colour-o = оранжевый
red7-colour-y = жёлтый
red7-colour-g = зелёный
red7-colour-b = голубой
red7-colour-i = синий
red7-colour-v = фиолетовый
red7-card-name = { $colour ->
    [r] красная
    [o] оранжевая
    [y] жёлтая
    [g] зелёная
    [b] голубая
    [i] синяя
   *[v] фиолетовая
 } { $number }
red7-card-object = { $colour ->
    [r] красную
    [o] оранжевую
    [y] жёлтую
    [g] зелёную
    [b] голубую
    [i] синюю
   *[v] фиолетовую
 } { $number }

# Правила
red7-rule-r = старшая карта
red7-rule-o = больше всего карт одного числа
red7-rule-y = больше всего карт одного цвета
red7-rule-g = больше всего чётных карт
red7-rule-b = больше всего разных цветов
red7-rule-i = самый длинный ряд чисел
red7-rule-v = больше всего карт меньше 4
red7-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }

# Судья
red7-palette-number = { $seat ->
    [0] первая
    [1] вторая
    [2] третья
   *[3] четвёртая
 } палитра
red7-why-most = Лидирует { red7-palette-number }: { $rule } — { $count ->
    [one] считается { $count } карта
    [few] считаются { $count } карты
    [many] считается { $count } карт
   *[other] считается { $count } карты
 }, старшая из них — { $card }.
red7-why-highest = Лидирует { red7-palette-number }: { $rule } — { $card }.
red7-why-tie = Лидирует { red7-palette-number }: { $rule } — поровну, по { $count }, но старше всех { $card }.
red7-why-nobody = Никто не лидирует: { $rule }, а таких карт ни у кого нет.

# Что произошло
red7-event-deal = Раунд { $round }. Карты розданы, начинает { $who }.
red7-event-hand = { $cards ->
    [hidden] { $who } получает { $size ->
        [one] { $size } карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
     }.
   *[other] { $who } получает карты: { $cards }.
 }
red7-event-palette = { $who } кладёт { $card } в палитру.
red7-event-canvas = { $who } кладёт { $card } на холст. Правило: { $rule }.
red7-event-seven = { $who } переносит { $card } из палитры на холст. Правило: { $rule }.
red7-event-tuck = { $who } убирает { $card } у игрока { $from_who } на верх колоды.
red7-event-draw = { $card ->
    [hidden] { $who } берёт карту.
   *[other] { $who } берёт { $card }.
 }
red7-event-pass = { $who } пасует и выбывает.
red7-event-out-draw = { $who } выбывает: взятая карта не помогла.
red7-event-out-empty = { $who } выбывает: карт на руке не осталось.
red7-event-won = { $who } побеждает: остальные выбыли. Последнее правило: { $rule }.
red7-event-scored = { $who } побеждает в раунде и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 } ({ $cards }). Всего: { $total }.

# Чем кончилось
red7-outcome-last = Победа: { $winners }. Остальные выбыли, последнее правило — { $rule }.
red7-outcome-points = Победа: { $winners }, очков { $best } (счёт { $points }).
red7-outcome-deck = Карт на новый раунд не хватает. Победа: { $winners }, очков { $best } (счёт { $points }).
red7-outcome-shared = Победу делят { $winners }: поровну очков, по { $best } (счёт { $points }).

# Почему нельзя
red7-no-five-due = Сначала положите в палитру ещё одну карту с руки: этого требует пятёрка.
red7-no-seven-due = Сначала перенесите другую карту палитры на холст: этого требует семёрка.
red7-no-one-due = Сначала уберите карту из чужой палитры: этого требует единица.
red7-no-three-due = Сначала возьмите карту: этого требует тройка.
red7-no-draw = Сейчас карту брать нельзя: взять её можно после тройки, а в усложнённой игре — после карты на холсте с числом больше, чем карт в вашей палитре.
red7-no-done = Так закончить ход нельзя: { red7-ahead } Правило: { $rule }.
red7-no-turn = Ход уже закончен.
red7-no-done-yet = Сначала положите карту в палитру или на холст — или спасуйте.
red7-no-pass = Пасуют только в начале хода.
red7-no-second-palette = В палитру за ход кладут одну карту.
red7-no-second-canvas = На холст за ход кладут одну карту.
red7-no-such-hand-card = Такой карты у вас на руке нет.
red7-no-such-palette-card = Такой карты в этой палитре нет.
red7-no-seven-at-all = Семёрку положить нельзя: ни одна другая карта палитры, перенесённая на холст, не даст вам лидировать.
red7-no-seven = Карты палитры переносят на холст только действием семёрки.
red7-no-seven-itself = Семёрка переносит другую карту, не саму себя.
red7-no-one = Карты из чужой палитры убирают только действием единицы.
red7-no-one-target = Карту берут у другого игрока, который ещё в раунде.
red7-no-one-last-card = Последнюю карту палитры забрать нельзя.
red7-no-one-smaller = В этой палитре меньше карт, чем в вашей: из неё брать нельзя.
red7-no-lead-after = Если положить { $card } в палитру, лидировать в конце хода вы уже не сможете.
red7-no-lead-by = По новому правилу ({ $rule }) вы не лидируете: { red7-ahead }
red7-ahead = { $by ->
    [nobody] таких карт ни у кого нет.
    [highest] впереди { $leader_who }, старшая карта — { $high_card }.
   *[most] впереди { $leader_who }, { $count } против { $own }.
 }
red7-no-lead-tuck = Если убрать эту карту, лидировать в конце хода вы не сможете.

# Варианты стола
red7-option-players = игроков за столом
red7-option-edition = издание: red7 («Мир Хобби») или spectra («Спектр»)
red7-option-extra_actions = дополнительные действия нечётных карт
red7-option-advanced = усложнённая игра: добор карты и счёт по раундам
red7-option-five_chains = карта, сыгранная через пятёрку, выполняет своё действие
red7-option-seven_may_skip = семёрку можно положить, и если её действие невозможно
red7-option-one_spares_smaller = единица не берёт из палитры, где карт меньше, чем в вашей
