import { useLayoutEffect, useMemo } from 'react';

import { findShareCall } from '../../domain/access/quiz-share.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideQuizShare } from '../actors/quiz/quiz-sharing.ts';
import { useCall } from '../use-call.ts';
import { runWhenIdle } from '../when-idle.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const shareDialog = createLazyComponent(
  async () => (await import('../../views/quiz/sharing/share-dialog.tsx')).ShareDialog,
);
runWhenIdle(shareDialog.preload);

const newName = (): string => crypto.randomUUID();

/**
 * Returns sharing from a quiz list: the row action and the dialog. New access appears in the list
 * at once (QSHR-01, QLST-11, QLST-46).
 */
export function useQuizShare({ role, list }: QuizListContext) {
  const call = useCall();
  const machine = useMemo(() => provideQuizShare(call), [call]);
  const share = useRootActor(machine, { id: 'quizShare', input: { newName } });
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
        quiz: { id: row.id, title: row.title, call: shareCall },
        ...(shareCall === 'own' && { readers: row.sharedWith }),
      });
  };
  return {
    rowAction: { run },
    dialog: (
      <RenderWhenOpen actor={share}>
        <shareDialog.Component share={share} />
      </RenderWhenOpen>
    ),
  };
}
