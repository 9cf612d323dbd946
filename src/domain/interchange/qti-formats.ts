/** The versions of QTI a quiz can be exported in, the usual one first. */
export const qtiFormats = ['2.1', '2.2', '3.0'] as const;
export type QtiFormat = (typeof qtiFormats)[number];
