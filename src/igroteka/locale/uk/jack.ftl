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
