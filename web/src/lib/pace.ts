/** What happens is shown one thing at a time, so that it can be followed; those in a hurry skip. */

export interface Pace<T> {
  push: (frame: T) => void;
  /** Show what waits at once. */
  skip: () => void;
  stop: () => void;
}

const MOST_WAITING = 8; // whoever is further behind jumps to the present

/** Calls `show` with each frame, no two of them closer than `gap()` milliseconds. */
export function paced<T>(show: (frame: T) => void, gap: (frame: T) => number): Pace<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    timer = undefined;
    const frame = waiting.shift();
    if (frame === undefined) return;
    show(frame);
    timer = setTimeout(next, gap(frame));
  };
  const skip = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.at(-1);
    waiting = [];
    if (last !== undefined) show(last);
  };
  return {
    push(frame) {
      waiting.push(frame);
      if (waiting.length > MOST_WAITING) skip();
      else if (timer === undefined) next();
    },
    skip,
    stop: () => clearTimeout(timer),
  };
}
