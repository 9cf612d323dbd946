import { enqueueActions, setup } from 'xstate';

import type { ListPage } from '../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../domain/lists/list-query.ts';
import { fromCall, fromItemCalls } from '../from-call.ts';
import { notProvided } from '../not-provided.ts';
import type {
  ListContext,
  ListEmitted,
  ListEvent,
  ListInput,
  LoadPageInput,
} from './list-types.ts';
import { formatAddress } from './query-context.ts';

/** The delay before rows that could not be loaded are asked for again. */
export const staleRetryMs = 3000;
const firstPollIntervalMs = 2000;
const maxPollIntervalMs = 10_000;
const getPollIntervalMs = ({ pollCount }: { readonly pollCount: number }): number =>
  Math.min(firstPollIntervalMs * 1.5 ** pollCount, maxPollIntervalMs);

/** Creates the types, actors and delays of a list. Each region adds its guards and actions. */
export const createListSetup = <Item extends { readonly id: number }>() =>
  setup({
    types: {
      context: {} as ListContext<Item>,
      events: {} as ListEvent<Item> | { readonly type: 'query.changed' },
      input: {} as ListInput,
      emitted: {} as ListEmitted<Item>,
      tags: {} as 'skeleton' | 'busy',
    },
    actors: {
      loadPage: fromCall<ListPage<Item>, LoadPageInput>(notProvided('loadPage')),
      removeItems: fromItemCalls<Item>(notProvided('removeItems')),
    },
    delays: {
      searchDebounce: 300,
      staleRetry: staleRetryMs,
      pollInterval: ({ context }) => getPollIntervalMs(context),
    },
  });

/**
 * Creates an action that changes the query: the address is written, and `query.changed` tells the
 * regions.
 */
export const createQueryChange = <Item extends { readonly id: number }>(
  getChange: (context: ListContext<Item>, event: ListEvent<Item>) => Partial<ListQuery>,
) =>
  createListSetup<Item>().createAction(
    enqueueActions(({ context, event, enqueue }) => {
      const query = { ...context.query, ...getChange(context, event as ListEvent<Item>) };
      enqueue.assign({ query });
      enqueue.emit({ type: 'address', query: formatAddress({ ...context, query }) });
      enqueue.raise({ type: 'query.changed' });
    }),
  );

/**
 * Returns the states, or none where the list has no use for them. The types name them either way, as
 * xstate knows no optional states.
 */
export const withStates = <const States extends object>(isUsed: boolean, states: States): States =>
  isUsed ? states : ({} as States);
