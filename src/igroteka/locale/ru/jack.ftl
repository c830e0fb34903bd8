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
