import type { ListDefaults, ListQuery } from '../lists/list-query.ts';
import { languageNamed, siteLanguages, type SiteLanguage } from './languages.ts';

/** The filter values that narrow nothing. */
export const unfiltered = 'all';

/** What the grid shows when its address says nothing (LST-07, TRAN-04). */
export const translationGridDefaults: ListDefaults = {
  sort: { field: 'key', order: 'desc' },
  filters: { language: unfiltered, show: unfiltered },
};

/** Which keys a grid shows: all, those that miss a word, those that have them. */
export const shownKinds = [unfiltered, 'missing', 'translated'] as const;

/** One condition of the list call. */
export interface SearchCondition {
  readonly bool_operator?: 'or';
  readonly property: 'key' | 'groupTitle' | 'value' | 'language' | 'missing';
  readonly operator: 'contains' | 'equals';
  readonly value: string;
}

/** The language of the filter, or null for all. */
export const chosenLanguage = ({ filters }: Pick<ListQuery, 'filters'>): SiteLanguage | null =>
  siteLanguages.find(({ code }) => code === filters['language']) ?? null;

/** The languages a grid has columns for: all, or the chosen one beside English, from which it is translated. */
export function shownLanguages(query: Pick<ListQuery, 'filters'>): readonly SiteLanguage[] {
  const chosen = chosenLanguage(query);
  return chosen === null
    ? siteLanguages
    : siteLanguages.filter(({ code }) => code === 'en' || code === chosen.code);
}

const equals = (property: 'language' | 'missing', value: string): SearchCondition => ({
  property,
  operator: 'equals',
  value,
});

function byKeyword(search: string, chosen: SiteLanguage | null): readonly SearchCondition[] {
  if (search === '') return [];
  const named = languageNamed(search);
  const anywhere: readonly SearchCondition[] = [
    { property: 'key', operator: 'contains', value: search },
    { bool_operator: 'or', property: 'groupTitle', operator: 'contains', value: search },
    { bool_operator: 'or', property: 'value', operator: 'contains', value: search },
    ...(named === null ? [] : [{ ...equals('language', named), bool_operator: 'or' } as const]),
  ];
  if (chosen === null) return anywhere;
  return [
    ...anywhere,
    equals('language', chosen.code),
    ...(chosen.code === 'en'
      ? []
      : [{ ...equals('language', 'en'), bool_operator: 'or' } as const]),
  ];
}

function byWhatIsThere(
  { filters }: Pick<ListQuery, 'filters'>,
  chosen: SiteLanguage | null,
): readonly SearchCondition[] {
  switch (filters['show']) {
    case 'missing':
      return [equals('missing', chosen?.code ?? 'any')];
    case 'translated':
      return [chosen === null ? equals('missing', 'none') : equals('language', chosen.code)];
    default:
      return [];
  }
}

/**
 * The conditions of the list call for a query: a keyword is looked for in key, group title and value, and one that names a language matches that language too (TRAN-03, decision 38);
 * a blank one sends none (TRAN-32). With a language chosen, a word must be in that language or in English, the columns that show.
 */
export function translationConditions(query: ListQuery): readonly SearchCondition[] {
  const chosen = chosenLanguage(query);
  return [...byKeyword(query.search.trim(), chosen), ...byWhatIsThere(query, chosen)];
}

/** The call's name of a sorted column; null for one it cannot be sorted by. */
export const sortedBy = (field: string): 'key' | 'groupTitle' | null =>
  field === 'key' ? 'key' : field === 'group' ? 'groupTitle' : null;
