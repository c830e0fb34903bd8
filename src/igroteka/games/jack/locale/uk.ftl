## Правила, події, відмови, суддя

# Одноокий валет
jack-title = Одноокий валет

jack-side-name = { $side ->
    [B] чорні
    [R] червоні
   *[G] золоті
 }
jack-side-start = { $side ->
    [B] Чорні
    [R] Червоні
   *[G] Золоті
 }
jack-side-chip = { $side ->
    [B] чорна фішка
    [R] червона фішка
   *[G] золота фішка
 }

jack-rank-J = валет
jack-rank-Q = дама
jack-rank-K = король
jack-rank-A = туз

jack-why-won = { jack-side-start } перемогли: { $count ->
    [one] { $count } лінія
    [few] { $count } лінії
    [many] { $count } ліній
   *[other] { $count } лінії
 }.
jack-why-open = Ніхто ще не переміг. Лінії: { $score }; потрібно { $needed }.

jack-event-first-card = Жереб: { jack-side-name } — { $card }.
jack-event-first-again = Порівну: тягнемо ще раз.
jack-event-deal = Карти роздано. Починають { jack-side-name }, ходить { $who }.
jack-event-hand = { $cards ->
    [hidden] { $who } отримує { $size ->
        [one] { $size } карту
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
     }.
   *[other] { $who } отримує карти: { $cards }.
 }
jack-event-put = { $who }: { $card }, фішка на { $square }.
jack-event-two-eyed = { $who }: двоокий { $card }, фішка на { $square }.
jack-event-take = { $who }: одноокий { $card }, з { $square } знято: { jack-side-chip }.
jack-event-dead = { $who } міняє мертву карту: { $card }.
jack-event-twin = { $who }: { $card } двічі, фішка на { $square }.
jack-event-shift = { $who }: { $card } двічі, { jack-side-chip } переходить з { $square } на { $to }.
jack-event-pass = { $who } пасує: ходити нічим.
jack-event-draw = { $cards ->
    [hidden] { $who } бере { $size ->
        [one] карту
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
     }.
   *[other] { $who } бере: { $cards }.
 }
jack-event-late = { $who } не встигає взяти { $size ->
    [one] карту: до кінця гри на руці на одну карту менше.
    [few] карти: до кінця гри на руці на { $size } карти менше.
    [many] карти: до кінця гри на руці на { $size } карт менше.
   *[other] карти: до кінця гри на руці на { $size } карти менше.
 }
jack-event-reshuffle = Колода скінчилася, скид перетасовано: у новій колоді { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
 }.
jack-event-sequence = { jack-side-start } зібрали лінію { $squares }: { $count } з { $needed }.
jack-event-slide = { jack-side-start }: лінія зсувається на { $squares }, щоб поруч помістилася ще одна.
jack-event-won = { jack-side-start } перемогли!
jack-event-drawn = Нічия: усі спасували поспіль.

jack-outcome-won = Перемога: { $winners } ({ jack-side-name }). Лінії — { $score }.
jack-outcome-drawn = Нічия: ходити більше нікому. Лінії — { $score }.

jack-no-over = Гру вже закінчено.
jack-no-draw = Брати зараз нічого: карта належить вам після вашого ходу, доки наступний гравець не сходив і не взяв свою.
jack-no-draw-needed = За цим столом карти приходять самі: окремо їх не беруть.
jack-no-draw-first = Спершу візьміть карти за минулий хід.
jack-no-pass = Пасують, лише коли ходити нічим. У вас хід є.
jack-no-pass-dead = Усі ваші карти мертві: спершу замініть одну з них.
jack-no-such-card = Такої карти у вас на руці немає.
jack-no-dead-jack = Валет мертвим не буває.
jack-no-dead-live = Ця карта ще жива: одна з її клітинок вільна.
jack-no-dead-twice = Мертву карту міняють один раз за хід, і ви це вже зробили.
jack-no-take-card = Зняти фішку може лише одноокий валет: ♠ або ♥.
jack-no-take-empty = На { $square } немає фішки.
jack-no-take-own = На { $square } ваша фішка, а знімають чужу.
jack-no-protected = Фішка на { $square } — частина зібраної лінії й захищена.
jack-no-put-one-eyed = Одноокий валет не ставить фішку, а знімає чужу.
jack-no-corner = Кути — джокери: фішок туди не ставлять.
jack-no-wrong-square = На { $square } намальовано іншу карту.
jack-no-occupied = Клітинка { $square } зайнята.
jack-no-supply = Усі ваші фішки на дошці: ставити нічого.
jack-no-twins = Для цього потрібні дві однакові карти, а у вас одна.
jack-no-twin-jacks = З валетами так не можна: їх грають по одному.
jack-no-shift-live = Пересунути фішку можна, лише коли обидві клітинки цієї карти зайняті.
jack-no-shift-far = Фішку переносять на найближчу вільну клітинку, а { $to } — не вона.

jack-option-players = гравців за столом
jack-option-teams = сторін: скільки команд ділять стіл
jack-option-strict_draw = карту беруть самі; хто спізнився, лишається без неї
jack-option-partner_hints = підказки партнерам: у команди своя розмова
jack-option-board = дошка: classic або своя розкладка

## Сторінка

# Стіл «Одноокого валета» у браузері
jack-board = Дошка десять на десять
jack-field = { $square }: { $card }, { $state ->
    [finished] { jack-side-chip } у зібраній лінії
    [chip] { jack-side-chip }
    [target] можна вибрати
   *[free] вільна
 }
jack-field-corner = { $square }: кут, фішка кожного
jack-sides = Сторони
jack-you = Ви
jack-due = +{ $count }
jack-side-supply = { jack-side-name } · { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
 }
jack-lines = ліній: { $count } з { $needed }
jack-hand = Рука
jack-deck = у колоді { $count }
jack-hand-card = { $card }, { $use ->
    [take] зняти чужу фішку
    [anywhere] всюди: будь-яка вільна клітинка
    [dead] заміна: мертва, клітинки { $squares } зайняті
    [stuck] мертва: клітинки { $squares } зайняті
    [twins] пара, клітинки { $squares }
   *[squares] клітинки { $squares }
 }
jack-use = { $use ->
    [take] зняти
    [anywhere] всюди
    [dead] заміна
    [stuck] мертва
   *[twins] пара
 }
jack-how = Як зіграти
jack-deed = { $deed ->
    [put] Одну
    [twin] Обидві
    [dead] Замінити
    [shift] Зсунути
   *[take] Зняти
 }
jack-where = Куди
jack-square-word = Клітинка
jack-waiting = Ходить { $who }
jack-waiting-card = На дошці підсвічено клітинки карти: { $card }
jack-choose-card = Виберіть карту
jack-choose-card-how = Її клітинки засвітяться на дошці.
jack-choose-square = { $deed ->
    [take] Виберіть фішку
    [shift] Виберіть фішку й місце
   *[put] Виберіть клітинку
 }
jack-choose-square-how = На дошці або кнопкою.
jack-choose-square-far = Торкніться будь-якої клітинки на дошці.
jack-useless = { $card }: зараз не зіграти
jack-would-finish = Клітинка { $square } збере лінію
jack-would-detail = П’ять поспіль { $direction ->
    [row] по горизонталі
    [column] по вертикалі
   *[diagonal] по діагоналі
 }: лінія { $count } з { $needed }. Зняти її вже не можна.
jack-would-win = Клітинка { $square } принесе перемогу
jack-would-detail-win = П’ять поспіль { $direction ->
    [row] по горизонталі
    [column] по вертикалі
   *[diagonal] по діагоналі
 }: лінія { $count } з { $needed }.
jack-would-finish-theirs = Обережно: { jack-side-name } зберуть лінію
jack-would-detail-theirs = Фішка на { $square } стане для них п’ятою: лінія { $count } з { $needed }.
jack-plan-put = Фішка стане на { $square }
jack-plan-put-detail = { $card } піде у скид, ви візьмете карту.
jack-plan-twin = Фішка стане на { $square }
jack-plan-twin-detail = Обидві карти підуть у скид, ви візьмете дві.
jack-plan-take = З { $square } піде { jack-side-chip }
jack-plan-take-detail = Клітинка звільниться.
jack-plan-dead = { $card }: обидві клітинки зайняті
jack-plan-dead-detail = Замініть мертву карту й ходіть далі.
jack-plan-shift = { $square } → { $to }: { jack-side-chip }
jack-plan-shift-detail = Обидві карти підуть у скид, ви візьмете дві.
jack-plan-draw = Візьміть карту
jack-plan-draw-detail = Встигніть, доки наступний гравець не сходив і не взяв свою.
jack-plan-pass = Ходити нічим
jack-plan-pass-detail = Лишається пропустити хід.
jack-do-put = Поставити на { $square }
jack-do-twin = Поставити на { $square } за дві
jack-do-take = Зняти з { $square }
jack-do-dead = Замінити карту
jack-do-shift = Зсунути на { $to }
jack-do-draw = Взяти карту
jack-do-pass = Пропустити хід
jack-do-nothing = Зіграти
jack-zoom-in = Наблизити дошку
jack-zoom-out = Віддалити дошку
jack-discards = Скид
jack-discards-none = Поки нічого не скинуто.

game-jack = Одноокий валет
game-jack-lure = П’ять фішок у ряд за картами. Валети змінюють усе.
game-jack-players = 2–12
game-jack-minutes = 25
option-jack-players = Скільки гравців
option-jack-teams = Скільки сторін
option-jack-teams-what = партнери сидять через одного
option-jack-strict_draw = Карту беруть самі
option-jack-strict_draw-what = сусід сходив і взяв раніше за вас — граєте без неї
option-jack-partner_hints = Підказки партнерові
option-jack-partner_hints-what = сторона говорить так, що суперники не чують
option-jack-board = Дошка
option-jack-board-classic = звичайна
how-jack-goal = Мета — лінії з п’яти своїх фішок поспіль: уздовж, упоперек чи навскіс. Кути із зіркою годяться всім.
how-jack-turn = За хід зіграйте карту й поставте фішку на одну з двох клітинок із нею. Потім прийде нова карта.
how-jack-touch = Двоокий валет ставить фішку будь-куди, одноокий знімає чужу. Торкніться карти — її клітинки засвітяться.

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

## Термінал

# «Одноокий валет» у терміналі: стіл
terminal-jack-head = { $title } · хід { $turn } · у колоді { $deck }
terminal-jack-panel = лінії·фішки, гравець·рука
terminal-jack-you = ви
terminal-jack-hand = Рука:
terminal-jack-empty-hand = порожньо
terminal-jack-use = { $use ->
    [anywhere] будь-де
    [take] зняти
   *[dead] мертва
 }

terminal-jack-do = { $kind ->
    [put] { $card } на { $square }
    [take] { $card }: зняти з { $square }
    [dead] { $card }: замінити
    [twin] { $card } двічі на { $square }
    [shift] { $card } двічі: { $square } на { $to }
    [draw] взяти карти
   *[pass] пасувати
 }
terminal-jack-then = { $result ->
    [win] і перемога!
    [lose] і перемога суперника!
   *[line] лінія!
 }
terminal-jack-which = { $what }: можна по-різному — { $moves }.

jack-short-goal = Зберіть п’ять своїх фішок поспіль — у рядку, стовпці або по діагоналі. Це лінія. Для перемоги потрібно ліній: { $needed }. (J-16, J-18)
jack-short-turn = За хід ви граєте карту, ставите фішку на вільну клітинку з цією картою й отримуєте нову карту. Кожну карту намальовано на двох клітинках. (J-8)
jack-short-jacks = Двоокі валети ♣ і ♦ ставлять фішку на будь-яку вільну клітинку. Одноокі ♠ і ♥ знімають чужу фішку, але не із зібраної лінії. (J-9, J-10)
jack-short-dead = Якщо обидві клітинки карти зайняті, вона мертва: раз за хід її можна замінити до ходу. (J-11)
jack-short-twins = Дві однакові карти можна зіграти разом: поставити одну фішку й отримати дві карти (J-13). Якщо вони мертві — пересунути фішку з їхньої клітинки на найближчу вільну (J-12).
jack-short-corners = Кути — фішки для всіх: лінії з кутом вистачить чотирьох своїх. (J-16)
jack-short-share = Дві лінії однієї сторони можуть мати одну спільну фішку. Якщо зарахувати можна різні п’ятірки, гра обирає ту, після якої в ряду можливо більше. (J-17)
jack-short-end = Хто не може ходити, пасує. Коли всі спасували поспіль, нічия. Скінчилася колода — скид тасують. (J-15)
jack-short-late = За цим столом карту беруть самі, ходом draw. Якщо наступний гравець сходив і взяв свою раніше за вас, вашу карту втрачено до кінця гри. (J-14)
jack-short-signs = На дошці: *** кут, ● чорні, ○ червоні, ◆ золоті; = фішка зібраної лінії; + сюди можна поставити картою з руки.
jack-short-notation = Ходи: 4H i8 — карта й клітинка; JS x d4 — зняти фішку; 4H dead — замінити мертву; 4H 4H i8 — дві карти за одну фішку; 4H 4H i8-j9 — пересунути. Масті: C ♣, D ♦, H ♥, S ♠; T — десятка. Досить і однієї клітинки, якщо ясно, яка карта.

## Приклади до правил

# Приклади до правил «Одноокого валета», у порядку правил
jack-example-two-squares = Двійку пік намальовано на двох клітинках: B1 і G9. Обидві вільні, ви обираєте G9.
jack-example-other-card = На B3 намальовано туза пік: з двійкою пік фішку туди не поставити.
jack-example-diamond-jack-sees-twice = Бубновий валет двоокий: фішку можна поставити на будь-яку вільну клітинку.
jack-example-heart-jack-sees-once = Чирвовий валет одноокий: він знімає чужу фішку, а не ставить свою.
jack-example-last-gold-chip = На дошці 34 золоті фішки з 35: останню ще можна поставити.
jack-example-no-gold-chip = Усі 35 золотих фішок на дошці: ставити більше нічого, хоч клітинка й вільна.
jack-example-third-side-is-gold = Двоє грають чорними й червоними, третя сторона — золотими.
jack-example-no-gold-with-two-sides = Сторін дві, а на дошці золота фішка: такої позиції не буває.
jack-example-king-of-hearts = Король чирв: одна його клітинка вже зайнята, друга, G6, вільна.
jack-example-king-square-taken = На G2 вже стоїть фішка: зайнята клітинка не годиться.
jack-example-jack-closes-a-gap = Двоокий валет заповнює прогалину в п’ятому рядку — це друга лінія і перемога чорних.
jack-example-jack-not-into-a-corner = Кути — джокери. Фішок туди не ставлять навіть двооким валетом.
jack-example-jack-breaks-a-four = У чорних чотири поспіль. Одноокий валет знімає одну з них, і ряд розпадається.
jack-example-finished-is-protected = П’ять поспіль — зібрана лінія: її фішки захищені.
jack-example-not-the-own-chip = Одноокий валет знімає лише чужі фішки, не свої.
jack-example-dead-card-replaced = Обидві клітинки четвірки чирв зайняті: карта мертва. Ви міняєте її до ходу й ходите як завжди.
jack-example-half-dead-is-alive = Зайнята лише одна клітинка четвірки чирв: карта ще жива, і міняти її не можна.
jack-example-one-dead-card-a-turn = У цьому ході мертву карту вже міняли. Друга зачекає.
jack-example-dead-card-before-a-pass = На руці одна мертва карта. Перш ніж пасувати, її треба замінити.
jack-example-shift-next-door = Дві мертві четвірки чирв: червона фішка йде з F5 на сусідню клітинку, і четвірка в ряду розсипається.
jack-example-shift-over-neighbours = Усі вісім сусідніх клітинок зайняті, тож найближчі вільні — через одну. Чужі фішки дорогою не заважають.
jack-example-shift-too-far = До H5 два кроки, а вільні клітинки є й за один крок.
jack-example-shift-finishes-for-its-side = Чорні пересунули червону фішку — і вона зібрала лінію для червоних. Так і є: лінію отримує та сторона, чия фішка.
jack-example-shift-not-the-finished = Фішка F5 — частина зібраної лінії: рухати її не можна.
jack-example-both-for-one-chip = Дві однакові карти за один хід: одна фішка на дошку, зате дві нові карти в руку.
jack-example-no-pair-of-jacks = Валетів парою не скидають: кожен грає сам за себе.
jack-example-move-then-draw = Стіл зі строгим добором: спершу хід, потім ви самі берете карту.
jack-example-draw-before-the-move = Ходу ще не було, і брати карту зарано.
jack-example-nothing-to-take = На руці один одноокий валет, а чужих фішок немає. Ходити нічим — лишається пас.
jack-example-no-pass-with-a-move = Червону фішку можна зняти, отже, хід є, і пасувати не можна.
jack-example-row-column-diagonal = П’ять по діагоналі — лінія чорних, п’ять стовпцем — лінія червоних.
jack-example-corner-is-the-fifth = Кут — фішка для всіх одразу: і чорним, і червоним вистачило чотирьох своїх.
jack-example-corner-line-is-protected = Лінія з кутом така ж зібрана, як будь-яка інша: її фішки захищені.
jack-example-crossing-lines-share-a-chip = Рядок і стовпець перетинаються в одній фішці. Одна спільна фішка дозволена: це дві лінії.
jack-example-nine-are-two = Дев’ять поспіль — це дві лінії з однією спільною фішкою посередині.
jack-example-nine-with-the-middle-finished = П’ятірку посередині зібрано раніше, і будь-яка інша має з нею більше однієї спільної фішки. Тому вона зсувається вбік і звільняє місце: дев’ять поспіль — завжди дві лінії.
jack-example-six-keep-the-best-five = Із шести зараховано п’ятірку B–F: з нею в цьому рядку можлива ще одна лінія. Фішка G6 зайва, і її можна зняти.
jack-example-six-protect-the-kept-five = Зараховано п’ятірку B–F, тому фішка B6 захищена.
jack-example-one-of-two-goes-on = За двох сторін потрібні дві лінії: у чорних одна, гра триває.
jack-example-three-sides-need-one = За трьох сторін вистачає однієї лінії. Чорні вже перемогли, ходити пізно.
