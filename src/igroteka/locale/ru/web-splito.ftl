# Стол «Сплито» в браузере

splito-web-you = Вы
splito-web-zone = { $first } и { $second }
splito-web-zone-of = { $mine ->
    [true] { $side ->
        [left] Ваша левая
       *[right] Ваша правая
     }
   *[false] { $side ->
        [left] { $who }, слева
       *[right] { $who }, справа
     }
 }
splito-web-far = Зоны соперников
splito-web-people = За столом
splito-web-look = Рассмотреть зону «{ $zone }»
splito-web-cards-of = Карты зоны «{ $zone }»
splito-web-empty = Пока пусто. Карта с руки ляжет сюда.
splito-web-picked = готово
splito-web-thinks = думает…
splito-web-ahead = впереди
splito-web-none = нет
splito-web-has = есть { $count }
splito-web-of = { $has } из { $asks }
splito-web-here = здесь { $here }, в других зонах не больше { $elsewhere }
splito-web-goal = Цель «{ $goal }», { splito-points }: { $state ->
    [met] выполнена, { $words }
    [lost] уже не выйдет, { $words }
   *[way] пока { $words }
 }
splito-web-goal-says = { $goal } — { splito-points }.
splito-web-goal-stands = { $state ->
    [met] Выполнена: { $words }.
    [lost] Уже не выйдет: { $words }.
   *[way] Пока { $words }.
 }
splito-web-common = Общие цели
splito-web-common-left = слева { $score }
splito-web-common-right = справа { $score }
splito-web-common-far = { $zone } { $score }
splito-web-common-tied = ничья { $score }
splito-web-promo = Промокарта «42»
splito-web-promo-here = 42!
splito-web-promo-sums = слева { $left }, справа { $right }
splito-web-common-how = Общая цель: в конце её получит зона, где таких карт больше всего. Поровну — никто.
splito-web-promo-how = Если после раунда ровно в одной зоне сумма чисел — 42, карта уходит туда.

# Рука и выбор
splito-web-hand = Рука
splito-web-hand-next = дальше её получит { $who }
splito-web-hand-empty = Карт на руке нет.
splito-web-choice = Ваш выбор
splito-web-where = Куда
splito-web-left = Налево
splito-web-right = Направо
splito-web-brief-goal = цель
splito-web-ask = Выберите карту и зону
splito-web-ask-zone = В какую зону?
splito-web-score-now = Ваш счёт сейчас { $left } × { $right } = { $score }.
splito-web-zone-changes = { $side ->
    [left] Левая зона
   *[right] Правая зона
 }: { $before } → { $after }
splito-web-common-comes = Общая цель «{ $goal }» перейдёт к вам.
splito-web-score-becomes = Ваш счёт станет { $left } × { $right } = { $score }, сейчас { $now }.
splito-web-waiting = Ждём { $count ->
    [1] ещё одного: { $who }.
    [2] двоих: { $who }.
    [3] троих: { $who }.
    [4] четверых: { $who }.
   *[other] ещё { $count }: { $who }.
 }
splito-web-choose-card = Выберите карту
splito-web-choose-zone = Выберите зону
splito-web-wait = Минутку…
splito-web-done = Готово: { $card } { $side ->
    [left] налево
   *[right] направо
 }
splito-web-chosen = Выбрано: { $card } { $side ->
    [left] налево
   *[right] направо
 }. Можно передумать

# Подсчёт
splito-web-telling = Подсчёт
splito-web-total = Итог
splito-web-again = Ещё раз
splito-web-told-common = «{ $goal }» уходит в зону «{ $zone }», { $most } : { $next }.
splito-web-told-tied = «{ $goal }» никому: поровну, { $most } : { $next }.
splito-web-told-zone = { $zone }: { splito-points }
splito-web-told-fewer = Очков поровну: решает меньшее число карт в своих зонах.
splito-web-told-end = { $won ->
    [mine] Вы победили
    [shared] Победу делят { $who }
   *[alone] Побеждает { $who }
 }: { $left } × { $right } = { $score }
