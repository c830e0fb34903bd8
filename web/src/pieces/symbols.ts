/** Symbols, 24×24, drawn in currentColor. In Red7 the symbol shows the rule of its colour. */
export const SYMBOLS = {
  // Red7: the symbol shows the rule
  r7r: '<path d="M.8 21.5 6.3 13l2.6 3L13.6 2.2 23.2 21.500z"/>', // peak: highest
  r7o: '<rect x="2" y="4.5" width="20" height="6" rx="2"/><rect x="2" y="13.5" width="20" height="6" rx="2"/>', // two equal bars: same number
  r7y: '<path d="M12 1.5c4.4 5.6 7.4 9 7.4 13.3a7.4 7.4 0 0 1-14.8 0C4.6 10.5 7.6 7.1 12 1.500z"/>', // one drop: same colour
  r7g: '<circle cx="6.2" cy="12" r="5.2"/><circle cx="17.8" cy="12" r="5.2"/>', // a pair: even
  r7b: '<path d="M12 21.5 1.2 10.8 4.9 6.500z"/><path d="M12 21.5 7 4.6 11.2 2.700z"/><path d="M12 21.5 12.8 2.7 17 4.600z"/><path d="M12 21.5 19.1 6.5 22.8 10.800z"/>', // fan: different colours
  r7i: '<path d="M1.5 21.500v-6h7v-6h7v-6h7v18z"/>', // stairs: run
  r7v: '<rect x="1.5" y="2" width="21" height="4.4" rx="1.5"/><path d="M9.5 9h5v5h5L12 22.5 4.5 14h5z"/>', // arrow below a line: below 4
  // Цветарики
  tsr: '<circle cx="12" cy="12" r="10"/>',
  tsy: '<rect x="2.8" y="2.8" width="18.4" height="18.4" rx="1.5"/>',
  tsg: '<path d="M12 .8 24 21.400H0z"/>',
  tsb: '<path d="M12-.5 24.5 12 12 24.5-.5 12z"/>',
  tsv: '<path d="M6.2 1.600h11.600L23.8 12l-6 10.400H6.200L.2 12z"/>',
  tsj: '<path d="m12-.6 3.7 8.1 8.9 1-6.6 6 1.8 8.700L12 18.800l-7.8 4.400L6 14.5-.6 8.500l8.9-1z"/>',
  // Сплито: six suits
  spr: '<path d="M12 21.800C5 16.6 1.4 12.9 1.4 8.3 1.4 4.9 4 2.4 7.1 2.400c2 0 3.8 1 4.9 2.8 1.1-1.8 2.9-2.8 4.9-2.8 3.1 0 5.7 2.5 5.7 5.9 0 4.6-3.6 8.3-10.6 13.500z"/>', // heart
  spo: '<path d="M12.8 1c.7 4.3 7 7.3 7 13.500A7.8 7.8 0 0 1 12 22.800a7.8 7.8 0 0 1-7.8-8.100c0-3.2 1.6-5.3 3.3-7 .2 2 .9 3.3 2.3 4 .5-4 .9-7.2 3-10.700z"/>', // flame
  spy: '<path d="M14.5.8 3.6 13.700h6.600L8.2 23.2 20.4 9.300h-7.200z"/>', // bolt
  spg: '<path fill-rule="evenodd" d="M22.5 1.500C9 1.2 1.5 6.8 2.8 17.200L1.2 20.800l2.4 1.7 2.2-3.300C17 20.5 22.8 13 22.5 1.500zM6.6 15.700l9.7-8.9.9 1-9.7 8.900z"/>', // leaf
  spb: '<path d="M1 8.300C4.6 3.3 8.4 3.3 12 6s7.4 2.7 11-1.300v5.400c-3.6 4-7.4 4-11 1.300s-7.4-2.7-11 2.300z"/><path d="M1 17.800c3.6-5 7.4-5 11-2.300s7.4 2.7 11-1.300v5.400c-3.6 4-7.4 4-11 1.300s-7.4-2.7-11 2.300z"/>', // waves
  spk: '<path d="M9.2 3.6 0 21.500h24L17.3 9.800l-3.2 4.400z"/>', // mountain
  // playing-card suits, our own drawing
  H: '<path d="M12 22C4.8 15.9 1.3 12.4 1.3 8 1.3 4.7 3.8 2.3 6.8 2.3 9 2.3 10.9 3.5 12 5.500c1.1-2 3-3.2 5.2-3.2 3 0 5.5 2.4 5.5 5.7 0 4.4-3.5 7.9-10.7 14z"/>',
  D: '<path d="M12 .8C14.4 5 17 8.6 20.4 12 17 15.4 14.4 19 12 23.2 9.6 19 7 15.4 3.6 12 7 8.6 9.6 5 12 .8z"/>',
  S: '<path d="M12 1.200c6.3 5.6 10 8.9 10 12.9 0 3.1-2.3 5-4.8 5-1.5 0-2.8-.6-3.7-1.7.2 2 .9 3.7 2.4 5.400H8.100c1.5-1.7 2.2-3.4 2.4-5.4-.9 1.1-2.2 1.7-3.7 1.7-2.5 0-4.8-1.9-4.8-5 0-4 3.7-7.3 10-12.900z"/>',
  C: '<path d="M12 1a5.1 5.1 0 0 1 3.7 8.6 5.1 5.1 0 1 1-2.3 7.900c.2 2 .9 3.7 2.3 5.300H8.300c1.4-1.6 2.1-3.3 2.3-5.300a5.1 5.1 0 1 1-2.3-7.900A5.1 5.1 0 0 1 12 1z"/>',
  // small signs
  star: '<path d="m12 1.2 3.2 7 7.6.8-5.7 5.1 1.6 7.500L12 17.800l-6.7 3.8 1.6-7.500L1.2 9l7.6-.8z"/>',
  moon: '<path d="M15.5 1.800a10.5 10.5 0 1 0 6.7 14.600A9 9 0 0 1 15.5 1.800z"/>',
  dia: '<path d="M12 1 22 12 12 23 2 12z"/>',
  crown: '<path d="M2 6.5 7.2 11 12 3.5 16.8 11 22 6.5 20 20H4z"/>',
  check: '<path d="m4 12.8 5.2 5.200L20.5 6.5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>',
  cross: '<path d="M5.5 5.500l13 13m0-13-13 13" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  plus: '<path d="M12 4.500v15M4.5 12h15" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  eye2: '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M.8 12c2.6-4.6 7.2-4.6 9.8 0-2.6 4.6-7.2 4.6-9.8 0zM13.4 12c2.6-4.6 7.2-4.6 9.8 0-2.6 4.6-7.2 4.6-9.8 0z"/></g><circle cx="5.7" cy="12" r="1.7"/><circle cx="18.3" cy="12" r="1.7"/>',
  eye1: '<path d="M2 12.500c5-8 15-8 20 0-5 8-15 8-20 0z" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12.5" r="3.3"/>',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
