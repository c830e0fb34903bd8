# Стіл «Одноокого валета» у браузері
jack-board = Дошка десять на десять
jack-field = { $square }: { $card }, { $state ->
    [finished] { jack-side-chip } у зібраній лінії
    [chip] { jack-side-chip }
    [target] можна вибрати
   *[free] вільна
 }
jack-field-corner = { $square }: кут, фішка кожного
jack-sides = Сторони
jack-you = Ви
jack-due = +{ $count }
jack-side-supply = { jack-side-name } · { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
 }
jack-lines = ліній: { $count } з { $needed }
jack-hand = Рука
jack-deck = у колоді { $count }
jack-hand-card = { $card }, { $use ->
    [take] зняти чужу фішку
    [anywhere] всюди: будь-яка вільна клітинка
    [dead] заміна: мертва, клітинки { $squares } зайняті
    [stuck] мертва: клітинки { $squares } зайняті
    [twins] пара, клітинки { $squares }
   *[squares] клітинки { $squares }
 }
jack-use = { $use ->
    [take] зняти
    [anywhere] всюди
    [dead] заміна
    [stuck] мертва
   *[twins] пара
 }
jack-how = Як зіграти
jack-deed = { $deed ->
    [put] Одну
    [twin] Обидві
    [dead] Замінити
    [shift] Зсунути
   *[take] Зняти
 }
jack-where = Куди
jack-square-word = Клітинка
jack-waiting = Ходить { $who }
jack-waiting-card = На дошці підсвічено клітинки карти: { $card }
jack-choose-card = Виберіть карту
jack-choose-card-how = Її клітинки засвітяться на дошці.
jack-choose-square = { $deed ->
    [take] Виберіть фішку
    [shift] Виберіть фішку й місце
   *[put] Виберіть клітинку
 }
jack-choose-square-how = На дошці або кнопкою.
jack-choose-square-far = Торкніться будь-якої клітинки на дошці.
jack-no-use = { $card }: зараз не зіграти
jack-would-finish = Клітинка { $square } збере лінію
jack-would-detail = П’ять поспіль { $direction ->
    [row] по горизонталі
    [column] по вертикалі
   *[diagonal] по діагоналі
 }: лінія { $count } з { $needed }. Зняти її вже не можна.
jack-would-win = Клітинка { $square } принесе перемогу
jack-would-detail-win = П’ять поспіль { $direction ->
    [row] по горизонталі
    [column] по вертикалі
   *[diagonal] по діагоналі
 }: лінія { $count } з { $needed }.
jack-would-finish-theirs = Обережно: { jack-side-name } зберуть лінію
jack-would-detail-theirs = Фішка на { $square } стане для них п’ятою: лінія { $count } з { $needed }.
jack-plan-put = Фішка стане на { $square }
jack-plan-put-detail = { $card } піде у скид, ви візьмете карту.
jack-plan-twin = Фішка стане на { $square }
jack-plan-twin-detail = Обидві карти підуть у скид, ви візьмете дві.
jack-plan-take = З { $square } піде { jack-side-chip }
jack-plan-take-detail = Клітинка звільниться.
jack-plan-dead = { $card }: обидві клітинки зайняті
jack-plan-dead-detail = Замініть мертву карту й ходіть далі.
jack-plan-shift = { $square } → { $to }: { jack-side-chip }
jack-plan-shift-detail = Обидві карти підуть у скид, ви візьмете дві.
jack-plan-draw = Візьміть карту
jack-plan-draw-detail = Встигніть, доки наступний гравець не сходив і не взяв свою.
jack-plan-pass = Ходити нічим
jack-plan-pass-detail = Лишається пропустити хід.
jack-do-put = Поставити на { $square }
jack-do-twin = Поставити на { $square } за дві
jack-do-take = Зняти з { $square }
jack-do-dead = Замінити карту
jack-do-shift = Зсунути на { $to }
jack-do-draw = Взяти карту
jack-do-pass = Пропустити хід
jack-do-nothing = Зіграти
jack-zoom-in = Наблизити дошку
jack-zoom-out = Віддалити дошку
jack-discards = Скид
jack-discards-none = Поки нічого не скинуто.
