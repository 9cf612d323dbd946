/** The playback rates of the player and their labels (QVIEW-12). */
export const speeds = [
  { rate: 0.75, word: 'slow' },
  { rate: 1, word: 'normal' },
  { rate: 1.5, word: 'fast' },
  { rate: 2, word: 'faster' },
] as const;

/** A playback rate. */
export type Speed = (typeof speeds)[number]['rate'];
