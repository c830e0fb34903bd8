# Стол Red7 / «Спектра» в браузере

red7-web-rivals = Соперники
red7-web-standing = Кто лидирует
red7-web-you = Вы
red7-web-leading = лидирует
red7-web-out = вне раунда
red7-web-you-are-out = вы вне раунда
red7-web-closed = карты закрыты до конца раунда
red7-web-goes-out = выйдет: нет карт
red7-web-in-hand = { $count } на руке
red7-web-points = { $points } из { $of }
red7-web-points-word = очков
red7-web-palette-own = Ваша палитра
red7-web-palette-of = Палитра: { $who }
red7-web-palette-down = Закрытая палитра: { $who }
red7-web-palette-card = { $card }{ $counts ->
    [true] , считается
   *[false] , не считается
 }{ $state ->
    [target] , можно взять
    [planned] , в плане: убрать
   *[lies] { "" }
 }
red7-web-hand = Рука
red7-web-hand-empty = Карт на руке нет.
red7-web-hand-card = { $card }, { $brief }{ $useful ->
    [false] , не спасает
   *[other] { "" }
 }
red7-web-quiet = тусклые не спасают
red7-web-quiet-planned = тусклые с этим планом не спасают
red7-web-no-card = ничего
red7-web-canvas = Холст
red7-web-rule-now = Правило сейчас
red7-web-rule-last = Последнее правило
red7-web-rule-then = Станет
red7-web-deck = в колоде { $count }
red7-web-deck-top = сверху
red7-web-take-back = { $card }, в плане: убрать
red7-web-to-palette = В палитру
red7-web-to-canvas = На холст

# Что у кого есть под правилом
red7-web-counts-r = { $card }
red7-web-counts-o = { $count ->
    [1] { $count } карта
    [one] { $count } карта одного числа
    [few] { $count } карты одного числа
    [many] { $count } карт одного числа
   *[other] { $count } карты одного числа
 }
red7-web-counts-y = { $count ->
    [1] { $count } карта
    [one] { $count } карта одного цвета
    [few] { $count } карты одного цвета
    [many] { $count } карт одного цвета
   *[other] { $count } карты одного цвета
 }
red7-web-counts-g = { $count ->
    [one] { $count } чётная
    [few] { $count } чётные
    [many] { $count } чётных
   *[other] { $count } чётной
 }
red7-web-counts-b = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
    [many] { $count } цветов
   *[other] { $count } цвета
 }
red7-web-counts-i = { $count } подряд
red7-web-counts-v = { $count ->
    [one] { $count } карта меньше 4
    [few] { $count } карты меньше 4
    [many] { $count } карт меньше 4
   *[other] { $count } карты меньше 4
 }
red7-web-none-r = нет карт
red7-web-none-o = нет карт
red7-web-none-y = нет карт
red7-web-none-g = нет чётных
red7-web-none-b = нет карт
red7-web-none-i = нет карт
red7-web-none-v = нет карт меньше 4
red7-web-now-then = сейчас { $now } · станет

# Одна фраза о столе
red7-web-against = { $by ->
    [alone] { "" }
    [highest] { " " }против { $rival }, но старше: { $card }
   *[most] { " " }против { $rival }
 }
red7-web-nobody = Пока не лидирует никто
red7-web-you-lead = Вы лидируете: { $counts }{ red7-web-against }
red7-web-you-would-lead = Так вы лидируете: { $counts }{ red7-web-against }
red7-web-leads = Лидирует { $who }: { $counts }{ red7-web-against }
red7-web-still-leads = Пока впереди { $who }: { $counts }{ red7-web-against }
red7-web-would-pass = Вы выйдете из раунда
red7-web-would-win = { $points ->
    [0] Так вы побеждаете: остальные выбывают
   *[other] Так вы берёте раунд, очков: { $points }
 }
red7-web-you-won = Вы победили!
red7-web-won = Победа: { $who }

# Что просит ход
red7-web-ask-play = К концу хода лидировать должны вы.
red7-web-ask-none = Ни одна карта не спасает: остаётся выйти из раунда.
red7-web-ask-five = Пятёрка: положите в палитру ещё одну карту.
red7-web-ask-seven = Семёрка: выберите карту своей палитры, она уйдёт на холст.
red7-web-ask-one = Единица: заберите карту из чужой палитры.
red7-web-ask-three = Тройка: возьмите карту из колоды.
red7-web-ask-bonus = Можно добрать карту из колоды.
red7-web-ask-canvas = Теперь карту на холст, иначе вы не лидируете.
red7-web-ask-canvas-may = Можно добавить карту на холст.
red7-web-need-five = Нужна ещё карта в палитру
red7-web-need-seven = Выберите карту своей палитры
red7-web-need-one = Выберите карту соперника
red7-web-need-three = Возьмите карту
red7-web-need-canvas = Нужна карта на холст
red7-web-no-use = С этим планом ваша { $card } не поможет: по её правилу вы не лидируете.

# Кнопки
red7-web-choose = Выберите карту
red7-web-turn-of = { $me ->
    [true] Минутку…
   *[false] Ходит { $who }
 }
red7-web-no-turn = Партия окончена
red7-web-cancel = Отмена
red7-web-clear = Убрать план
red7-web-clear-short = Убрать
red7-web-pass = Пас — выйти из раунда
red7-web-pass-short = Пас
red7-web-play-pass = Выйти из раунда
red7-web-end = Закончить ход
red7-web-draw = Взять карту
red7-web-no-draw = Не брать
red7-web-play = Сыграть: { $kind ->
    [both] { $palette } в палитру, { $canvas } на холст
    [canvas] { $canvas } на холст
    [palette] { $palette } в палитру
   *[rest] план
 }{ $action ->
    [seven] { " " }и перенести карту
    [tuck] { " " }и забрать карту
    [draw] { " " }и взять карту
   *[none] { "" }
 }
red7-web-play-short = { $draw ->
    [true] Сыграть и взять карту
   *[false] { $count ->
        [1] Сыграть карту
        [2] Сыграть обе карты
        [one] Сыграть { $count } карту
        [few] Сыграть { $count } карты
        [many] Сыграть { $count } карт
       *[other] Сыграть { $count } карты
     }
 }
