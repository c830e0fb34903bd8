/** A board with a recorded match, to look at while it is being drawn: /play.html?game=<id> (npm run dev).
 *  Without a game: all pieces. */
import { mount } from 'svelte';
import '../style';
import { speak, type Lang } from '$lib/words.svelte';
import Pieces from './Pieces.svelte';
import Playground from './Playground.svelte';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (asked.has('aid')) document.documentElement.dataset.aid = 'on';
await speak((asked.get('lang') ?? 'ru') as Lang);
const target = document.getElementById('app')!;
if (asked.has('game')) mount(Playground, { target, props: { asked } });
else mount(Pieces, { target });
