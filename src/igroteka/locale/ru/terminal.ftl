# Игра в терминале: общее для всех игр
terminal-table = За столом: { $names }.
terminal-option = { $name } — { $value ->
    [yes] да
    [no] нет
   *[other] { $value }
 }
terminal-commitment = Отпечаток раздачи (SHA-256), показан до первой карты:
terminal-commitment-why = В конце партии откроется зерно, из которого розданы карты, и любой сможет проверить, что никто их не подбирал.
terminal-begin = Enter — начать, ? — правила, q — выйти:{ " " }
terminal-and = { $first } и { $last }

terminal-your-turn = { $who }, ваш ход:{ " " }
terminal-only-move = { $who }, ход один — Enter, чтобы сделать его:{ " " }
terminal-keys = ? правила · h подсказка · r что было · q выйти
terminal-keys-undo = ? правила · h подсказка · u взять назад · r что было · q выйти
terminal-earlier = … и до этого: { $count } (покажет r)
terminal-more-moves = … и ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 }; любой можно написать словами, например «{ $example }».
terminal-page-more = Enter — дальше, q — вернуться к столу:{ " " }
terminal-page-end = Enter — вернуться к столу:{ " " }
terminal-story = Что было в этой партии

terminal-hint = Что сулит каждый ход
terminal-hint-more = … и ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 } похуже.
terminal-hint-why = Шанс победить по { $tries ->
    [one] { $tries } пробе
    [few] { $tries } пробам
    [many] { $tries } пробам
   *[other] { $tries } пробы
 }; после ± — насколько он может отличаться. Скрытое от вас скрыто и здесь.

terminal-no-such-number = Хода номер { $text } нет: выберите от 1 до { $count }.
terminal-not-a-move = Не понимаю «{ $text }». Выберите номер от 1 до { $count } или напишите ход, как в списке, например «{ $example }».
terminal-not-the-only-move = Не понимаю «{ $text }». Ход сейчас один: нажмите Enter или напишите «{ $example }».
terminal-choose = Ходов несколько: выберите номер от 1 до { $count } или напишите ход, например «{ $example }».
terminal-no-undo = Взять назад нечего: можно отменить шаги своего хода, пока не открылось ничего скрытого.

terminal-pass-to = Передайте устройство игроку: { $who }
terminal-pass-enter = { $who }, остальные не смотрят? Enter — открыть ваши карты:{ " " }

terminal-seed = Зерно раздачи:
terminal-seed-why = SHA-256 этих байтов — отпечаток, показанный в начале:
terminal-saved = Запись партии: { $file }
terminal-check = Проверить ходы и раздачу: igroteka verify { $file }
terminal-not-saved = Записать партию в { $file } не удалось: { $why }.
terminal-goodbye = До встречи за столом! Эта партия не сохранена.

# Игра без собственного экрана
terminal-general-head = { $title } · ход { $turn }
terminal-general-none = —
terminal-general-flag = { $value ->
    [yes] да
   *[no] нет
 }
