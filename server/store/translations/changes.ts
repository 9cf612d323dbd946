import type { TranslationLanguage } from '../../../src/domain/translations/translation.ts';

/** A stored value with the group of its key. */
export interface ValueInGroup {
  readonly groupId: number;
  readonly value: string;
}

/** What a change did to one value; null where there was or is none. */
export interface TranslationChange {
  readonly key: string;
  readonly language: TranslationLanguage;
  readonly before: ValueInGroup | null;
  readonly after: ValueInGroup | null;
}
