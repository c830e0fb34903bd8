# Общее для всех игр
player-alone = Игрок
player-number = Игрок { $number }
bot-names = Сова, Лис, Ёж, Рысь, Барсук, Выдра, Филин, Куница, Бобр, Заяц, Дрозд, Соня
bot-level1 = новичок
bot-level2 = любитель
bot-level3 = опытный
bot-level4 = знаток
bot-level5 = мастер
event-undo = { $who } отменяет шаг.
record-unfinished = Партия не закончена.
record-line = строка { $line }: { $why }
verify-moves = Все ходы по правилам. { $turns ->
    [one] Проверен { $turns } ход.
    [few] Проверено { $turns } хода.
    [many] Проверено { $turns } ходов.
   *[other] Проверено { $turns } хода.
 }
verify-deal-fair = Раздача честная: каждая карта следует из зерна, отпечаток которого был показан заранее.
verify-deal-unproved = Раздачу пока не проверить: зерно раскрывают в конце партии.
verify-deal-uncommitted = Раздачу не проверить: отпечаток зерна не был показан заранее.
verify-broken = Запись не сходится: { $why }
