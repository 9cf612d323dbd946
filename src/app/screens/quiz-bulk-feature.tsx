import { useLayoutEffect, useRef, useState } from 'react';

import { getQuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type {
  BulkKind,
  BulkSelection,
  NamedQuiz,
} from '../../machines/quiz/bulk/bulk-change-machine.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { loadAllQuizzes, type CollectQuizzes } from '../actors/quiz/quiz-lists.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useCall } from '../hooks/use-call.ts';
import { loadOtherMessages } from '../messages.ts';
import type { BulkActors } from './quiz-bulk.tsx';
import type { QuizListContext } from './quiz-list-context.ts';

const loadBulkChange = () => import('./quiz-list-parts.tsx');
const dialog = createLazyComponent(async () => (await loadBulkChange()).QuizBulkChange);

/** The changes that run, or were announced, since the sign-in. */
const started = new WeakMap<NoticesRef, BulkActors>();

/**
 * Returns the function that opens the dialog for changes of many quizzes, and the dialog. Their code
 * loads with the first one. The list is refreshed when they end; a question is closed when the list is
 * left.
 */
export function useQuizBulkChange({ role, list }: QuizListContext) {
  const call = useCall();
  const { notices } = useFrameActors();
  const [actors, setActors] = useState(() => started.get(notices));
  const bulk = actors?.bulk;
  const shownList = useRef<QuizListContext['list']>(null);
  useLayoutEffect(() => {
    shownList.current = list;
    return () => {
      shownList.current = null;
    };
  }, [list]);
  useLayoutEffect(() => {
    const subscription = bulk?.on('changed', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription?.unsubscribe();
      if (bulk?.getSnapshot().matches('asking') === true) bulk.send({ type: 'bulk.close' });
    };
  }, [bulk, list]);
  const collect: CollectQuizzes<NamedQuiz> = (found, signal) =>
    loadAllQuizzes(call, getQuizListKind(found.context, role), found, signal);
  const changeMany = (kind: BulkKind, selection: BulkSelection): void => {
    Promise.all([loadBulkChange(), loadOtherMessages()]).then(
      ([{ startBulkChange }]) => {
        // The list was left while the code loaded.
        if (shownList.current !== list) return;
        const running = started.get(notices) ?? startBulkChange(call, collect, notices);
        started.set(notices, running);
        setActors(running);
        running.bulk.send({ type: 'bulk.open', kind, selection });
      },
      () => {
        const notice = { severity: 'error', message: { key: 'common.partFailed' } } as const;
        notices.send({ type: 'notice.show', notice, at: Date.now() });
      },
    );
  };
  return {
    changeMany,
    dialog: actors !== undefined && (
      <RenderWhenOpen actor={actors.bulk}>
        <dialog.Component {...actors} />
      </RenderWhenOpen>
    ),
  };
}
