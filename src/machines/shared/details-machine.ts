import { assertEvent, assign, setup } from 'xstate';

import type { Failure, Outcome } from '../../domain/outcome.ts';
import { fromCall, type CallLogic } from './from-call.ts';
import type { LoadView } from './load-machine.ts';
import { notProvided } from './not-provided.ts';
import { hasSucceeded } from './outcome-rules.ts';
import { withOutput } from './with-output.ts';

/** The context of a details panel. The details of an item stay while newer ones load. */
export interface DetailsContext<Item, Details> {
  readonly item: Item | null;
  readonly details: Details | null;
  readonly failure: Failure | null;
}

/** The events of a details panel. `items.refreshed` brings the rows of the reloaded list. */
export type DetailsEvent<Item> =
  | { readonly type: 'details.open'; readonly item: Item }
  | { readonly type: 'details.close' }
  | { readonly type: 'details.refresh' }
  | { readonly type: 'items.refreshed'; readonly items: readonly Item[] };

/**
 * Creates the machine of a panel beside a list: the chosen row and its details, which are loaded
 * when the row is chosen. Provide `load`.
 */
export function createDetailsMachine<Item extends { readonly id: number }, Details>(id: string) {
  const load: CallLogic<Details, { readonly id: number }> = fromCall(notProvided('load'));
  return setup({
    types: {
      context: {} as DetailsContext<Item, Details>,
      events: {} as DetailsEvent<Item>,
      tags: {} as 'open',
    },
    actors: { load },
    guards: { hasSucceeded },
    actions: {
      choose: assign(({ event }) => {
        assertEvent(event, 'details.open');
        return { item: event.item, details: null, failure: null };
      }),
      updateItem: assign(({ context: { item }, event }) => {
        assertEvent(event, 'items.refreshed');
        return { item: event.items.find((each) => each.id === item?.id) ?? item };
      }),
      setDetails: assign((_, outcome: Outcome<Details>) =>
        outcome.ok
          ? { details: outcome.value, failure: null }
          : { details: null, failure: outcome.failure },
      ),
      clearFailure: assign({ failure: null }),
      clear: assign({ item: null, details: null, failure: null }),
    },
  }).createMachine({
    id,
    context: { item: null, details: null, failure: null },
    initial: 'closed',
    on: { 'details.open': { target: '.loading', actions: 'choose' } },
    states: {
      closed: { entry: 'clear' },
      loading: {
        tags: 'open',
        invoke: {
          src: 'load',
          input: ({ context: { item } }) => ({ id: item?.id ?? 0 }),
          onDone: [
            {
              guard: withOutput('hasSucceeded'),
              target: 'loaded',
              actions: withOutput('setDetails'),
            },
            { target: 'failed', actions: withOutput('setDetails') },
          ],
        },
        on: {
          'details.close': 'closed',
          'details.refresh': { target: 'loading', reenter: true },
          'items.refreshed': { actions: 'updateItem' },
        },
      },
      loaded: {
        tags: 'open',
        on: {
          'details.close': 'closed',
          'details.refresh': 'loading',
          'items.refreshed': { actions: 'updateItem' },
        },
      },
      failed: {
        tags: 'open',
        on: {
          'details.close': 'closed',
          'details.refresh': { target: 'loading', actions: 'clearFailure' },
          'items.refreshed': { actions: 'updateItem' },
        },
      },
    },
  });
}

/** Returns what a view shows of the details: the loaded ones also while newer ones load. */
export function selectDetails<Details>({
  details,
  failure,
}: Pick<DetailsContext<unknown, Details>, 'details' | 'failure'>): LoadView<Details> {
  if (details !== null) return { state: 'loaded', value: details };
  return failure === null ? { state: 'loading' } : { state: 'failed', failure };
}
