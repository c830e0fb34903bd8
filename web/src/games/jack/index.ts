/** «Одноглазый валет» on the page. */
import type { GamePage } from '$lib/games';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';
import './tokens.css';

export default {
  order: 4,
  board: () => import('./board/Board.svelte'),
  hands: () => import('./hands'),
  Picture,
  Sign,
  fineOptions: ['strict_draw'],
} satisfies GamePage;
