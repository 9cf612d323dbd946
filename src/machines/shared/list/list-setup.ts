import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { ListPage } from '../../../domain/lists/list-page.ts';
import { isWholeNumber, parseListQuery, type ListQuery } from '../../../domain/lists/list-query.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import type {
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListOptions,
  LoadPageInput,
  Removal,
} from './list-types.ts';
import {
  formatAddress,
  isOtherAddress,
  isSearchUnchanged,
  queryChanges,
  readAddress,
} from './query-context.ts';

/** Returns whether a search looks for an id or for a title (PD-30). */
export const getSearchBy = (query: ListQuery) => (isWholeNumber(query.search) ? 'id' : 'title');

const isUnreachable = (response: Outcome<unknown> | null): boolean =>
  response?.ok === false && response.failure.kind === 'offline';
const wasAlreadyRemoved = ({ outcome }: Removal<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'notFound';
const isRemoved = (removal: Removal<unknown>): boolean =>
  removal.outcome.ok || wasAlreadyRemoved(removal);

const filterVisible = (
  ids: readonly number[],
  items: readonly { readonly id: number }[],
): readonly number[] => ids.filter((id) => items.some((item) => item.id === id));

const staleRetryMs = 3000;
const firstPollIntervalMs = 2000;
const maxPollIntervalMs = 10_000;
const getPollIntervalMs = ({ pollCount }: { readonly pollCount: number }): number =>
  Math.min(firstPollIntervalMs * 1.5 ** pollCount, maxPollIntervalMs);

function createTypedSetup<Item extends { readonly id: number }>() {
  return setup({
    types: {
      context: {} as ListContext<Item>,
      events: {} as ListEvent<Item> | { readonly type: 'query.changed' },
      input: {} as ListInput,
      emitted: {} as ListEmitted<Item>,
      tags: {} as 'skeleton' | 'busy',
    },
    actors: {
      loadPage: fromPromise<Outcome<ListPage<Item>>, LoadPageInput>(notProvided('loadPage')),
      removeItems: fromPromise<readonly Removal<Item>[], { readonly items: readonly Item[] }>(
        notProvided('removeItems'),
      ),
    },
    delays: {
      searchDebounce: 300,
      staleRetry: staleRetryMs,
      pollInterval: ({ context }) => getPollIntervalMs(context),
    },
  });
}

function createGuardedSetup<Item extends { readonly id: number }>({
  canRemove,
  isPending,
  keepsRows,
}: ListOptions<Item>) {
  return createTypedSetup<Item>().extend({
    guards: {
      isSearchUnchanged: ({ context }) => isSearchUnchanged(context),
      canGoToPage: ({ context: { query, totalPages }, event }) => {
        assertEvent(event, 'page.go');
        const isPage = Number.isInteger(event.page) && event.page >= 1 && event.page <= totalPages;
        return isPage && event.page !== query.page;
      },
      isOtherAddress: ({ context, event }) => {
        assertEvent(event, 'address.changed');
        return isOtherAddress(context, event.address);
      },
      isDenied: ({ context: { response } }) =>
        response?.ok === false && response.failure.kind === 'denied',
      isStale: ({ context: { response, items } }) =>
        keepsRows === true && isUnreachable(response) && items.length > 0,
      hasFailed: ({ context: { response } }) => response?.ok === false,
      isIdNotFound: ({ context }) => context.searchBy === 'id' && context.items.length === 0,
      isAfterLastPage: ({ context: { items, query, totalPages } }) =>
        items.length === 0 && totalPages >= 1 && query.page > totalPages,
      isEmpty: ({ context }) => context.items.length === 0,
      hasNothingPending: ({ context }) => isPending === undefined || !context.items.some(isPending),
      isPageHidden: ({ context }) => context.isPageHidden,
      hasSucceeded,
      isRowVisible: ({ context, event }) => {
        assertEvent(event, 'row.toggle');
        return context.items.some(({ id }) => id === event.id);
      },
      canRemoveRow: () => canRemove === true,
      canRemoveSelected: ({ context }) => canRemove === true && context.selectedIds.length > 0,
      hasRemovedSome: (_, removals: readonly Removal<unknown>[]) => removals.some(isRemoved),
      hasFailedRemovals: ({ context }) => context.failedRemovals.length > 0,
    },
  });
}

function addQueryActions<Item extends { readonly id: number }>(options: ListOptions<Item>) {
  const list = createGuardedSetup(options);
  const changeQuery = (
    getChange: (context: ListContext<Item>, event: ListEvent<Item>) => Partial<ListQuery>,
  ) =>
    list.createAction(
      enqueueActions(({ context, event, enqueue }) => {
        const query = { ...context.query, ...getChange(context, event as ListEvent<Item>) };
        enqueue.assign({ query });
        enqueue.emit({ type: 'address', query: formatAddress({ ...context, query }) });
        enqueue.raise({ type: 'query.changed' });
      }),
    );
  return list.extend({
    actions: {
      setSearchText: assign(({ event }) => {
        assertEvent(event, 'search.type');
        return { searchText: event.text };
      }),
      search: changeQuery(queryChanges.search),
      sort: changeQuery((context, event) => {
        assertEvent(event, 'sort.click');
        return queryChanges.sort(context, event.field);
      }),
      goToPage: changeQuery((_, event) => {
        assertEvent(event, 'page.go');
        return { page: event.page };
      }),
      goToLastPage: changeQuery(({ totalPages }) => ({ page: totalPages })),
      filter: changeQuery((context, event) => {
        assertEvent(event, 'filter.choose');
        return queryChanges.filter(context, { [event.name]: event.value });
      }),
      filterBySeveral: changeQuery((context, event) => {
        assertEvent(event, 'filters.choose');
        return queryChanges.filter(context, event.filters);
      }),
      openQuery: changeQuery(({ defaults }, event) => {
        assertEvent(event, 'query.open');
        return parseListQuery(event.address, defaults);
      }),
      setSearchTextOfQuery: assign({ searchText: ({ context }) => context.query.search }),
      readAddress: assign(({ context, event }) => {
        assertEvent(event, 'address.changed');
        return readAddress(context, event.address);
      }),
      resetSearchBy: assign({
        searchBy: ({ context }) => getSearchBy(context.query),
        pollCount: 0,
      }),
      searchByTitle: assign({ searchBy: 'title' }),
      setResponse: assign(({ context: { selectedIds } }, response: Outcome<ListPage<Item>>) =>
        response.ok
          ? {
              response,
              ...response.value,
              selectedIds: filterVisible(selectedIds, response.value.items),
            }
          : {
              response,
              ...(!(options.keepsRows === true && isUnreachable(response)) && {
                items: [],
                selectedIds: [],
              }),
            },
      ),
      countPoll: assign({ pollCount: ({ context }) => context.pollCount + 1 }),
      setPageHidden: assign({ isPageHidden: true }),
      setPageVisible: assign({ isPageHidden: false, pollCount: 0 }),
    },
  });
}

function addSelectionActions<Item extends { readonly id: number }>(options: ListOptions<Item>) {
  return addQueryActions(options).extend({
    actions: {
      toggleRow: assign(({ context: { selectedIds }, event }) => {
        assertEvent(event, 'row.toggle');
        return {
          selectedIds: selectedIds.includes(event.id)
            ? selectedIds.filter((id) => id !== event.id)
            : [...selectedIds, event.id],
        };
      }),
      selectRows: assign(({ context: { items }, event }) => {
        assertEvent(event, 'rows.select');
        return { selectedIds: filterVisible(event.ids, items) };
      }),
      clearSelection: assign({ selectedIds: [] }),
    },
  });
}

/** Creates the types, actors, delays, guards and actions of a list. */
export function createListSetup<Item extends { readonly id: number }>(options: ListOptions<Item>) {
  const { announceRemoval } = options;
  return addSelectionActions(options).extend({
    actions: {
      startRemoval: assign(({ event }) => {
        assertEvent(event, 'item.remove');
        return { removing: [event.item], failedRemovals: [] };
      }),
      startRemovalOfSelected: assign(({ context: { items, selectedIds } }) => ({
        removing: items.filter(({ id }) => selectedIds.includes(id)),
        failedRemovals: [],
      })),
      setRemovals: assign(({ context: { selectedIds } }, removals: readonly Removal<Item>[]) => {
        const failedRemovals = removals.flatMap(({ item, outcome }) =>
          outcome.ok || wasAlreadyRemoved({ item, outcome })
            ? []
            : [{ item, failure: outcome.failure }],
        );
        const removedIds = removals.filter(isRemoved).map(({ item }) => item.id);
        return {
          failedRemovals,
          removing: failedRemovals.map(({ item }) => item),
          selectedIds: selectedIds.filter((id) => !removedIds.includes(id)),
        };
      }),
      emitRemoved: emit((_, removals: readonly Removal<Item>[]) => ({
        type: 'removed',
        items: removals.filter(({ outcome }) => outcome.ok).map(({ item }) => item),
        alreadyGone: removals.filter(wasAlreadyRemoved).map(({ item }) => item),
      })),
      announceRemovals: enqueueActions(({ enqueue }, removals: readonly Removal<Item>[]) => {
        if (announceRemoval === undefined) return;
        for (const removal of removals)
          enqueue.emit({ type: 'notice', notice: announceRemoval(removal) });
      }),
      endRemoval: assign({ removing: [], failedRemovals: [] }),
    },
  });
}
