/** Symbols of the colours, 24×24 in currentColor: each shows the rule of its colour. */
export const SYMBOLS: Record<string, string> = {
  r: '<path d="M.8 21.5 6.3 13l2.6 3L13.6 2.2 23.2 21.500z"/>', // peak: highest
  o: '<rect x="2" y="4.5" width="20" height="6" rx="2"/><rect x="2" y="13.5" width="20" height="6" rx="2"/>', // two equal bars: same number
  y: '<path d="M12 1.5c4.4 5.6 7.4 9 7.4 13.3a7.4 7.4 0 0 1-14.8 0C4.6 10.5 7.6 7.1 12 1.500z"/>', // one drop: same colour
  g: '<circle cx="6.2" cy="12" r="5.2"/><circle cx="17.8" cy="12" r="5.2"/>', // a pair: even
  b: '<path d="M12 21.5 1.2 10.8 4.9 6.500z"/><path d="M12 21.5 7 4.6 11.2 2.700z"/><path d="M12 21.5 12.8 2.7 17 4.600z"/><path d="M12 21.5 19.1 6.5 22.8 10.800z"/>', // fan: different colours
  i: '<path d="M1.5 21.500v-6h7v-6h7v-6h7v18z"/>', // stairs: run
  v: '<rect x="1.5" y="2" width="21" height="4.4" rx="1.5"/><path d="M9.5 9h5v5h5L12 22.5 4.5 14h5z"/>', // arrow below a line: below 4
};
