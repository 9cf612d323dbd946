import type { ListDefaults, ListQuery } from '../lists/list-query.ts';
import { findLanguage, siteLanguages, type SiteLanguage } from './languages.ts';

/** The filter value that selects everything. */
export const allValue = 'all';

/** The state of a grid whose address has no query string (LST-07, TRAN-04). */
export const translationGridDefaults: ListDefaults = {
  sort: { field: 'key', order: 'desc' },
  filters: { language: allValue, show: allValue },
};

/**
 * The values of the visibility filter: all keys, those with a missing value, those that are
 * translated.
 */
export const visibilityFilters = [allValue, 'missing', 'translated'] as const;

/** One condition of the list call. */
export interface SearchCondition {
  readonly bool_operator?: 'or';
  readonly property: 'key' | 'groupTitle' | 'value' | 'language' | 'missing';
  readonly operator: 'contains' | 'equals';
  readonly value: string;
}

/** Returns the selected language, or null for all. */
export const getSelectedLanguage = ({ filters }: Pick<ListQuery, 'filters'>): SiteLanguage | null =>
  siteLanguages.find(({ code }) => code === filters['language']) ?? null;

/** Returns the languages that have a column: all of them, or English and the selected one. */
export function listVisibleLanguages(query: Pick<ListQuery, 'filters'>): readonly SiteLanguage[] {
  const chosen = getSelectedLanguage(query);
  return chosen === null
    ? siteLanguages
    : siteLanguages.filter(({ code }) => code === 'en' || code === chosen.code);
}

const equals = (property: 'language' | 'missing', value: string): SearchCondition => ({
  property,
  operator: 'equals',
  value,
});

function filterByKeyword(search: string, chosen: SiteLanguage | null): readonly SearchCondition[] {
  if (search === '') return [];
  const named = findLanguage(search);
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

function filterByPresence(
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
 * Returns the conditions of the list call. A search text is searched in key, group title and value;
 * one that names a language matches that language too (TRAN-03, PD-38); a blank one adds no
 * condition (TRAN-32). With a selected language, the match must be in that language or in English,
 * which are the visible columns.
 */
export function getSearchConditions(query: ListQuery): readonly SearchCondition[] {
  const chosen = getSelectedLanguage(query);
  return [...filterByKeyword(query.search.trim(), chosen), ...filterByPresence(query, chosen)];
}

/** Returns the list call's name of a sorted column; null for columns that cannot be sorted. */
export const getSortField = (field: string): 'key' | 'groupTitle' | null =>
  field === 'key' ? 'key' : field === 'group' ? 'groupTitle' : null;
