# Стіл Red7 / «Спектра» у браузері

red7-web-rivals = Суперники
red7-web-standing = Хто лідирує
red7-web-you = Ви
red7-web-leading = лідирує
red7-web-out = поза раундом
red7-web-you-are-out = ви поза раундом
red7-web-closed = карти закриті до кінця раунду
red7-web-goes-out = вийде: немає карт
red7-web-in-hand = { $count } на руці
red7-web-points = { $points } із { $of }
red7-web-points-word = очок
red7-web-palette-own = Ваша палітра
red7-web-palette-of = Палітра: { $who }
red7-web-palette-down = Закрита палітра: { $who }
red7-web-palette-card = { $card }{ $counts ->
    [true] , рахується
   *[false] , не рахується
 }{ $state ->
    [target] , можна взяти
    [planned] , у плані: прибрати
   *[lies] { "" }
 }
red7-web-hand = Рука
red7-web-hand-empty = Карт на руці немає.
red7-web-hand-card = { $card }, { $brief }{ $useful ->
    [false] , не рятує
   *[other] { "" }
 }
red7-web-quiet = тьмяні не рятують
red7-web-quiet-planned = тьмяні з цим планом не рятують
red7-web-no-card = нічого
red7-web-canvas = Полотно
red7-web-rule-now = Правило зараз
red7-web-rule-last = Останнє правило
red7-web-rule-then = Стане
red7-web-deck = у колоді { $count }
red7-web-deck-top = зверху
red7-web-take-back = { $card }, у плані: прибрати
red7-web-to-palette = До палітри
red7-web-to-canvas = На полотно

# Що в кого є за правилом
red7-web-counts-r = { $card }
red7-web-counts-o = { $count ->
    [1] { $count } карта
    [one] { $count } карта одного числа
    [few] { $count } карти одного числа
    [many] { $count } карт одного числа
   *[other] { $count } карти одного числа
 }
red7-web-counts-y = { $count ->
    [1] { $count } карта
    [one] { $count } карта одного кольору
    [few] { $count } карти одного кольору
    [many] { $count } карт одного кольору
   *[other] { $count } карти одного кольору
 }
red7-web-counts-g = { $count ->
    [one] { $count } парна
    [few] { $count } парні
    [many] { $count } парних
   *[other] { $count } парної
 }
red7-web-counts-b = { $count ->
    [one] { $count } колір
    [few] { $count } кольори
    [many] { $count } кольорів
   *[other] { $count } кольору
 }
red7-web-counts-i = { $count } поспіль
red7-web-counts-v = { $count ->
    [one] { $count } менша за 4
    [few] { $count } менші за 4
    [many] { $count } менших за 4
   *[other] { $count } меншої за 4
 }
red7-web-none-r = немає карт
red7-web-none-o = немає карт
red7-web-none-y = немає карт
red7-web-none-g = немає парних
red7-web-none-b = немає карт
red7-web-none-i = немає карт
red7-web-none-v = немає менших за 4
red7-web-now-then = зараз { $now } · стане

# Одне речення про стіл
red7-web-against = { $by ->
    [alone] { "" }
    [highest] { " " }проти { $rival }, але старша: { $card }
   *[most] { " " }проти { $rival }
 }
red7-web-nobody = Поки не лідирує ніхто
red7-web-you-lead = Ви лідируєте: { $counts }{ red7-web-against }
red7-web-you-would-lead = Так ви лідируєте: { $counts }{ red7-web-against }
red7-web-leads = Лідирує { $who }: { $counts }{ red7-web-against }
red7-web-still-leads = Поки попереду { $who }: { $counts }{ red7-web-against }
red7-web-would-pass = Ви вийдете з раунду
red7-web-would-win = { $points ->
    [0] Так ви перемагаєте: решта вибуває
   *[other] Так ви берете раунд, очок: { $points }
 }
red7-web-you-won = Ви перемогли!
red7-web-won = Перемога: { $who }

# Чого просить хід
red7-web-ask-play = До кінця ходу лідирувати маєте ви.
red7-web-ask-none = Жодна карта не рятує: лишається вийти з раунду.
red7-web-ask-five = П’ятірка: покладіть до палітри ще одну карту.
red7-web-ask-seven = Сімка: виберіть карту своєї палітри, вона піде на полотно.
red7-web-ask-one = Одиниця: заберіть карту з чужої палітри.
red7-web-ask-three = Трійка: візьміть карту з колоди.
red7-web-ask-bonus = Можна добрати карту з колоди.
red7-web-ask-canvas = Тепер карту на полотно, інакше ви не лідируєте.
red7-web-ask-canvas-may = Можна додати карту на полотно.
red7-web-need-five = Потрібна ще карта до палітри
red7-web-need-seven = Виберіть карту своєї палітри
red7-web-need-one = Виберіть карту суперника
red7-web-need-three = Візьміть карту
red7-web-need-canvas = Потрібна карта на полотно
red7-web-no-use = З цим планом ваша { $card } не допоможе: за її правилом ви не лідируєте.

# Кнопки
red7-web-choose = Виберіть карту
red7-web-turn-of = { $me ->
    [true] Хвилинку…
   *[false] Ходить { $who }
 }
red7-web-no-turn = Партію закінчено
red7-web-cancel = Скасувати
red7-web-clear = Прибрати план
red7-web-clear-short = Прибрати
red7-web-pass = Пас — вийти з раунду
red7-web-pass-short = Пас
red7-web-play-pass = Вийти з раунду
red7-web-end = Закінчити хід
red7-web-draw = Взяти карту
red7-web-no-draw = Не брати
red7-web-play = Зіграти: { $kind ->
    [both] { $palette } до палітри, { $canvas } на полотно
    [canvas] { $canvas } на полотно
    [palette] { $palette } до палітри
   *[rest] план
 }{ $action ->
    [seven] { " " }і перенести карту
    [tuck] { " " }і забрати карту
    [draw] { " " }і взяти карту
   *[none] { "" }
 }
red7-web-play-short = { $draw ->
    [true] Зіграти і взяти карту
   *[false] { $count ->
        [1] Зіграти карту
        [2] Зіграти обидві карти
        [one] Зіграти { $count } карту
        [few] Зіграти { $count } карти
        [many] Зіграти { $count } карт
       *[other] Зіграти { $count } карти
     }
 }
