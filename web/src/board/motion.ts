/** How long things move: from the style sheet, where reduced motion sets all of it to nothing. */
export type Motion = '--m-fast' | '--m-move' | '--m-turn' | '--m-step';

/** Milliseconds of a kind of motion. */
export function duration(name: Motion): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const number = Number.parseFloat(value) || 0;
  return value.endsWith('ms') ? number : number * 1000;
}
