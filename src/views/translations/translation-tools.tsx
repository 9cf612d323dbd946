import type { ReactNode } from 'react';

import { siteLanguages } from '../../domain/translations/languages.ts';
import {
  chosenLanguage,
  shownKinds,
  unfiltered,
} from '../../domain/translations/translation-search.ts';
import type {
  TranslationGridRef,
  TranslationGridSnapshot,
} from '../../machines/translations/translation-grid-machine.ts';
import { SearchField } from '../design/search-field.tsx';
import { Select } from '../design/select.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface TranslationToolsProps {
  readonly grid: TranslationGridRef;
  readonly snapshot: TranslationGridSnapshot;
}

const kindWords = {
  all: 'translations.showAll',
  missing: 'translations.showMissing',
  translated: 'translations.showTranslated',
} as const;

/** What the grid is narrowed by: words, a language, and what is missing (TRAN-03, TRAN-04). */
export function TranslationTools({
  grid,
  snapshot: {
    context: { query, searchText },
  },
}: TranslationToolsProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <SearchField
        label={sentence('translations.search')}
        value={searchText}
        onChange={(text) => {
          grid.send({ type: 'search.type', text });
        }}
        clearLabel={sentence('common.clearSearch')}
      />
      <span className="w-40 max-md:w-full">
        <Select<string>
          hideLabel
          label={sentence('translations.language')}
          choices={[
            { value: unfiltered, label: sentence('translations.allLanguages') },
            ...siteLanguages.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={chosenLanguage(query)?.code ?? unfiltered}
          onChange={(value) => {
            grid.send({ type: 'filter.choose', name: 'language', value });
          }}
        />
      </span>
      <span className="w-52 max-md:w-full">
        <Select<string>
          hideLabel
          label={sentence('translations.show')}
          choices={shownKinds.map((kind) => ({ value: kind, label: sentence(kindWords[kind]) }))}
          value={shownKinds.find((kind) => kind === query.filters['show']) ?? unfiltered}
          onChange={(value) => {
            grid.send({ type: 'filter.choose', name: 'show', value });
          }}
        />
      </span>
    </>
  );
}
