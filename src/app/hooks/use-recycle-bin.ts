import { useLayoutEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

import type { ListEmitted } from '../../machines/shared/list/list-types.ts';
import type { DeletedItem, RecycleBinRef } from '../../machines/shared/list/recycle-bin-machine.ts';
import { useAfterRestoring } from './use-after-restoring.ts';

type RefreshableList = ActorRef<
  Snapshot<unknown>,
  { readonly type: 'list.refresh' },
  ListEmitted<DeletedItem>
>;

const toDeletedItem = ({ id, title }: DeletedItem): DeletedItem => ({ id, title });

/**
 * Sends what a list has removed to a recycle bin, and reloads the list when the bin or Recently
 * deleted restores something.
 */
export function useRecycleBin(bin: RecycleBinRef, list: RefreshableList): void {
  useAfterRestoring(() => {
    list.send({ type: 'list.refresh' });
  });
  useLayoutEffect(() => {
    const removed = list.on('removed', ({ items, alreadyGone }) => {
      bin.send({
        type: 'change.done',
        change: {
          kind: 'delete',
          items: items.map(toDeletedItem),
          alreadyGone: alreadyGone.map(toDeletedItem),
        },
      });
    });
    const restored = bin.on('changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      removed.unsubscribe();
      restored.unsubscribe();
    };
  }, [bin, list]);
}
