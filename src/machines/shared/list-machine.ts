import { assertEvent, assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';

import type { ListPage } from '../../domain/lists/list-page.ts';
import { formatListQuery, isWholeNumber, parseListQuery, sortAfterClick, type ListQuery } from '../../domain/lists/list-query.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';
import type { ListContext, ListEmitted, ListEvent, ListInput, ListOptions, LoadPageInput } from './list-types.ts';
import { notSupplied } from './not-supplied.ts';

const meaningOf = (query: ListQuery) => (isWholeNumber(query.search) ? 'id' : 'title');

/**
 * A list's flow: debounced search back to page 1 (LST-03, LST-11), sort (LST-04, LST-05), paging, filters, the state in the
 * address (decision 31), removal after a question. Supply `loadPage` and `removeItem`. A superseded answer never shows.
 */
export function createListMachine<Item>({ id, removed }: ListOptions) {
  const base = setup({
    types: {
      context: {} as ListContext<Item>,
      events: {} as ListEvent<Item> | { readonly type: 'query.changed' },
      input: {} as ListInput,
      emitted: {} as ListEmitted,
      tags: {} as 'skeleton' | 'busy',
    },
    actors: {
      loadPage: fromPromise<Outcome<ListPage<Item>>, LoadPageInput>(notSupplied('loadPage')),
      removeItem: fromPromise<Outcome<unknown>, { readonly item: Item }>(notSupplied('removeItem')),
    },
    delays: { searchPause: 300 },
    guards: {
      searchIsUnchanged: ({ context }) => context.searchText.trim() === context.query.search,
      pageExists: ({ context, event }) => {
        assertEvent(event, 'page.go');
        return Number.isInteger(event.page) && event.page >= 1 && event.page <= context.totalPages && event.page !== context.query.page;
      },
      leadsElsewhere: ({ context, event }) => {
        assertEvent(event, 'address.changed');
        return formatListQuery(parseListQuery(event.address, context.defaults), context.defaults) !== formatListQuery(context.query, context.defaults);
      },
      isDenied: ({ context: { answer } }) => answer?.ok === false && answer.failure.kind === 'denied',
      hasFailed: ({ context: { answer } }) => answer?.ok === false,
      foundNoSuchId: ({ context }) => context.keyword === 'id' && context.items.length === 0,
      isBehindTheLastPage: ({ context }) => context.items.length === 0 && context.totalPages >= 1 && context.query.page > context.totalPages,
      isEmpty: ({ context }) => context.items.length === 0,
      allowsRemoval: () => removed !== undefined,
      wasRemoved: (_, outcome: Outcome<unknown>) => outcome.ok,
    },
  });
  const ask = (next: (context: ListContext<Item>, event: ListEvent<Item>) => Partial<ListQuery>) =>
    base.createAction(
      enqueueActions(({ context, event, enqueue }) => {
        const query = { ...context.query, ...next(context, event as ListEvent<Item>) };
        enqueue.assign({ query });
        enqueue.emit({ type: 'address', query: formatListQuery(query, context.defaults) });
        enqueue.raise({ type: 'query.changed' });
      }),
    );

  return base.extend({
    actions: {
      rememberText: assign(({ event }) => { assertEvent(event, 'search.type'); return { searchText: event.text }; }),
      search: ask(({ searchText }) => ({ search: searchText.trim(), page: 1 })),
      sort: ask(({ query }, event) => { assertEvent(event, 'sort.click'); return { sort: sortAfterClick(query.sort, event.field), page: 1 }; }),
      goToPage: ask((_, event) => { assertEvent(event, 'page.go'); return { page: event.page }; }),
      goToLastPage: ask(({ totalPages }) => ({ page: totalPages })),
      filter: ask(({ query }, event) => { assertEvent(event, 'filter.choose'); return { filters: { ...query.filters, [event.name]: event.value }, page: 1 }; }),
      readAddress: assign(({ context, event }) => {
        assertEvent(event, 'address.changed');
        const query = parseListQuery(event.address, context.defaults);
        return { query, searchText: query.search };
      }),
      meanKeyword: assign({ keyword: ({ context }) => meaningOf(context.query) }),
      meanTitle: assign({ keyword: 'title' }),
      takeAnswer: assign((_, answer: Outcome<ListPage<Item>>) => (answer.ok ? { answer, ...answer.value } : { answer, items: [] })),
      chooseForRemoval: assign(({ event }) => { assertEvent(event, 'item.remove'); return { removing: event.item, removeFailure: null }; }),
      endRemoval: assign({ removing: null, removeFailure: null }),
      explainRemoval: assign((_, outcome: Outcome<unknown>) => ({ removeFailure: outcome.ok ? null : outcome.failure })),
      tellRemoved: emit(() => {
        if (removed === undefined) throw new Error(`nothing is removed from ${id}`);
        return { type: 'notice' as const, notice: { severity: 'success' as const, message: removed } };
      }),
    },
  }).createMachine({
    id,
    context: ({ input: { address, defaults } }) => {
      const query = parseListQuery(address, defaults);
      return { defaults, query, searchText: query.search, items: [], totalItems: 0, totalPages: 0, keyword: meaningOf(query), answer: null, removing: null, removeFailure: null };
    },
    type: 'parallel',
    states: {
      search: {
        initial: 'settled',
        states: {
          settled: { on: { 'search.type': { target: 'typing', actions: 'rememberText' } } },
          typing: {
            after: { searchPause: [{ guard: 'searchIsUnchanged', target: 'settled' }, { target: 'settled', actions: 'search' }] },
            on: {
              'search.type': { target: 'typing', actions: 'rememberText', reenter: true },
              'search.submit': { target: 'settled', actions: 'search' },
              'address.changed': 'settled',
            },
          },
        },
      },
      page: {
        initial: 'loading',
        on: {
          'query.changed': { target: '.loading', actions: 'meanKeyword' },
          'sort.click': { actions: 'sort' },
          'page.go': { guard: 'pageExists', actions: 'goToPage' },
          'filter.choose': { actions: 'filter' },
          'address.changed': { guard: 'leadsElsewhere', actions: ['readAddress', raise({ type: 'query.changed' })] },
          'list.refresh': '.loading',
        },
        states: {
          loading: {
            tags: 'skeleton',
            on: { 'query.changed': { target: 'loading', actions: 'meanKeyword', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, keyword } }) => ({ query, keyword }),
              onDone: { target: 'judging', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: () => failed({ kind: 'unexpected' }) } },
            },
          },
          refreshing: {
            tags: 'busy',
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, keyword } }) => ({ query, keyword }),
              onDone: { target: 'judging', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: () => failed({ kind: 'unexpected' }) } },
            },
          },
          judging: {
            always: [
              { guard: 'isDenied', target: 'denied' },
              { guard: 'hasFailed', target: 'failed' },
              { guard: 'isBehindTheLastPage', actions: 'goToLastPage', target: 'loading' },
              { guard: 'foundNoSuchId', actions: 'meanTitle', target: 'loading' },
              { guard: 'isEmpty', target: 'empty' },
              { target: 'loaded' },
            ],
          },
          loaded: { on: { 'list.refresh': 'refreshing' } },
          empty: {},
          failed: {},
          denied: {},
        },
      },
      removal: {
        initial: 'none',
        states: {
          none: { on: { 'item.remove': { guard: 'allowsRemoval', target: 'asking', actions: 'chooseForRemoval' } } },
          asking: { on: { 'removal.confirm': 'removing', 'removal.cancel': { target: 'none', actions: 'endRemoval' } } },
          removing: {
            invoke: {
              src: 'removeItem',
              input: ({ context: { removing } }) => ({ item: removing as Item }),
              onDone: [
                {
                  guard: { type: 'wasRemoved', params: ({ event }) => event.output },
                  target: 'none',
                  actions: ['endRemoval', 'tellRemoved', raise({ type: 'list.refresh' })],
                },
                { target: 'asking', actions: { type: 'explainRemoval', params: ({ event }) => event.output } },
              ],
              onError: { target: 'asking', actions: { type: 'explainRemoval', params: () => failed({ kind: 'unexpected' }) } },
            },
          },
        },
      },
    },
  });
}
