export type { Colour, Lead, Phase, Player, View as Red7View } from '../view';
