import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import {
  formatListQuery,
  parseListQuery,
  searchedWords,
  sortAfterClick,
  type ListQuery,
} from '../../domain/lists/list-query.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';
import {
  missingPage,
  pageOfRow,
  rowsOnPage,
  withRow,
} from '../../domain/translations/grid-pages.ts';
import { isLastWord, type TranslationRow } from '../../domain/translations/translation-rows.ts';
import type { ListEmitted } from '../shared/list-types.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import type {
  GridContext,
  GridEvent,
  GridInput,
  GridPage,
  LoadRowsInput,
} from './translation-grid-types.ts';

const unexpected = () => failed({ kind: 'unexpected' });
const rowOfPage = (page: number): number => (page - 1) * rowsOnPage;
const addressOf = ({ query, defaults }: GridContext): string => formatListQuery(query, defaults);

const base = setup({
  types: {
    context: {} as GridContext,
    events: {} as GridEvent | { readonly type: 'query.changed' } | { readonly type: 'place.moved' },
    input: {} as GridInput,
    emitted: {} as Extract<ListEmitted<unknown>, { readonly type: 'address' }>,
  },
  actors: { loadRows: fromPromise<Outcome<GridPage>, LoadRowsInput>(notSupplied('loadRows')) },
  delays: { searchPause: 300, placePause: 300 },
  guards: {
    searchIsUnchanged: ({ context }) => searchedWords(context.searchText) === context.query.search,
    leadsElsewhere: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return (
        formatListQuery(parseListQuery(event.address, context.defaults), context.defaults) !==
        addressOf(context)
      );
    },
    isDenied: ({ context: { answer } }) => answer?.ok === false && answer.failure.kind === 'denied',
    hasFailed: ({ context: { answer } }) => answer?.ok === false,
    isBehindTheLastRow: ({ context: { query, totalRows } }) =>
      totalRows > 0 && rowOfPage(query.page) >= totalRows,
    isEmpty: ({ context }) => context.totalRows === 0,
    missesRows: ({ context: { pages, seen, totalRows } }) =>
      missingPage(pages, seen, totalRows) !== null,
    isStillTheSame: ({ context }, outcome: Outcome<GridPage>) =>
      outcome.ok && outcome.value.totalRows === context.totalRows,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    seesAnotherPage: ({ context: { query }, event }) => {
      assertEvent(event, 'rows.seen');
      return pageOfRow(event.seen.first) !== query.page;
    },
    wasTheLastWord: ({ context: { pages }, event }) => {
      assertEvent(event, 'cell.stored');
      const row = Object.values(pages)
        .flat()
        .find(({ key }) => key === event.place.key);
      return event.cell === null && row !== undefined && isLastWord(row, event.place.language);
    },
  },
});

const ask = (next: (context: GridContext, event: GridEvent) => Partial<ListQuery>) =>
  base.createAction(
    enqueueActions(({ context, event, enqueue }) => {
      const query = { ...context.query, page: 1, ...next(context, event as GridEvent) };
      enqueue.assign({ query });
      enqueue.emit({ type: 'address', query: formatListQuery(query, context.defaults) });
      enqueue.raise({ type: 'query.changed' });
    }),
  );

/**
 * The grid of translations (TRAN-01 to TRAN-04, TRAN-32, TRAN-34, LST-07, LIM-04): debounced search, filters, sort, and as many of its rows as are seen, a page of keys a call;
 * the first seen page stands in the address (decision 31). Supply `loadRows`.
 */
export const translationGridMachine = base
  .extend({
    actions: {
      rememberText: assign(({ event }) => {
        assertEvent(event, 'search.type');
        return { searchText: event.text };
      }),
      search: ask(({ searchText }) => ({ search: searchedWords(searchText) })),
      sort: ask(({ query }, event) => {
        assertEvent(event, 'sort.click');
        return { sort: sortAfterClick(query.sort, event.field) };
      }),
      filter: ask(({ query }, event) => {
        assertEvent(event, 'filter.choose');
        return { filters: { ...query.filters, [event.name]: event.value } };
      }),
      readAddress: assign(({ context, event }) => {
        assertEvent(event, 'address.changed');
        const query = parseListQuery(event.address, context.defaults);
        return { query, searchText: query.search };
      }),
      goToLastPage: assign({
        query: ({ context: { query, totalRows } }) => ({
          ...query,
          page: pageOfRow(totalRows - 1),
        }),
      }),
      reveal: assign(({ context: { query, reveal } }) => {
        const index = rowOfPage(query.page);
        return { reveal: { index, count: reveal.count + 1 }, seen: { first: index, last: index } };
      }),
      takeAnswer: assign((_, answer: Outcome<GridPage>) =>
        answer.ok
          ? {
              answer,
              failure: null,
              totalRows: answer.value.totalRows,
              pages: { [answer.value.page]: answer.value.rows },
            }
          : { answer, failure: answer.failure, pages: {}, totalRows: 0 },
      ),
      addPage: assign(({ context: { pages } }, answer: Outcome<GridPage>) =>
        answer.ok
          ? { pages: { ...pages, [answer.value.page]: answer.value.rows }, failure: null }
          : {},
      ),
      explain: assign((_, answer: Outcome<unknown>) => ({
        failure: answer.ok ? null : answer.failure,
      })),
      see: assign(({ event }) => {
        assertEvent(event, 'rows.seen');
        return { seen: event.seen };
      }),
      standThere: assign(({ context: { query }, event }) => {
        assertEvent(event, 'rows.seen');
        return { query: { ...query, page: pageOfRow(event.seen.first) } };
      }),
      writePlace: emit(({ context }) => ({
        type: 'address' as const,
        query: addressOf(context),
        isReplace: true as const,
      })),
      storeCell: assign(({ context: { pages }, event }) => {
        assertEvent(event, 'cell.stored');
        const {
          place: { key, language },
          cell,
        } = event;
        return {
          pages: withRow(pages, key, (row) => ({
            ...row,
            cells: { ...row.cells, [language]: cell ?? undefined } as TranslationRow['cells'],
          })),
        };
      }),
    },
  })
  .createMachine({
    id: 'translationGrid',
    context: ({ input: { address, defaults } }) => {
      const query = parseListQuery(address, defaults);
      const index = rowOfPage(query.page);
      return {
        defaults,
        query,
        searchText: query.search,
        pages: {},
        totalRows: 0,
        seen: { first: index, last: index },
        reveal: { index, count: 0 },
        answer: null,
        failure: null,
      };
    },
    type: 'parallel',
    states: {
      search: {
        initial: 'settled',
        states: {
          settled: { on: { 'search.type': { target: 'typing', actions: 'rememberText' } } },
          typing: {
            after: {
              searchPause: [
                { guard: 'searchIsUnchanged', target: 'settled' },
                { target: 'settled', actions: 'search' },
              ],
            },
            on: {
              'search.type': { target: 'typing', actions: 'rememberText', reenter: true },
              'address.changed': 'settled',
            },
          },
        },
      },
      place: {
        initial: 'written',
        states: {
          written: {},
          moving: {
            after: { placePause: { target: 'written', actions: 'writePlace' } },
            on: { 'query.changed': 'written' },
          },
        },
        on: { 'rows.seen': { guard: 'seesAnotherPage', target: '.moving', actions: 'standThere' } },
      },
      rows: {
        initial: 'loading',
        on: {
          'query.changed': '.loading',
          'sort.click': { actions: 'sort' },
          'filter.choose': { actions: 'filter' },
          'address.changed': {
            guard: 'leadsElsewhere',
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
              onDone: {
                target: 'judging',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: unexpected } },
            },
          },
          judging: {
            always: [
              { guard: 'isDenied', target: 'denied' },
              { guard: 'hasFailed', target: 'failed' },
              { guard: 'isBehindTheLastRow', target: 'loading', actions: 'goToLastPage' },
              { guard: 'isEmpty', target: 'empty' },
              { target: 'loaded' },
            ],
          },
          loaded: {
            initial: 'whole',
            on: {
              'rows.seen': { actions: 'see' },
              'cell.stored': [
                { guard: 'wasTheLastWord', target: 'refreshing' },
                { actions: 'storeCell' },
              ],
              'grid.refresh': 'refreshing',
            },
            states: {
              whole: { always: { guard: 'missesRows', target: 'fetching' } },
              fetching: {
                invoke: {
                  src: 'loadRows',
                  input: ({ context: { query, pages, seen, totalRows } }) => ({
                    query,
                    page: missingPage(pages, seen, totalRows) ?? query.page,
                  }),
                  onDone: [
                    {
                      guard: { type: 'isStillTheSame', params: ({ event }) => event.output },
                      target: 'whole',
                      actions: { type: 'addPage', params: ({ event }) => event.output },
                    },
                    {
                      guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                      target: '#translationGrid.rows.refreshing',
                    },
                    {
                      target: 'fetchFailed',
                      actions: { type: 'explain', params: ({ event }) => event.output },
                    },
                  ],
                  onError: {
                    target: 'fetchFailed',
                    actions: { type: 'explain', params: unexpected },
                  },
                },
              },
              fetchFailed: { on: { 'rows.retry': 'fetching' } },
            },
          },
          refreshing: {
            on: {
              'grid.refresh': { target: 'refreshing', reenter: true },
              'rows.seen': { actions: 'see' },
            },
            invoke: {
              src: 'loadRows',
              input: ({ context: { query } }) => ({ query, page: query.page }),
              onDone: {
                target: 'judging',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: unexpected } },
            },
          },
          empty: {},
          failed: {},
          denied: {},
        },
      },
    },
  });

/** The running grid. */
export type TranslationGridRef = ActorRefFrom<typeof translationGridMachine>;
/** What the grid is at one moment. */
export type TranslationGridSnapshot = SnapshotFrom<typeof translationGridMachine>;
