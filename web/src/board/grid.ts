/** Moving about a board by keys, as in any grid: arrows, Home and End, with Ctrl to the corners. */
export interface Place {
  row: number;
  column: number;
}

export interface Grid {
  rows: number;
  columns: number;
  /** Where the focus is. */
  at: () => Place;
  /** The focus goes there. */
  walk: (to: Place) => void;
  /** Enter or Space on the place in focus. */
  touch: () => void;
}

/** The keys of a grid, for the element with that role. */
export function gridKeys({ rows, columns, at, walk, touch }: Grid): (event: KeyboardEvent) => void {
  return (event) => {
    const to = stepped(event.key, event.ctrlKey, at(), rows, columns);
    if (to) walk(to);
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ' ')
      touch();
    else return;
    event.preventDefault();
  };
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
