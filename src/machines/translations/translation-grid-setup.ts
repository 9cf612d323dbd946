import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';

import type { ListQuery } from '../../domain/lists/list-query.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  findMissingPage,
  findNearestPage,
  getPageOfRow,
  rowsPerPage,
  replaceRow,
} from '../../domain/translations/grid-pages.ts';
import {
  isLastTranslation,
  type TranslationRow,
} from '../../domain/translations/translation-rows.ts';
import { fromCall } from '../shared/from-call.ts';
import { staleRetryMs } from '../shared/list/list-setup.ts';
import type { ListEmitted } from '../shared/list/list-types.ts';
import { isUnreachable } from '../shared/list/page-region.ts';
import {
  formatAddress,
  isOtherAddress,
  isSearchUnchanged,
  queryChanges,
  readAddress,
} from '../shared/list/query-context.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import type {
  GridContext,
  GridEvent,
  GridInput,
  GridPage,
  LoadRowsInput,
} from './translation-grid-types.ts';

/** Returns the index of the first row of a page. */
export const getFirstRow = (page: number): number => (page - 1) * rowsPerPage;

const guardedSetup = setup({
  types: {
    context: {} as GridContext,
    events: {} as GridEvent | { readonly type: 'query.changed' } | { readonly type: 'place.moved' },
    input: {} as GridInput,
    emitted: {} as Extract<ListEmitted<unknown>, { readonly type: 'address' }>,
  },
  actors: { loadRows: fromCall<GridPage, LoadRowsInput>(notProvided('loadRows')) },
  delays: { searchDebounce: 300, addressDebounce: 300, staleRetry: staleRetryMs },
  guards: {
    isSearchUnchanged: ({ context }) => isSearchUnchanged(context),
    isOtherAddress: ({ context, event }) => {
      assertEvent(event, 'address.changed');
      return isOtherAddress(context, event.address);
    },
    isDenied: ({ context: { response } }) =>
      response?.ok === false && response.failure.kind === 'denied',
    isUnreachable: ({ context: { response } }) => isUnreachable(response),
    isStale: ({ context: { response, totalRows } }) => isUnreachable(response) && totalRows > 0,
    hasFailed: ({ context: { response } }) => response?.ok === false,
    isAfterLastRow: ({ context: { query, totalRows } }) =>
      totalRows > 0 && getFirstRow(query.page) >= totalRows,
    isOutdated: ({ context }) => context.isOutdated,
    isEmpty: ({ context }) => context.totalRows === 0,
    hasMissingRows: ({ context: { pages, visible, totalRows } }) =>
      findMissingPage(pages, visible, totalRows) !== null,
    hasSameTotal: ({ context }, outcome: Outcome<GridPage>) =>
      outcome.ok && outcome.value.totalRows === context.totalRows,
    hasSucceeded,
    isOtherPage: ({ context: { query }, event }) => {
      assertEvent(event, 'rows.visible');
      return getPageOfRow(event.visible.first) !== query.page;
    },
    isLastValue: ({ context: { pages }, event }) => {
      assertEvent(event, 'cell.stored');
      const row = Object.values(pages)
        .flat()
        .find(({ key }) => key === event.place.key);
      return (
        event.cell === null && row !== undefined && isLastTranslation(row, event.place.language)
      );
    },
  },
});

const changeQuery = (getChange: (context: GridContext, event: GridEvent) => Partial<ListQuery>) =>
  guardedSetup.createAction(
    enqueueActions(({ context, event, enqueue }) => {
      const query = { ...context.query, ...getChange(context, event as GridEvent) };
      enqueue.assign({ query });
      enqueue.emit({ type: 'address', query: formatAddress({ ...context, query }) });
      enqueue.raise({ type: 'query.changed' });
    }),
  );

/** The types, actor, delays, guards and actions of the grid of translations. */
export const gridSetup = guardedSetup.extend({
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
    filter: changeQuery((context, event) => {
      assertEvent(event, 'filter.choose');
      return queryChanges.filter(context, { [event.name]: event.value });
    }),
    readAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.changed');
      return readAddress(context, event.address);
    }),
    goToLastPage: assign({
      query: ({ context: { query, totalRows } }) => ({
        ...query,
        page: getPageOfRow(totalRows - 1),
      }),
    }),
    reveal: assign(({ context: { query, reveal } }) => {
      const index = getFirstRow(query.page);
      return {
        reveal: { index, count: reveal.count + 1 },
        visible: { first: index, last: index },
      };
    }),
    setResponse: assign((_, response: Outcome<GridPage>) =>
      response.ok
        ? {
            response,
            failure: null,
            totalRows: response.value.totalRows,
            pages: { [response.value.page]: response.value.rows },
          }
        : {
            response,
            failure: response.failure,
            ...(!isUnreachable(response) && { pages: {}, totalRows: 0 }),
          },
    ),
    revealLoadedRows: assign(({ context: { pages, visible, reveal } }) => {
      const seen = getPageOfRow(visible.first);
      const nearest = findNearestPage(pages, seen);
      if (nearest === null || nearest === seen) return {};
      const index = getFirstRow(nearest);
      return {
        reveal: { index, count: reveal.count + 1 },
        visible: { first: index, last: index },
      };
    }),
    addPage: assign(({ context: { pages } }, response: Outcome<GridPage>) =>
      response.ok
        ? { pages: { ...pages, [response.value.page]: response.value.rows }, failure: null }
        : {},
    ),
    setFailure: assign(toFailure),
    setVisibleRows: assign(({ event }) => {
      assertEvent(event, 'rows.visible');
      return { visible: event.visible };
    }),
    setPage: assign(({ context: { query }, event }) => {
      assertEvent(event, 'rows.visible');
      return { query: { ...query, page: getPageOfRow(event.visible.first) } };
    }),
    writeAddress: emit(({ context }) => ({
      type: 'address' as const,
      query: formatAddress(context),
      isReplace: true as const,
    })),
    setOutdated: assign({ isOutdated: true }),
    clearOutdated: assign({ isOutdated: false }),
    storeCell: assign(({ context: { pages }, event }) => {
      assertEvent(event, 'cell.stored');
      const {
        place: { key, language },
        cell,
      } = event;
      return {
        pages: replaceRow(pages, key, (row) => ({
          ...row,
          cells: { ...row.cells, [language]: cell ?? undefined } as TranslationRow['cells'],
        })),
      };
    }),
  },
});
