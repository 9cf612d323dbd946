import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import type { Call } from '../../api/client.ts';
import { succeeded } from '../../domain/outcome.ts';
import type { ShareResponse } from '../../domain/sharing/recipients.ts';
import type { BulkChangeRef, NamedQuiz } from '../../machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import { shareMachine } from '../../machines/shared/sharing/share-machine.ts';
import type { ShareRequest } from '../../machines/shared/sharing/share-types.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { BulkChangeDialog } from '../../views/quiz/bulk/bulk-change-dialog.tsx';
import { provideBulkChange } from '../actors/quiz/quiz-bulk.ts';
import type { CollectQuizzes } from '../actors/quiz/quiz-lists.ts';
import { createLoadSubjects, provideSubjects } from '../actors/quiz/editor/subjects.ts';
import { useCall } from '../hooks/use-call.ts';
import { startRootActor, useRootActor } from '../root-actor.ts';

/**
 * Starts the changes of many quizzes. They go on, and are taken back by their notices, after the list
 * is left; they end with the notices, at the sign-out.
 */
export function startBulkChange(
  call: Call,
  collect: CollectQuizzes<NamedQuiz>,
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

/** The field of the people to share many quizzes with, which confirms the change. */
const provideRecipients = (bulk: BulkChangeRef): typeof shareMachine =>
  shareMachine.provide({
    actors: {
      share: fromCall<ShareResponse, ShareRequest>(async ({ input: { emails } }) => {
        bulk.send({ type: 'bulk.confirm', change: { addReaders: [...emails] } });
        return succeeded({ shared: emails, alreadyShared: [], notAccess: [], notFound: [] });
      }),
    },
  });

/** The dialog of the changes of many quizzes. */
export function QuizBulkChange({ bulk }: { readonly bulk: BulkChangeRef }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubjects(createLoadSubjects(call)), [call]);
  const subjects = useRootActor(machine, { id: 'subjects', input: null });
  const recipients = useRootActor(
    useMemo(() => provideRecipients(bulk), [bulk]),
    { id: 'shareMany', input: { createKey: () => '', createNotices: () => [] } },
  );
  useLayoutEffect(() => {
    const isAsking = (): boolean => {
      const snapshot = bulk.getSnapshot();
      return snapshot.matches('asking') && snapshot.context.kind === 'share';
    };
    if (isAsking())
      recipients.send({
        type: 'share.open',
        item: { id: 0, title: '', call: 'own' },
        readers: [],
      });
    let wasOpen = false;
    const subscription = recipients.subscribe((snapshot) => {
      const isOpen = snapshot.matches('open');
      if (wasOpen && !isOpen && isAsking()) bulk.send({ type: 'bulk.close' });
      wasOpen = isOpen;
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bulk, recipients]);
  return (
    <BulkChangeDialog bulk={bulk} subjects={subjects} recipients={recipients} now={Date.now} />
  );
}
