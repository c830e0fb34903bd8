# Страница в браузере
brand = Игротека
nav = Разделы
to-home = На главную
to-table = Вернуться к столу
rules = Правила
settings = Настройки
close = Закрыть
cancel = Не надо
save = Сохранить
share = Поделиться
copied = Ссылка скопирована.
copy-link = Ссылка
try-again = Попробовать ещё раз
you = Вы
you-are = Вы — { $name }
guest-name = Гость
your-turn = Ваш ход
games = Игры
game = Игра

# Игры
minutes = { $minutes } мин

# Главная
home-question = Во что сыграем?
home-how = Один щелчок — и вы за столом. С друзьями или с ботами, без регистрации.
play = Играть
play-game = Играть с ботами: { $game }
table-dots = Стол…
table-of-game = Новый стол: { $game }
table-code = Код стола
enter = Войти
my-tables = Мои столы
open-tables = Открытые столы
table-with = за столом: { $names }
table-empty = пока никого
seats-left = свободно { $count }
with-people = с вами: { $names }
bots-of = { $count ->
    [1] бот «{ $bot }»
   *[other] бот «{ $bot }» × { $count }
 }
you-alone = вы одни
status-open = ждём игроков
status-playing = идёт
status-over = окончена
show-all = Показать все ({ $count })

# Новый стол
new-table = Новый стол
seats = Места за столом
seats-count = { $count ->
    [one] { $count } место за столом
    [few] { $count } места за столом
    [many] { $count } мест за столом
   *[other] { $count } места за столом
 }
seats-tap = нажмите на место, чтобы выбрать, кто сядет
seat-who = Кто сядет на место { $seat }:
seat-choice-open = Друг
seat-choice-also = Рядом со мной
seat-friend = Ждём друга
seat-friend-note = по ссылке или коду
seat-also = Рядом с вами
seat-also-name = Имя соседа по экрану
seat-also-note = за этим же экраном
seat-me-note = это вы
seat-bot-note = бот
seat-side = сторона { $side }
seat-number = Игрок { $seat }
seat-free = Свободно
options = Правила стола
options-fine = Тонкости правил
table-settings = Ещё о столе
start = Начать игру
start-note = Все места заняты: партия начнётся сразу.
open-table = Открыть стол
open-note = Ссылка и код для друга будут на следующем экране.
clock = Часы
clock-what-none = думайте сколько хочется
clock-what-move = столько времени на каждый ход
clock-what-bank = столько времени каждому на всю партию и добавка за ход
clock-what-days = играем не спеша: столько дней на каждый ход
clock-kind-none = нет
clock-kind-move = на ход
clock-kind-bank = на партию
clock-kind-days = дни
clock-length = Сколько времени
clock-increment = Добавка за каждый ход
clock-increment-choice = { $seconds ->
    [0] без добавки
   *[other] +{ $seconds } с
 }
clock-seconds = { $seconds } с
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
 }
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
 }
listed = Стол открыт для всех
listed-what = виден на главной, сесть может любой; иначе только по ссылке или коду
talk = Разговоры
talk-what = что можно говорить за столом
talk-free = свободно
talk-phrases = готовые фразы
talk-none = молча
team-talk = Партнёры шепчутся
team-talk-what = сторона говорит так, что соперники не слышат
watch = Зрители
watch-what = смотреть может любой, у кого есть ссылка
standin = Кто вас подменит
standin-what = бот, который доиграет, если кто-то отойдёт или не успеет
pace = Как ходят боты
pace-what = пауза перед ходом, чтобы за ними уследить
pace-choice = { $ms ->
    [0] сразу
    [700] обычно
    [2000] не спеша
   *[other] через { $seconds } с
 }
hints = Подсказки
hints-what = сколько можно попросить за партию
hints-choice = { $count ->
    [0] нет
   *[other] { $count }
 }
rated = На рейтинг
rated-what = без подсказок и возврата ходов

# Перед партией
invite = Пригласите друзей
invite-qr = QR-код со ссылкой на этот стол
invite-only-here = Эта ссылка открывается только на этом компьютере. Чтобы друзья зашли со своих устройств в той же сети, запустите: make play HOST=0.0.0.0
invite-text = Сыграем? { $game } в Игротеке.
waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игроков
 }
waiting-full = Все в сборе
waiting-host = Партию начнёт хозяин стола.
waiting-bots = Ждать не хочется? Посадите бота на пустое место.
start-when-full = Начать, когда все сядут
your-name = Ваше имя
sit-down = Сесть за стол
sit-here = Сесть сюда
seat-clear = Освободить место
told-clock-move = { $time } на ход
told-clock-bank = { $time } каждому на партию
told-rated = на рейтинг
told-listed = открыт для всех
seat-stand = Встать из-за стола
seat-swap = Поменять местами…
seat-swap-with = С кем поменять? Нажмите на второе место.
seat-you = это вы
seat-here = уже за столом

# Стол
table = Стол
table-opening = Открываем стол…
table-match = партия { $match }
table-deeds = За столом
board = Поле игры
log = Ход игры
log-secret = Ваш секретный цвет роздан. Он показан на поле, пока вы держите «Мой цвет».
menu = Меню
hint = Подсказка
hint-shown = Подсказка показана на столе. Осталось: { $left }.
hint-chance = Подсказка на столе: с этим ходом шансы на победу около { $chance } %. Осталось подсказок: { $left }.
undo = Шаг назад
take-back = Вернуть весь ход
leave = Отойти: за меня доиграет бот
replace = Долго ждём. Пусть сыграет бот: { $name }
sound-on = Звук включён
sound-off = Звук выключен
phrases = Готовые фразы
phrases-only = Здесь говорят готовыми фразами
say = Сказать за столом…
say-side = Сказать своим…
say-side-only = Говорить только своей стороне
phrases-side = Фразу услышат только свои
said-side = { $name }, своим
mute = Не слышать: { $name }
unmute = Снова слышать: { $name }
send = Отправить
turn-of = Ходит: { $name }
turn-over = Партия окончена
turn-wait = Ждём
turn-waiting = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
    [many] Ждём { $count } игроков
   *[other] Ждём { $count } игроков
 }
link-lost = Нет связи. Вернёмся сами
standin-plays = Сейчас за вас играет бот.
standin-back = Вернуться за стол
curtain-pass = Передайте экран: { $name }
curtain-why = Пока шторка опущена, чужих карт не видно.
curtain-lift = Это я, { $name }. Показать
toast-rule = Правило { $rule }
fair = Честная раздача
fair-how = Отпечаток зерна, из которого розданы карты. В конце партии зерно откроется, и раздачу сможет проверить каждый.

# Итог
result = Итог
result-won = Вы победили!
result-shared = Победа, одна на всех!
result-won-with = Вы победили, и с вами { $names }!
result-winners = Победа: { $names }
result-winner = победитель
result-nobody = Победителя нет
result-tokens = осталось { $left } · взято { $taken }
rematch = Реванш
replay = Пересмотреть

# Повтор
replay-eyes = Чьими глазами
replay-all = все карты открыты
replay-hands = Все руки
replay-link = Ссылка на этот момент
replay-start = Карты розданы.
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-step = Шаг партии
replay-of = шаг { $step } из { $last }

# Правила
rules-choose = Выберите игру.
rules-opening = Открываем правила…
rules-short = Коротко
rules-whole = Подробно, по пунктам
rules-ruling = наше решение
rules-ruling-note = — так помечено то, о чём печатные правила молчат: решать пришлось нам.
rules-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
    [many] { $count } примеров
   *[other] { $count } примера
 }
rules-try = Попробовать на поле
rules-look = Показать на поле
rules-hide = Убрать поле
rules-works = Так можно.
rules-edition-both = в изданиях по-разному
rules-show = Показать ход
rules-again = Сначала

# Настройки
look = Вид и звук
language = Язык
theme = Тема
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
aid = Узоры поверх цвета
aid-what = у каждого цвета свой рисунок: легче различать
size = Размер карт
size-what = крупные карты удобнее пальцам и глазам
size-normal = обычный
size-large = крупный
motion = Движение
motion-what = карты летают, жетоны катятся
sound = Звук
sound-what = тихий сигнал, когда ваш ход
your-name-what = Так вас видят за столом.
name-kept = Имя сохранено.
ratings = Мой рейтинг
ratings-what = Растёт, когда вы обыгрываете сильных. После «±» — насколько он ещё может сдвинуться: чем больше партий, тем точнее.
rating-strength = { $rating } ± { $sure }
rating-matches = { $count ->
    [one] { $count } партия на рейтинг
    [few] { $count } партии на рейтинг
    [many] { $count } партий на рейтинг
   *[other] { $count } партии на рейтинг
 }
rating-yours = Ваш рейтинг в этой игре: { $strength } ({ rating-matches }).
rating-none = Рейтинга в этой игре у вас пока нет: он появится после первой партии.
my-data = Мои данные
move-away = Перейти на другое устройство
move-what = Откройте эту ссылку там, куда переходите: код годится один раз и четверть часа.
move-qr = QR-код для перехода на другое устройство
move-here = Переход на это устройство
move-here-what = Ваше имя, столы и записи партий будут и здесь. Ссылка сработает один раз.
move-here-do = Перейти сюда
moved-here = Готово: вы здесь.
export = Скачать всё
delete-me = Удалить меня
delete-what = Имя, столы, записи и рейтинг исчезнут навсегда. Партии других останутся, но без вашего имени.
delete-sure = Да, удалить навсегда
forgotten = Ваши данные удалены.

# Когда что-то не так
wrong-offline = Нет связи с Игротекой.
wrong-offline-do = Проверьте сеть: как только она появится, всё продолжится.
wrong-fault = Что-то сломалось у нас.
wrong-do = Попробуйте ещё раз или вернитесь на главную.
wrong-code = Стола с таким кодом сейчас нет.
wrong-table = Такого стола нет.
wrong-record = Такой записи нет.
wrong-link = Ссылка уже использована или устарела.
wrong-place = Такой страницы нет.
wrong-game = Такой игры у нас нет.
wrong-watch = За этим столом не смотрят со стороны.
wrong-rules = Эта запись сделана по другой версии правил.
wrong-too-many = Слишком часто. Подождите немного.
wrong-tables = У вас слишком много открытых столов. Доиграйте какой-нибудь.
wrong-name = В имени должна быть хотя бы одна буква.
wrong-guest = Игротека вас больше не знает.
wrong-guest-do = Похоже, ваши данные удалены. Можно начать заново, новым гостем.
begin-anew = Начать заново
wrong-store = Не удалось сохранить. Попробуйте через минуту.

# Первая партия
how-to-play = Как играть
how-play = Понятно, играем
how-rules = Все правила
piece-back = Карта рубашкой вверх

# Поле для игры, у которой нет своего
general-yes = да
general-no = нет
general-nothing = нет
general-becomes = станет
general-moves = Ходы
general-choose = Выберите ход
general-chosen = Ход: { $move }
general-play = Сыграть
general-play-move = Сыграть: { $move }
general-waiting = Ходит: { $who }
general-no-turn = Сейчас никто не ходит
general-people = Игроки
general-table = На столе
general-last = Что было
general-acts = ходит
general-own = видите только вы
