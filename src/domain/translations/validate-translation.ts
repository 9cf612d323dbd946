import type { TranslationLanguage } from './translation.ts';
import type { Message } from '../messages/message.ts';
import { siteLanguages } from './languages.ts';
import { isTooLong, maxNameLength, maxValueLength } from './translation-limits.ts';

type Errors = Readonly<Record<string, readonly Message[]>>;

const required: Message = { key: 'session.required' };
const validateName = (name: string): Message | null => {
  if (name.trim() === '') return required;
  return name.trim().length > maxNameLength
    ? { key: 'translations.nameTooLong', values: { max: maxNameLength } }
    : null;
};
const validateLength = (value: string): Message | null =>
  isTooLong(value) ? { key: 'translations.tooLong', values: { max: maxValueLength } } : null;
const validateValue = (value: string): Message | null =>
  value.trim() === '' ? required : validateLength(value);
const collectErrors = (found: Readonly<Record<string, Message | null>>): Errors =>
  Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error === null ? [] : [[field, [error]]])),
  );

/**
 * The values of the dialog of a cell. `english` is the English value of the key, '' when it is
 * missing.
 */
export interface CellValues {
  readonly key: string;
  readonly groupId: number | null;
  readonly english: string;
  readonly value: string;
  /** The id of the stored value, or null for an empty cell. */
  readonly id: number | null;
}

/**
 * Returns the errors of a cell: key, English value, group and value are required, the value has at
 * most 256 characters (TRAN-19 to TRAN-23).
 */
export const validateCell = (
  { key, groupId, english, value }: CellValues,
  language: TranslationLanguage,
): Errors =>
  collectErrors({
    key: validateName(key),
    groupId: groupId === null ? required : null,
    english:
      language !== 'en' && english.trim() === '' ? { key: 'translations.englishMissing' } : null,
    value: validateValue(value),
  });

/** The values of the add page, one per language, '' for a language without one. */
export interface NewTranslation {
  readonly groupId: number | null;
  readonly key: string;
  readonly values: Readonly<Record<TranslationLanguage, string>>;
}

/** The initial values of the add page. */
export const blankTranslation: NewTranslation = {
  groupId: null,
  key: '',
  values: { en: '', cn: '', de: '', es: '', kr: '', it: '', fr: '', pt: '' },
};

/**
 * Returns the errors of a new translation: group, key and English are required, every value has at
 * most 256 characters (TRAN-24 to TRAN-27).
 */
export const validateNewTranslation = ({ groupId, key, values }: NewTranslation): Errors =>
  collectErrors({
    groupId: groupId === null ? required : null,
    key: validateName(key),
    ...Object.fromEntries(
      siteLanguages.map(({ code }) => [
        code,
        code === 'en' ? validateValue(values.en) : validateLength(values[code]),
      ]),
    ),
  });

/** Returns the languages that have a value; only these are sent (TRAN-28). */
export const listFilledLanguages = (
  values: NewTranslation['values'],
): readonly { readonly language: TranslationLanguage; readonly value: string }[] =>
  siteLanguages.flatMap(({ code }) =>
    values[code].trim() === '' ? [] : [{ language: code, value: values[code] }],
  );

/** The values of a group's form. */
export interface GroupValues {
  readonly key: string;
  readonly title: string;
  readonly isActive: boolean;
}

/** The initial values of a group's form (TRAN-31). */
export const blankGroup: GroupValues = { key: '', title: '', isActive: true };

/** Returns the errors of a group: key and title are required (TRAN-29, TRAN-30). */
export const validateGroup = ({ key, title }: GroupValues): Errors =>
  collectErrors({ key: validateName(key), title: validateName(title) });
