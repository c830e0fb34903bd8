# Стіл «Спліто» у браузері

splito-web-you = Ви
splito-web-zone = { $first } і { $second }
splito-web-zone-of = { $mine ->
    [true] { $side ->
        [left] Ваша ліва
       *[right] Ваша права
     }
   *[false] { $side ->
        [left] { $who }, ліворуч
       *[right] { $who }, праворуч
     }
 }
splito-web-far = Зони суперників
splito-web-people = За столом
splito-web-look = Роздивитися зону «{ $zone }»
splito-web-cards-of = Карти зони «{ $zone }»
splito-web-empty = Поки порожньо. Карта з руки ляже сюди.
splito-web-picked = готово
splito-web-thinks = думає…
splito-web-ahead = попереду
splito-web-none = немає
splito-web-has = є { $count }
splito-web-of = { $has } із { $asks }
splito-web-here = тут { $here }, в інших зонах не більше { $elsewhere }
splito-web-goal = Ціль «{ $goal }», { splito-points }: { $state ->
    [met] виконана, { $words }
    [lost] уже не вийде, { $words }
   *[way] поки { $words }
 }
splito-web-goal-says = { $goal } — { splito-points }.
splito-web-goal-stands = { $state ->
    [met] Виконана: { $words }.
    [lost] Уже не вийде: { $words }.
   *[way] Поки { $words }.
 }
splito-web-common = Спільні цілі
splito-web-common-left = ліворуч { $score }
splito-web-common-right = праворуч { $score }
splito-web-common-far = { $zone } { $score }
splito-web-common-tied = нічия { $score }
splito-web-promo = Промокарта «42»
splito-web-promo-here = 42!
splito-web-promo-sums = ліворуч { $left }, праворуч { $right }
splito-web-common-how = Спільна ціль: наприкінці її отримає зона, де таких карт найбільше. Порівну — ніхто.
splito-web-promo-how = Якщо після раунду рівно в одній зоні сума чисел — 42, карта йде туди.

# Рука і вибір
splito-web-hand = Рука
splito-web-hand-next = далі її отримає { $who }
splito-web-hand-empty = Карт на руці немає.
splito-web-choice = Ваш вибір
splito-web-where = Куди
splito-web-left = Ліворуч
splito-web-right = Праворуч
splito-web-brief-goal = ціль
splito-web-ask = Виберіть карту й зону
splito-web-ask-zone = У яку зону?
splito-web-score-now = Ваш рахунок зараз { $left } × { $right } = { $score }.
splito-web-zone-changes = { $side ->
    [left] Ліва зона
   *[right] Права зона
 }: { $before } → { $after }
splito-web-common-comes = Спільна ціль «{ $goal }» перейде до вас.
splito-web-score-becomes = Ваш рахунок стане { $left } × { $right } = { $score }, зараз { $now }.
splito-web-waiting = Чекаємо { $count ->
    [1] ще одного: { $who }.
    [2] двох: { $who }.
    [3] трьох: { $who }.
    [4] чотирьох: { $who }.
   *[other] ще { $count }: { $who }.
 }
splito-web-choose-card = Виберіть карту
splito-web-choose-zone = Виберіть зону
splito-web-wait = Хвилинку…
splito-web-done = Готово: { $card } { $side ->
    [left] ліворуч
   *[right] праворуч
 }
splito-web-chosen = Вибрано: { $card } { $side ->
    [left] ліворуч
   *[right] праворуч
 }. Можна передумати

# Підрахунок
splito-web-telling = Підрахунок
splito-web-total = Підсумок
splito-web-again = Ще раз
splito-web-told-common = «{ $goal }» іде до зони «{ $zone }», { $most } : { $next }.
splito-web-told-tied = «{ $goal }» нікому: порівну, { $most } : { $next }.
splito-web-told-zone = { $zone }: { splito-points }
splito-web-told-fewer = Очок порівну: вирішує менша кількість карт у своїх зонах.
splito-web-told-end = { $won ->
    [mine] Ви перемогли
    [shared] Перемогу ділять { $who }
   *[alone] Перемагає { $who }
 }: { $left } × { $right } = { $score }
