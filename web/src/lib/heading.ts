/** How deep the headings of a board lie: a board is the page, or an example under a rule. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('heading');

export const placeHeadings = (level: number): number => setContext(KEY, level);
export const headingLevel = (): number => getContext<number | undefined>(KEY) ?? 2;
