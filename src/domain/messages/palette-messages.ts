import { palette } from './en/palette.ts';

/** The texts of the command palette, which only its code loads. */
export const paletteMessages = { palette } as const;
