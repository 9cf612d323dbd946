import { raise } from 'xstate';

import { failed } from '../../../domain/outcome.ts';
import { withOutput, withUnexpected } from '../with-output.ts';
import { createListSetup, getSearchBy } from './list-setup.ts';
import type { ListOptions } from './list-types.ts';
import { readAddress } from './query-context.ts';

const unexpected = () => failed({ kind: 'unexpected' });

/**
 * Creates the machine of a list: debounced search back to page 1 (LST-03, LST-11), sort (LST-04,
 * LST-05), pages and filters, which stand in the address (PD-31), rows that are selected and
 * removed after a confirmation, and polling while a row is pending and the page is visible. Rows of a
 * list that keeps them stay, as `stale`, while the server cannot be reached. Provide `loadPage` and
 * `removeItems`.
 *
 * A new query enters `loading` again, which stops the running `loadPage` actor. Stopping a promise
 * actor aborts its `signal`, which the call passes to `fetch` (src/api/http.ts). So a superseded
 * request is cancelled, and its response is never shown.
 */
export function createListMachine<Item extends { readonly id: number }>(
  options: ListOptions<Item>,
) {
  return createListSetup(options).createMachine({
    id: options.id,
    context: ({ input: { address, defaults } }) => {
      const { query, searchText } = readAddress({ defaults }, address);
      return {
        defaults,
        query,
        searchText,
        items: [],
        totalItems: 0,
        totalPages: 0,
        searchBy: getSearchBy(query),
        response: null,
        selectedIds: [],
        removing: [],
        failedRemovals: [],
        isPageHidden: false,
        pollCount: 0,
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
              'query.open': 'idle',
            },
          },
        },
      },
      page: {
        initial: 'loading',
        on: {
          'query.changed': { target: '.loading', actions: ['resetSearchBy', 'clearSelection'] },
          'sort.click': { actions: 'sort' },
          'page.go': { guard: 'canGoToPage', actions: 'goToPage' },
          'filter.choose': { actions: 'filter' },
          'filters.choose': { actions: 'filterBySeveral' },
          'query.open': { actions: ['openQuery', 'setSearchTextOfQuery'] },
          'address.changed': {
            guard: 'isOtherAddress',
            actions: ['readAddress', raise({ type: 'query.changed' })],
          },
          'list.refresh': '.loading',
          'page.hidden': { actions: 'setPageHidden' },
          'page.visible': { actions: 'setPageVisible' },
        },
        states: {
          loading: {
            tags: 'skeleton',
            on: {
              'query.changed': {
                target: 'loading',
                actions: ['resetSearchBy', 'clearSelection'],
                reenter: true,
              },
            },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, searchBy } }) => ({ query, searchBy }),
              onDone: { target: 'checking', actions: withOutput('setResponse') },
              onError: { target: 'checking', actions: withUnexpected('setResponse') },
            },
          },
          refreshing: {
            tags: 'busy',
            on: { 'list.refresh': { target: 'refreshing', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, searchBy } }) => ({ query, searchBy }),
              onDone: { target: 'checking', actions: withOutput('setResponse') },
              onError: { target: 'checking', actions: withUnexpected('setResponse') },
            },
          },
          checking: {
            always: [
              { guard: 'isDenied', target: 'denied' },
              { guard: 'isStale', target: 'stale' },
              { guard: 'hasFailed', target: 'failed' },
              { guard: 'isAfterLastPage', actions: 'goToLastPage', target: 'loading' },
              { guard: 'isIdNotFound', actions: 'searchByTitle', target: 'loading' },
              { guard: 'isEmpty', target: 'empty' },
              { guard: 'hasNothingPending', target: 'loaded' },
              { guard: 'isPageHidden', target: 'pollingPaused' },
              { target: 'waitingToPoll' },
            ],
          },
          loaded: { on: { 'list.refresh': 'refreshing' } },
          waitingToPoll: {
            after: { pollInterval: 'polling' },
            on: {
              'list.refresh': 'refreshing',
              'page.hidden': { target: 'pollingPaused', actions: 'setPageHidden' },
            },
          },
          pollingPaused: {
            on: {
              'list.refresh': 'refreshing',
              'page.visible': { target: 'polling', actions: 'setPageVisible' },
            },
          },
          polling: {
            entry: 'countPoll',
            on: { 'list.refresh': 'refreshing' },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, searchBy } }) => ({ query, searchBy }),
              onDone: [
                {
                  guard: withOutput('hasSucceeded'),
                  target: 'checking',
                  actions: withOutput('setResponse'),
                },
                { target: 'checking' },
              ],
              onError: 'checking',
            },
          },
          stale: {
            after: { staleRetry: 'reloading' },
            on: { 'list.refresh': 'reloading' },
          },
          reloading: {
            tags: 'busy',
            on: { 'list.refresh': { target: 'reloading', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, searchBy } }) => ({ query, searchBy }),
              onDone: { target: 'checking', actions: withOutput('setResponse') },
              onError: { target: 'checking', actions: withUnexpected('setResponse') },
            },
          },
          empty: {},
          failed: {},
          denied: {},
        },
      },
      selection: {
        on: {
          'row.toggle': { guard: 'isRowVisible', actions: 'toggleRow' },
          'rows.select': { actions: 'selectRows' },
        },
      },
      removal: {
        initial: 'none',
        states: {
          none: {
            on: {
              'item.remove': { guard: 'canRemoveRow', target: 'asking', actions: 'startRemoval' },
              'selection.remove': {
                guard: 'canRemoveSelected',
                target: 'asking',
                actions: 'startRemovalOfSelected',
              },
            },
          },
          asking: {
            on: {
              'removal.confirm': 'removing',
              'removal.cancel': { target: 'none', actions: 'endRemoval' },
            },
          },
          removing: {
            invoke: {
              src: 'removeItems',
              input: ({ context: { removing } }) => ({ items: removing }),
              onDone: [
                {
                  guard: withOutput('hasRemovedSome'),
                  target: 'checking',
                  actions: [
                    withOutput('setRemovals'),
                    withOutput('emitRemoved'),
                    withOutput('announceRemovals'),
                    raise({ type: 'list.refresh' }),
                  ],
                },
                {
                  target: 'checking',
                  actions: [
                    withOutput('setRemovals'),
                    withOutput('announceRemovals'),
                    raise({ type: 'list.refresh' }),
                  ],
                },
              ],
              onError: {
                target: 'checking',
                actions: {
                  type: 'setRemovals',
                  params: ({ context: { removing } }) =>
                    removing.map((item) => ({ item, outcome: unexpected() })),
                },
              },
            },
          },
          checking: {
            always: [
              { guard: 'hasFailedRemovals', target: 'asking' },
              { target: 'none', actions: 'endRemoval' },
            ],
          },
        },
      },
    },
  });
}
