import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { TranslationRow } from '../../../src/domain/translations/translation-rows.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import {
  translationGridMachine,
  type TranslationGridSnapshot,
} from '../../../src/machines/translations/translation-grid-machine.ts';
import type { GridPage } from '../../../src/machines/translations/translation-grid-types.ts';
import { defineModel } from '../../support/define-model.ts';
import type { ModelEvent, ModelEvents } from '../../support/model-options.ts';

const row = (
  key: string,
  cells: TranslationRow['cells'] = { en: { id: 1, value: 'One', version: '1' } },
): TranslationRow => ({ key, groupId: 1, groupTitle: 'Group', cells });
const pageOf = (page: number, totalRows: number): Outcome<GridPage> =>
  succeeded({
    page,
    totalRows,
    rows: totalRows === 0 ? [] : [row(page === 1 ? 'first' : 'second')],
  });
const arrives = (state: string, output: Outcome<GridPage>): ModelEvent => ({
  type: `xstate.done.actor.0.translationGrid.rows.${state}`,
  output,
});

function stateOf({
  value,
  context: { pages, totalRows, visible, query, searchText, failure, isOutdated },
}: TranslationGridSnapshot): string {
  const displayed = Object.entries(pages)
    .map(
      ([page, rows]) =>
        `${page}:${rows.map(({ key, cells }) => `${key}${cells.en?.value ?? ''}`).join()}`,
    )
    .join(' ');
  return [
    JSON.stringify(value).replaceAll(/["{}]/g, ''),
    `pages ${displayed} of ${String(totalRows)}`,
    `seen ${String(visible.first)}-${String(visible.last)}`,
    `page ${String(query.page)} '${query.search}' '${searchText}' ${query.sort?.order ?? ''} ${query.filters['language'] ?? ''}`,
    failure?.kind ?? '',
    isOutdated ? 'outdated' : '',
  ].join('; ');
}

/** Seeing rows of a list of two pages, what comes late or not at all, and cells that change. */
const seeing: ModelEvents = {
  'two pages begin': arrives('loading', pageOf(1, 25)),
  'the second page is seen': { type: 'rows.visible', visible: { first: 20, last: 24 } },
  'the first page is seen': { type: 'rows.visible', visible: { first: 0, last: 12 } },
  'a pause passes': { type: 'xstate.after.addressDebounce.translationGrid.place.moving' },
  'the second page comes': arrives('loaded.fetching', pageOf(2, 25)),
  'it comes with fewer rows': arrives('loaded.fetching', pageOf(2, 21)),
  'it cannot be loaded': arrives('loaded.fetching', failed({ kind: 'offline' })),
  'try again': { type: 'rows.retry' },
  'a cell is stored': {
    type: 'cell.stored',
    place: { key: 'first', language: 'en' },
    cell: { id: 1, value: 'New', version: '2' },
  },
  'the last translation is removed': {
    type: 'cell.stored',
    place: { key: 'first', language: 'en' },
    cell: null,
  },
  'it is refreshed': arrives('refreshing', pageOf(1, 25)),
  'nothing is left': arrives('refreshing', pageOf(1, 0)),
  'the connection is lost': arrives('refreshing', failed({ kind: 'offline' })),
  'it cannot be refreshed': arrives('refreshing', failed({ kind: 'unexpected' })),
  'the connection is lost while it loads': arrives('loading', failed({ kind: 'offline' })),
  'three seconds pass': { type: 'xstate.after.staleRetry.translationGrid.rows.stale' },
  'sort by key': { type: 'sort.click', field: 'key' },
  refresh: { type: 'grid.refresh' },
};

/** Searching, sorting, narrowing, the address, and a first page that does not come. */
const asking: ModelEvents = {
  'rows come': arrives('loading', pageOf(1, 21)),
  'the page is behind the last': arrives('loading', pageOf(3, 21)),
  'nothing is found': arrives('loading', pageOf(1, 0)),
  'it is denied': arrives('loading', failed({ kind: 'denied' })),
  'it fails': arrives('loading', failed({ kind: 'offline' })),
  'three seconds pass': { type: 'xstate.after.staleRetry.translationGrid.rows.failed' },
  'rows come after all': arrives('refreshing', pageOf(1, 21)),
  'type quiz': { type: 'search.type', text: 'quiz' },
  'clear the search': { type: 'search.type', text: '' },
  'a pause passes': { type: 'xstate.after.searchDebounce.translationGrid.search.debouncing' },
  'sort by key': { type: 'sort.click', field: 'key' },
  'only German': { type: 'filter.choose', name: 'language', value: 'de' },
  'Back to page 3': { type: 'address.changed', address: '?page=3' },
  'the address is written': { type: 'address.changed', address: '' },
  refresh: { type: 'grid.refresh' },
};

/** The grid of translations. */
export const translationGridModel = defineModel({
  machine: translationGridMachine,
  requirements: 'TRAN-01 LIM-04',
  input: { address: '', defaults: translationGridDefaults },
  stateOf,
  each: 'transition',
  until: ({ context: { query } }) =>
    query.sort?.order === 'asc' || query.filters['language'] !== 'all',
  longest: 25,
  // Shorter pauses that run are over before.
  canHappen: (name, from) =>
    name !== 'three seconds pass' || from.includes('search:idle,place:written'),
  never: {
    'LST-11 what is typed waits or is searched': (state) => {
      const [, searched, typed] = /'(.*)' '(.*)'/.exec(state) ?? [];
      return state.includes('search:idle') && typed?.trim() !== searched;
    },
  },
  parts: {
    'seeing rows': { events: seeing },
    'asking for rows': { events: asking },
  },
});
