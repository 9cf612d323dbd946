import { raise, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { findMissingPage } from '../../domain/translations/grid-pages.ts';
import { readAddress } from '../shared/list/query-context.ts';
import { withOutput } from '../shared/with-output.ts';
import { getFirstRow, gridSetup } from './translation-grid-setup.ts';

/**
 * The grid of translations (TRAN-01 to TRAN-04, TRAN-32, TRAN-34, LST-07, LIM-04): debounced
 * search, filters, sort. It loads the visible rows, one page of keys per request; the address holds
 * the first visible page (PD-31). Rows stay, as `stale`, while the server cannot be reached, and are
 * loaded again by themselves; a cell that is stored meanwhile stays as stored. Provide `loadRows`.
 */
export const translationGridMachine = gridSetup.createMachine({
  id: 'translationGrid',
  context: ({ input: { address, defaults } }) => {
    const { query, searchText } = readAddress({ defaults }, address);
    const index = getFirstRow(query.page);
    return {
      defaults,
      query,
      searchText,
      pages: {},
      totalRows: 0,
      visible: { first: index, last: index },
      reveal: { index, count: 0 },
      isOutdated: false,
      response: null,
      failure: null,
    };
  },
  type: 'parallel',
  states: {
    search: {
      initial: 'idle',
      states: {
        idle: { on: { 'search.type': { target: 'debouncing', actions: 'setSearchText' } } },
        debouncing: {
          after: {
            searchDebounce: [
              { guard: 'isSearchUnchanged', target: 'idle' },
              { target: 'idle', actions: 'search' },
            ],
          },
          on: {
            'search.type': { target: 'debouncing', actions: 'setSearchText', reenter: true },
            'address.changed': { guard: 'isOtherAddress', target: 'idle' },
          },
        },
      },
    },
    place: {
      initial: 'written',
      states: {
        written: {},
        moving: {
          after: { addressDebounce: { target: 'written', actions: 'writeAddress' } },
          on: { 'query.changed': 'written' },
        },
      },
      on: { 'rows.visible': { guard: 'isOtherPage', target: '.moving', actions: 'setPage' } },
    },
    rows: {
      initial: 'loading',
      on: {
        'query.changed': '.loading',
        'sort.click': { actions: 'sort' },
        'filter.choose': { actions: 'filter' },
        'address.changed': {
          guard: 'isOtherAddress',
          actions: ['readAddress', raise({ type: 'query.changed' })],
        },
        'grid.refresh': '.loading',
      },
      states: {
        loading: {
          entry: 'reveal',
          on: { 'query.changed': { target: 'loading', reenter: true } },
          invoke: {
            src: 'loadRows',
            input: ({ context: { query } }) => ({ query, page: query.page }),
            onDone: { target: 'checking', actions: withOutput('setResponse') },
          },
        },
        checking: {
          always: [
            { guard: 'isDenied', target: 'denied' },
            { guard: 'isStale', target: 'stale', actions: 'revealLoadedRows' },
            { guard: 'hasFailed', target: 'failed' },
            { guard: 'isAfterLastRow', target: 'loading', actions: 'goToLastPage' },
            { guard: 'isEmpty', target: 'empty' },
            { target: 'loaded' },
          ],
        },
        loaded: {
          initial: 'whole',
          on: {
            'rows.visible': { actions: 'setVisibleRows' },
            'cell.stored': [
              { guard: 'isLastValue', target: 'refreshing' },
              { actions: 'storeCell' },
            ],
            'grid.refresh': 'refreshing',
          },
          states: {
            whole: { always: { guard: 'hasMissingRows', target: 'fetching' } },
            fetching: {
              invoke: {
                src: 'loadRows',
                input: ({ context: { query, pages, visible, totalRows } }) => ({
                  query,
                  page: findMissingPage(pages, visible, totalRows) ?? query.page,
                }),
                onDone: [
                  {
                    guard: withOutput('hasSameTotal'),
                    target: 'whole',
                    actions: withOutput('addPage'),
                  },
                  {
                    guard: withOutput('hasSucceeded'),
                    target: '#translationGrid.rows.refreshing',
                  },
                  { target: 'fetchFailed', actions: withOutput('setFailure') },
                ],
              },
            },
            fetchFailed: { on: { 'rows.retry': 'fetching' } },
          },
        },
        refreshing: {
          exit: 'clearOutdated',
          on: {
            'grid.refresh': { target: 'refreshing', reenter: true },
            'rows.visible': { actions: 'setVisibleRows' },
            'cell.stored': { actions: ['storeCell', 'setOutdated'] },
          },
          invoke: {
            src: 'loadRows',
            input: ({ context: { query } }) => ({ query, page: query.page }),
            onDone: [
              { guard: 'isOutdated', target: 'refreshing', reenter: true },
              { target: 'checking', actions: withOutput('setResponse') },
            ],
          },
        },
        stale: {
          after: { staleRetry: 'refreshing' },
          on: {
            'rows.visible': { actions: 'setVisibleRows' },
            'cell.stored': { actions: 'storeCell' },
            'grid.refresh': 'refreshing',
          },
        },
        empty: {},
        failed: { after: { staleRetry: { guard: 'isUnreachable', target: 'refreshing' } } },
        denied: {},
      },
    },
  },
});

/** The running grid. */
export type TranslationGridRef = ActorRefFrom<typeof translationGridMachine>;
/** A snapshot of the grid. */
export type TranslationGridSnapshot = SnapshotFrom<typeof translationGridMachine>;
