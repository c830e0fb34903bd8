# Покер Куна
kuhn-title = Покер Куна
game-kuhn = Покер Куна
game-kuhn-lure = Три карти, одна ставка і блеф.
game-kuhn-players = 2
game-kuhn-minutes = 1
how-kuhn-goal = Виграйте фішки з банку.
how-kuhn-turn = Пропустіть або поставте; на ставку відповідають: зрівнюють або здаються.
how-kuhn-touch = Натисніть на хід, який хочете зробити.
kuhn-option-players = Гравців

kuhn-short-goal = Карт три: валет, дама, король. Кожен отримує одну й кладе в банк фішку. (K-1, K-2)
kuhn-short-turn = Пропустіть або поставте фішку; ставку зрівнюють фішкою, або здаються. (K-3, K-4, K-5)
kuhn-short-end = Якщо один здався, банк бере інший; інакше — старша карта. (K-6)

kuhn-view-pot = банк
kuhn-view-card = карта
kuhn-view-card-j = валет
kuhn-view-card-q = дама
kuhn-view-card-k = король
kuhn-view-chips = фішки
kuhn-move-check = пропустити
kuhn-move-bet = поставити фішку
kuhn-move-call = зрівняти
kuhn-move-fold = здатися

kuhn-event-deal = Карти роздано; починає { $who }.
kuhn-event-card = { $card ->
    [J] { $who } отримує валета.
    [Q] { $who } отримує даму.
    [K] { $who } отримує короля.
   *[other] { $who } отримує карту.
 }
kuhn-event-check = { $who } пропускає.
kuhn-event-bet = { $who } ставить фішку.
kuhn-event-call = { $who } зрівнює.
kuhn-event-fold = { $who } здається.
kuhn-event-shown = Карти відкрито: { $first } і { $second }. Старша в гравця { $who }.
kuhn-outcome-cards = Перемога за старшою картою: { $winners }. Виграно фішок: { $chips }.
kuhn-outcome-fold = Перемога: { $winners }, суперник здався. Виграно фішок: { $chips }.
kuhn-why-open = Ходить { $who }.

kuhn-no-turn = Зараз не ваш хід.
kuhn-no-answer = На ставку треба відповісти: зрівняти або здатися.
kuhn-no-bet = Ставки ще немає: пропустіть або поставте.

kuhn-example-bet-after-check = Перший пропустив: другий може поставити з будь-якою картою.
kuhn-example-no-check-after-bet = На ставку не можна відповісти пропуском: лише зрівняти або здатися.
kuhn-example-nothing-to-call = На початку немає ставки, яку можна зрівняти.
kuhn-example-higher-card = Обидва пропустили: король старший за даму.
