import { useLayoutEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

import type { ListEmitted } from '../../machines/shared/list/list-types.ts';
import type { DeletedItem, RecycleBinRef } from '../../machines/shared/list/recycle-bin-machine.ts';

type RefreshableList = ActorRef<
  Snapshot<unknown>,
  { readonly type: 'list.refresh' },
  ListEmitted<DeletedItem>
>;

const toDeletedItem = ({ id, title }: DeletedItem): DeletedItem => ({ id, title });

/** Sends what a list has removed to a recycle bin, and reloads the list when the bin restores it. */
export function useRecycleBin(bin: RecycleBinRef, list: RefreshableList): void {
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
