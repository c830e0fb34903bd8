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

# Red7: стол
terminal-red7-turn = { $title } · ход { $turn }
terminal-red7-round = раунд { $round }, играем до { $points } очков
terminal-red7-rule = Правило:
terminal-red7-start-card = на холсте начальная карта
terminal-red7-canvas = на холсте
terminal-red7-player = игрок
terminal-red7-you = вы
terminal-red7-hand = рука
terminal-red7-points = очки
terminal-red7-palette = палитра: [в скобках] — что считается
terminal-red7-leads = лидирует
terminal-red7-out = вне игры
terminal-red7-deck = Колода: { red7-count }.
terminal-red7-deck-top = Сверху колоды:
terminal-red7-known = { $who } держит:
terminal-red7-your-hand = Ваша рука:
terminal-red7-empty-hand = пусто

# Red7: кто лидирует и почему
terminal-red7-leader = { $you ->
    [yes] Вы лидируете
   *[no] Лидирует { $who }
 }: { $why }.
terminal-red7-nobody = Никто не лидирует: подходящих карт ни у кого нет.
terminal-red7-why-most = { $rule ->
    [r] { red7-count }
    [o] { $count ->
        [1] { $count } карта
        [one] { $count } карта одного числа
        [few] { $count } карты одного числа
        [many] { $count } карт одного числа
       *[other] { $count } карты одного числа
     }
    [y] { $count ->
        [1] { $count } карта
        [one] { $count } карта одного цвета
        [few] { $count } карты одного цвета
        [many] { $count } карт одного цвета
       *[other] { $count } карты одного цвета
     }
    [g] { $count ->
        [one] { $count } чётная карта
        [few] { $count } чётные карты
        [many] { $count } чётных карт
       *[other] { $count } чётной карты
     }
    [b] { $count ->
        [one] { $count } цвет
        [few] { $count } разных цвета
        [many] { $count } разных цветов
       *[other] { $count } разного цвета
     }
    [i] { $count ->
        [one] ряд из { $count } карты
        [few] ряд из { $count } карт
        [many] ряд из { $count } карт
       *[other] ряд из { $count } карты
     }
   *[v] { red7-count } меньше 4
 } против { $other }
terminal-red7-why-tie = { $rule ->
    [r] { $card } старше, чем { $other }
   *[other] поровну, но { $card } старше { $other }
 }

# Red7: ходы и к чему они ведут
terminal-red7-do = { $kind ->
    [palette] { $card } в палитру
    [canvas] { $card } на холст
    [seven] перенести { $card } на холст
    [tuck] убрать { $card } ({ $from_who })
    [draw] взять карту
    [known] взять { $card }
    [done] закончить ход
   *[pass] пасовать и выбыть
 }
terminal-red7-then-lead = лидируете: { $why }
terminal-red7-then = { $due ->
    [win] и раунд ваш!
    [play] потом ещё карта в палитру
    [move] потом карта палитры на холст
    [take] потом убрать чужую карту
    [draw] потом взять карту
   *[canvas] потом нужна карта на холст
 }
terminal-red7-brief = { $due ->
    [play] и ещё карту
    [move] и карту на холст
    [take] и убрать чужую
    [draw] и взять карту
    [canvas] нужен холст
   *[lead] лидер { $why }
 }
terminal-red7-due = { $due ->
    [play] Пятёрка: положите в палитру ещё одну карту.
    [move] Семёрка: перенесите другую карту своей палитры на холст.
    [take] Единица: уберите карту из чужой палитры на верх колоды.
    [draw] Тройка: возьмите карту.
    [canvas] Вы пока не лидируете: положите карту на холст.
    [choice] Можно сменить правило картой на холст или закончить ход.
   *[bonus] Число на холсте больше, чем карт в вашей палитре: можно взять карту.
 }
terminal-red7-which = Карту { $card } можно сыграть по-разному: { $moves }.

# Red7: правила вкратце
terminal-red7-rules = { $title }: правила вкратце
terminal-red7-rules-goal = В конце своего хода вы должны лидировать по правилу, которое сейчас в силе. Кто не лидирует, выбывает из раунда. Последний, кто остался, побеждает. (R-6, R-8)
terminal-red7-rules-cards = Карт 49: семь цветов, в каждом числа от 1 до 7. Старше карта с большим числом, а при равных числах — та, чей цвет раньше в радуге: красный старше всех, фиолетовый младше. (R-1)
terminal-red7-rules-turn = За ход вы делаете одно из четырёх: кладёте карту с руки в палитру, к картам перед вами; кладёте карту с руки на холст, в стопку посреди стола; сначала одну в палитру, потом одну на холст; или пасуете и выбываете. Цвет верхней карты холста — это правило, и кто её положил, должен по нему лидировать. (R-5, R-6)
terminal-red7-rules-colours = Что ценится, решает цвет: красный — { red7-rule-r }; оранжевый — { red7-rule-o }; жёлтый — { red7-rule-y }; зелёный — { red7-rule-g }; голубой — { red7-rule-b }; синий — { red7-rule-i }; фиолетовый — { red7-rule-v }. (R-10)
terminal-red7-rules-lead = Лидирует тот, у кого больше подходящих под правило карт. Поровну — сравниваем старшие из подходящих, остальные карты не в счёт. Хватит и одной карты, но без чётных на зелёном и без карт меньше 4 на фиолетовом лидировать нельзя. (R-10, R-11)
terminal-red7-rules-empty = Если к вашему ходу рука пуста, вы выбываете. Ходы, после которых вы точно не лидировали бы, игра не предлагает: они значат то же, что пас. (R-7, R-9)
terminal-red7-rules-actions = Нечётная карта, положенная в палитру, требует действия, если оно возможно (R-12 — R-16):
terminal-red7-rules-seven = 7 — перенесите другую карту своей палитры на холст; с руки на холст в этот ход уже не кладут. { $skip ->
    [yes] Если это не даст лидировать, действие пропускается.
   *[no] Если это не даст лидировать, семёрку класть нельзя.
 }
terminal-red7-rules-five = 5 — положите в палитру ещё одну карту. { $chains ->
    [yes] Её действие тоже выполняется.
   *[no] Её действие не выполняется.
 }
terminal-red7-rules-three = 3 — возьмите карту из колоды.
terminal-red7-rules-one = 1 — уберите карту из чужой палитры на верх колоды, но не последнюю{ $spares ->
    [yes] {" "}и не из палитры, где карт меньше, чем в вашей.
   *[no] .
 } Все помнят, что это за карта.
terminal-red7-rules-draw = Положив на холст карту с числом больше, чем карт в вашей палитре, вы можете взять карту из колоды. (R-17)
terminal-red7-rules-score = Победитель раунда забирает подходящие под правило карты своей палитры: каждая приносит столько очков, какое на ней число. Играем до { $points } очков или пока карт хватает на раздачу. (R-18 — R-20)
terminal-red7-rules-notation = Карту пишут числом и буквой цвета: 7r — красная 7. Ходы: palette 7r, canvas 7r, draw, done, pass; действия: seven 7r, tuck 1 7r (место игрока и карта). Достаточно и номера из списка.
terminal-red7-table-colour = цвет
terminal-red7-table-rule = правило
terminal-red7-table-counts = считаются
terminal-red7-counts-r = одна старшая карта
terminal-red7-counts-o = карты самого частого числа
terminal-red7-counts-y = карты самого частого цвета
terminal-red7-counts-g = все 2, 4 и 6
terminal-red7-counts-b = старшая карта каждого цвета
terminal-red7-counts-i = числа подряд, цвета любые
terminal-red7-counts-v = все 1, 2 и 3
