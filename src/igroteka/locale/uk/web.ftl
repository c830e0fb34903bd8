# Сторінка в браузері
brand = Ігротека
nav = Розділи
to-home = На головну
to-table = Повернутися до столу
rules = Правила
settings = Налаштування
close = Закрити
cancel = Не треба
save = Зберегти
share = Поділитися
copied = Посилання скопійовано.
copy-link = Посилання
try-again = Спробувати ще раз
you = Ви
you-are = Ви — { $name }
guest-name = Гість
your-turn = Ваш хід
games = Ігри
game = Гра

# Ігри
minutes = { $minutes } хв

# Головна
home-question = У що зіграємо?
home-how = Один клік — і ви за столом. З друзями чи з ботами, без реєстрації.
play = Грати
play-game = Грати з ботами: { $game }
table-dots = Стіл…
table-of-game = Новий стіл: { $game }
table-code = Код столу
enter = Увійти
my-tables = Мої столи
open-tables = Відкриті столи
table-with = за столом: { $names }
table-empty = поки нікого
seats-left = вільно { $count }
with-people = з вами: { $names }
bots-of = { $count ->
    [1] бот «{ $bot }»
   *[other] бот «{ $bot }» × { $count }
 }
you-alone = ви самі
status-open = чекаємо гравців
status-playing = триває
status-over = завершено
show-all = Показати всі ({ $count })

# Новий стіл
new-table = Новий стіл
seats = Місця за столом
seats-count = { $count ->
    [one] { $count } місце за столом
    [few] { $count } місця за столом
    [many] { $count } місць за столом
   *[other] { $count } місця за столом
 }
seats-tap = натисніть на місце, щоб вибрати, хто сяде
seat-who = Хто сяде на місце { $seat }:
seat-choice-open = Друг
seat-choice-also = Поруч зі мною
seat-friend = Чекаємо друга
seat-friend-note = за посиланням або кодом
seat-also = Поруч із вами
seat-also-name = Ім’я сусіда по екрану
seat-also-note = за цим самим екраном
seat-me-note = це ви
seat-bot-note = бот
seat-side = сторона { $side }
seat-number = Гравець { $seat }
seat-free = Вільно
options = Правила столу
options-fine = Тонкощі правил
table-settings = Ще про стіл
start = Почати гру
start-note = Усі місця зайнято: партія почнеться одразу.
open-table = Відкрити стіл
open-note = Посилання й код для друга будуть на наступному екрані.
clock = Годинник
clock-what-none = думайте скільки хочеться
clock-what-move = стільки часу на кожен хід
clock-what-bank = стільки часу кожному на всю партію й додаток за хід
clock-what-days = граємо неквапом: стільки днів на кожен хід
clock-kind-none = немає
clock-kind-move = на хід
clock-kind-bank = на партію
clock-kind-days = дні
clock-length = Скільки часу
clock-increment = Додаток за кожен хід
clock-increment-choice = { $seconds ->
    [0] без додатка
   *[other] +{ $seconds } с
 }
clock-seconds = { $seconds } с
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
 }
clock-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
 }
listed = Стіл відкритий для всіх
listed-what = видно на головній, сісти може кожен; інакше лише за посиланням або кодом
talk = Розмови
talk-what = що можна казати за столом
talk-free = вільно
talk-phrases = готові фрази
talk-none = мовчки
team-talk = Партнери шепочуться
team-talk-what = сторона говорить так, що суперники не чують
watch = Глядачі
watch-what = дивитися може кожен, хто має посилання
standin = Хто вас підмінить
standin-what = бот, який дограє, якщо хтось відійде або не встигне
pace = Як ходять боти
pace-what = пауза перед ходом, щоб за ними встежити
pace-choice = { $ms ->
    [0] одразу
    [700] звичайно
    [2000] неквапом
   *[other] через { $seconds } с
 }
hints = Підказки
hints-what = скільки можна попросити за партію
hints-choice = { $count ->
    [0] немає
   *[other] { $count }
 }
rated = На рейтинг
rated-what = без підказок і повернення ходів

# Перед партією
invite = Запросіть друзів
invite-qr = QR-код із посиланням на цей стіл
invite-only-here = Це посилання відкривається лише на цьому комп’ютері. Щоб друзі зайшли зі своїх пристроїв у тій самій мережі, запустіть: make play HOST=0.0.0.0
invite-text = Зіграємо? { $game } в Ігротеці.
waiting-for = { $count ->
    [one] Чекаємо ще { $count } гравця
    [few] Чекаємо ще { $count } гравців
    [many] Чекаємо ще { $count } гравців
   *[other] Чекаємо ще { $count } гравців
 }
waiting-full = Усі зібралися
waiting-host = Партію почне господар столу.
waiting-bots = Не хочеться чекати? Посадіть бота на порожнє місце.
start-when-full = Почати, коли всі сядуть
your-name = Ваше ім’я
sit-down = Сісти за стіл
sit-here = Сісти сюди
seat-clear = Звільнити місце
told-clock-move = { $time } на хід
told-clock-bank = { $time } кожному на партію
told-rated = на рейтинг
told-listed = відкритий для всіх
seat-stand = Встати з-за столу
seat-swap = Поміняти місцями…
seat-swap-with = З ким поміняти? Натисніть на друге місце.
seat-you = це ви
seat-here = уже за столом

# Стіл
table = Стіл
table-opening = Відкриваємо стіл…
table-match = партія { $match }
table-deeds = За столом
board = Поле гри
log = Перебіг гри
log-secret = Ваш секретний колір роздано. Його видно на полі, поки ви тримаєте «Мій колір».
menu = Меню
hint = Підказка
hint-shown = Підказку показано на столі. Залишилося: { $left }.
hint-chance = Підказка на столі: з цим ходом шанси на перемогу близько { $chance } %. Залишилося підказок: { $left }.
undo = Крок назад
take-back = Повернути весь хід
leave = Відійти: за мене дограє бот
replace = Довго чекаємо. Нехай зіграє бот: { $name }
sound-on = Звук увімкнено
sound-off = Звук вимкнено
phrases = Готові фрази
phrases-only = Тут говорять готовими фразами
say = Сказати за столом…
say-side = Сказати своїм…
say-side-only = Говорити лише своїй стороні
phrases-side = Фразу почують лише свої
said-side = { $name }, своїм
mute = Не чути: { $name }
unmute = Знову чути: { $name }
send = Надіслати
turn-of = Ходить: { $name }
turn-over = Партію завершено
turn-wait = Чекаємо
turn-waiting = { $count ->
    [one] Чекаємо { $count } гравця
    [few] Чекаємо { $count } гравців
    [many] Чекаємо { $count } гравців
   *[other] Чекаємо { $count } гравців
 }
link-lost = Немає зв’язку. Повернемося самі
standin-plays = Зараз за вас грає бот.
standin-back = Повернутися за стіл
curtain-pass = Передайте екран: { $name }
curtain-why = Поки завісу опущено, чужих карт не видно.
curtain-lift = Це я, { $name }. Показати
toast-rule = Правило { $rule }
fair = Чесна роздача
fair-how = Відбиток зерна, з якого роздано карти. Наприкінці партії зерно відкриється, і роздачу зможе перевірити кожен.

# Підсумок
result = Підсумок
result-won = Ви перемогли!
result-shared = Перемога, одна на всіх!
result-won-with = Ви перемогли, і з вами { $names }!
result-winners = Перемога: { $names }
result-winner = переможець
result-nobody = Переможця немає
result-tokens = лишилося { $left } · узято { $taken }
rematch = Реванш
replay = Передивитися

# Повтор
replay-eyes = Чиїми очима
replay-all = усі карти відкрито
replay-hands = Усі руки
replay-link = Посилання на цю мить
replay-start = Карти роздано.
replay-first = На початок
replay-back = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-step = Крок партії
replay-of = крок { $step } з { $last }

# Правила
rules-choose = Виберіть гру.
rules-opening = Відкриваємо правила…
rules-short = Коротко
rules-whole = Докладно, за пунктами
rules-ruling = наше рішення
rules-ruling-note = — так позначено те, про що друковані правила мовчать: вирішувати довелося нам.
rules-examples = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
    [many] { $count } прикладів
   *[other] { $count } прикладу
 }
rules-try = Спробувати на полі
rules-look = Показати на полі
rules-hide = Прибрати поле
rules-works = Так можна.
rules-edition-both = видання різняться
rules-show = Показати хід
rules-again = Спочатку

# Налаштування
look = Вигляд і звук
language = Мова
theme = Тема
theme-auto = як у системі
theme-light = світла
theme-dark = темна
aid = Візерунки поверх кольору
aid-what = кожен колір має свій малюнок: легше розрізняти
size = Розмір карт
size-what = великі карти зручніші пальцям і очам
size-normal = звичайний
size-large = великий
motion = Рух
motion-what = карти літають, жетони котяться
sound = Звук
sound-what = тихий сигнал, коли ваш хід
your-name-what = Так вас бачать за столом.
name-kept = Ім’я збережено.
ratings = Мій рейтинг
ratings-what = Зростає, коли ви обіграєте сильних. Після «±» — наскільки він ще може зрушити: що більше партій, то точніше.
rating-strength = { $rating } ± { $sure }
rating-matches = { $count ->
    [one] { $count } партія на рейтинг
    [few] { $count } партії на рейтинг
    [many] { $count } партій на рейтинг
   *[other] { $count } партії на рейтинг
 }
rating-yours = Ваш рейтинг у цій грі: { $strength } ({ rating-matches }).
rating-none = Рейтингу в цій грі у вас поки немає: він з’явиться після першої партії.
my-data = Мої дані
move-away = Перейти на інший пристрій
move-what = Відкрийте це посилання там, куди переходите: код годиться один раз і чверть години.
move-qr = QR-код для переходу на інший пристрій
move-here = Перехід на цей пристрій
move-here-what = Ваше ім’я, столи й записи партій будуть і тут. Посилання спрацює один раз.
move-here-do = Перейти сюди
moved-here = Готово: ви тут.
export = Завантажити все
delete-me = Видалити мене
delete-what = Ім’я, столи, записи й рейтинг зникнуть назавжди. Партії інших залишаться, але без вашого імені.
delete-sure = Так, видалити назавжди
forgotten = Ваші дані видалено.

# Коли щось не так
wrong-offline = Немає зв’язку з Ігротекою.
wrong-offline-do = Перевірте мережу: щойно вона з’явиться, усе продовжиться.
wrong-fault = Щось зламалося в нас.
wrong-do = Спробуйте ще раз або поверніться на головну.
wrong-code = Столу з таким кодом зараз немає.
wrong-table = Такого столу немає.
wrong-record = Такого запису немає.
wrong-link = Посилання вже використано або застаріло.
wrong-place = Такої сторінки немає.
wrong-game = Такої гри в нас немає.
wrong-watch = За цим столом не дивляться збоку.
wrong-rules = Цей запис зроблено за іншою версією правил.
wrong-too-many = Надто часто. Зачекайте трохи.
wrong-tables = У вас забагато відкритих столів. Дограйте якийсь.
wrong-name = В імені має бути хоча б одна літера.
wrong-guest = Ігротека вас більше не знає.
wrong-guest-do = Схоже, ваші дані видалено. Можна почати заново, новим гостем.
begin-anew = Почати заново
wrong-store = Не вдалося зберегти. Спробуйте за хвилину.

# Перша партія
how-to-play = Як грати
how-play = Зрозуміло, граємо
how-rules = Усі правила
piece-back = Карта сорочкою догори

# Поле для гри, яка не має власного
general-yes = так
general-no = ні
general-nothing = немає
general-becomes = стане
general-moves = Ходи
general-choose = Оберіть хід
general-chosen = Хід: { $move }
general-play = Зіграти
general-play-move = Зіграти: { $move }
general-waiting = Ходить: { $who }
general-no-turn = Зараз ніхто не ходить
general-people = Гравці
general-table = На столі
general-last = Що було
general-acts = ходить
general-own = бачите лише ви
