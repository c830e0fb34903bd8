/** Red7 on the page. */
import type { GamePage } from '$lib/games';
import Colours from './Colours.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';
import './tokens.css';

export default {
  order: 1,
  board: () => import('./board/Board.svelte'),
  hands: () => import('./hands'),
  Picture,
  Sign,
  Colours,
  fineOptions: ['five_chains', 'seven_may_skip', 'one_spares_smaller', 'one_may_lose'],
} satisfies GamePage;
