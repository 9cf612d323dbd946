import { useLayoutEffect, useMemo } from 'react';

import { shareCallOf } from '../../domain/access/quiz-share.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { chunk } from '../../views/design/chunk.tsx';
import { WhenOpen } from '../../views/shared/when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import { suppliedQuizShare } from '../supply/quiz-sharing.ts';
import { useCall } from '../use-call.ts';
import { whenIdle } from '../when-idle.ts';
import type { QuizListPlace } from './quiz-list-features.tsx';

const shareDialog = chunk(
  async () => (await import('../../views/quiz/sharing/share-dialog.tsx')).ShareDialog,
);
whenIdle(shareDialog.preload);

const newName = (): string => crypto.randomUUID();

/** Sharing from a quiz list: what the row action does, and the dialog. Who was given access shows in the list at once (QSHR-01, QLST-11, QLST-46). */
export function useQuizShare({ role, list }: QuizListPlace) {
  const call = useCall();
  const machine = useMemo(() => suppliedQuizShare(call), [call]);
  const share = useRootActor(machine, { id: 'quizShare', input: { newName } });
  useLayoutEffect(() => {
    const shared = share.on('shared', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      shared.unsubscribe();
    };
  }, [share, list]);
  const run = (row: QuizRow): void => {
    const way = shareCallOf(role, row);
    if (way !== null)
      share.send({
        type: 'share.open',
        quiz: { id: row.id, title: row.title, call: way },
        ...(way === 'own' && { readers: row.sharedWith }),
      });
  };
  return {
    act: { run },
    dialog: (
      <WhenOpen actor={share}>
        <shareDialog.Part share={share} />
      </WhenOpen>
    ),
  };
}
