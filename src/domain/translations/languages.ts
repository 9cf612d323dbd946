import { getLanguageTag, languageCodes } from '../messages/languages.ts';
import type { TranslationLanguage } from './translation.ts';

/**
 * A language the site is translated into: its code in the calls, its English name, and how a
 * browser names it (BCP 47).
 */
export interface SiteLanguage {
  readonly code: TranslationLanguage;
  readonly name: string;
  readonly tag: string;
}

/**
 * The languages in the order of the columns, English first (I18N-01, TRAN-48). The codes are the
 * site's own: cn is Chinese, kr Korean.
 */
export const siteLanguages: readonly SiteLanguage[] = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'cn', name: 'Chinese', tag: 'zh' },
  { code: 'de', name: 'German', tag: 'de' },
  { code: 'es', name: 'Spanish', tag: 'es' },
  { code: 'kr', name: 'Korean', tag: 'ko' },
  { code: 'it', name: 'Italian', tag: 'it' },
  { code: 'fr', name: 'French', tag: 'fr' },
  { code: 'pt', name: 'Portuguese', tag: 'pt' },
];

/** Returns the language with this code. */
export function getLanguage(code: TranslationLanguage): SiteLanguage {
  const found = siteLanguages.find((language) => language.code === code);
  if (found === undefined) throw new Error(`no language ${code}`);
  return found;
}

/** Returns whether a word is the code of one of the site's languages. */
export const isLanguageCode = (word: string): word is TranslationLanguage =>
  siteLanguages.some(({ code }) => code === word);

/** Returns the names of a language in every language of the console, in lower case. */
const listNames = ({ name, tag }: SiteLanguage): readonly string[] =>
  [
    name,
    ...languageCodes.map((code) =>
      new Intl.DisplayNames(getLanguageTag(code), { type: 'language' }).of(tag),
    ),
  ].map((each = name) => each.toLowerCase());

let namesOf: ReadonlyMap<TranslationLanguage, readonly string[]> | null = null;

/**
 * Returns the language that a search text names by code or name in any case, or null (PD-38). The
 * name may be in any language of the console.
 */
export function findLanguage(keyword: string): TranslationLanguage | null {
  namesOf ??= new Map(siteLanguages.map((language) => [language.code, listNames(language)]));
  const wanted = keyword.trim().toLowerCase();
  for (const [code, names] of namesOf) if (code === wanted || names.includes(wanted)) return code;
  return null;
}
