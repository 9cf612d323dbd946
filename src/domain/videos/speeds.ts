/** How fast a video can play and what that is called (QVIEW-12). */
export const speeds = [
  { rate: 0.75, word: 'slow' },
  { rate: 1, word: 'normal' },
  { rate: 1.5, word: 'fast' },
  { rate: 2, word: 'faster' },
] as const;

/** A speed a video can play at. */
export type Speed = (typeof speeds)[number]['rate'];
