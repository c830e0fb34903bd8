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

# Гра без власного екрана
terminal-general-head = { $title } · хід { $turn }
terminal-general-none = —
terminal-general-flag = { $value ->
    [yes] так
   *[no] ні
 }
