import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import type { ListPage } from '../../domain/lists/list-page.ts';
import {
  formatListQuery,
  isWholeNumber,
  parseListQuery,
  searchedWords,
  sortAfterClick,
  type ListQuery,
} from '../../domain/lists/list-query.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type {
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  ListOptions,
  LoadPageInput,
  Removal,
} from './list-types.ts';
import { notSupplied } from './not-supplied.ts';

/** Whether a search looks for an id or for words (decision 30). */
export const meaningOf = (query: ListQuery) => (isWholeNumber(query.search) ? 'id' : 'title');

/** What somebody else has removed in the meantime is gone as well: nothing remains to be done about it. */
const wasGone = ({ outcome }: Removal<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'notFound';

const firstLookupMs = 2000;
const longestLookupMs = 10_000;

/** How long a page that changes by itself rests before it is looked up again: 2 s at first, half as long again each time, 10 s at most. */
const lookupPause = ({ lookups }: { readonly lookups: number }): number =>
  Math.min(firstLookupMs * 1.5 ** lookups, longestLookupMs);

/** What a list's chart is written with: its types, actors to supply, delays, guards and actions. */
export function listSetup<Item extends { readonly id: number }>({
  removes,
  announceRemoval,
  isUnsettled,
}: ListOptions<Item>) {
  const base = setup({
    types: {
      context: {} as ListContext<Item>,
      events: {} as ListEvent<Item> | { readonly type: 'query.changed' },
      input: {} as ListInput,
      emitted: {} as ListEmitted<Item>,
      tags: {} as 'skeleton' | 'busy',
    },
    actors: {
      loadPage: fromPromise<Outcome<ListPage<Item>>, LoadPageInput>(notSupplied('loadPage')),
      removeItems: fromPromise<readonly Removal<Item>[], { readonly items: readonly Item[] }>(
        notSupplied('removeItems'),
      ),
    },
    delays: { searchPause: 300, lookupPause: ({ context }) => lookupPause(context) },
    guards: {
      searchIsUnchanged: ({ context }) =>
        searchedWords(context.searchText) === context.query.search,
      pageExists: ({ context, event }) => {
        assertEvent(event, 'page.go');
        return (
          Number.isInteger(event.page) &&
          event.page >= 1 &&
          event.page <= context.totalPages &&
          event.page !== context.query.page
        );
      },
      leadsElsewhere: ({ context, event }) => {
        assertEvent(event, 'address.changed');
        return (
          formatListQuery(parseListQuery(event.address, context.defaults), context.defaults) !==
          formatListQuery(context.query, context.defaults)
        );
      },
      isDenied: ({ context: { answer } }) =>
        answer?.ok === false && answer.failure.kind === 'denied',
      hasFailed: ({ context: { answer } }) => answer?.ok === false,
      foundNoSuchId: ({ context }) => context.keyword === 'id' && context.items.length === 0,
      isBehindTheLastPage: ({ context }) =>
        context.items.length === 0 &&
        context.totalPages >= 1 &&
        context.query.page > context.totalPages,
      isEmpty: ({ context }) => context.items.length === 0,
      isSettled: ({ context }) => isUnsettled === undefined || !context.items.some(isUnsettled),
      isOutOfSight: ({ context }) => context.isOutOfSight,
      hasAnswered: (_, answer: Outcome<unknown>) => answer.ok,
      isShown: ({ context, event }) => {
        assertEvent(event, 'row.choose');
        return context.items.some(({ id }) => id === event.id);
      },
      allowsRemoval: () => removes === true,
      allowsRemovalOfChosen: ({ context }) => removes === true && context.chosen.length > 0,
      areSomeGone: (_, removals: readonly Removal<unknown>[]) =>
        removals.some((removal) => removal.outcome.ok || wasGone(removal)),
      someRemain: ({ context }) => context.unremoved.length > 0,
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
  const stillShown = (chosen: readonly number[], items: readonly Item[]): readonly number[] =>
    chosen.filter((id) => items.some((item) => item.id === id));

  return base
    .extend({
      actions: {
        rememberText: assign(({ event }) => {
          assertEvent(event, 'search.type');
          return { searchText: event.text };
        }),
        search: ask(({ searchText }) => ({ search: searchedWords(searchText), page: 1 })),
        sort: ask(({ query }, event) => {
          assertEvent(event, 'sort.click');
          return { sort: sortAfterClick(query.sort, event.field), page: 1 };
        }),
        goToPage: ask((_, event) => {
          assertEvent(event, 'page.go');
          return { page: event.page };
        }),
        goToLastPage: ask(({ totalPages }) => ({ page: totalPages })),
        filter: ask(({ query }, event) => {
          assertEvent(event, 'filter.choose');
          return { filters: { ...query.filters, [event.name]: event.value }, page: 1 };
        }),
        readAddress: assign(({ context, event }) => {
          assertEvent(event, 'address.changed');
          const query = parseListQuery(event.address, context.defaults);
          return { query, searchText: query.search };
        }),
        meanKeyword: assign({ keyword: ({ context }) => meaningOf(context.query), lookups: 0 }),
        meanTitle: assign({ keyword: 'title' }),
        takeAnswer: assign(({ context: { chosen } }, answer: Outcome<ListPage<Item>>) =>
          answer.ok
            ? { answer, ...answer.value, chosen: stillShown(chosen, answer.value.items) }
            : { answer, items: [], chosen: [] },
        ),
        countLookup: assign({ lookups: ({ context }) => context.lookups + 1 }),
        loseSight: assign({ isOutOfSight: true }),
        regainSight: assign({ isOutOfSight: false, lookups: 0 }),
        choose: assign(({ context: { chosen }, event }) => {
          assertEvent(event, 'row.choose');
          return {
            chosen: chosen.includes(event.id)
              ? chosen.filter((id) => id !== event.id)
              : [...chosen, event.id],
          };
        }),
        chooseThese: assign(({ context: { items }, event }) => {
          assertEvent(event, 'rows.choose');
          return { chosen: stillShown(event.ids, items) };
        }),
        letGo: assign({ chosen: [] }),
        askAboutItem: assign(({ event }) => {
          assertEvent(event, 'item.remove');
          return { removing: [event.item], unremoved: [] };
        }),
        askAboutChosen: assign(({ context: { items, chosen } }) => ({
          removing: items.filter(({ id }) => chosen.includes(id)),
          unremoved: [],
        })),
        takeRemovals: assign(({ context: { chosen } }, removals: readonly Removal<Item>[]) => {
          const unremoved = removals.flatMap((removal) =>
            removal.outcome.ok || wasGone(removal)
              ? []
              : [{ item: removal.item, failure: removal.outcome.failure }],
          );
          const remaining = unremoved.map(({ item }) => item);
          const gone = removals
            .map(({ item }) => item.id)
            .filter((id) => !remaining.some((item) => item.id === id));
          return {
            unremoved,
            removing: remaining,
            chosen: chosen.filter((id) => !gone.includes(id)),
          };
        }),
        tellRemoved: emit((_, removals: readonly Removal<Item>[]) => ({
          type: 'removed',
          items: removals.filter(({ outcome }) => outcome.ok).map(({ item }) => item),
          alreadyGone: removals.filter(wasGone).map(({ item }) => item),
        })),
        endRemoval: assign({ removing: [], unremoved: [] }),
      },
    })
    .extend({
      actions: {
        announceRemovals: enqueueActions(({ enqueue }, removals: readonly Removal<Item>[]) => {
          if (announceRemoval !== undefined)
            for (const removal of removals)
              enqueue.emit({ type: 'notice', notice: announceRemoval(removal) });
        }),
      },
    });
}
