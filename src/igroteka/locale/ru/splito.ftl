# Сплито
splito-title = Сплито

# Цвета и карты (что? — кладёт что?)
splito-colour-r = красный
splito-colour-o = оранжевый
splito-colour-y = жёлтый
splito-colour-g = зелёный
splito-colour-b = синий
splito-colour-k = чёрный
splito-card-name = { $colour ->
    [r] красная
    [o] оранжевая
    [y] жёлтая
    [g] зелёная
    [b] синяя
   *[k] чёрная
 } { $number }
splito-card-object = { $colour ->
    [r] красную
    [o] оранжевую
    [y] жёлтую
    [g] зелёную
    [b] синюю
   *[k] чёрную
 } { $number }
splito-goal-name = цель «{ $goal }»
splito-goal-object = цель «{ $goal }»
splito-goal-quoted = «{ $goal }»
splito-goal-worth = { $goal } — { $points }
splito-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
splito-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
splito-seat = место { $seat }

# Зона: по именам соседей, а при игре вдвоём — чья и с какой стороны
splito-zone = { $lies ->
    [left] «{ $first_who }, слева»
    [right] «{ $first_who }, справа»
   *[shared] «{ $first_who } — { $second_who }»
 }

# Что просят цели
splito-asks-majority-colour = больше всех { $name ->
    [r] красных
    [o] оранжевых
    [y] жёлтых
    [g] зелёных
    [b] синих
   *[k] чёрных
 }
splito-asks-majority-number = больше всех { $name ->
    [1] единиц
    [2] двоек
    [3] троек
    [4] четвёрок
    [5] пятёрок
   *[6] шестёрок
 }
splito-asks-none = ни одной { $name ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
 }
splito-asks-value = { $limit ->
    [exactly] ровно { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     }
   *[at_least] хотя бы { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     }
 } с числом { $name }
splito-asks-pairs = хотя бы { $count ->
    [one] { $count } пара
    [few] { $count } пары
    [many] { $count } пар
   *[other] { $count } пары
 } одинаковых чисел
splito-asks-each = есть { $names }
splito-asks-all-colours = есть все цвета
splito-asks-all-numbers = есть все числа
splito-asks-different-colours = { $limit ->
    [exactly] ровно { $count ->
        [one] { $count } цвет
        [few] { $count } цвета
        [many] { $count } цветов
       *[other] { $count } цвета
     }
   *[at_least] хотя бы { $count ->
        [one] { $count } цвет
        [few] { $count } цвета
        [many] { $count } цветов
       *[other] { $count } цвета
     }
 }
splito-asks-different-numbers = { $limit ->
    [exactly] ровно { $count ->
        [one] { $count } число
        [few] { $count } разных числа
        [many] { $count } разных чисел
       *[other] { $count } разного числа
     }
   *[at_least] хотя бы { $count ->
        [one] { $count } число
        [few] { $count } разных числа
        [many] { $count } разных чисел
       *[other] { $count } разного числа
     }
 }
splito-asks-absence = без { $name ->
    [r] красных
    [o] оранжевых
    [y] жёлтых
    [g] зелёных
    [b] синих
   *[k] чёрных
 }
splito-asks-zone = { $limit ->
    [exactly] ровно { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     }
    [at_most] не больше { $count ->
        [one] { $count } карты
        [few] { $count } карт
        [many] { $count } карт
       *[other] { $count } карты
     }
   *[at_least] не меньше { $count ->
        [one] { $count } карты
        [few] { $count } карт
        [many] { $count } карт
       *[other] { $count } карты
     }
 } в зоне
splito-asks-promo = сумма чисел 42

# То же в двух словах, для терминала и плиток: буква — цвет, цифра — число
splito-short-majority = больше { $name }
splito-short-none = нет { $name }
splito-short-value = { $count }×{ $name }
splito-short-pairs = пар { $count }
splito-short-each = есть { $name }
splito-short-all-colours = все цвета
splito-short-all-numbers = все числа
splito-short-different-colours = цветов { $count }
splito-short-different-numbers = чисел { $count }
splito-short-absence = нет { $name }
splito-short-zone = карт { $count }

# Судья
splito-why-score = Впереди { $seats }: { $left } × { $right } = { $score }.
splito-why-cards = Впереди { $seats }: { $left } × { $right } = { $score }. Столько же есть ещё у кого-то, но здесь меньше карт в своих зонах: { $size }.
splito-why-shared = Победу делят { $seats }: у всех { $score } и поровну карт, по { $size }.

# Что произошло
splito-event-common = Общие цели: { $common }.
splito-event-hand = { $cards ->
    [hidden] { $who } получает { $size ->
        [one] { $size } карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
     }.
   *[other] { $who } получает карты: { $cards }.
 }
splito-event-picked = { $side ->
    [left] { $who } выбирает { $card } налево.
    [right] { $who } выбирает { $card } направо.
   *[hidden] { $who } делает выбор.
 }
splito-event-changed = { $side ->
    [left] { $who } меняет выбор: { $card } налево.
    [right] { $who } меняет выбор: { $card } направо.
   *[hidden] { $who } меняет свой выбор.
 }
splito-event-reveal = Раунд { $round }: карты открыты.
splito-event-played = { $who } кладёт { $card } в зону { splito-zone }.
splito-event-passed = Руки переданы налево. Раунд { $round }.
splito-event-passed-two = Руки переложены налево, взяты новые справа. Раунд { $round }.
splito-event-promo-moved = Ровно 42! Карта «42» переходит в зону { splito-zone } и приносит { splito-points }.
splito-event-promo-gone = Сумма 42 сразу в нескольких зонах: карта «42» выходит из игры.
splito-event-common-won = Общая цель «{ $goal }» — зоне { splito-zone }: там { $most }, в других не больше { $next }.
splito-event-common-tied = Общая цель «{ $goal }» никому: поровну, по { $most }, зон с таким числом — { $tied }.
splito-event-goal-met = Зона { splito-zone }: цель «{ $goal }» выполнена.
splito-event-goal-short = Зона { splito-zone }: цель «{ $goal }» не выполнена, не хватило { $short }.
splito-event-goal-over = Зона { splito-zone }: цель «{ $goal }» не выполнена, лишних { $over }.
splito-event-zone = Зона { splito-zone }: { splito-points }, карт { $size }.
splito-event-score = { $who }: { $left } × { $right } = { $score } (карт в своих зонах: { $size }).

# Чем кончилось
splito-outcome-score = Победа: { $winners }. { $left } × { $right } = { $score } (счёт { $scores }).
splito-outcome-cards = Победа: { $winners }. Очков поровну, по { $score }, но меньше карт в своих зонах: { $size } (счёт { $scores }, карт { $sizes }).
splito-outcome-shared = Победу делят { $winners }: по { $score } и поровну карт, по { $size } (счёт { $scores }).

# Почему нельзя
splito-no-such-card = Сыграть { $card } нельзя: сейчас такой карты у вас на руке нет.
splito-no-such-goal = Цели с номером { $number } в этой игре нет.
splito-no-promo-in-hand = Карта «42» лежит в центре стола, с руки её не играют.

# Варианты стола
splito-option-players = игроков за столом
splito-option-promo = играть с промокартой «42»
splito-option-goals = набор целей: standard или свой (файл — через --goals)

# Готовые фразы
splito-phrase-too-few = Карт для этой цели у нас пока маловато.
splito-phrase-our-zone = Давай подтянем нашу общую зону.
splito-phrase-leave-neighbour = Хватит стараться для соседа, наша зона останется ни с чем!
splito-phrase-no-regrets = Помоги мне, не пожалеешь!
splito-phrase-your-turn = Я в нашу зону вложился, теперь ты.
splito-phrase-do-not-spoil = Только не испорти нам эту зону.
splito-phrase-together = Вместе мы их обгоним.
splito-phrase-they-run-away = Смотрите, они уходят в отрыв!
splito-phrase-well-played = Красиво сыграно.
splito-phrase-thanks = Спасибо, сосед!
