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

/** All languages of the user interface, in the order of the specification. */
export const languageCodes = Object.keys(languages) as readonly Language[];
