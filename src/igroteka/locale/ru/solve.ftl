# Решатель пасьянса «Цветарики»
solve-deal = Расклад { $number }
solve-colours = Убрать: { $colours }
solve-looking = Ищем…
solve-cleared = { $moves ->
    [one] Всё убрано за { $moves } ход.
    [few] Всё убрано за { $moves } хода.
    [many] Всё убрано за { $moves } ходов.
   *[other] Всё убрано за { $moves } хода.
}
solve-shortest = Короче нельзя: проверены все пути.
solve-left = { $left ->
    [one] Лучшее, что нашлось: остаётся { $left } жетон.
    [few] Лучшее, что нашлось: остаются { $left } жетона.
    [many] Лучшее, что нашлось: остаётся { $left } жетонов.
   *[other] Лучшее, что нашлось: остаётся { $left } жетона.
}
solve-impossible = Убрать всё здесь нельзя: проверены все пути.
solve-open = Может быть, за большее время найдётся и лучше (--seconds).
