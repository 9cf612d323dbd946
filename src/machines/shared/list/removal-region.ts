import { assertEvent, assign, emit, enqueueActions, raise } from 'xstate';

import type { ItemOutcome } from '../from-call.ts';
import { withOutput } from '../with-output.ts';
import type { ListContext, ListOptions } from './list-types.ts';
import { createSelectionSetup } from './selection-region.ts';

const afterRemoval = [
  withOutput('setRemovals'),
  withOutput('announceRemovals'),
  'refresh',
] as const;

const removalOfSelected = {
  'selection.remove': {
    guard: 'hasSelection',
    target: 'asking',
    actions: 'startRemovalOfSelected',
  },
} as const;

/** Creates the region of a list whose rows are removed after a confirmation. */
export const createRemovalRegion = <Item>({ canSelect }: ListOptions<Item>) =>
  ({
    initial: 'none',
    states: {
      none: {
        on: {
          'item.remove': { target: 'asking', actions: 'startRemoval' },
          ...(canSelect && removalOfSelected),
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
          input: ({ context }: { context: ListContext<Item> }) => ({ items: context.removing }),
          onDone: [
            {
              guard: withOutput('hasRemovedSome'),
              target: 'checking',
              actions: [withOutput('emitRemoved'), ...afterRemoval],
            },
            { target: 'checking', actions: afterRemoval },
          ],
        },
      },
      checking: {
        always: [
          { guard: 'hasFailedRemovals', target: 'asking' },
          { target: 'none', actions: 'endRemoval' },
        ],
      },
    },
  }) as const;

const wasAlreadyRemoved = ({ outcome }: ItemOutcome<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'notFound';
const isRemoved = (removal: ItemOutcome<unknown>): boolean =>
  removal.outcome.ok || wasAlreadyRemoved(removal);

/** Creates the setup of a list with the guards and actions of all its regions. */
export function createRemovalSetup<Item extends { readonly id: number }>(
  options: ListOptions<Item>,
) {
  const { announceRemoval } = options;
  return createSelectionSetup(options).extend({
    guards: {
      hasSelection: ({ context }) => context.selectedIds.length > 0,
      hasRemovedSome: (_, removals: readonly ItemOutcome<unknown>[]) => removals.some(isRemoved),
      hasFailedRemovals: ({ context }) => context.failedRemovals.length > 0,
    },
    actions: {
      startRemoval: assign(({ event }) => {
        assertEvent(event, 'item.remove');
        return { removing: [event.item], failedRemovals: [] };
      }),
      startRemovalOfSelected: assign(({ context: { items, selectedIds } }) => ({
        removing: items.filter(({ id }) => selectedIds.includes(id)),
        failedRemovals: [],
      })),
      setRemovals: assign(
        ({ context: { selectedIds } }, removals: readonly ItemOutcome<Item>[]) => {
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
        },
      ),
      emitRemoved: emit((_, removals: readonly ItemOutcome<Item>[]) => ({
        type: 'removed',
        items: removals.filter(({ outcome }) => outcome.ok).map(({ item }) => item),
        alreadyGone: removals.filter(wasAlreadyRemoved).map(({ item }) => item),
      })),
      announceRemovals: enqueueActions(({ enqueue }, removals: readonly ItemOutcome<Item>[]) => {
        if (announceRemoval === undefined) return;
        for (const removal of removals)
          enqueue.emit({ type: 'notice', notice: announceRemoval(removal) });
      }),
      refresh: raise({ type: 'list.refresh' }),
      endRemoval: assign({ removing: [], failedRemovals: [] }),
    },
  });
}
