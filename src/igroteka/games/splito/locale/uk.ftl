## Правила, події, відмови, суддя

# Спліто
splito-title = Спліто

# Кольори й картки (що? — кладе що?)
splito-colour-r = червоний
splito-colour-o = помаранчевий
splito-colour-y = жовтий
splito-colour-g = зелений
splito-colour-b = синій
splito-colour-k = чорний
splito-card-name = { $colour ->
    [r] червона
    [o] помаранчева
    [y] жовта
    [g] зелена
    [b] синя
   *[k] чорна
 } { $number }
splito-card-object = { $colour ->
    [r] червону
    [o] помаранчеву
    [y] жовту
    [g] зелену
    [b] синю
   *[k] чорну
 } { $number }
splito-goal-name = ціль «{ $goal }»
splito-goal-object = ціль «{ $goal }»
splito-goal-quoted = «{ $goal }»
splito-goal-worth = { $goal } — { $points }
splito-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
splito-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
splito-seat = місце { $seat }

# Зона: за іменами сусідів, а вдвох — чия і з якого боку
splito-zone = { $lies ->
    [left] «{ $first_who }, ліворуч»
    [right] «{ $first_who }, праворуч»
   *[shared] «{ $first_who } — { $second_who }»
 }

# Чого просять цілі
splito-asks-majority-colour = найбільше { $name ->
    [r] червоних
    [o] помаранчевих
    [y] жовтих
    [g] зелених
    [b] синіх
   *[k] чорних
 }
splito-asks-majority-number = найбільше { $name ->
    [1] одиниць
    [2] двійок
    [3] трійок
    [4] четвірок
    [5] п’ятірок
   *[6] шісток
 }
splito-asks-none = жодної { $name ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
 }
splito-asks-value = { $limit ->
    [exactly] рівно { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
     }
   *[at_least] щонайменше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
     }
 } з числом { $name }
splito-asks-pairs = щонайменше { $count ->
    [one] { $count } пара
    [few] { $count } пари
    [many] { $count } пар
   *[other] { $count } пари
 } однакових чисел
splito-asks-each = є { $names }
splito-asks-all-colours = є всі кольори
splito-asks-all-numbers = є всі числа
splito-asks-different-colours = { $limit ->
    [exactly] рівно { $count ->
        [one] { $count } колір
        [few] { $count } кольори
        [many] { $count } кольорів
       *[other] { $count } кольору
     }
   *[at_least] щонайменше { $count ->
        [one] { $count } колір
        [few] { $count } кольори
        [many] { $count } кольорів
       *[other] { $count } кольору
     }
 }
splito-asks-different-numbers = { $limit ->
    [exactly] рівно { $count ->
        [one] { $count } число
        [few] { $count } різні числа
        [many] { $count } різних чисел
       *[other] { $count } різного числа
     }
   *[at_least] щонайменше { $count ->
        [one] { $count } число
        [few] { $count } різні числа
        [many] { $count } різних чисел
       *[other] { $count } різного числа
     }
 }
splito-asks-absence = без { $name ->
    [r] червоних
    [o] помаранчевих
    [y] жовтих
    [g] зелених
    [b] синіх
   *[k] чорних
 }
splito-asks-zone = { $limit ->
    [exactly] рівно { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
     }
    [at_most] не більше ніж { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
     }
   *[at_least] не менше ніж { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
     }
 } в зоні
splito-asks-promo = сума чисел 42

# Те саме двома словами, для терміналу й плиток: літера — колір, цифра — число
splito-short-majority = більше { $name }
splito-short-none = нема { $name }
splito-short-value = { $count }×{ $name }
splito-short-pairs = пар { $count }
splito-short-each = є { $name }
splito-short-all-colours = усі кольори
splito-short-all-numbers = усі числа
splito-short-different-colours = кольорів { $count }
splito-short-different-numbers = чисел { $count }
splito-short-absence = нема { $name }
splito-short-zone = карт { $count }

# Суддя
splito-why-score = Попереду { $seats }: { $left } × { $right } = { $score }.
splito-why-cards = Попереду { $seats }: { $left } × { $right } = { $score }. Стільки ж має ще хтось, але тут менше карт у своїх зонах: { $size }.
splito-why-shared = Перемогу ділять { $seats }: у всіх { $score } і порівну карт, по { $size }.

# Що сталося
splito-event-common = Спільні цілі: { $common }.
splito-event-hand = { $cards ->
    [hidden] { $who } отримує { $size ->
        [one] { $size } карту
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
     }.
   *[other] { $who } отримує карти: { $cards }.
 }
splito-event-picked = { $side ->
    [left] { $who } обирає { $card } ліворуч.
    [right] { $who } обирає { $card } праворуч.
   *[hidden] { $who } робить вибір.
 }
splito-event-changed = { $side ->
    [left] { $who } змінює вибір: { $card } ліворуч.
    [right] { $who } змінює вибір: { $card } праворуч.
   *[hidden] { $who } змінює свій вибір.
 }
splito-event-reveal = Раунд { $round }: карти відкрито.
splito-event-played = { $who } кладе { $card } в зону { splito-zone }.
splito-event-passed = Руки передано ліворуч. Раунд { $round }.
splito-event-passed-two = Руки перекладено ліворуч, нові взято праворуч. Раунд { $round }.
splito-event-promo-moved = Рівно 42! Карта «42» переходить у зону { splito-zone } і приносить { splito-points }.
splito-event-promo-gone = Сума 42 одразу в кількох зонах: карта «42» виходить із гри.
splito-event-common-won = Спільна ціль «{ $goal }» — зоні { splito-zone }: там { $most }, в інших не більше ніж { $next }.
splito-event-common-tied = Спільна ціль «{ $goal }» нікому: порівну, по { $most }, зон із такою кількістю — { $tied }.
splito-event-goal-met = Зона { splito-zone }: ціль «{ $goal }» виконано.
splito-event-goal-short = Зона { splito-zone }: ціль «{ $goal }» не виконано, забракло { $short }.
splito-event-goal-over = Зона { splito-zone }: ціль «{ $goal }» не виконано, зайвих { $over }.
splito-event-zone = Зона { splito-zone }: { splito-points }, карт { $size }.
splito-event-score = { $who }: { $left } × { $right } = { $score } (карт у своїх зонах: { $size }).

# Чим скінчилося
splito-outcome-score = Перемога: { $winners }. { $left } × { $right } = { $score } (рахунок { $scores }).
splito-outcome-cards = Перемога: { $winners }. Очок порівну, по { $score }, але менше карт у своїх зонах: { $size } (рахунок { $scores }, карт { $sizes }).
splito-outcome-shared = Перемогу ділять { $winners }: по { $score } і порівну карт, по { $size } (рахунок { $scores }).

# Чому не можна
splito-no-such-card = Зіграти { $card } не можна: зараз такої карти у вас на руці немає.
splito-no-such-goal = Цілі з номером { $number } у цій грі немає.
splito-no-promo-in-hand = Карта «42» лежить посеред столу, з руки її не грають.

# Варіанти столу
splito-option-players = гравців за столом
splito-option-promo = грати з промокартою «42»
splito-option-goals = набір цілей: standard або власний (файл — через --goals)

# Готові фрази
splito-phrase-too-few = Карт для цієї цілі в нас поки замало.
splito-phrase-our-zone = Давай підтягнемо нашу спільну зону.
splito-phrase-leave-neighbour = Годі старатися для сусіда, наша зона лишиться ні з чим!
splito-phrase-no-regrets = Допоможи мені, не пошкодуєш!
splito-phrase-your-turn = Я в нашу зону вклався, тепер ти.
splito-phrase-do-not-spoil = Тільки не зіпсуй нам цю зону.
splito-phrase-together = Разом ми їх випередимо.
splito-phrase-they-run-away = Дивіться, вони йдуть у відрив!
splito-phrase-well-played = Гарно зіграно.
splito-phrase-thanks = Дякую, сусіде!

## Сторінка

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

game-splito = Спліто
game-splito-lure = Одна зона на двох із кожним сусідом. Рахунок — добуток.
game-splito-players = 2–8
game-splito-minutes = 20
option-splito-players = Скільки гравців
option-splito-promo = Карта «42»
option-splito-promo-what = додаткова ціль у центрі столу: сума рівно 42
option-splito-goals = Набір цілей
option-splito-goals-standard = звичайний
how-splito-goal = Ліворуч і праворуч від вас по зоні, кожна спільна із сусідом. Наприкінці очки лівої множаться на очки правої: потрібні обидві.
how-splito-turn = Усі разом таємно вибирають карту й зону для неї, потім руки переходять по колу. Цілі дають зоні очки, числа й кольори їх виконують.
how-splito-touch = Виберіть карту й зону. Під цілями видно, що зміниться.

splito-letter-r = Чв
splito-letter-o = П
splito-letter-y = Ж
splito-letter-g = З
splito-letter-b = С
splito-letter-k = Чн
splito-sum = сума
splito-goal-label = Ціль «{ $goal }», { splito-points }

## Термінал

# Спліто в терміналі
terminal-splito-head = Спліто · раунд { $round } з { $rounds }
terminal-splito-scores = Рахунок зараз:
terminal-splito-common = Спільні:
terminal-splito-tied = нікому, порівну по { $most }
terminal-splito-promo = { $where ->
    [gone] «42» поза грою
    [zone] «42» +{ $points } → { $zone }
   *[middle] «42» +{ $points } чекає
 }
terminal-splito-zone = { $lies ->
    [left] { $first }, ліворуч
    [right] { $first }, праворуч
   *[shared] { $first } — { $second }
 }
terminal-splito-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }, { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
 }
terminal-splito-known = Ви пам’ятаєте, що в кого:
terminal-splito-nothing-known = Чужих рук ви ще не бачили.
terminal-splito-empty-place = вільне місце
terminal-splito-hand = { $two ->
    [yes] Ваша рука (потім — на місце ліворуч). Номер, бік, очки зони тоді:
   *[no] Ваша рука (потім її отримає { $who }). Номер, бік, очки зони тоді:
 }
terminal-splito-hand-picked = { $two ->
    [yes] Ви обрали { $picked }, але можна передумати (рука потім — на місце ліворуч):
   *[no] Ви обрали { $picked }, але можна передумати (руку потім отримає { $who }):
 }
terminal-splito-do = { $side ->
    [left] { $card } ліворуч
   *[right] { $card } праворуч
 }
terminal-splito-then = у зоні буде { $points }
terminal-splito-which-side = Куди? Напишіть «{ $card } left» або «{ $card } right» (можна < і >).
terminal-splito-not-a-pick = Не розумію «{ $text }». Оберіть номер від 1 до { $count } або напишіть карту й бік: «{ $example }».

# Правила стисло
terminal-splito-rules = Спліто: правила стисло
splito-short-goal = { $two ->
    [yes] У кожного дві власні зони, ліворуч і праворуч. Наприкінці очки лівої зони множать на очки правої: у кого добуток більший, той переміг. (S-14, S-16)
   *[no] Між кожними двома сусідами лежить спільна зона. Наприкінці очки вашої лівої зони множать на очки правої: у кого добуток більший, той переміг. (S-5, S-14)
 }
splito-short-round = { $two ->
    [yes] Раундів 26. Ви обоє потайки обираєте карту з руки й власну зону для неї, потім карти відкривають. Руку кладуть на вільне місце ліворуч і беруть ту, що лежала праворуч. (S-6, S-17)
   *[no] Раундів 13. Усі потайки обирають карту з руки й одну з двох своїх зон, потім карти відкривають разом. Руку передають сусідові ліворуч. (S-6, S-7)
 }
splito-short-score = На руці є і карти спліто (число від 1 до 6 і колір), і цілі. Ціль приносить очки зоні, де лежить, якщо наприкінці там виконано її умову. Одна карта може допомагати багатьом цілям. (S-10)
splito-short-goals = «Найбільше» — строго більше, ніж у будь-якій іншій зоні. «Рівно» — ні більше ні менше. Цілі про кількість карт у зоні рахують усе: спліто, цілі й самих себе. (S-11, S-12, S-13)
splito-short-common = Спільні цілі наприкінці переходять у зону, де потрібних карт найбільше. За рівності не дістаються нікому. (S-9)
splito-short-promo = Якщо наприкінці раунду числа рівно в одній зоні дають у сумі 42, карта «42» одразу переходить туди. Якщо таких зон кілька, вона виходить із гри. (S-8)
splito-short-tie = За рівного рахунку перемагає той, у кого у своїх зонах менше карт. (S-14)
splito-short-signs = Знаки: ✓ ціль виконано, +3 її очки; ↑2 бракує двох, ↓1 одна зайва. Карти за кольорами: r червоний, o помаранчевий, y жовтий, g зелений, b синій, k чорний; r135 — червоні 1, 3 і 5.
splito-short-notation = Хід — номер поруч із картою або карта й бік: «5r left», «g17 >». Літера h покаже, що ви пам’ятаєте про чужі руки.

## Приклади до правил

# Живі приклади правил «Спліто»: чому можна, чому ні.

# Карти
splito-example-two-copies = Кожна карта є у двох примірниках: обидві червоні п’ятірки лежать в одній зоні, і п’ятірок там найбільше.
splito-example-third-copy = Третьої червоної п’ятірки в грі немає: такого столу не буває.
splito-example-goal-card = Ціль грають так само, як карту спліто: одна карта з руки в одну зі своїх зон.
splito-example-own-goal = Ціль можна описати й словами, якщо її немає у списку. Червоних тут немає, два очки ваші.
splito-example-no-such-goal = Цілі з таким номером у цій грі немає, і зіграти її не можна.
splito-example-goal-twice = Кожна ціль — одна карта. Лежати у двох зонах одразу вона не може.

# Підготовка
splito-example-star-and-moon = Спільних цілей дві: із зіркою, за колір, і з місяцем, за число. Червоних найбільше в першій зоні, четвірок — у другій.
splito-example-common-is-majority = Спільною буває лише ціль «найбільше». На карті «жодної п’ятірки» знака немає.
splito-example-shared-zone = У трьох три зони, і кожна спільна для двох сусідів. Очки є в першій і другій, обидві в того, хто сидить між ними: двічі два — чотири.
splito-example-zone-missing = Між кожними двома сусідами лежить зона. У чотирьох їх чотири, а тут лише три.

# Хід гри
splito-example-pick = Ви обираєте карту з руки й одну зі своїх зон. Відкриють її, коли оберуть усі.
splito-example-second-thoughts = Поки обрали не всі, можна передумати: замість червоної п’ятірки ви кладете ціль, і в іншу зону.
splito-example-not-in-hand = Чорної п’ятірки у вас на руці немає. Грають тим, що є.
splito-example-forty-two = Сім шісток — рівно 42, і промокарта переходить у цю зону: чотири очки згори, і карт там тепер вісім.
splito-example-less-than-forty-two = Сума тут 41. Промокарта чекає рівно на 42, лежати тут вона не може.
splito-example-promo-not-in-hand = Промокарта лежить посеред столу й переходить сама. З руки її не грають.

# Підрахунок
splito-example-common-goes-to-most = Зелених у першій зоні три, в інших менше: спільна ціль переходить туди.
splito-example-common-tied = У двох зонах по дві зелені карти. Нічия, і спільна ціль нікому не дістається.
splito-example-common-nothing-anywhere = Зелених немає ніде. Це теж нічия: спільну ціль перевертають.
splito-example-two-spoils-no-twos = Ціль просить обійтися без двійок, а вони тут лежать. Умову не виконано, очок немає.
splito-example-one-card-many-goals = Червона п’ятірка працює одразу на три цілі: на кольори, на числа й на більшість червоних.
splito-example-majority = Трійок тут три, в інших зонах дві й одна. Більшість є, три очки ваші.
splito-example-majority-tied = Трійок порівну із сусідньою зоною. Треба строго більше за всіх, тому ціль не зараховано.
splito-example-met-once = Одиниць, трійок і п’ятірок тут по дві, вистачило б на дві такі цілі. Та очки карта приносить один раз.
splito-example-four-equal-are-two-pairs = Чотири одиниці — це дві пари. Разом із парами двійок і шісток виходить чотири.
splito-example-exactly-two-not-three = Ціль просить рівно дві одиниці. Три — вже забагато.
splito-example-zone-goal-counts-all = Дванадцять карт, дві цілі та спільна ціль, що сюди перейшла: разом п’ятнадцять. Рахують і саму ціль «не менше ніж 15», і невиконану поруч.
splito-example-common-goal-makes-it-too-many = Спільна ціль принесла три очки, але стала п’ятнадцятою картою, і «не більше ніж 14» тепер не виконано.
splito-example-product = Зони варті 4, 4 і 1. Рахунок — ліва зона, помножена на праву: у того, чиї зони перша і друга, виходить 16, у його сусідів по 4.
splito-example-fewer-cards-win = У двох по чотири очки, але в одного у своїх зонах менше карт: чотири проти п’яти. Переміг він.
splito-example-shared-win = Порівну й очок, і карт у своїх зонах. Перемогу ділять двоє.
splito-example-score-pad = Зони варті 8, 4 і 6 очок: шість на вісім — 48, вісім на чотири — 32, чотири на шість — 24.

# Удвох
splito-example-four-zones = У кожного дві власні зони. Трійок найбільше в першій, і в її господаря виходить 3 × 2 = 6 проти 2 × 2.
splito-example-all-four-compared = Порівнюють усі чотири зони, свої теж. Дві трійки у вашій другій зоні завадили першій.
splito-example-two-zones-are-too-few = Удвох грають за столом на чотирьох: зон чотири, по дві в кожного.
