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
