# Гра в терміналі: спільне для всіх ігор
terminal-table = За столом: { $names }.
terminal-option = { $name } — { $value ->
    [yes] так
    [no] ні
   *[other] { $value }
 }
terminal-commitment = Відбиток роздачі (SHA-256), показаний до першої карти:
terminal-commitment-why = Наприкінці партії відкриється зерно, з якого роздано карти, і кожен зможе перевірити, що ніхто їх не підбирав.
terminal-begin = Enter — почати, ? — правила, q — вийти:{ " " }
terminal-and = { $first } та { $last }

terminal-your-turn = { $who }, ваш хід:{ " " }
terminal-only-move = { $who }, хід один — Enter, щоб його зробити:{ " " }
terminal-keys = ? правила · h підказка · r що було · q вийти
terminal-keys-undo = ? правила · h підказка · u взяти назад · r що було · q вийти
terminal-earlier = … і до цього: { $count } (покаже r)
terminal-more-moves = … і ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
 }; будь-який можна написати словами, наприклад «{ $example }».
terminal-page-more = Enter — далі, q — повернутися до столу:{ " " }
terminal-page-end = Enter — повернутися до столу:{ " " }
terminal-story = Що було в цій партії

terminal-hint = Що обіцяє кожен хід
terminal-hint-more = … і ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
 }, гірші.
terminal-hint-why = Шанс перемогти за { $tries ->
    [one] { $tries } спробою
    [few] { $tries } спробами
    [many] { $tries } спробами
   *[other] { $tries } спроби
 }; після ± — наскільки він може відрізнятися. Приховане від вас приховане й тут.

terminal-no-such-number = Ходу номер { $text } немає: виберіть від 1 до { $count }.
terminal-not-a-move = Не розумію «{ $text }». Виберіть номер від 1 до { $count } або напишіть хід, як у списку, наприклад «{ $example }».
terminal-not-the-only-move = Не розумію «{ $text }». Хід зараз один: натисніть Enter або напишіть «{ $example }».
terminal-choose = Ходів кілька: виберіть номер від 1 до { $count } або напишіть хід, наприклад «{ $example }».
terminal-no-undo = Узяти назад нічого: можна скасувати кроки свого ходу, доки не відкрилося нічого прихованого.

terminal-pass-to = Передайте пристрій гравцеві: { $who }
terminal-pass-enter = { $who }, решта не дивиться? Enter — відкрити ваші карти:{ " " }

terminal-seed = Зерно роздачі:
terminal-seed-why = SHA-256 цих байтів — відбиток, показаний на початку:
terminal-saved = Запис партії: { $file }
terminal-check = Перевірити ходи та роздачу: igroteka verify { $file }
terminal-not-saved = Записати партію до { $file } не вдалося: { $why }.
terminal-goodbye = До зустрічі за столом! Цю партію не збережено.

# Red7: стіл
terminal-red7-turn = { $title } · хід { $turn }
terminal-red7-round = раунд { $round }, граємо до { $points } очок
terminal-red7-rule = Правило:
terminal-red7-start-card = на полотні початкова карта
terminal-red7-canvas = на полотні
terminal-red7-player = гравець
terminal-red7-you = ви
terminal-red7-hand = рука
terminal-red7-points = очки
terminal-red7-palette = палітра: [у дужках] — що рахується
terminal-red7-leads = лідирує
terminal-red7-out = поза грою
terminal-red7-deck = Колода: { red7-count }.
terminal-red7-deck-top = Зверху колоди:
terminal-red7-known = { $who } тримає:
terminal-red7-your-hand = Ваша рука:
terminal-red7-empty-hand = порожньо

# Red7: хто лідирує й чому
terminal-red7-leader = { $you ->
    [yes] Ви лідируєте
   *[no] Лідирує { $who }
 }: { $why }.
terminal-red7-nobody = Ніхто не лідирує: придатних карт ні в кого немає.
terminal-red7-why-most = { $rule ->
    [r] { red7-count }
    [o] { $count ->
        [1] { $count } карта
        [one] { $count } карта одного числа
        [few] { $count } карти одного числа
        [many] { $count } карт одного числа
       *[other] { $count } карти одного числа
     }
    [y] { $count ->
        [1] { $count } карта
        [one] { $count } карта одного кольору
        [few] { $count } карти одного кольору
        [many] { $count } карт одного кольору
       *[other] { $count } карти одного кольору
     }
    [g] { $count ->
        [one] { $count } парна карта
        [few] { $count } парні карти
        [many] { $count } парних карт
       *[other] { $count } парної карти
     }
    [b] { $count ->
        [one] { $count } колір
        [few] { $count } різні кольори
        [many] { $count } різних кольорів
       *[other] { $count } різного кольору
     }
    [i] { $count ->
        [one] ряд із { $count } карти
        [few] ряд із { $count } карт
        [many] ряд із { $count } карт
       *[other] ряд із { $count } карти
     }
   *[v] { $count ->
        [one] { $count } менша за 4
        [few] { $count } менші за 4
        [many] { $count } менших за 4
       *[other] { $count } меншої за 4
     }
 } проти { $other }
terminal-red7-why-tie = { $rule ->
    [r] { $card } старша за { $other }
   *[other] порівну, але { $card } старша за { $other }
 }

# Red7: ходи й до чого вони ведуть
terminal-red7-do = { $kind ->
    [palette] { $card } до палітри
    [canvas] { $card } на полотно
    [seven] перенести { $card } на полотно
    [tuck] прибрати { $card } ({ $from_who })
    [draw] узяти карту
    [known] узяти { $card }
    [done] закінчити хід
   *[pass] пасувати й вибути
 }
terminal-red7-then-lead = лідируєте: { $why }
terminal-red7-then = { $due ->
    [win] і раунд ваш!
    [play] потім ще карта до палітри
    [move] потім карта палітри на полотно
    [take] потім прибрати чужу карту
    [draw] потім узяти карту
   *[canvas] потім потрібна карта на полотно
 }
terminal-red7-brief = { $due ->
    [play] і ще карту
    [move] і карту на полотно
    [take] і прибрати чужу
    [draw] і взяти карту
    [canvas] потрібне полотно
   *[lead] лідер { $why }
 }
terminal-red7-due = { $due ->
    [play] П’ятірка: покладіть до палітри ще одну карту.
    [move] Сімка: перенесіть іншу карту своєї палітри на полотно.
    [take] Одиниця: приберіть карту з чужої палітри на верх колоди.
    [draw] Трійка: візьміть карту.
    [canvas] Ви поки не лідируєте: покладіть карту на полотно.
    [choice] Можна змінити правило картою на полотно або закінчити хід.
   *[bonus] Число на полотні більше, ніж карт у вашій палітрі: можна взяти карту.
 }
terminal-red7-which = Карту { $card } можна зіграти по-різному: { $moves }.

# Red7: правила коротко
terminal-red7-rules = { $title }: правила коротко
terminal-red7-rules-goal = Наприкінці свого ходу ви маєте лідирувати за правилом, яке зараз діє. Хто не лідирує, вибуває з раунду. Останній, хто лишився, перемагає. (R-6, R-8)
terminal-red7-rules-cards = Карт 49: сім кольорів, у кожному числа від 1 до 7. Старша карта з більшим числом, а за рівних чисел — та, чий колір раніше у веселці: червоний найстарший, фіолетовий наймолодший. (R-1)
terminal-red7-rules-turn = За хід ви робите одне з чотирьох: кладете карту з руки до палітри, до карт перед вами; кладете карту з руки на полотно, на стос посеред столу; спершу одну до палітри, потім одну на полотно; або пасуєте й вибуваєте. Колір верхньої карти полотна — це правило, і хто її поклав, має за ним лідирувати. (R-5, R-6)
terminal-red7-rules-colours = Що цінується, вирішує колір: червоний — { red7-rule-r }; помаранчевий — { red7-rule-o }; жовтий — { red7-rule-y }; зелений — { red7-rule-g }; блакитний — { red7-rule-b }; синій — { red7-rule-i }; фіолетовий — { red7-rule-v }. (R-10)
terminal-red7-rules-lead = Лідирує той, у кого більше карт, придатних за правилом. Порівну — порівнюємо найстарші з придатних, решта карт не рахується. Досить і однієї карти, але без парних на зеленому та без карт, менших за 4, на фіолетовому лідирувати не можна. (R-10, R-11)
terminal-red7-rules-empty = Якщо до вашого ходу рука порожня, ви вибуваєте. Ходів, після яких ви напевно не лідирували б, гра не пропонує: вони значать те саме, що пас. (R-7, R-9)
terminal-red7-rules-actions = Непарна карта, покладена до палітри, вимагає дії, якщо вона можлива (R-12 — R-16):
terminal-red7-rules-seven = 7 — перенесіть іншу карту своєї палітри на полотно; з руки на полотно цього ходу вже не кладуть. { $skip ->
    [yes] Якщо це не дасть лідирувати, дія пропускається.
   *[no] Якщо це не дасть лідирувати, сімку класти не можна.
 }
terminal-red7-rules-five = 5 — покладіть до палітри ще одну карту. { $chains ->
    [yes] Її дія теж виконується.
   *[no] Її дія не виконується.
 }
terminal-red7-rules-three = 3 — візьміть карту з колоди.
terminal-red7-rules-one = 1 — приберіть карту з чужої палітри на верх колоди, але не останню{ $spares ->
    [yes] {" "}і не з палітри, де карт менше, ніж у вашій.
   *[no] .
 } Усі пам’ятають, що це за карта.
terminal-red7-rules-draw = Поклавши на полотно карту з числом, більшим за кількість карт у вашій палітрі, ви можете взяти карту з колоди. (R-17)
terminal-red7-rules-score = Переможець раунду забирає придатні за правилом карти своєї палітри: кожна приносить стільки очок, яке на ній число. Граємо до { $points } очок або доки карт вистачає на роздачу. (R-18 — R-20)
terminal-red7-rules-notation = Карту пишуть числом і літерою кольору: 7r — червона 7. Ходи: palette 7r, canvas 7r, draw, done, pass; дії: seven 7r, tuck 1 7r (місце гравця й карта). Досить і номера зі списку.
terminal-red7-table-colour = колір
terminal-red7-table-rule = правило
terminal-red7-table-counts = рахуються
terminal-red7-counts-r = одна найстарша карта
terminal-red7-counts-o = карти найчастішого числа
terminal-red7-counts-y = карти найчастішого кольору
terminal-red7-counts-g = усі 2, 4 і 6
terminal-red7-counts-b = найстарша карта кожного кольору
terminal-red7-counts-i = числа поспіль, кольори будь-які
terminal-red7-counts-v = усі 1, 2 і 3
