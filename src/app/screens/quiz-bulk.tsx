import { useMemo, type ReactNode } from 'react';

import type { Call } from '../../api/client.ts';
import type { BulkChangeRef } from '../../machines/quiz/bulk/bulk-change-machine.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { BulkChangeDialog } from '../../views/quiz/bulk/bulk-change-dialog.tsx';
import { provideBulkChange, type CollectQuizzes } from '../actors/quiz/quiz-bulk.ts';
import { createLoadSubjects, provideSubjects } from '../actors/quiz/editor/subjects.ts';
import { useCall } from '../hooks/use-call.ts';
import { startRootActor, useRootActor } from '../root-actor.ts';

/**
 * Starts the changes of many quizzes. They go on, and are taken back by their notices, after the list
 * is left; they end with the notices, at the sign-out.
 */
export function startBulkChange(
  call: Call,
  collect: CollectQuizzes,
  notices: NoticesRef,
): BulkChangeRef {
  const bulk = startRootActor(provideBulkChange(call, collect), {
    id: 'bulkChange',
    input: undefined,
  });
  const subscription = notices.on('notice.acted', ({ token }) => {
    bulk.send({ type: 'notice.acted', token });
  });
  notices.subscribe({
    complete: () => {
      subscription.unsubscribe();
      bulk.stop();
    },
  });
  return bulk;
}

/** The dialog of the changes of many quizzes. */
export function QuizBulkChange({ bulk }: { readonly bulk: BulkChangeRef }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubjects(createLoadSubjects(call)), [call]);
  const subjects = useRootActor(machine, { id: 'subjects', input: null });
  return <BulkChangeDialog bulk={bulk} subjects={subjects} now={Date.now} />;
}
