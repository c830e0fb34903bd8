# Буквы и подписи на картах, жетонах и фишках
piece-back = Карта рубашкой вверх
red7-start-card = Начальная карта
red7-letter-r = К
red7-letter-o = О
red7-letter-y = Ж
red7-letter-g = З
red7-letter-b = Г
red7-letter-i = С
red7-letter-v = Ф
red7-brief-r = старшая карта
red7-brief-o = одно число
red7-brief-y = один цвет
red7-brief-g = чётные
red7-brief-b = разные цвета
red7-brief-i = числа подряд
red7-brief-v = меньше 4
tsvetariki-letter-r = К
tsvetariki-letter-y = Ж
tsvetariki-letter-g = З
tsvetariki-letter-b = С
tsvetariki-letter-v = Ф
tsvetariki-token-r = красный жетон
tsvetariki-token-y = жёлтый жетон
tsvetariki-token-g = зелёный жетон
tsvetariki-token-b = синий жетон
tsvetariki-token-v = фиолетовый жетон
splito-letter-r = К
splito-letter-o = О
splito-letter-y = Ж
splito-letter-g = З
splito-letter-b = С
splito-letter-k = Ч
splito-sum = сумма
splito-goal-label = Цель «{ $goal }», { splito-points }
jack-mark-J = В
jack-mark-Q = Д
jack-mark-K = К
jack-mark-A = Т
jack-card = { $rank } { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
 }
jack-corner = Угол: фишка каждого
jack-side-letter = { $side ->
    [B] Ч
    [R] К
   *[G] З
 }
