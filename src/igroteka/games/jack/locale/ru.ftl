## Правила, события, отказы, судья

# Одноглазый валет
jack-title = Одноглазый валет

# Стороны: кто? — в начале предложения — чья фишка
jack-side-name = { $side ->
    [B] чёрные
    [R] красные
   *[G] золотые
 }
jack-side-start = { $side ->
    [B] Чёрные
    [R] Красные
   *[G] Золотые
 }
jack-side-chip = { $side ->
    [B] чёрная фишка
    [R] красная фишка
   *[G] золотая фишка
 }

# Карты с картинкой
jack-rank-J = валет
jack-rank-Q = дама
jack-rank-K = король
jack-rank-A = туз

# Судья
jack-why-won = { jack-side-start } победили: { $count ->
    [one] { $count } линия
    [few] { $count } линии
    [many] { $count } линий
   *[other] { $count } линии
 }.
jack-why-open = Никто ещё не победил. Линии: { $score }; нужно { $needed }.

# Что произошло
jack-event-first-card = Жребий: { jack-side-name } — { $card }.
jack-event-first-again = Поровну: тянем ещё раз.
jack-event-deal = Карты розданы. Начинают { jack-side-name }, ходит { $who }.
jack-event-hand = { $cards ->
    [hidden] { $who } получает { $size ->
        [one] { $size } карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
     }.
   *[other] { $who } получает карты: { $cards }.
 }
jack-event-put = { $who }: { $card }, фишка на { $square }.
jack-event-two-eyed = { $who }: двуглазый { $card }, фишка на { $square }.
jack-event-take = { $who }: одноглазый { $card }, с { $square } снята { jack-side-chip }.
jack-event-dead = { $who } меняет мёртвую карту: { $card }.
jack-event-twin = { $who }: { $card } дважды, фишка на { $square }.
jack-event-shift = { $who }: { $card } дважды, { jack-side-chip } переходит с { $square } на { $to }.
jack-event-pass = { $who } пасует: ходить нечем.
jack-event-draw = { $cards ->
    [hidden] { $who } берёт { $size ->
        [one] карту
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
     }.
   *[other] { $who } берёт: { $cards }.
 }
jack-event-late = { $who } не успевает взять { $size ->
    [one] карту: до конца игры на руке одной картой меньше.
    [few] карты: до конца игры на руке на { $size } карты меньше.
    [many] карты: до конца игры на руке на { $size } карт меньше.
   *[other] карты: до конца игры на руке на { $size } карты меньше.
 }
jack-event-reshuffle = Колода кончилась, сброс перемешан: в новой колоде { $size ->
    [one] { $size } карта
    [few] { $size } карты
    [many] { $size } карт
   *[other] { $size } карты
 }.
jack-event-sequence = { jack-side-start } собрали линию { $squares }: { $count } из { $needed }.
jack-event-slide = { jack-side-start }: линия сдвигается на { $squares }, чтобы рядом поместилась ещё одна.
jack-event-won = { jack-side-start } победили!
jack-event-drawn = Ничья: все спасовали подряд.

# Чем кончилось
jack-outcome-won = Победа: { $winners } ({ jack-side-name }). Линии — { $score }.
jack-outcome-drawn = Ничья: ходить больше некому. Линии — { $score }.

# Почему нельзя
jack-no-over = Игра уже закончена.
jack-no-draw = Брать сейчас нечего: карта полагается вам после вашего хода, пока следующий игрок не сходил и не взял свою.
jack-no-draw-needed = За этим столом карты приходят сами: отдельно их не берут.
jack-no-draw-first = Сначала возьмите карты за прошлый ход.
jack-no-pass = Пасуют, только когда ходить нечем. У вас ход есть.
jack-no-pass-dead = Все ваши карты мёртвые: сначала замените одну из них.
jack-no-such-card = Такой карты у вас на руке нет.
jack-no-dead-jack = Валет мёртвым не бывает.
jack-no-dead-live = Эта карта ещё жива: одна из её клеток свободна.
jack-no-dead-twice = Мёртвую карту меняют один раз за ход, и вы это уже сделали.
jack-no-take-card = Снять фишку может только одноглазый валет: ♠ или ♥.
jack-no-take-empty = На { $square } нет фишки.
jack-no-take-own = На { $square } ваша фишка, а снимают чужую.
jack-no-protected = Фишка на { $square } — часть собранной линии и защищена.
jack-no-put-one-eyed = Одноглазый валет не ставит фишку, а снимает чужую.
jack-no-corner = Углы — джокеры: фишек туда не ставят.
jack-no-wrong-square = На { $square } нарисована другая карта.
jack-no-occupied = Клетка { $square } занята.
jack-no-supply = Все ваши фишки на доске: ставить нечего.
jack-no-twins = Для этого нужны две одинаковые карты, а у вас одна.
jack-no-twin-jacks = С валетами так нельзя: их играют по одному.
jack-no-shift-live = Передвинуть фишку можно, только когда обе клетки этой карты заняты.
jack-no-shift-far = Фишку переносят на ближайшую свободную клетку, а { $to } — не она.

# Варианты стола
jack-option-players = игроков за столом
jack-option-teams = сторон: сколько команд делят стол
jack-option-strict_draw = карту берут сами; кто опоздал, остаётся без неё
jack-option-partner_hints = подсказки партнёрам: у команды свой разговор
jack-option-board = доска: classic или своя раскладка

## Страница

# Стол «Одноглазого валета» в браузере
jack-board = Доска десять на десять
jack-field = { $square }: { $card }, { $state ->
    [finished] { jack-side-chip } в собранной линии
    [chip] { jack-side-chip }
    [target] можно выбрать
   *[free] свободна
 }
jack-field-corner = { $square }: угол, фишка каждого
jack-sides = Стороны
jack-you = Вы
jack-due = +{ $count }
jack-side-supply = { jack-side-name } · { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 }
jack-lines = линий: { $count } из { $needed }
jack-hand = Рука
jack-deck = в колоде { $count }
jack-hand-card = { $card }, { $use ->
    [take] снять чужую фишку
    [anywhere] везде: любая свободная клетка
    [dead] замена: мёртвая, клетки { $squares } заняты
    [stuck] мёртвая: клетки { $squares } заняты
    [twins] пара, клетки { $squares }
   *[squares] клетки { $squares }
 }
jack-use = { $use ->
    [take] снять
    [anywhere] везде
    [dead] замена
    [stuck] мёртвая
   *[twins] пара
 }
jack-how = Как сыграть
jack-deed = { $deed ->
    [put] Одну
    [twin] Обе
    [dead] Заменить
    [shift] Сдвинуть
   *[take] Снять
 }
jack-where = Куда
jack-square-word = Клетка
jack-waiting = Ходит { $who }
jack-waiting-card = На доске подсвечены клетки карты: { $card }
jack-choose-card = Выберите карту
jack-choose-card-how = Её клетки загорятся на доске.
jack-choose-square = { $deed ->
    [take] Выберите фишку
    [shift] Выберите фишку и место
   *[put] Выберите клетку
 }
jack-choose-square-how = На доске или кнопкой.
jack-choose-square-far = Коснитесь любой клетки на доске.
jack-useless = { $card }: сейчас не сыграть
jack-would-finish = Клетка { $square } соберёт линию
jack-would-detail = Пять подряд { $direction ->
    [row] по горизонтали
    [column] по вертикали
   *[diagonal] по диагонали
 }: линия { $count } из { $needed }. Снять её уже нельзя.
jack-would-win = Клетка { $square } принесёт победу
jack-would-detail-win = Пять подряд { $direction ->
    [row] по горизонтали
    [column] по вертикали
   *[diagonal] по диагонали
 }: линия { $count } из { $needed }.
jack-would-finish-theirs = Осторожно: { jack-side-name } соберут линию
jack-would-detail-theirs = Фишка на { $square } станет для них пятой: линия { $count } из { $needed }.
jack-plan-put = Фишка встанет на { $square }
jack-plan-put-detail = { $card } уйдёт в сброс, вы возьмёте карту.
jack-plan-twin = Фишка встанет на { $square }
jack-plan-twin-detail = Обе карты уйдут в сброс, вы возьмёте две.
jack-plan-take = С { $square } уйдёт { jack-side-chip }
jack-plan-take-detail = Клетка освободится.
jack-plan-dead = { $card }: обе клетки заняты
jack-plan-dead-detail = Замените мёртвую карту и ходите дальше.
jack-plan-shift = { $square } → { $to }: { jack-side-chip }
jack-plan-shift-detail = Обе карты уйдут в сброс, вы возьмёте две.
jack-plan-draw = Возьмите карту
jack-plan-draw-detail = Успейте, пока следующий игрок не сходил и не взял свою.
jack-plan-pass = Ходить нечем
jack-plan-pass-detail = Остаётся пропустить ход.
jack-do-put = Поставить на { $square }
jack-do-twin = Поставить на { $square } за две
jack-do-take = Снять с { $square }
jack-do-dead = Заменить карту
jack-do-shift = Сдвинуть на { $to }
jack-do-draw = Взять карту
jack-do-pass = Пропустить ход
jack-do-nothing = Сыграть
jack-zoom-in = Приблизить доску
jack-zoom-out = Отдалить доску
jack-discards = Сброс
jack-discards-none = Пока ничего не сброшено.

game-jack = Одноглазый валет
game-jack-lure = Пять фишек в ряд по картам. Валеты меняют всё.
game-jack-players = 2–12
game-jack-minutes = 25
option-jack-players = Сколько игроков
option-jack-teams = Сколько сторон
option-jack-teams-what = партнёры сидят через одного
option-jack-strict_draw = Карту берут сами
option-jack-strict_draw-what = сосед сходил и взял раньше вас — играете без неё
option-jack-partner_hints = Подсказки партнёру
option-jack-partner_hints-what = сторона говорит так, что соперники не слышат
option-jack-board = Доска
option-jack-board-classic = обычная
how-jack-goal = Цель — линии из пяти своих фишек подряд: вдоль, поперёк или наискось. Углы со звездой годятся всем.
how-jack-turn = За ход сыграйте карту и поставьте фишку на одну из двух клеток с ней. Потом придёт новая карта.
how-jack-touch = Двуглазый валет ставит фишку куда угодно, одноглазый снимает чужую. Нажмите на карту — её клетки загорятся.

jack-mark-J = В
jack-mark-Q = Д
jack-mark-K = К
jack-mark-A = Т
jack-card = { $rank } { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
 }
jack-corner = Угол: фишка каждого
jack-side-letter = { $side ->
    [B] Ч
    [R] К
   *[G] З
 }

## Терминал

# «Одноглазый валет» в терминале: стол
terminal-jack-head = { $title } · ход { $turn } · в колоде { $deck }
terminal-jack-panel = линии·фишки, игрок·рука
terminal-jack-you = вы
terminal-jack-hand = Рука:
terminal-jack-empty-hand = пусто
terminal-jack-use = { $use ->
    [anywhere] везде
    [take] снять
   *[dead] мертва
 }

# Ходы и к чему они ведут
terminal-jack-do = { $kind ->
    [put] { $card } на { $square }
    [take] { $card }: снять с { $square }
    [dead] { $card }: заменить
    [twin] { $card } дважды на { $square }
    [shift] { $card } дважды: { $square } на { $to }
    [draw] взять карты
   *[pass] пасовать
 }
terminal-jack-then = { $result ->
    [win] и победа!
    [lose] и победа соперника!
   *[line] линия!
 }
terminal-jack-which = { $what }: можно по-разному — { $moves }.

# Правила вкратце
jack-short-goal = Соберите пять своих фишек подряд — в строке, столбце или по диагонали. Это линия. Для победы нужно линий: { $needed }. (J-16, J-18)
jack-short-turn = За ход вы играете карту, ставите фишку на свободную клетку с этой картой и получаете новую карту. Каждая карта нарисована на двух клетках. (J-8)
jack-short-jacks = Двуглазые валеты ♣ и ♦ ставят фишку на любую свободную клетку. Одноглазые ♠ и ♥ снимают чужую фишку, но не из собранной линии. (J-9, J-10)
jack-short-dead = Если обе клетки карты заняты, она мертва: раз за ход её можно заменить до хода. (J-11)
jack-short-twins = Две одинаковые карты можно сыграть вместе: поставить одну фишку и получить две карты (J-13). Если они мертвы — передвинуть фишку с их клетки на ближайшую свободную (J-12).
jack-short-corners = Углы — фишки для всех: линии с углом хватит четырёх своих. (J-16)
jack-short-share = У двух линий одной стороны может быть одна общая фишка. Если засчитать можно разные пятёрки, игра выбирает ту, после которой в ряду возможно больше. (J-17)
jack-short-end = Кто не может сделать ход, пасует. Когда все спасовали подряд, ничья. Кончилась колода — сброс перемешивают. (J-15)
jack-short-late = За этим столом карту берут сами, ходом draw. Если следующий игрок сходил и взял свою раньше вас, ваша карта потеряна до конца игры. (J-14)
jack-short-signs = На доске: *** угол, ● чёрные, ○ красные, ◆ золотые; = фишка собранной линии; + сюда можно поставить картой с руки.
jack-short-notation = Ходы: 4H i8 — карта и клетка; JS x d4 — снять фишку; 4H dead — заменить мёртвую; 4H 4H i8 — две карты за одну фишку; 4H 4H i8-j9 — передвинуть. Масти: C ♣, D ♦, H ♥, S ♠; T — десятка. Достаточно и одной клетки, если ясно, какая карта.

## Примеры к правилам

# Примеры к правилам «Одноглазого валета», в порядке правил
jack-example-two-squares = Двойка пик нарисована на двух клетках: B1 и G9. Обе свободны, вы выбираете G9.
jack-example-other-card = На B3 нарисован туз пик: с двойкой пик фишку туда не поставить.
jack-example-diamond-jack-sees-twice = Бубновый валет двуглазый: фишку можно поставить на любую свободную клетку.
jack-example-heart-jack-sees-once = Червовый валет одноглазый: он снимает чужую фишку, а не ставит свою.
jack-example-last-gold-chip = На доске 34 золотые фишки из 35: последнюю ещё можно поставить.
jack-example-no-gold-chip = Все 35 золотых фишек на доске: ставить больше нечего, хотя клетка и свободна.
jack-example-third-side-is-gold = Двое играют чёрными и красными, третья сторона — золотыми.
jack-example-no-gold-with-two-sides = Сторон две, а на доске золотая фишка: такой позиции не бывает.
jack-example-king-of-hearts = Король червей: одна его клетка уже занята, вторая, G6, свободна.
jack-example-king-square-taken = На G2 уже стоит фишка: занятая клетка не годится.
jack-example-jack-closes-a-gap = Двуглазый валет заполняет пробел в пятой строке — это вторая линия и победа чёрных.
jack-example-jack-not-into-a-corner = Углы — джокеры. Фишек туда не ставят даже двуглазым валетом.
jack-example-jack-breaks-a-four = У чёрных четыре в ряд. Одноглазый валет снимает одну из них, и ряд распадается.
jack-example-finished-is-protected = Пять в ряд — собранная линия: её фишки защищены.
jack-example-not-the-own-chip = Одноглазый валет снимает только чужие фишки, не свои.
jack-example-dead-card-replaced = Обе клетки четвёрки червей заняты: карта мертва. Вы меняете её до хода и ходите как обычно.
jack-example-half-dead-is-alive = Занята только одна клетка четвёрки червей: карта ещё жива, и менять её нельзя.
jack-example-one-dead-card-a-turn = В этом ходу мёртвую карту уже меняли. Вторая подождёт.
jack-example-dead-card-before-a-pass = На руке одна мёртвая карта. Прежде чем пасовать, её нужно заменить.
jack-example-shift-next-door = Две мёртвые четвёрки червей: красная фишка уходит с F5 на соседнюю клетку, и четвёрка в ряду рассыпается.
jack-example-shift-over-neighbours = Все восемь соседних клеток заняты, поэтому ближайшие свободные — через одну. Чужие фишки по пути не мешают.
jack-example-shift-too-far = До H5 два шага, а свободные клетки есть и в одном шаге.
jack-example-shift-finishes-for-its-side = Чёрные передвинули красную фишку — и она собрала линию для красных. Так и есть: линию получает та сторона, чья фишка.
jack-example-shift-not-the-finished = Фишка F5 — часть собранной линии: двигать её нельзя.
jack-example-both-for-one-chip = Две одинаковые карты за один ход: одна фишка на доску, зато две новые карты в руку.
jack-example-no-pair-of-jacks = Валетов парой не сбрасывают: каждый играет сам за себя.
jack-example-move-then-draw = Стол со строгим добором: сначала ход, потом вы сами берёте карту.
jack-example-draw-before-the-move = Хода ещё не было, и брать карту рано.
jack-example-nothing-to-take = На руке один одноглазый валет, а чужих фишек нет. Ходить нечем — остаётся пас.
jack-example-no-pass-with-a-move = Красную фишку можно снять, значит, ход есть, и пасовать нельзя.
jack-example-row-column-diagonal = Пять по диагонали — линия чёрных, пять столбцом — линия красных.
jack-example-corner-is-the-fifth = Угол — фишка для всех сразу: и чёрным, и красным хватило четырёх своих.
jack-example-corner-line-is-protected = Линия с углом такая же собранная, как любая другая: её фишки защищены.
jack-example-crossing-lines-share-a-chip = Строка и столбец пересекаются в одной фишке. Одна общая фишка разрешена: это две линии.
jack-example-nine-are-two = Девять подряд — это две линии с одной общей фишкой посередине.
jack-example-nine-with-the-middle-finished = Пятёрка в середине собрана раньше, и у любой другой с ней больше одной общей фишки. Поэтому она сдвигается вбок и освобождает место: девять подряд — всегда две линии.
jack-example-six-keep-the-best-five = Из шести засчитана пятёрка B–F: с ней в этой строке возможна ещё одна линия. Фишка G6 лишняя, и её можно снять.
jack-example-six-protect-the-kept-five = Засчитана пятёрка B–F, поэтому фишка B6 защищена.
jack-example-one-of-two-goes-on = При двух сторонах нужны две линии: у чёрных одна, игра продолжается.
jack-example-three-sides-need-one = При трёх сторонах хватает одной линии. Чёрные уже победили, ходить поздно.
