import type { TranslationLanguage } from '../../api/contract/translations.ts';
import type { Message } from '../notice.ts';
import { siteLanguages } from './languages.ts';
import { isTooLong, longestName, longestValue } from './limits.ts';

type Faults = Readonly<Record<string, readonly Message[]>>;

const required: Message = { key: 'session.required' };
const nameFault = (name: string): Message | null => {
  if (name.trim() === '') return required;
  return name.trim().length > longestName
    ? { key: 'translations.nameTooLong', values: { most: longestName } }
    : null;
};
const lengthFault = (value: string): Message | null =>
  isTooLong(value) ? { key: 'translations.tooLong', values: { most: longestValue } } : null;
const valueFault = (value: string): Message | null =>
  value.trim() === '' ? required : lengthFault(value);
const faultsOf = (found: Readonly<Record<string, Message | null>>): Faults =>
  Object.fromEntries(
    Object.entries(found).flatMap(([field, fault]) => (fault === null ? [] : [[field, [fault]]])),
  );

/** What the dialog of a cell holds. `english` is what the key says in English, '' when that is missing. */
export interface CellValues {
  readonly key: string;
  readonly groupId: number | null;
  readonly english: string;
  readonly value: string;
  /** The stored word; null while the cell is empty. */
  readonly id: number | null;
}

/** The faults of a cell: key, English value, group and value are required, the value is at most 256 characters (TRAN-19 to TRAN-23). */
export const checkCell = (
  { key, groupId, english, value }: CellValues,
  language: TranslationLanguage,
): Faults =>
  faultsOf({
    key: nameFault(key),
    groupId: groupId === null ? required : null,
    english:
      language !== 'en' && english.trim() === '' ? { key: 'translations.englishMissing' } : null,
    value: valueFault(value),
  });

/** What the add page holds: a value a language, '' for one that is left out. */
export interface NewTranslation {
  readonly groupId: number | null;
  readonly key: string;
  readonly values: Readonly<Record<TranslationLanguage, string>>;
}

/** The add page before anything is filled in. */
export const blankTranslation: NewTranslation = {
  groupId: null,
  key: '',
  values: { en: '', cn: '', de: '', es: '', kr: '', it: '', fr: '', pt: '' },
};

/** The faults of a new translation: group, key and English are required, every value is at most 256 characters (TRAN-24 to TRAN-27). */
export const checkNewTranslation = ({ groupId, key, values }: NewTranslation): Faults =>
  faultsOf({
    groupId: groupId === null ? required : null,
    key: nameFault(key),
    ...Object.fromEntries(
      siteLanguages.map(({ code }) => [
        code,
        code === 'en' ? valueFault(values.en) : lengthFault(values[code]),
      ]),
    ),
  });

/** The languages that are sent: only those with a value (TRAN-28). */
export const filledLanguages = (
  values: NewTranslation['values'],
): readonly { readonly language: TranslationLanguage; readonly value: string }[] =>
  siteLanguages.flatMap(({ code }) =>
    values[code].trim() === '' ? [] : [{ language: code, value: values[code] }],
  );

/** What a group's form holds. */
export interface GroupValues {
  readonly key: string;
  readonly title: string;
  readonly isActive: boolean;
}

/** A group before anything is filled in (TRAN-31). */
export const blankGroup: GroupValues = { key: '', title: '', isActive: true };

/** The faults of a group: key and title are required (TRAN-29, TRAN-30). */
export const checkGroup = ({ key, title }: GroupValues): Faults =>
  faultsOf({ key: nameFault(key), title: nameFault(title) });
