import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { BulkChangeRef } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';

const getReason = (failure: Failure): Message =>
  getFailureMessage(failure, {
    key:
      failure.kind === 'denied' || failure.kind === 'notFound' || failure.kind === 'conflict'
        ? `quizBulk.reasons.${failure.kind}`
        : 'quizBulk.reasons.otherwise',
  });

/** The quizzes that were not changed and the people not reached, each with the reason. */
export function BulkProblems({ bulk }: { readonly bulk: BulkChangeRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const { refused, unreached } = useSelector(bulk, ({ context }) => context);
  const close = (): void => {
    bulk.send({ type: 'bulk.close' });
  };
  const quizzes = refused.map(({ id, title, failure }) => ({
    key: String(id),
    title,
    reason: formatMessage(getReason(failure)),
  }));
  const people = unreached.map(({ email, reason }) => ({
    key: email,
    title: email,
    reason: formatMessage(`quizBulk.unreached.${reason}`),
  }));
  const refusedTitle = formatMessage('quizBulk.refusedTitle', { count: refused.length });
  const unreachedTitle = formatMessage('quizBulk.notReached', { count: unreached.length });
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={formatMessage('quizBulk.close')}
      title={refused.length > 0 ? refusedTitle : unreachedTitle}
      footer={
        <Button variant="primary" onClick={close}>
          {formatMessage('quizBulk.close')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ReasonList entries={quizzes} />
        {refused.length > 0 && people.length > 0 && (
          <h3 className="font-semibold">{unreachedTitle}</h3>
        )}
        <ReasonList entries={people} />
      </div>
    </Dialog>
  );
}

interface ReasonListProps {
  readonly entries: readonly {
    readonly key: string;
    readonly title: string;
    readonly reason: string;
  }[];
}

const ReasonList = ({ entries }: ReasonListProps): ReactNode =>
  entries.length > 0 && (
    <ul className="grid max-h-80 gap-2 overflow-y-auto">
      {entries.map(({ key, title, reason }) => (
        <li key={key} className="wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <span className="block text-sm text-ink-2">{reason}</span>
        </li>
      ))}
    </ul>
  );
