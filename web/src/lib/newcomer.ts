/** Which games somebody at this browser has been shown how to play. */
const KEY = 'igroteka:known';

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const knows = (game: string): boolean => known().includes(game);

export function learn(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...known(), game])]));
  } catch {
    // A browser that keeps nothing is told again.
  }
}
