import type { Message } from '../messages/message.ts';

/**
 * The language codes of site translations (I18N-01). They are the site's own: cn is Chinese, kr
 * Korean.
 */
export const translationLanguages = ['en', 'cn', 'de', 'es', 'kr', 'it', 'fr', 'pt'] as const;

/** The code of a language of site translations. */
export type TranslationLanguage = (typeof translationLanguages)[number];

/**
 * The text of one key in one language (ENT-22). `version` is what If-Match takes to replace or
 * delete it.
 */
export interface Translation {
  readonly id: number;
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly value: string;
  readonly groupId: number;
  readonly groupTitle: string;
  readonly version?: string | undefined;
}

/**
 * A group of translation keys (ENT-23). A server that does not count keys leaves `countOfKeys` out.
 */
export interface TranslationGroup {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly countOfKeys?: number | undefined;
}

/** The outcomes of importing a value. */
export const importOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;

/** One of them. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** A value of a file: `old` is what a changed one replaces, `reason` says why one is refused. */
export interface ImportEntry {
  readonly key: string;
  readonly language: string;
  readonly outcome: ImportOutcome;
  readonly value: string;
  readonly old?: string | undefined;
  readonly reason?: string | undefined;
}

/** An entry whose reason is not formatted yet. */
export interface PlannedEntry extends Omit<ImportEntry, 'reason'> {
  readonly reason?: Message | undefined;
}
