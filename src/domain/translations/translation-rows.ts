import type { Translation, TranslationLanguage } from '../../api/contract/translations.ts';

/** A stored word of a row: what it is called by to change or remove it, and its version when the server tells one. */
export interface TranslationCell {
  readonly id: number;
  readonly value: string;
  readonly version?: string | undefined;
}

/** A key with its words, a cell a language; a language that is missing has none (TRAN-34). */
export interface TranslationRow {
  readonly key: string;
  readonly groupId: number;
  readonly groupTitle: string;
  readonly cells: Readonly<Partial<Record<TranslationLanguage, TranslationCell>>>;
}

/** A cell of the grid: which key and which language. */
export interface CellPlace {
  readonly key: string;
  readonly language: TranslationLanguage;
}

/** The words of a list as rows, in the order in which its keys first come. */
export function rowsOf(words: readonly Translation[]): readonly TranslationRow[] {
  const rows = new Map<string, TranslationRow>();
  for (const { id, key, language, value, groupId, groupTitle, version } of words) {
    const cells = { ...rows.get(key)?.cells, [language]: { id, value, version } };
    rows.set(key, { key, groupId, groupTitle, cells });
  }
  return [...rows.values()];
}

/** Whether the word in `language` is the only one a key has left. */
export const isLastWord = ({ cells }: TranslationRow, language: TranslationLanguage): boolean =>
  cells[language] !== undefined &&
  Object.values(cells).filter((cell) => cell !== undefined).length === 1;
