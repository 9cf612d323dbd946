import type { Translation, TranslationLanguage } from './translation.ts';

/**
 * A stored value of a row: the id to change or delete it by, and its version when the server sends
 * one.
 */
export interface TranslationCell {
  readonly id: number;
  readonly value: string;
  readonly version?: string | undefined;
}

/** A key with one cell per language; languages without a value are missing (TRAN-34). */
export interface TranslationRow {
  readonly key: string;
  readonly groupId: number;
  readonly groupTitle: string;
  readonly cells: Readonly<Partial<Record<TranslationLanguage, TranslationCell>>>;
}

/** The location of a cell: key and language. */
export interface CellLocation {
  readonly key: string;
  readonly language: TranslationLanguage;
}

/** Groups the values of a list into rows, in the order in which their keys first appear. */
export function toRows(translations: readonly Translation[]): readonly TranslationRow[] {
  const rows = new Map<string, TranslationRow>();
  for (const { id, key, language, value, groupId, groupTitle, version } of translations) {
    const cells = { ...rows.get(key)?.cells, [language]: { id, value, version } };
    rows.set(key, { key, groupId, groupTitle, cells });
  }
  return [...rows.values()];
}

/** Returns whether `language` has the only value of the key. */
export const isLastTranslation = (
  { cells }: TranslationRow,
  language: TranslationLanguage,
): boolean =>
  cells[language] !== undefined &&
  Object.values(cells).filter((cell) => cell !== undefined).length === 1;
