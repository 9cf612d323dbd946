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

/**
 * Returns the language that a search text names by code or name in any case, or null (PD-38).
 */
export function findLanguage(keyword: string): TranslationLanguage | null {
  const wanted = keyword.trim().toLowerCase();
  return (
    siteLanguages.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted)
      ?.code ?? null
  );
}
