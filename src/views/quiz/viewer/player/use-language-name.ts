import { useLocale } from 'use-intl';

/** What languages are called, by their codes. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (language) => names.of(language) ?? language;
}
