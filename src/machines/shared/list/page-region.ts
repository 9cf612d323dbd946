import { assertEvent, assign, raise } from 'xstate';

import type { ListPage } from '../../../domain/lists/list-page.ts';
import { isWholeNumber, parseListQuery, type ListQuery } from '../../../domain/lists/list-query.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import { withOutput } from '../with-output.ts';
import { createQueryChange, withStates } from './list-setup.ts';
import type { ListOptions, LoadPageInput, SearchBy } from './list-types.ts';
import { queryChanges, readAddress } from './query-context.ts';
import { createSearchSetup } from './search-region.ts';

const loadPage = {
  src: 'loadPage',
  input: ({ context: { query, searchBy } }: { context: LoadPageInput }) => ({ query, searchBy }),
} as const;

const loadShownPage = {
  ...loadPage,
  onDone: { target: 'checking', actions: withOutput('setResponse') },
} as const;

/**
 * The states of a list that is polled while a row is pending. It waits while the browser hides the
 * page, and a poll that fails changes nothing.
 */
const pollingStates = {
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
      ...loadPage,
      onDone: [
        {
          guard: withOutput('hasSucceeded'),
          target: 'checking',
          actions: withOutput('setResponse'),
        },
        { target: 'checking' },
      ],
    },
  },
} as const;

const searchByTitleNext = {
  guard: 'isIdNotFound',
  actions: 'searchByTitle',
  target: 'loading',
} as const;

const searchSwitchEvent = {
  'search.switch': { guard: 'canSwitchSearch', actions: 'switchSearch' },
} as const;

const visibilityEvents = {
  'page.hidden': { actions: 'setPageHidden' },
  'page.visible': { actions: 'setPageVisible' },
} as const;

/** The states of rows that stay while the server cannot be reached; they are loaded again. */
const staleStates = {
  stale: {
    after: { staleRetry: 'reloading' },
    on: { 'list.refresh': 'reloading' },
  },
  reloading: {
    tags: 'busy',
    on: { 'list.refresh': { target: 'reloading', reenter: true } },
    invoke: loadShownPage,
  },
} as const;

/**
 * Creates the region of the page: its rows, and their order (LST-04, LST-05), number and filters,
 * which stand in the address (PD-31). Rows of a list that keeps them stay, as `stale`, while the
 * server cannot be reached; a list without rows is loaded again by itself too, behind its error.
 *
 * A new query enters `loading` again, which stops the running `loadPage` actor. Stopping a promise
 * actor aborts its `signal`, which the call passes to `fetch` (src/api/http.ts). So a superseded
 * request is cancelled, and its response is never shown.
 */
export const createPageRegion = <Item>({ searchesIds, isPending, keepsRows }: ListOptions<Item>) =>
  ({
    initial: 'loading',
    on: {
      'query.changed': { target: '.loading', actions: 'resetSearchBy' },
      'sort.click': { actions: 'sort' },
      'page.go': { guard: 'canGoToPage', actions: 'goToPage' },
      'filter.choose': { actions: 'filter' },
      'filters.choose': { actions: 'filterBySeveral' },
      ...(searchesIds !== false && searchSwitchEvent),
      'query.open': { actions: ['openQuery', 'setSearchTextOfQuery'] },
      'address.changed': {
        guard: 'isOtherAddress',
        actions: ['readAddress', 'announceQuery'],
      },
      'list.refresh': '.loading',
      ...(isPending && visibilityEvents),
    },
    states: {
      loading: { tags: 'skeleton', invoke: loadShownPage },
      refreshing: {
        tags: 'busy',
        on: { 'list.refresh': { target: 'refreshing', reenter: true } },
        invoke: loadShownPage,
      },
      checking: {
        always: [
          { guard: 'isDenied', target: 'denied' },
          ...(keepsRows === true ? [{ guard: 'isStale', target: 'stale' } as const] : []),
          { guard: 'hasFailed', target: 'failed' },
          { guard: 'isAfterLastPage', actions: 'goToLastPage', target: 'loading' },
          ...(searchesIds === false ? [] : [searchByTitleNext]),
          { guard: 'isEmpty', target: 'empty' },
          ...(isPending === undefined
            ? []
            : ([
                { guard: 'isPendingHidden', target: 'pollingPaused' },
                { guard: 'hasPending', target: 'waitingToPoll' },
              ] as const)),
          { target: 'loaded' },
        ],
      },
      loaded: { on: { 'list.refresh': 'refreshing' } },
      ...withStates(isPending !== undefined, pollingStates),
      ...withStates(keepsRows === true, staleStates),
      empty: {},
      failed: { after: { staleRetry: { guard: 'isUnreachable', target: 'retrying' } } },
      retrying: { on: { 'list.refresh': 'loading' }, invoke: loadShownPage },
      denied: {},
    },
  }) as const;

/** Whether the server could not be reached. */
export const isUnreachable = (response: Outcome<unknown> | null): boolean =>
  response?.ok === false && response.failure.kind === 'offline';

/** Returns what a search looks for: a whole number may be an id, or stand in a title (PD-30). */
export const getSearchBy = (
  { search, searchIn }: ListQuery,
  { searchesIds }: Pick<ListOptions<never>, 'searchesIds'>,
): SearchBy =>
  searchesIds !== false && searchIn !== 'text' && isWholeNumber(search) ? 'id' : 'title';

const createGuardedSetup = <Item extends { readonly id: number }>({
  isPending = () => false,
}: ListOptions<Item>) =>
  createSearchSetup<Item>().extend({
    guards: {
      canGoToPage: ({ context: { query, totalPages }, event }) => {
        assertEvent(event, 'page.go');
        const isPage = Number.isInteger(event.page) && event.page >= 1 && event.page <= totalPages;
        return isPage && event.page !== query.page;
      },
      isDenied: ({ context: { response } }) =>
        response?.ok === false && response.failure.kind === 'denied',
      isUnreachable: ({ context: { response } }) => isUnreachable(response),
      isStale: ({ context: { response, items } }) => isUnreachable(response) && items.length > 0,
      hasFailed: ({ context: { response } }) => response?.ok === false,
      canSwitchSearch: ({ context: { searchBy, query } }) =>
        searchBy === 'id' || query.searchIn === 'text',
      isIdNotFound: ({ context }) => context.searchBy === 'id' && context.items.length === 0,
      isAfterLastPage: ({ context: { items, query, totalPages } }) =>
        items.length === 0 && totalPages >= 1 && query.page > totalPages,
      isEmpty: ({ context }) => context.items.length === 0,
      hasPending: ({ context }) => context.items.some(isPending),
      isPendingHidden: ({ context }) => context.isPageHidden && context.items.some(isPending),
      hasSucceeded,
    },
  });

/** Creates the setup of a list with the guards and actions of its search field and its page. */
export function createPageSetup<Item extends { readonly id: number }>(options: ListOptions<Item>) {
  return createGuardedSetup(options).extend({
    actions: {
      sort: createQueryChange<Item>((context, event) => {
        assertEvent(event, 'sort.click');
        return queryChanges.sort(context, event.field);
      }),
      goToPage: createQueryChange<Item>((_, event) => {
        assertEvent(event, 'page.go');
        return { page: event.page };
      }),
      goToLastPage: createQueryChange<Item>(({ totalPages }) => ({ page: totalPages })),
      filter: createQueryChange<Item>((context, event) => {
        assertEvent(event, 'filter.choose');
        return queryChanges.filter(context, { [event.name]: event.value });
      }),
      filterBySeveral: createQueryChange<Item>((context, event) => {
        assertEvent(event, 'filters.choose');
        return queryChanges.filter(context, event.filters);
      }),
      openQuery: createQueryChange<Item>(({ defaults }, event) => {
        assertEvent(event, 'query.open');
        return parseListQuery(event.address, defaults);
      }),
      switchSearch: createQueryChange<Item>(({ query }) => ({
        searchIn: query.searchIn === undefined ? 'text' : undefined,
        page: 1,
      })),
      setSearchTextOfQuery: assign({ searchText: ({ context }) => context.query.search }),
      readAddress: assign(({ context, event }) => {
        assertEvent(event, 'address.changed');
        return readAddress(context, event.address);
      }),
      announceQuery: raise({ type: 'query.changed' }),
      resetSearchBy: assign({
        searchBy: ({ context }) => getSearchBy(context.query, options),
        pollCount: 0,
      }),
      searchByTitle: assign({ searchBy: 'title' }),
      setResponse: assign((_, response: Outcome<ListPage<Item>>) => ({
        response,
        ...(response.ok
          ? response.value
          : !(options.keepsRows === true && isUnreachable(response)) && { items: [] }),
      })),
      countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
      setPageHidden: assign({ isPageHidden: true }),
      setPageVisible: assign({ isPageHidden: false, pollCount: 0 }),
    },
  });
}
