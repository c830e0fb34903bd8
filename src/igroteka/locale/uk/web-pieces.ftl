# Літери й підписи на картах, жетонах і фішках
piece-back = Карта сорочкою догори
red7-start-card = Початкова карта
red7-letter-r = Ч
red7-letter-o = П
red7-letter-y = Ж
red7-letter-g = З
red7-letter-b = Б
red7-letter-i = С
red7-letter-v = Ф
red7-brief-r = старша карта
red7-brief-o = одне число
red7-brief-y = один колір
red7-brief-g = парні
red7-brief-b = різні кольори
red7-brief-i = числа поспіль
red7-brief-v = менші за 4
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
splito-letter-r = Чв
splito-letter-o = П
splito-letter-y = Ж
splito-letter-g = З
splito-letter-b = С
splito-letter-k = Чн
splito-sum = сума
splito-goal-label = Ціль «{ $goal }», { splito-points }
jack-mark-J = В
jack-mark-Q = Д
jack-mark-K = К
jack-mark-A = Т
jack-card = { $rank } { $suit ->
    [S] пік
    [H] чирв
    [D] бубон
   *[C] треф
 }
jack-corner = Кут: фішка кожного
jack-side-letter = { $side ->
    [B] Чн
    [R] Чв
   *[G] З
 }
