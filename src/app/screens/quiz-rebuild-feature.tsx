import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { mayRebuildSections } from '../../domain/access/quiz-actions.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { chunk } from '../../views/design/chunk.tsx';
import { RebuildButton } from '../../views/quiz/rebuild/rebuild-button.tsx';
import { RebuildProgress } from '../../views/quiz/rebuild/rebuild-progress.tsx';
import { WhenOpen } from '../../views/shared/when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import {
  suppliedRebuildProgress,
  suppliedRebuildQuiz,
  suppliedRebuildSections,
} from '../supply/quiz-rebuild.ts';
import { useCall } from '../use-call.ts';
import type { QuizListPlace } from './quiz-list-features.tsx';

const rebuildDialog = chunk(
  async () => (await import('../../views/quiz/rebuild/rebuild-dialog.tsx')).RebuildDialog,
);

/** Rebuilding from the library list: the row action, the button and dialog for sections, and how far it has come; the list shows every step (QLST-23, QLST-31). */
export function useQuizRebuild({ kind: { context }, role, list }: QuizListPlace) {
  const call = useCall();
  const isAsked = mayRebuildSections(role, context);
  const one = useRootActor(
    useMemo(() => suppliedRebuildQuiz(call), [call]),
    { id: 'rebuildQuiz', input: undefined },
  );
  const sections = useRootActor(
    useMemo(() => suppliedRebuildSections(call), [call]),
    { id: 'rebuildSections', input: undefined },
  );
  const progress = useRootActor(
    useMemo(() => suppliedRebuildProgress(call), [call]),
    { id: 'rebuildProgress', input: { isAsked } },
  );
  useLayoutEffect(() => {
    const refresh = (): void => {
      list.send({ type: 'list.refresh' });
    };
    const subscriptions = [
      one.on('rebuilt', refresh),
      progress.on('progressed', refresh),
      sections.on('queued', () => {
        progress.send({ type: 'progress.look' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [one, sections, progress, list]);
  return {
    act: {
      run: ({ id }: QuizRow) => {
        one.send({ type: 'quiz.rebuild', quiz: id });
      },
    },
    headActions: (chosen: string): ReactNode =>
      isAsked && chosen === 'sections' && <RebuildButton rebuild={sections} />,
    above: isAsked && <RebuildProgress progress={progress} />,
    dialog: (
      <WhenOpen actor={sections}>
        <rebuildDialog.Part rebuild={sections} />
      </WhenOpen>
    ),
  };
}
