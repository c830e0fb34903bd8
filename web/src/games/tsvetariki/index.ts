/** Цветарики on the page. */
import type { GamePage } from '$lib/games';
import Colours from './Colours.svelte';
import Picture from './Picture.svelte';
import Sign from './Sign.svelte';
import './tokens.css';

export default {
  order: 2,
  board: () => import('./board/Board.svelte'),
  hands: () => import('./hands'),
  Picture,
  Sign,
  Colours,
  fineOptions: ['jokers'],
} satisfies GamePage;
