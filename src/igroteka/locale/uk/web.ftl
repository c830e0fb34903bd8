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
game-red7 = Спектр · Red7
game-red7-lure = Лідируйте наприкінці свого ходу — або змінюйте правило.
game-red7-players = 2–4
game-red7-minutes = 10
game-tsvetariki = Цветарики
game-tsvetariki-lure = Забирайте групи жетонів і не видавайте свого кольору.
game-tsvetariki-players = 1–5
game-tsvetariki-minutes = 15
game-splito = Спліто
game-splito-lure = Одна зона на двох із кожним сусідом. Рахунок — добуток.
game-splito-players = 2–8
game-splito-minutes = 20
game-jack = Одноокий валет
game-jack-lure = П’ять фішок у ряд за картами. Валети змінюють усе.
game-jack-players = 2–12
game-jack-minutes = 25
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

option-red7-players = Скільки гравців
option-red7-edition = Видання
option-red7-edition-what = чиї тонкощі правил
option-red7-edition-red7 = Red7
option-red7-edition-spectra = Спектр
option-red7-extra_actions = Додаткові дії
option-red7-extra_actions-what = непарні карти роблять більше: 1, 3, 5, 7
option-red7-advanced = Ускладнена гра
option-red7-advanced-what = добір карт і очки за кілька раундів
option-red7-five_chains = П’ятірка продовжує
option-red7-five_chains-what = карта, зіграна через п’ятірку, теж діє
option-red7-seven_may_skip = Сімку можна й без дії
option-red7-seven_may_skip-what = покласти її, навіть якщо нічого переносити
option-red7-one_spares_smaller = Одиниця щадить слабких
option-red7-one_spares_smaller-what = не бере з палітри, де карт менше, ніж у вас
option-tsvetariki-mode = Як граємо
option-tsvetariki-mode-each = кожен за себе
option-tsvetariki-mode-two-colours = удвох, по два кольори
option-tsvetariki-mode-teams = двоє на двох
option-tsvetariki-mode-solitaire = пасьянс
option-tsvetariki-players = Скільки гравців
option-tsvetariki-colours = Секретних кольорів
option-tsvetariki-colours-what = що більше, то важче
option-tsvetariki-jokers = Джокери поруч із групою
option-tsvetariki-jokers-what = яких брати разом із нею
option-tsvetariki-jokers-free = яких хочете
option-tsvetariki-jokers-join = усіх
option-splito-players = Скільки гравців
option-splito-promo = Карта «42»
option-splito-promo-what = додаткова ціль у центрі столу: сума рівно 42
option-splito-goals = Набір цілей
option-splito-goals-standard = звичайний
option-jack-players = Скільки гравців
option-jack-teams = Скільки сторін
option-jack-teams-what = партнери сидять через одного
option-jack-strict_draw = Карту беруть самі
option-jack-strict_draw-what = сусід сходив і взяв раніше за вас — граєте без неї
option-jack-partner_hints = Підказки партнерові
option-jack-partner_hints-what = сторона говорить так, що суперники не чують
option-jack-board = Дошка
option-jack-board-classic = звичайна

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
rules-edition-red7 = Red7
rules-edition-spectra = Спектр
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
how-red7-goal = Мета — лишитися останнім. До кінця свого ходу ви маєте лідирувати за правилом на полотні, інакше вибуваєте.
how-red7-turn = За хід покладіть карту до своєї палітри, на полотно (її колір змінить правило) — або спершу до палітри, потім на полотно.
how-red7-touch = Торкніться карти, і стіл покаже, хто лідируватиме. Тьмяні карти не рятують.
how-tsvetariki-goal = Мета — щоб наприкінці на полі лишилося якнайменше жетонів вашого таємного кольору. Потримайте «Мій колір», щоб його побачити.
how-tsvetariki-turn = За хід зніміть групу: два й більше сусідніх жетони одного кольору. Верхні скотяться вниз, порожній скат закриється.
how-tsvetariki-touch = Торкніться будь-якого жетона групи, потім «Взяти». Джокера поруч із групою можна забрати разом із нею.
how-splito-goal = Ліворуч і праворуч від вас по зоні, кожна спільна із сусідом. Наприкінці очки лівої множаться на очки правої: потрібні обидві.
how-splito-turn = Усі разом таємно вибирають карту й зону для неї, потім руки переходять по колу. Цілі дають зоні очки, числа й кольори їх виконують.
how-splito-touch = Виберіть карту й зону. Під цілями видно, що зміниться.
how-jack-goal = Мета — лінії з п’яти своїх фішок поспіль: уздовж, упоперек чи навскіс. Кути із зіркою годяться всім.
how-jack-turn = За хід зіграйте карту й поставте фішку на одну з двох клітинок із нею. Потім прийде нова карта.
how-jack-touch = Двоокий валет ставить фішку будь-куди, одноокий знімає чужу. Торкніться карти — її клітинки засвітяться.
