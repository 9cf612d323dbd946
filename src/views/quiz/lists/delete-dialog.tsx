import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import { quizDeletionMessages } from '../../../domain/messages/selected-quizzes-messages.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';

interface DeleteDialogProps {
  readonly list: QuizListRef;
}

/**
 * Asks before quizzes are deleted. Afterwards it lists those that could not be deleted, each with
 * the reason.
 */
export const DeleteDialog = (props: DeleteDialogProps): ReactNode => (
  <AddedMessages messages={quizDeletionMessages}>
    <Question {...props} />
  </AddedMessages>
);

function Question({ list }: DeleteDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const removing = useSelector(list, ({ context }) => context.removing);
  const failedRemovals = useSelector(list, ({ context }) => context.failedRemovals);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  const [first] = removing;
  const count = removing.length;
  const hasFailed = failedRemovals.length > 0 && !isBusy;
  const question =
    count === 1
      ? formatMessage('quizDeletion.title', { title: first?.title ?? '' })
      : formatMessage('quizDeletion.severalTitle', { count });
  return (
    <ConfirmDialog
      open={first !== undefined}
      danger
      busy={isBusy}
      title={
        hasFailed
          ? formatMessage('quizDeletion.notDeletedTitle', { count, title: first?.title ?? '' })
          : question
      }
      description={
        hasFailed ? (
          <ul role="alert" className="grid max-h-60 gap-1 overflow-y-auto text-bad">
            {failedRemovals.map(({ item, failure }) => (
              <li key={item.id} className="wrap-anywhere">
                {formatMessage({
                  key: 'quizDeletion.notDeleted',
                  values: { title: item.title },
                  about: getFailureMessage(failure, { key: 'quizDeletion.failed' }),
                })}
              </li>
            ))}
          </ul>
        ) : (
          formatMessage('quizDeletion.detail', { count })
        )
      }
      confirmLabel={formatMessage(hasFailed ? 'quizDeletion.again' : 'common.delete')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={() => {
        list.send({ type: 'removal.confirm' });
      }}
      onCancel={() => {
        list.send({ type: 'removal.cancel' });
      }}
    />
  );
}
