import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { findShareCall } from '../../domain/access/quiz-share.ts';
import { createShareNotices } from '../../domain/sharing/share-notices.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import type { ShareRef } from '../../machines/shared/sharing/share-machine.ts';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideQuizShare } from '../actors/quiz/quiz-sharing.ts';
import { useCall } from '../hooks/use-call.ts';
import { runWhenIdle } from '../browser/when-idle.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const shareDialog = createLazyComponent(
  async () => (await import('../../views/shared/sharing/share-dialog.tsx')).ShareDialog,
);
runWhenIdle(shareDialog.preload);

function QuizShareDialog({ share }: { readonly share: ShareRef }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <shareDialog.Component
      share={share}
      texts={{
        title: formatMessage('quizSharing.title'),
        notAccess: formatMessage('quizSharing.marks.notAccess'),
        gone: formatMessage('quizSharing.gone'),
      }}
    />
  );
}

const createKey = (): string => crypto.randomUUID();

/**
 * Returns sharing from a quiz list: the row action and the dialog. New access appears in the list
 * at once (QSHR-01, QLST-11, QLST-46).
 */
export function useQuizShare({ role, list }: QuizListContext) {
  const call = useCall();
  const machine = useMemo(() => provideQuizShare(call), [call]);
  const share = useRootActor(machine, {
    id: 'share',
    input: { createKey, createNotices: createShareNotices },
  });
  useLayoutEffect(() => {
    const subscription = share.on('shared', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [share, list]);
  const run = (row: QuizRow): void => {
    const shareCall = findShareCall(role, row);
    if (shareCall !== null)
      share.send({
        type: 'share.open',
        item: { id: row.id, title: row.title, call: shareCall },
        ...(shareCall === 'own' && { readers: row.sharedWith }),
      });
  };
  return {
    rowAction: { run },
    dialog: (
      <RenderWhenOpen actor={share}>
        <QuizShareDialog share={share} />
      </RenderWhenOpen>
    ),
  };
}
