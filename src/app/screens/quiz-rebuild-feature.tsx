import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { canRebuildSections } from '../../domain/access/quiz-actions.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { selectRunning } from '../../machines/quiz/rebuild/rebuild-progress-machine.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { RebuildButton } from '../../views/quiz/rebuild/rebuild-button.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import {
  provideRebuildProgress,
  provideRebuildQuiz,
  provideRebuildSections,
} from '../actors/quiz/quiz-rebuild.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useCall } from '../hooks/use-call.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const rebuildDialog = createLazyComponent(
  async () => (await import('../../views/quiz/rebuild/rebuild-dialog.tsx')).RebuildDialog,
);
const rebuildProgress = createLazyComponent(
  async () => (await import('../../views/quiz/rebuild/rebuild-progress.tsx')).RebuildProgress,
);
const rebuildQuestion = createLazyComponent(
  async () => (await import('../../views/quiz/rebuild/rebuild-question.tsx')).RebuildQuestion,
);

/**
 * Returns the rebuild from the library list: the row action with its question, the button and
 * dialog for sections, and the progress. The list is refreshed at every step (QLST-23, QLST-31).
 */
export function useQuizRebuild({ kind: { context }, role, list }: QuizListContext) {
  const call = useCall();
  const { rebuildUndo } = useFrameActors();
  const isEnabled = canRebuildSections(role, context);
  const rebuildQuiz = useRootActor(
    useMemo(() => provideRebuildQuiz(call), [call]),
    { id: 'rebuildQuiz', input: undefined },
  );
  const sections = useRootActor(
    useMemo(() => provideRebuildSections(call), [call]),
    { id: 'rebuildSections', input: undefined },
  );
  const progress = useRootActor(
    useMemo(() => provideRebuildProgress(call), [call]),
    { id: 'rebuildProgress', input: { isEnabled } },
  );
  const isRunning = useSelector(progress, (snapshot) => selectRunning(snapshot).length > 0);
  useLayoutEffect(() => {
    const refresh = (): void => {
      list.send({ type: 'list.refresh' });
    };
    const subscriptions = [
      rebuildQuiz.on('rebuilt', ({ undoable }) => {
        if (undoable !== null)
          rebuildUndo.send({ type: 'change.done', change: { kind: 'delete', items: [undoable] } });
        refresh();
      }),
      rebuildUndo.on('changed', refresh),
      progress.on('progressed', refresh),
      sections.on('queued', () => {
        progress.send({ type: 'progress.refresh' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [rebuildQuiz, rebuildUndo, sections, progress, list]);
  return {
    rowAction: {
      run: ({ id, title }: QuizRow) => {
        rebuildQuiz.send({ type: 'quiz.rebuild', quiz: { id, title } });
      },
    },
    headActions: (filter: string): ReactNode =>
      isEnabled && filter === 'sections' && <RebuildButton rebuild={sections} />,
    above: isRunning && <rebuildProgress.Component progress={progress} />,
    dialog: (
      <>
        <RenderWhenOpen actor={rebuildQuiz}>
          <rebuildQuestion.Component rebuild={rebuildQuiz} />
        </RenderWhenOpen>
        <RenderWhenOpen actor={sections}>
          <rebuildDialog.Component rebuild={sections} />
        </RenderWhenOpen>
      </>
    ),
  };
}
