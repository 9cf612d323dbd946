import { useLocale } from 'use-intl';

/** Returns a function that gives the name of a language by its tag (BCP 47). */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (language) => names.of(language) ?? language;
}
