import { useMemo, type ReactNode } from 'react';
import { waitFor } from 'xstate';

import type { Call } from '../../api/client.ts';
import type { UnreachedPerson } from '../../api/contract/quiz-bulk.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import type { Reader } from '../../domain/sharing/reader.ts';
import type { ShareResponse } from '../../domain/sharing/recipients.ts';
import type {
  BulkChangeRef,
  BulkEnded,
  NamedQuiz,
} from '../../machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import { shareMachine, type ShareRef } from '../../machines/shared/sharing/share-machine.ts';
import type { SharedItem, ShareRequest } from '../../machines/shared/sharing/share-types.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import { BulkChangeDialog } from '../../views/quiz/bulk/bulk-change-dialog.tsx';
import { provideBulkChange } from '../actors/quiz/quiz-bulk.ts';
import type { CollectQuizzes } from '../actors/quiz/quiz-lists.ts';
import { createLoadSubjects, provideSubjects } from '../actors/quiz/editor/subjects.ts';
import { useCall } from '../hooks/use-call.ts';
import { startRootActor, useRootActor } from '../root-actor.ts';

/** The changes of many quizzes, and the people to share them with. */
export interface BulkActors {
  readonly bulk: BulkChangeRef;
  readonly recipients: ShareRef;
}

/**
 * Shares many quizzes with the people who were entered, as a change of them. The people stay for
 * correction, or for the next try with these quizzes, when they were not reached.
 */
async function shareMany(
  bulk: BulkChangeRef,
  emails: readonly string[],
): Promise<Outcome<ShareResponse>> {
  let job: BulkEnded['job'] | undefined;
  const subscription = bulk.on('changed', (event) => {
    job ??= event.job;
  });
  bulk.send({ type: 'bulk.confirm', change: { addReaders: [...emails] } });
  // An undo that waited follows at once; its end is not that of the sharing.
  await waitFor(
    bulk,
    ({ value, context }) => value === 'closed' || value === 'reporting' || context.isUndo,
  );
  subscription.unsubscribe();
  if (job === undefined || job.waiting.length > 0) return failed({ kind: 'unexpected' });
  const { unreached } = job;
  const list = (reason: UnreachedPerson['reason']) =>
    unreached.filter((each) => each.reason === reason).map(({ email }) => email);
  const [notAccess, notFound] = [list('notAccess'), list('notFound')];
  const missed = new Set([...notAccess, ...notFound]);
  const shared = emails.filter((email) => !missed.has(email));
  return succeeded({ shared, alreadyShared: [], notAccess, notFound });
}

/** Starts the field of the people, which is open while the changes ask for them. */
function startRecipients(bulk: BulkChangeRef): ShareRef {
  const machine = shareMachine.provide({
    actors: {
      share: fromCall<ShareResponse, ShareRequest>(({ input: { emails } }) =>
        shareMany(bulk, emails),
      ),
      loadReaders: fromCall<readonly Reader[], { readonly item: SharedItem }>(async () =>
        succeeded([]),
      ),
    },
  });
  const recipients = startRootActor(machine, {
    id: 'shareMany',
    input: { createKey: () => '', createNotices: () => [] },
  });
  const isAsking = (): boolean => {
    const snapshot = bulk.getSnapshot();
    return snapshot.matches('asking') && snapshot.context.kind === 'share';
  };
  const closeUnlessAsked = (): void => {
    if (!isAsking() && recipients.getSnapshot().matches({ open: { recipients: 'editing' } }))
      recipients.send({ type: 'share.close' });
  };
  let selected = '';
  let id = 0;
  bulk.subscribe(({ context: { selection } }) => {
    if (isAsking()) {
      const quizzes = JSON.stringify(
        'rows' in selection ? selection.rows.map((row) => row.id) : selection.found,
      );
      // The people who were entered stay for the same quizzes only.
      if (quizzes !== selected) id += 1;
      selected = quizzes;
      recipients.send({ type: 'share.open', item: { id, title: '', call: 'own' }, readers: [] });
    }
    closeUnlessAsked();
  });
  recipients.subscribe((snapshot) => {
    if (snapshot.matches('closed') && isAsking()) bulk.send({ type: 'bulk.close' });
    closeUnlessAsked();
  });
  return recipients;
}

/**
 * Starts the changes of many quizzes. They go on, and are taken back by their notices, after the list
 * is left; they end with the notices, at the sign-out.
 */
export function startBulkChange(
  call: Call,
  collect: CollectQuizzes<NamedQuiz>,
  notices: NoticesRef,
): BulkActors {
  const bulk = startRootActor(provideBulkChange(call, collect), {
    id: 'bulkChange',
    input: undefined,
  });
  const recipients = startRecipients(bulk);
  const subscription = notices.on('notice.acted', ({ token }) => {
    bulk.send({ type: 'notice.acted', token });
  });
  notices.subscribe({
    complete: () => {
      subscription.unsubscribe();
      bulk.stop();
      recipients.stop();
    },
  });
  return { bulk, recipients };
}

/** The dialog of the changes of many quizzes. */
export function QuizBulkChange({ bulk, recipients }: BulkActors): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideSubjects(createLoadSubjects(call)), [call]);
  const subjects = useRootActor(machine, { id: 'subjects', input: null });
  return (
    <BulkChangeDialog bulk={bulk} subjects={subjects} recipients={recipients} now={Date.now} />
  );
}
