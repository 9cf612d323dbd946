/** The versions of QTI a quiz can be exported in, the usual one first; 1.2 is in Canvas's layout. */
export const qtiFormats = ['2.1', '2.2', '3.0', '1.2'] as const;
export type QtiFormat = (typeof qtiFormats)[number];
