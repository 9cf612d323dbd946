import { formulaSymbols } from './en/formula-symbols.ts';

/** The texts of the symbols for a formula, which only the code of its dialog loads. */
export const formulaMessages = { formulaSymbols } as const;
