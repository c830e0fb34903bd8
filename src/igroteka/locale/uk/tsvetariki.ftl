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
