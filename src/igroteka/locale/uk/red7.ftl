# Red7 / «Спектр»
red7-title = Red7
red7-title-spectra = Спектр

red7-colour-r = червоний
red7-colour-o = помаранчевий
red7-colour-y = жовтий
red7-colour-g = зелений
red7-colour-b = блакитний
red7-colour-i = синій
red7-colour-v = фіолетовий
red7-card-name = { $colour ->
    [r] червона
    [o] помаранчева
    [y] жовта
    [g] зелена
    [b] блакитна
    [i] синя
   *[v] фіолетова
 } { $number }
red7-card-object = { $colour ->
    [r] червону
    [o] помаранчеву
    [y] жовту
    [g] зелену
    [b] блакитну
    [i] синю
   *[v] фіолетову
 } { $number }

red7-rule-r = найстарша карта
red7-rule-o = найбільше карт одного числа
red7-rule-y = найбільше карт одного кольору
red7-rule-g = найбільше парних карт
red7-rule-b = найбільше різних кольорів
red7-rule-i = найдовший ряд чисел
red7-rule-v = найбільше карт, менших за 4
red7-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }

red7-palette-number = { $seat ->
    [0] перша
    [1] друга
    [2] третя
   *[3] четверта
 } палітра
red7-why-most = Лідирує { red7-palette-number }: { $rule } — { $count ->
    [one] рахується { $count } карта
    [few] рахуються { $count } карти
    [many] рахується { $count } карт
   *[other] рахується { $count } карти
 }, найстарша з них — { $card }.
red7-why-highest = Лідирує { red7-palette-number }: { $rule } — { $card }.
red7-why-tie = Лідирує { red7-palette-number }: { $rule } — порівну, по { $count }, але найстарша { $card }.
red7-why-nobody = Ніхто не лідирує: { $rule }, а таких карт ні в кого немає.

red7-event-deal = Раунд { $round }. Карти роздано, починає { $who }.
red7-event-hand = { $cards ->
    [hidden] { $who } отримує { $size ->
        [one] { $size } карту
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
     }.
   *[other] { $who } отримує карти: { $cards }.
 }
red7-event-palette = { $who } кладе { $card } до палітри.
red7-event-canvas = { $who } кладе { $card } на полотно. Правило: { $rule }.
red7-event-seven = { $who } переносить { $card } з палітри на полотно. Правило: { $rule }.
red7-event-tuck = { $who } прибирає { $card } у гравця { $from_who } на верх колоди.
red7-event-draw = { $card ->
    [hidden] { $who } бере карту.
   *[other] { $who } бере { $card }.
 }
red7-event-pass = { $who } пасує і вибуває.
red7-event-out-draw = { $who } вибуває: взята карта не допомогла.
red7-event-out-empty = { $who } вибуває: карт на руці не лишилося.
red7-event-won = { $who } перемагає: решта вибули. Останнє правило: { $rule }.
red7-event-scored = { $who } перемагає в раунді й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 } ({ $cards }). Усього: { $total }.

red7-outcome-last = Перемога: { $winners }. Решта вибули, останнє правило — { $rule }.
red7-outcome-points = Перемога: { $winners }, очок { $best } (рахунок { $points }).
red7-outcome-deck = Карт на новий раунд не вистачає. Перемога: { $winners }, очок { $best } (рахунок { $points }).
red7-outcome-shared = Перемогу ділять { $winners }: порівну очок, по { $best } (рахунок { $points }).

red7-no-five-due = Спершу покладіть до палітри ще одну карту з руки: цього вимагає п’ятірка.
red7-no-seven-due = Спершу перенесіть іншу карту палітри на полотно: цього вимагає сімка.
red7-no-one-due = Спершу приберіть карту з чужої палітри: цього вимагає одиниця.
red7-no-three-due = Спершу візьміть карту: цього вимагає трійка.
red7-no-draw = Зараз карту брати не можна: її беруть після трійки, а в ускладненій грі — після карти на полотні з числом, більшим за кількість карт у вашій палітрі.
red7-no-done = Так закінчити хід не можна: { red7-ahead } Правило: { $rule }.
red7-no-turn = Хід уже закінчено.
red7-no-done-yet = Спершу покладіть карту до палітри чи на полотно — або спасуйте.
red7-no-pass = Пасують лише на початку ходу.
red7-no-second-palette = До палітри за хід кладуть одну карту.
red7-no-second-canvas = На полотно за хід кладуть одну карту.
red7-no-such-hand-card = Такої карти у вас на руці немає.
red7-no-such-palette-card = Такої карти в цій палітрі немає.
red7-no-seven-at-all = Сімку покласти не можна: жодна інша карта палітри, перенесена на полотно, не дасть вам лідирувати.
red7-no-seven = Карти палітри переносять на полотно лише дією сімки.
red7-no-seven-itself = Сімка переносить іншу карту, не саму себе.
red7-no-one = Карти з чужої палітри прибирають лише дією одиниці.
red7-no-one-target = Карту беруть в іншого гравця, який ще в раунді.
red7-no-one-last-card = Останню карту палітри забрати не можна.
red7-no-one-smaller = У цій палітрі менше карт, ніж у вашій: з неї брати не можна.
red7-no-lead-after = Якщо покласти { $card } до палітри, лідирувати наприкінці ходу ви вже не зможете.
red7-no-lead-by = За новим правилом ({ $rule }) ви не лідируєте: { red7-ahead }
red7-ahead = { $by ->
    [nobody] таких карт ні в кого немає.
    [highest] попереду { $leader_who }, старша карта — { $high_card }.
   *[most] попереду { $leader_who }, { $count } проти { $own }.
 }
red7-no-lead-tuck = Якщо прибрати цю карту, лідирувати наприкінці ходу ви не зможете.

red7-option-players = гравців за столом
red7-option-edition = видання: red7 («Мир Хобби») або spectra («Спектр»)
red7-option-extra_actions = додаткові дії непарних карт
red7-option-advanced = ускладнена гра: добір карти та рахунок за раундами
red7-option-five_chains = карта, зіграна через п’ятірку, виконує свою дію
red7-option-seven_may_skip = сімку можна покласти, навіть якщо її дія неможлива
red7-option-one_spares_smaller = одиниця не бере з палітри, де карт менше, ніж у вашій
