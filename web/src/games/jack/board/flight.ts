/** Chips that come and go: they fly from their side's supply, back to it, or from square to square. */
import type { TransitionConfig } from 'svelte/transition';
import { duration } from '$board/motion';

/** How far it is from an element to another, in pixels of the page; nothing if there is no other. */
function way(node: Element, selector: string): { x: number; y: number } {
  const other = document.querySelector(selector)?.getBoundingClientRect();
  if (!other) return { x: 0, y: 0 };
  const here = node.getBoundingClientRect();
  return {
    x: other.x + other.width / 2 - here.x - here.width / 2,
    y: other.y + other.height / 2 - here.y - here.height / 2,
  };
}

/** A chip flies between its square and the element a selector names; null: it is there at once. */
export function flight(node: Element, { other }: { other: string | null }): TransitionConfig {
  if (!other) return { duration: 0 };
  const { x, y } = way(node, other);
  return {
    duration: duration('--m-move'),
    css: (near, far) =>
      `translate: ${far * x}px ${far * y - Math.sin(Math.PI * near) * 14}px; scale: ${1 + 0.25 * Math.sin(Math.PI * near)}`,
  };
}
