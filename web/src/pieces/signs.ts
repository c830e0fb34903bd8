/** Signs that several games share, 24×24, drawn in currentColor. */
export const SIGNS = {
  star: '<path d="m12 1.2 3.2 7 7.6.8-5.7 5.1 1.6 7.500L12 17.800l-6.7 3.8 1.6-7.500L1.2 9l7.6-.8z"/>',
  crown: '<path d="M2 6.5 7.2 11 12 3.5 16.8 11 22 6.5 20 20H4z"/>',
  check:
    '<path d="m4 12.8 5.2 5.200L20.5 6.5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M5.5 5.500l13 13m0-13-13 13" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  plus: '<path d="M12 4.500v15M4.5 12h15" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
} as const;
