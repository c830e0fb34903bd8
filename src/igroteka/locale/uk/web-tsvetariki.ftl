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
