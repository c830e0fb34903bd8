# Стол «Цветариков» в браузере
tsvetariki-board = Поле: десять скатов по десять жетонов
tsvetariki-cell = { $cell }: { $token }, { $group ->
    [0] стоит один
    [one] в группе { $group } жетон
    [few] в группе { $group } жетона
    [many] в группе { $group } жетонов
   *[other] в группе { $group } жетона
 }
tsvetariki-cell-empty = { $cell }: пусто
tsvetariki-slides = жетоны скатываются вниз
tsvetariki-closes = пустой скат уходит вправо
tsvetariki-players = Игроки и взятые жетоны
tsvetariki-you = Вы
tsvetariki-your-turn = ваш ход
tsvetariki-their-turn = ходит
tsvetariki-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
 }
tsvetariki-left = Осталось на поле
tsvetariki-secret = { $count ->
    [one] Мой цвет
    [few] Мои цвета
    [many] Мои цвета
   *[other] Мои цвета
 }
tsvetariki-secret-hold = подержите, чтобы увидеть
tsvetariki-chosen = { $count } { $colour ->
    [r] { $count ->
        [one] красный
        [few] красных
        [many] красных
       *[other] красных
     }
    [y] { $count ->
        [one] жёлтый
        [few] жёлтых
        [many] жёлтых
       *[other] жёлтых
     }
    [g] { $count ->
        [one] зелёный
        [few] зелёных
        [many] зелёных
       *[other] зелёных
     }
    [b] { $count ->
        [one] синий
        [few] синих
        [many] синих
       *[other] синих
     }
   *[v] { $count ->
        [one] фиолетовый
        [few] фиолетовых
        [many] фиолетовых
       *[other] фиолетовых
     }
 }{ $jokers ->
    [0] { "" }
    [one] { " " }и { $jokers } джокер
    [few] { " " }и { $jokers } джокера
    [many] { " " }и { $jokers } джокеров
   *[other] { " " }и { $jokers } джокера
 }
tsvetariki-joined = джокер { $cell } добавил ещё { $count }
tsvetariki-after = { $colour ->
    [r] красных
    [y] жёлтых
    [g] зелёных
    [b] синих
   *[v] фиолетовых
 } { $count ->
    [0] не останется
   *[other] останется { $count }
 }
tsvetariki-choose = Выберите группу
tsvetariki-choose-how = коснитесь любого её жетона
tsvetariki-waiting = Ходит { $who }
tsvetariki-waiting-how = группы можно разглядывать и сейчас
tsvetariki-jokers = Джокеры рядом с группой
tsvetariki-joker-take = { $cell } беру
tsvetariki-joker-leave = { $cell } оставляю
tsvetariki-joker-taken = Джокер { $cell }: беру
tsvetariki-joker-left = Джокер { $cell }: оставляю
tsvetariki-take = Взять { tsvetariki-count }
tsvetariki-take-none = Взять
