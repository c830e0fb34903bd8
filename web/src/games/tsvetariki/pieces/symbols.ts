/** Symbols of the colours, 24×24 in currentColor; `j` is the joker. */
export const SYMBOLS: Record<string, string> = {
  r: '<circle cx="12" cy="12" r="10"/>',
  y: '<rect x="2.8" y="2.8" width="18.4" height="18.4" rx="1.5"/>',
  g: '<path d="M12 .8 24 21.400H0z"/>',
  b: '<path d="M12-.5 24.5 12 12 24.5-.5 12z"/>',
  v: '<path d="M6.2 1.600h11.600L23.8 12l-6 10.400H6.200L.2 12z"/>',
  j: '<path d="m12-.6 3.7 8.1 8.9 1-6.6 6 1.8 8.700L12 18.800l-7.8 4.400L6 14.5-.6 8.500l8.9-1z"/>',
};
