# Покер Куна
kuhn-title = Покер Куна
game-kuhn = Покер Куна
game-kuhn-lure = Три карты, одна ставка и блеф.
game-kuhn-players = 2
game-kuhn-minutes = 1
how-kuhn-goal = Выиграйте фишки из банка.
how-kuhn-turn = Пропустите или поставьте; на ставку отвечают: уравнивают или сдаются.
how-kuhn-touch = Нажмите на ход, который хотите сделать.
kuhn-option-players = Игроков

kuhn-short-goal = Карт три: валет, дама, король. Каждый получает одну и кладёт в банк фишку. (K-1, K-2)
kuhn-short-turn = Пропустите или поставьте фишку; ставку уравнивают фишкой, или сдаются. (K-3, K-4, K-5)
kuhn-short-end = Если один сдался, банк берёт другой; иначе — старшая карта. (K-6)

kuhn-view-pot = банк
kuhn-view-card = карта
kuhn-view-card-j = валет
kuhn-view-card-q = дама
kuhn-view-card-k = король
kuhn-view-chips = фишки
kuhn-move-check = пропустить
kuhn-move-bet = поставить фишку
kuhn-move-call = уравнять
kuhn-move-fold = сдаться

kuhn-event-deal = Карты розданы; начинает { $who }.
kuhn-event-card = { $card ->
    [J] { $who } получает валета.
    [Q] { $who } получает даму.
    [K] { $who } получает короля.
   *[other] { $who } получает карту.
 }
kuhn-event-check = { $who } пропускает.
kuhn-event-bet = { $who } ставит фишку.
kuhn-event-call = { $who } уравнивает.
kuhn-event-fold = { $who } сдаётся.
kuhn-event-shown = Карты открыты: { $first } и { $second }. Старшая у игрока { $who }.
kuhn-outcome-cards = Победа по старшей карте: { $winners }. Выиграно фишек: { $chips }.
kuhn-outcome-fold = Победа: { $winners }, соперник сдался. Выиграно фишек: { $chips }.
kuhn-why-open = Ходит { $who }.

kuhn-no-turn = Сейчас не ваш ход.
kuhn-no-answer = На ставку надо ответить: уравнять или сдаться.
kuhn-no-bet = Ставки ещё нет: пропустите или поставьте.

kuhn-example-bet-after-check = Первый пропустил: второй может поставить с любой картой.
kuhn-example-no-check-after-bet = На ставку нельзя ответить пропуском: только уравнять или сдаться.
kuhn-example-nothing-to-call = В начале нет ставки, которую можно уравнять.
kuhn-example-higher-card = Оба пропустили: король старше дамы.
