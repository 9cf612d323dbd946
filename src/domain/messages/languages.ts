/**
 * The languages of the user interface (I18N-02), by the codes of the specification: the tag that
 * `Intl` and the page use (BCP 47) and the name in the language itself.
 */
export const languages = {
  en: { tag: 'en', name: 'English' },
  de: { tag: 'de', name: 'Deutsch' },
  ru: { tag: 'ru', name: 'Русский' },
  fr: { tag: 'fr', name: 'Français' },
  es: { tag: 'es', name: 'Español' },
  'pt-br': { tag: 'pt-BR', name: 'Português (Brasil)' },
  tr: { tag: 'tr', name: 'Türkçe' },
  it: { tag: 'it', name: 'Italiano' },
  hb: { tag: 'he', name: 'עברית' },
  nl: { tag: 'nl', name: 'Nederlands' },
  ja: { tag: 'ja', name: '日本語' },
  kr: { tag: 'ko', name: '한국어' },
  cn: { tag: 'zh-Hans', name: '简体中文' },
  ar: { tag: 'ar', name: 'العربية' },
  hi: { tag: 'hi', name: 'हिन्दी' },
  no: { tag: 'nb', name: 'Norsk bokmål' },
  sv: { tag: 'sv', name: 'Svenska' },
  da: { tag: 'da', name: 'Dansk' },
  pl: { tag: 'pl', name: 'Polski' },
} as const;

/** A language of the user interface, by the code of the specification. */
export type Language = keyof typeof languages;

/**
 * English with accents, a third longer and in brackets: testers read the console in it to find texts
 * that no translation would reach, and those that are cut when they grow.
 */
export const pseudoLanguage = 'pseudo';

/** The codes of the languages in the order of the specification. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Whether this is the code of a language of the user interface. */
export const isLanguage = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(languages, code);

/** A language that a person can read the console in, or the one of testers. */
export type ShownLanguage = Language | typeof pseudoLanguage;

/** Returns the tag of a language that `Intl` and the page use (BCP 47). */
export const getLanguageTag = (language: ShownLanguage): string =>
  language === pseudoLanguage ? 'en-XA' : languages[language].tag;

/** Returns the direction that a language is written in. */
export const getDirection = (language: ShownLanguage): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'hb' ? 'rtl' : 'ltr';

/** The code of a language by the first part of its tag; Norwegians read Bokmål. */
const codes: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(
    Object.entries(languages).map(
      ([code, { tag }]) => [tag.split('-')[0] ?? tag, code as Language] as const,
    ),
  ),
  no: 'no',
  nn: 'no',
};

/** Of more tags than a person prefers, the others are ignored. */
const maxTags = 50;

function findLanguageOfTag(tag: string): ShownLanguage | undefined {
  if (tag.toLowerCase() === 'en-xa') return pseudoLanguage;
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
  const { language, script } = locale;
  return language !== 'zh' || script === 'Hans' ? codes[language] : undefined;
}

/**
 * Returns the first of the languages of the user interface that a reader of one of these languages
 * (tags of BCP 47, the preferred one first) reads, or the one of testers; undefined when there is
 * none.
 */
export function findLanguage(tags: readonly string[]): ShownLanguage | undefined {
  for (const tag of tags.slice(0, maxTags)) {
    const language = findLanguageOfTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}
