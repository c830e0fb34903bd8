# Спільне для всіх ігор
player-alone = Гравець
player-number = Гравець { $number }
bot-names = Сова, Лис, Їжак, Рись, Борсук, Видра, Пугач, Куниця, Бобер, Заєць, Дрізд, Соня
bot-level1 = новачок
bot-level2 = аматор
bot-level3 = досвідчений
bot-level4 = знавець
bot-level5 = майстер
event-undo = { $who } скасовує крок.
record-unfinished = Партію не закінчено.
record-line = рядок { $line }: { $why }
verify-moves = Усі ходи за правилами. { $turns ->
    [one] Перевірено { $turns } хід.
    [few] Перевірено { $turns } ходи.
    [many] Перевірено { $turns } ходів.
   *[other] Перевірено { $turns } ходу.
 }
verify-deal-fair = Роздача чесна: кожна карта випливає із зерна, відбиток якого було показано заздалегідь.
verify-deal-unproved = Роздачу поки не перевірити: зерно розкривають наприкінці партії.
verify-deal-uncommitted = Роздачу не перевірити: відбиток зерна не було показано заздалегідь.
verify-broken = Запис не сходиться: { $why }
