## Правила, події, відмови, суддя

# Цветарики
tsvetariki-title = Цветарики

tsvetariki-colour-r = червоний
tsvetariki-colour-y = жовтий
tsvetariki-colour-g = зелений
tsvetariki-colour-b = синій
tsvetariki-colour-v = фіолетовий
tsvetariki-joker = джокер

# Суддя
tsvetariki-why-going-on = Гра триває: на полі ще є групи.
tsvetariki-why-over = Груп на полі не лишилося.
tsvetariki-why-cleared = Перемога: місце { $winners }. Своїх жетонів на полі немає.
tsvetariki-why-left = Груп більше немає. Перемога: місце { $winners }, своїх жетонів на полі лишилося найменше.
tsvetariki-why-taken = Груп більше немає, своїх жетонів лишилося порівну. Перемога: місце { $winners }, своїх узято менше.
tsvetariki-why-draw = Нічия: місця { $winners }. Порівну і своїх жетонів на полі, і взятих.
tsvetariki-why-solitaire = Груп більше немає, а жетони потрібних кольорів на полі лишилися.

# Що сталося
tsvetariki-event-secret = { $colours ->
    [hidden] { $who }: { $size ->
        [one] секретний жетон
        [few] { $size } секретні жетони
        [many] { $size } секретних жетонів
       *[other] { $size } секретного жетона
     }, колір не показано.
   *[other] { $who }: { $size ->
        [one] секретний колір
        [few] секретні кольори
        [many] секретні кольори
       *[other] секретні кольори
     } — { $colours }.
 }
tsvetariki-event-deal = Сто жетонів розкладено по скатах.
tsvetariki-event-crowded = П’ять жетонів одного кольору торкаються одне одного: скати треба переставити.
tsvetariki-event-reorder = Скати переставлено.
tsvetariki-event-deal-again = Перестановки не допомогли: жетони розкладають наново.
tsvetariki-event-first = Перший хід: { $who }.
tsvetariki-event-take = { $who }: { $colour ->
    [r] червона
    [y] жовта
    [g] зелена
    [b] синя
   *[v] фіолетова
 } група { $move }, { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
 }{ $jokers ->
    [0] { "" }
    [one] { " " }({ $jokers } джокер)
    [few] { " " }({ $jokers } джокери)
    [many] { " " }({ $jokers } джокерів)
   *[other] { " " }({ $jokers } джокера)
 }.
tsvetariki-event-emptied = { $count ->
    [one] Порожній скат іде праворуч.
    [few] { $count } порожні скати йдуть праворуч.
    [many] { $count } порожніх скатів ідуть праворуч.
   *[other] { $count } порожнього ската йдуть праворуч.
 }
tsvetariki-event-no-groups = Груп більше немає.
tsvetariki-event-reveal = { $who }: секрет — { $colours }, на полі лишилося { $left }.

# Чим скінчилося
tsvetariki-outcome-cleared = Перемога: { $winners }. На полі не лишилося жодного жетона потрібного кольору (лишилося { $left }).
tsvetariki-outcome-left = Перемога: { $winners }. Своїх жетонів лишилося найменше (лишилося { $left }).
tsvetariki-outcome-taken = Перемога: { $winners }. Лишилося порівну, але своїх жетонів узято менше (лишилося { $left }, узято { $taken }).
tsvetariki-outcome-draw = Нічия: { $winners }. Порівну і лишилося, і взято (лишилося { $left }, узято { $taken }).
tsvetariki-outcome-solitaire-cleared = Пасьянс зійшовся! Перемога: { $winners }.
tsvetariki-outcome-solitaire-left = Пасьянс не зійшовся: на полі лишилося { $left }, прибрано { $taken }.

# Чому не можна
tsvetariki-no-over = Партію вже закінчено.
tsvetariki-no-nothing = Треба щось узяти: пропускати хід не можна.
tsvetariki-no-twice = Одну й ту саму клітинку названо двічі.
tsvetariki-no-off-board = Такої клітинки на полі немає.
tsvetariki-no-token = На клітинці { $cell } немає жетона.
tsvetariki-no-single = Жетон { $cell } стоїть сам: поодиноких жетонів не беруть.
tsvetariki-no-one-colour = У групі жетони одного кольору.
tsvetariki-no-apart = Жетон { $cell } не торкається решти: група тримається сторонами, кути не рахуються.
tsvetariki-no-part-left = Групу беруть цілою: до неї належить і { $cell }.
tsvetariki-no-jokers-alone = Самі джокери — не група: потрібен хоча б один кольоровий жетон. Назвіть його клітинку замість { $cell }.
tsvetariki-no-such-joker = На клітинці { $cell } немає джокера.
tsvetariki-no-joker-apart = Джокер { $cell } не торкається цієї групи.
tsvetariki-no-joker-left = За цим столом беруть усіх з’єднаних джокерів: { $cell } теж.
tsvetariki-no-bridge-left = Узятий джокер з’єднує групу і з { $cell }: цей жетон іде разом із нею.
tsvetariki-no-other-name = Ця група називається { $move }: за найлівішою, а в ній найнижчою кольоровою клітинкою.

# Варіанти столу
tsvetariki-option-mode = як грати: кожен за себе (each), удвох двома кольорами (two-colours), двоє на двох (teams), пасьянс (solitaire)
tsvetariki-option-players = гравців за столом: зазвичай від 2 до 5, двома кольорами 2, командами 4, у пасьянсі 1
tsvetariki-option-colours = секретних кольорів у кожного; у пасьянсі від 1 до 5
tsvetariki-option-jokers = з’єднаних із групою джокерів беруть за бажанням (free) або всіх (join)

## Сторінка

# Стіл «Цветариків» у браузері
tsvetariki-board = Поле: десять скатів по десять жетонів
tsvetariki-cell = { $cell }: { $token }, { $group ->
    [0] стоїть один
    [one] у групі { $group } жетон
    [few] у групі { $group } жетони
    [many] у групі { $group } жетонів
   *[other] у групі { $group } жетона
 }
tsvetariki-cell-empty = { $cell }: порожньо
tsvetariki-slides = жетони скочуються вниз
tsvetariki-closes = порожній скат іде праворуч
tsvetariki-players = Гравці та взяті жетони
tsvetariki-you = Ви
tsvetariki-your-turn = ваш хід
tsvetariki-their-turn = ходить
tsvetariki-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
 }
tsvetariki-left = Лишилося на полі
tsvetariki-secret = { $count ->
    [one] Мій колір
    [few] Мої кольори
    [many] Мої кольори
   *[other] Мої кольори
 }
tsvetariki-secret-hold = потримайте, щоб побачити
tsvetariki-chosen = { $count } { $colour ->
    [r] { $count ->
        [one] червоний
        [few] червоних
        [many] червоних
       *[other] червоних
     }
    [y] { $count ->
        [one] жовтий
        [few] жовтих
        [many] жовтих
       *[other] жовтих
     }
    [g] { $count ->
        [one] зелений
        [few] зелених
        [many] зелених
       *[other] зелених
     }
    [b] { $count ->
        [one] синій
        [few] синіх
        [many] синіх
       *[other] синіх
     }
   *[v] { $count ->
        [one] фіолетовий
        [few] фіолетових
        [many] фіолетових
       *[other] фіолетових
     }
 }{ $jokers ->
    [0] { "" }
    [one] { " " }і { $jokers } джокер
    [few] { " " }і { $jokers } джокери
    [many] { " " }і { $jokers } джокерів
   *[other] { " " }і { $jokers } джокера
 }
tsvetariki-joined = джокер { $cell } додав ще { $count }
tsvetariki-after = { $colour ->
    [r] червоних
    [y] жовтих
    [g] зелених
    [b] синіх
   *[v] фіолетових
 } { $count ->
    [0] не лишиться
   *[other] лишиться { $count }
 }
tsvetariki-choose = Виберіть групу
tsvetariki-choose-how = торкніться будь-якого її жетона
tsvetariki-waiting = Ходить { $who }
tsvetariki-waiting-how = групи можна роздивлятися й зараз
tsvetariki-jokers = Джокери біля групи
tsvetariki-joker-take = { $cell } беру
tsvetariki-joker-leave = { $cell } лишаю
tsvetariki-joker-taken = Джокер { $cell }: беру
tsvetariki-joker-left = Джокер { $cell }: лишаю
tsvetariki-take = Взяти { tsvetariki-count }
tsvetariki-take-none = Взяти

game-tsvetariki = Цветарики
game-tsvetariki-lure = Забирайте групи жетонів і не видавайте свого кольору.
game-tsvetariki-players = 1–5
game-tsvetariki-minutes = 15
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
how-tsvetariki-goal = Мета — щоб наприкінці на полі лишилося якнайменше жетонів вашого таємного кольору. Потримайте «Мій колір», щоб його побачити.
how-tsvetariki-turn = За хід зніміть групу: два й більше сусідніх жетони одного кольору. Верхні скотяться вниз, порожній скат закриється.
how-tsvetariki-touch = Торкніться будь-якого жетона групи, потім «Взяти». Джокера поруч із групою можна забрати разом із нею.

tsvetariki-letter-r = Ч
tsvetariki-letter-y = Ж
tsvetariki-letter-g = З
tsvetariki-letter-b = С
tsvetariki-letter-v = Ф
tsvetariki-token-r = червоний жетон
tsvetariki-token-y = жовтий жетон
tsvetariki-token-g = зелений жетон
tsvetariki-token-b = синій жетон
tsvetariki-token-v = фіолетовий жетон

## Термінал

# Цветарики в терміналі
terminal-tsvetariki-turn = хід { $turn }
terminal-tsvetariki-you = { $who } (ви)
terminal-tsvetariki-taken = узято
terminal-tsvetariki-left = лишилося
terminal-tsvetariki-point = Назвіть будь-яку клітинку групи, наприклад { $example }: група підсвітиться.
terminal-tsvetariki-not-a-cell = Не розумію «{ $text }». Назвіть клітинку: скат a–j і ряд 1–10 від нижнього краю, наприклад { $example }.
terminal-tsvetariki-group = { $colour ->
    [r] червона
    [y] жовта
    [g] зелена
    [b] синя
   *[v] фіолетова
 } група, { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
 }{ $jokers ->
    [0] { "" }
    [one] { " " }({ $jokers } джокер)
    [few] { " " }({ $jokers } джокери)
    [many] { " " }({ $jokers } джокерів)
   *[other] { " " }({ $jokers } джокера)
 }
terminal-tsvetariki-confirm = Узяти { $move } — { $group }? Enter — так, інша клітинка — інша група.
terminal-tsvetariki-jokers = { $count ->
    [one] Джокер поруч: { $cells }. Назвіть його клітинку, щоб узяти чи лишити його.
    [few] Джокери поруч: { $cells }. Назвіть клітинку, щоб узяти чи лишити джокера.
    [many] Джокери поруч: { $cells }. Назвіть клітинку, щоб узяти чи лишити джокера.
   *[other] Джокери поруч: { $cells }. Назвіть клітинку, щоб узяти чи лишити джокера.
 }

# Правила стисло
terminal-tsvetariki-rules = Цветарики: правила стисло
tsvetariki-short-goal = У кожного секретний колір. Що менше жетонів вашого кольору лишиться на полі, то краще. Якщо їх не лишилося зовсім, ви перемагаєте одразу, хто б їх не прибрав. (T-3, T-11)
tsvetariki-short-turn = За хід ви прибираєте одну групу цілою: щонайменше два жетони одного кольору, що торкаються сторонами, не кутами. Колір будь-який, не обов’язково ваш. Поодиноких жетонів не беруть, пропускати хід не можна. (T-7)
tsvetariki-short-slide = Жетони згори зісковзують униз по скату. Порожній скат іде праворуч, решта змикаються. (T-10)
tsvetariki-short-end = Коли груп не лишилося, перемагає той, у кого на полі менше своїх жетонів. Порівну — той, хто сам узяв менше своїх; і тут порівну — нічия. (T-12, T-13)
tsvetariki-short-jokers = Джокер стає кольором групи, яку ви берете, і може з’єднати дві її частини. Одного кольорового жетона і джокера досить, самих джокерів — ні. { $jokers ->
    [join] За цим столом усі з’єднані з групою джокери йдуть із нею.
   *[free] Кожного з’єднаного джокера можна взяти або лишити.
 } (T-8)
tsvetariki-short-mode = { $mode ->
    [teams] Грають двоє на двох, партнери сидять навпроти і знають обидва кольори своєї команди. Рахуються обидва кольори разом. (T-16)
    [two-colours] У кожного два кольори, рахуються обидва разом. (T-15)
    [solitaire] Це пасьянс: приберіть із поля всі жетони своїх кольорів. (T-14)
   *[each] Кожен грає за себе. Кольори, що нікому не дісталися, нічиї. (T-3)
 }
tsvetariki-short-notation = Скати — літери a–j зліва направо, ряди — числа 1–10 від нижнього краю, * — джокер. Назвіть клітинку (d4), і група підсвітиться; клітинка джокера додає його чи прибирає; Enter бере групу. Можна й одразу: d4+e5.

# Розв’язувач пасьянсу «Цветарики»
solve-deal = Розклад { $number }
solve-colours = Прибрати: { $colours }
solve-looking = Шукаємо…
solve-cleared = { $moves ->
    [one] Усе прибрано за { $moves } хід.
    [few] Усе прибрано за { $moves } ходи.
    [many] Усе прибрано за { $moves } ходів.
   *[other] Усе прибрано за { $moves } ходу.
}
solve-shortest = Коротше не можна: перевірено всі шляхи.
solve-left = { $left ->
    [one] Найкраще, що знайшлося: залишається { $left } жетон.
    [few] Найкраще, що знайшлося: залишаються { $left } жетони.
    [many] Найкраще, що знайшлося: залишається { $left } жетонів.
   *[other] Найкраще, що знайшлося: залишається { $left } жетона.
}
solve-impossible = Прибрати все тут не можна: перевірено всі шляхи.
solve-open = Можливо, за довший час знайдеться й краще (--seconds).

## Приклади до правил

# Живі приклади правил «Цветариків»: чому можна, чому ні. «Ви» — той, чий хід.

tsvetariki-example-four-may-touch = Чотири жетони одного кольору поруч — це ще можна: переставляти скати не треба.
tsvetariki-example-five-may-not = П’ять червоних тримаються разом. Так партію не починають: скати ставлять в іншому порядку.
tsvetariki-example-joker-does-not-count = Для цієї перевірки джокер не червоний: торкаються одне одного лише чотири червоні, п’ятий окремо.
tsvetariki-example-pair = Двох червоних, що стоять поруч, уже досить: це група.
tsvetariki-example-round-the-corner = Група вигинається як завгодно, аби жетони торкалися сторонами. Усі чотири червоні йдуть разом.
tsvetariki-example-not-my-colour = Ваш колір червоний, але взяти можна й зелену групу: колір групи обираєте ви.
tsvetariki-example-single = Поруч із цим червоним немає іншого червоного. Поодиноких жетонів не беруть.
tsvetariki-example-corners = Зелені торкаються лише кутом, а кути не рахуються: групи немає.
tsvetariki-example-part-of-a-group = Узяти два червоні з трьох не можна: група йде цілою.
tsvetariki-example-two-colours-at-once = За хід беруть одну групу одного кольору: червоні й зелені разом — це вже дві.
tsvetariki-example-no-passing = Не взяти нічого не можна: поки є хоч одна група, хід не пропускають.
tsvetariki-example-empty-cell = На цій клітинці нічого немає: жетони скотилися нижче.
tsvetariki-example-name-of-a-group = Групу називають за найлівішою клітинкою, а на одному скаті за найнижчою. Ця називається a1.
tsvetariki-example-joker-and-one = Один червоний і джокер поруч — уже група: джокер стає червоним.
tsvetariki-example-joker-stays = Пару червоних можна взяти й без джокера. Лишити його чи взяти — ваша справа.
tsvetariki-example-joker-goes-along = Той самий хід, але джокер іде разом із червоними.
tsvetariki-example-joker-is-green-for-green = Той самий джокер може стати й зеленим: колір вирішує той, хто ходить.
tsvetariki-example-bridge = Узятий джокер з’єднує червоних праворуч і ліворуч: ідуть усі чотири жетони.
tsvetariki-example-half-a-bridge = Джокера взято, отже, червоний за ним теж у групі: лишити його не можна.
tsvetariki-example-joker-through-joker = Другий джокер торкається червоного через першого: можна взяти обох.
tsvetariki-example-joker-skipped = Без першого джокера до другого не дотягтися: він не торкається групи.
tsvetariki-example-joker-elsewhere = Цей джокер стоїть осторонь від червоних: із ними він не йде.
tsvetariki-example-jokers-alone = Самі джокери — не група: потрібен хоча б один кольоровий жетон.
tsvetariki-example-no-joker-there = На цій клітинці зелений жетон, а не джокер.
tsvetariki-example-join-takes-all = За столом із правилом join джокер, що торкається групи, завжди йде з нею.
tsvetariki-example-join-leaves-none = За правилом join лишити з’єднаного джокера не можна.
tsvetariki-example-one-joker-keeps-it-going = Двох жетонів одного кольору поруч немає, але джокер торкається зеленого: гра триває.
tsvetariki-example-slide-together = Червоні пішли, зелений зісковзнув униз і став поруч з іншим зеленим. Тепер це група.
tsvetariki-example-not-yet-together = Поки червоний лежить між зеленими, вони не торкаються: спершу його треба прибрати.
tsvetariki-example-ramps-close-up = Другий скат спорожнів і пішов праворуч, решта зсунулися: зелені зустрілися.
tsvetariki-example-cells-move-too = Після цього ходу зелений стоїть уже на другому скаті, а на третьому лежить самотній фіолетовий.
tsvetariki-example-last-token = Червоних на полі більше немає. Ваш колір червоний — ви перемагаєте одразу.
tsvetariki-example-whoever-took-it = Останніх червоних узяли ви, але це колір суперника. Перемагає він: байдуже, хто прибрав жетони.
tsvetariki-example-neutral-colour = Червоних не лишилося, але це нічий колір: гра триває.
tsvetariki-example-won-already = Партію вже виграно: червоних на полі немає, і наступного ходу не буде.
tsvetariki-example-fewest-left = Груп більше немає. Зелених лишилося два, червоних три: перемагає зелений гравець.
tsvetariki-example-groups-left = Ще є пара синіх, тож рахувати рано: гра триває.
tsvetariki-example-nothing-to-take = Жодної групи не лишилося: партію закінчено, брати нічого.
tsvetariki-example-fewer-taken = Червоний і зелений лишилися по одному. Зелений гравець сам узяв менше своїх: перемагає він.
tsvetariki-example-draw = Порівну і лишилося, і взято: нічия між двома.
tsvetariki-example-solitaire-goes-on = У пасьянсі з червоним і жовтим мало прибрати червоних: потрібні обидва кольори.
tsvetariki-example-solitaire-not-cleared = Брати більше нічого, а червоні лишилися. Пасьянс не зійшовся.
tsvetariki-example-solitaire-cleared = Червоних не лишилося — пасьянс зійшовся, і грати далі нічого.
tsvetariki-example-both-colours-count = Удвох двома кольорами: у вас лишилися два червоні й жовтий, у суперника три зелені й синій. Три менше за чотири.
tsvetariki-example-both-colours-gone = Жовтих уже не було, тепер пішли й червоні: обидва ваші кольори прибрано, партію закінчено.
tsvetariki-example-team-adds-up = У червоно-жовтої команди лишилися три жетони, у зелено-синьої чотири: рахують обидва кольори команди разом.
tsvetariki-example-one-colour-of-the-team = Червоних не лишилося, але жовті вашого партнера ще на полі: команда переможе, коли підуть обидва кольори.
tsvetariki-example-team-has-won = Червоних уже не було, партнер дочекався й жовтих: команда перемогла, ходів більше немає.
