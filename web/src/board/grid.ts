/** Moving about a board by keys, as in any grid: arrows, Home and End, with Ctrl to the corners. */
export interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a place; null if it is no key of a grid. */
export function stepped(
  key: string,
  ctrl: boolean,
  at: Place,
  rows: number,
  columns: number,
): Place | null {
  const last = { row: rows - 1, column: columns - 1 };
  const ways: Record<string, Place> = {
    ArrowUp: { row: Math.max(0, at.row - 1), column: at.column },
    ArrowDown: { row: Math.min(last.row, at.row + 1), column: at.column },
    ArrowLeft: { row: at.row, column: Math.max(0, at.column - 1) },
    ArrowRight: { row: at.row, column: Math.min(last.column, at.column + 1) },
    Home: ctrl ? { row: 0, column: 0 } : { row: at.row, column: 0 },
    End: ctrl ? last : { row: at.row, column: last.column },
  };
  return ways[key] ?? null;
}

/** The next of so many in a row, round the corner; null if the key does not lead along a row. */
export function along(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const ways: Record<string, number> = {
    ArrowLeft: (at + count - 1) % count,
    ArrowRight: (at + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return ways[key] ?? null;
}
