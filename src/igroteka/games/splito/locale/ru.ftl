## Правила, события, отказы, судья

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

## Страница

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

game-splito = Сплито
game-splito-lure = Одна зона на двоих с каждым соседом. Счёт — произведение.
game-splito-players = 2–8
game-splito-minutes = 20
option-splito-players = Сколько игроков
option-splito-promo = Карта «42»
option-splito-promo-what = дополнительная цель в центре стола: сумма ровно 42
option-splito-goals = Набор целей
option-splito-goals-standard = обычный
how-splito-goal = Слева и справа от вас по зоне, каждая общая с соседом. В конце очки левой умножаются на очки правой: нужны обе.
how-splito-turn = Все разом тайно выбирают карту и зону для неё, потом руки переходят по кругу. Цели дают зоне очки, числа и цвета их выполняют.
how-splito-touch = Выберите карту и зону. Под целями видно, что изменится.

splito-letter-r = К
splito-letter-o = О
splito-letter-y = Ж
splito-letter-g = З
splito-letter-b = С
splito-letter-k = Ч
splito-sum = сумма
splito-goal-label = Цель «{ $goal }», { splito-points }

## Терминал

# Сплито в терминале
terminal-splito-head = Сплито · раунд { $round } из { $rounds }
terminal-splito-scores = Счёт сейчас:
terminal-splito-common = Общие:
terminal-splito-tied = никому, поровну по { $most }
terminal-splito-promo = { $where ->
    [gone] «42» вне игры
    [zone] «42» +{ $points } → { $zone }
   *[middle] «42» +{ $points } ждёт
 }
terminal-splito-zone = { $lies ->
    [left] { $first }, слева
    [right] { $first }, справа
   *[shared] { $first } — { $second }
 }
terminal-splito-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, { $size ->
    [one] { $size } карта
    [few] { $size } карты
    [many] { $size } карт
   *[other] { $size } карты
 }
terminal-splito-known = Вы помните, что у кого:
terminal-splito-nothing-known = Чужих рук вы ещё не видели.
terminal-splito-empty-place = свободное место
terminal-splito-hand = { $two ->
    [yes] Ваша рука (потом — на место слева). Номер, сторона, очки зоны тогда:
   *[no] Ваша рука (потом её получит { $who }). Номер, сторона, очки зоны тогда:
 }
terminal-splito-hand-picked = { $two ->
    [yes] Вы выбрали { $picked }, но можно передумать (рука потом — на место слева):
   *[no] Вы выбрали { $picked }, но можно передумать (руку потом получит { $who }):
 }
terminal-splito-do = { $side ->
    [left] { $card } налево
   *[right] { $card } направо
 }
terminal-splito-then = в зоне станет { $points }
terminal-splito-which-side = Куда? Напишите «{ $card } left» или «{ $card } right» (можно < и >).
terminal-splito-not-a-pick = Не понимаю «{ $text }». Выберите номер от 1 до { $count } или напишите карту и сторону: «{ $example }».

# Правила вкратце
terminal-splito-rules = Сплито: правила вкратце
splito-short-goal = { $two ->
    [yes] У каждого две свои зоны, слева и справа. В конце очки левой зоны умножают на очки правой: у кого произведение больше, тот победил. (S-14, S-16)
   *[no] Между каждыми двумя соседями лежит общая зона. В конце очки вашей левой зоны умножают на очки правой: у кого произведение больше, тот победил. (S-5, S-14)
 }
splito-short-round = { $two ->
    [yes] Раундов 26. Вы оба тайно выбираете карту с руки и свою зону для неё, потом карты открываются. Руку кладут на свободное место слева и берут ту, что лежала справа. (S-6, S-17)
   *[no] Раундов 13. Все тайно выбирают карту с руки и одну из двух своих зон, потом карты открываются разом. Руку передают соседу слева. (S-6, S-7)
 }
splito-short-score = На руке есть и карты сплито (число от 1 до 6 и цвет), и цели. Цель приносит очки зоне, где лежит, если в конце там выполнено её условие. Одна карта может помогать многим целям. (S-10)
splito-short-goals = «Больше всех» — строго больше, чем в любой другой зоне. «Ровно» — ни больше ни меньше. Цели о числе карт в зоне считают всё: сплито, цели и сами себя. (S-11, S-12, S-13)
splito-short-common = Общие цели в конце переходят в зону, где нужных карт больше всего. При равенстве не достаются никому. (S-9)
splito-short-promo = Если в конце раунда числа ровно в одной зоне дают в сумме 42, карта «42» сразу переходит туда. Если таких зон несколько, она выходит из игры. (S-8)
splito-short-tie = При равном счёте побеждает тот, у кого в своих зонах меньше карт. (S-14)
splito-short-signs = Знаки: ✓ цель выполнена, +3 её очки; ↑2 не хватает двух, ↓1 одна лишняя. Карты по цветам: r красный, o оранжевый, y жёлтый, g зелёный, b синий, k чёрный; r135 — красные 1, 3 и 5.
splito-short-notation = Ход — номер рядом с картой или карта и сторона: «5r left», «g17 >». Буква h покажет, что вы помните о чужих руках.

## Примеры к правилам

# Живые примеры правил «Сплито»: почему можно, почему нельзя.

# Карты
splito-example-two-copies = Каждая карта есть в двух экземплярах: обе красные пятёрки лежат в одной зоне, и пятёрок там больше всех.
splito-example-third-copy = Третьей красной пятёрки в игре нет: такого стола не бывает.
splito-example-goal-card = Цель играют так же, как карту сплито: одна карта с руки в одну из своих зон.
splito-example-own-goal = Цель можно описать и словами, если её нет в списке. Красных здесь нет, два очка ваши.
splito-example-no-such-goal = Цели с таким номером в этой игре нет, и сыграть её нельзя.
splito-example-goal-twice = Каждая цель — одна карта. Лежать в двух зонах сразу она не может.

# Подготовка
splito-example-star-and-moon = Общих целей две: со звездой, за цвет, и с луной, за число. Красных больше всех в первой зоне, четвёрок — во второй.
splito-example-common-is-majority = Общей бывает только цель «больше всех». Цели «ни одной пятёрки» знака на карте нет.
splito-example-shared-zone = У троих три зоны, и каждая общая для двух соседей. Очки есть в первой и второй, обе у того, кто сидит между ними: дважды два — четыре.
splito-example-zone-missing = Между каждыми двумя соседями лежит зона. У четверых их четыре, а здесь только три.

# Ход игры
splito-example-pick = Вы выбираете карту с руки и одну из своих зон. Откроют её, когда выберут все.
splito-example-second-thoughts = Пока выбрали не все, можно передумать: вместо красной пятёрки вы кладёте цель, и в другую зону.
splito-example-not-in-hand = Чёрной пятёрки у вас на руке нет. Играют тем, что есть.
splito-example-forty-two = Семь шестёрок — ровно 42, и промокарта переходит в эту зону: четыре очка сверху, и карт там теперь восемь.
splito-example-less-than-forty-two = Сумма здесь 41. Промокарта ждёт ровно 42, лежать тут она не может.
splito-example-promo-not-in-hand = Промокарта лежит в центре стола и переходит сама. С руки её не играют.

# Подсчёт
splito-example-common-goes-to-most = Зелёных в первой зоне три, в других меньше: общая цель переходит туда.
splito-example-common-tied = В двух зонах по две зелёные карты. Ничья, и общая цель никому не достаётся.
splito-example-common-nothing-anywhere = Зелёных нет нигде. Это тоже ничья: общую цель переворачивают.
splito-example-two-spoils-no-twos = Цель просит обойтись без двоек, а они здесь лежат. Условие не выполнено, очков нет.
splito-example-one-card-many-goals = Красная пятёрка работает сразу на три цели: на цвета, на числа и на большинство красных.
splito-example-majority = Троек здесь три, в других зонах две и одна. Большинство есть, три очка ваши.
splito-example-majority-tied = Троек поровну с соседней зоной. Нужно строго больше всех, поэтому цель не засчитана.
splito-example-met-once = Единиц, троек и пятёрок здесь по две, хватило бы на две такие цели. Но очки карта приносит один раз.
splito-example-four-equal-are-two-pairs = Четыре единицы — это две пары. Вместе с парами двоек и шестёрок выходит четыре.
splito-example-exactly-two-not-three = Цель просит ровно две единицы. Три — уже перебор.
splito-example-zone-goal-counts-all = Двенадцать карт, две цели и общая цель, которая сюда перешла: всего пятнадцать. Считаются и цель «не меньше 15» сама, и невыполненная рядом.
splito-example-common-goal-makes-it-too-many = Общая цель принесла три очка, но стала пятнадцатой картой, и «не больше 14» теперь не выполнено.
splito-example-product = Зоны стоят 4, 4 и 1. Счёт — левая зона, умноженная на правую: у того, чьи зоны первая и вторая, выходит 16, у его соседей по 4.
splito-example-fewer-cards-win = У двоих по четыре очка, но у одного в своих зонах меньше карт: четыре против пяти. Победил он.
splito-example-shared-win = Поровну и очков, и карт в своих зонах. Победу делят двое.
splito-example-score-pad = Зоны стоят 8, 4 и 6 очков: шестью восемь — 48, восемью четыре — 32, четырежды шесть — 24.

# Вдвоём
splito-example-four-zones = У каждого две свои зоны. Троек больше всех в первой, и у её хозяина выходит 3 × 2 = 6 против 2 × 2.
splito-example-all-four-compared = Сравнивают все четыре зоны, свои тоже. Две тройки в вашей второй зоне помешали первой.
splito-example-two-zones-are-too-few = Вдвоём играют за столом на четверых: зон четыре, по две у каждого.
