/** Our own picture of every game, and the small piece that stands for it in lists. */
import type { Component } from 'svelte';
import JackArt from './JackArt.svelte';
import Red7Art from './Red7Art.svelte';
import SplitoArt from './SplitoArt.svelte';
import TsvetarikiArt from './TsvetarikiArt.svelte';

export const GAMES = ['red7', 'tsvetariki', 'splito', 'jack'] as const;
export type GameId = (typeof GAMES)[number];

export const ART: Record<GameId, Component> = { red7: Red7Art, tsvetariki: TsvetarikiArt, splito: SplitoArt, jack: JackArt };

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);
