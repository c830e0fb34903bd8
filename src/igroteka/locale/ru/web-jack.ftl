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
jack-no-use = { $card }: сейчас не сыграть
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
