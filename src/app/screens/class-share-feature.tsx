import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { createClassShareNotices } from '../../domain/sharing/share-notices.ts';
import type { ShareRef } from '../../machines/shared/sharing/share-machine.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { provideClassShare } from '../actors/classes/class-students.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';

const shareDialog = createLazyComponent(
  async () => (await import('../../views/shared/sharing/share-dialog.tsx')).ShareDialog,
);

const createKey = (): string => crypto.randomUUID();

/** Returns the dialog that shares a class (CLS-05, ERR-06, ERR-07) and how to open it. */
export function useClassShare(onShared: () => void): {
  readonly open: (item: { readonly id: number; readonly title: string }) => void;
  readonly dialog: ReactNode;
} {
  const call = useCall();
  const machine = useMemo(() => provideClassShare(call), [call]);
  const share = useRootActor(machine, {
    id: 'classShare',
    input: { createKey, createNotices: createClassShareNotices },
  });
  const handler = useLatest(onShared);
  useLayoutEffect(() => {
    const subscription = share.on('shared', () => {
      handler.current();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [share, handler]);
  return {
    open: ({ id, title }) => {
      share.send({ type: 'share.open', item: { id, title, call: 'class' } });
    },
    dialog: (
      <RenderWhenOpen actor={share}>
        <ClassShareDialog share={share} />
      </RenderWhenOpen>
    ),
  };
}

function ClassShareDialog({ share }: { readonly share: ShareRef }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <shareDialog.Component
      share={share}
      texts={{
        title: formatMessage('classes.shareTitle'),
        notAccess: formatMessage('classes.shareNotAccess'),
        gone: formatMessage('classes.shareGone'),
        failed: { key: 'classes.notShared' },
      }}
    />
  );
}
