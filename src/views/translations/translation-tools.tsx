import type { ReactNode } from 'react';

import { siteLanguages } from '../../domain/translations/languages.ts';
import {
  getSelectedLanguage,
  visibilityFilters,
  allValue,
} from '../../domain/translations/translation-search.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { SearchField } from '../design/fields/search-field.tsx';
import { Select } from '../design/fields/select.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { useLanguageName } from '../shared/use-language-name.ts';

interface TranslationToolsProps {
  readonly grid: TranslationGridRef;
  readonly snapshot: TranslationGridSnapshot;
}

const kindLabels = {
  all: 'translations.showAll',
  missing: 'translations.showMissing',
  translated: 'translations.showTranslated',
} as const;

/** The filters of the grid: search text, language, and missing values (TRAN-03, TRAN-04). */
export function TranslationTools({
  grid,
  snapshot: {
    context: { query, searchText },
  },
}: TranslationToolsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  return (
    <>
      <span className="max-md:w-full">
        <SearchField
          label={formatMessage('translations.search')}
          value={searchText}
          onChange={(text) => {
            grid.send({ type: 'search.type', text });
          }}
          clearLabel={formatMessage('common.clearSearch')}
        />
      </span>
      <span className="w-40 max-md:w-full">
        <Select<string>
          hideLabel
          label={formatMessage('translations.language')}
          choices={[
            { value: allValue, label: formatMessage('translations.allLanguages') },
            ...siteLanguages.map(({ code, tag }) => ({ value: code, label: getLanguageName(tag) })),
          ]}
          value={getSelectedLanguage(query)?.code ?? allValue}
          onChange={(value) => {
            grid.send({ type: 'filter.choose', name: 'language', value });
          }}
        />
      </span>
      <span className="w-52 max-md:w-full">
        <Select<string>
          hideLabel
          label={formatMessage('translations.show')}
          choices={visibilityFilters.map((kind) => ({
            value: kind,
            label: formatMessage(kindLabels[kind]),
          }))}
          value={visibilityFilters.find((kind) => kind === query.filters['show']) ?? allValue}
          onChange={(value) => {
            grid.send({ type: 'filter.choose', name: 'show', value });
          }}
        />
      </span>
    </>
  );
}
