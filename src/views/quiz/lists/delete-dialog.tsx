import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../../domain/failure-message.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

interface DeleteDialogProps {
  readonly list: QuizListRef;
}

/** Asks once before quizzes are deleted, counts several, and names those that were not deleted with the reason of each. */
export function DeleteDialog({ list }: DeleteDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const removing = useSelector(list, ({ context }) => context.removing);
  const unremoved = useSelector(list, ({ context }) => context.unremoved);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  const [first] = removing;
  const count = removing.length;
  const hasFailed = unremoved.length > 0 && !isBusy;
  const asked =
    count === 1
      ? sentence('quizLists.deleteTitle', { title: first?.title ?? '' })
      : sentence('quizLists.deleteSeveralTitle', { count });
  return (
    <ConfirmDialog
      open={first !== undefined}
      danger
      busy={isBusy}
      title={
        hasFailed
          ? sentence('quizLists.notDeletedTitle', { count, title: first?.title ?? '' })
          : asked
      }
      description={
        hasFailed ? (
          <ul role="alert" className="grid max-h-60 gap-1 overflow-y-auto text-bad">
            {unremoved.map(({ item, failure }) => (
              <li key={item.id} className="wrap-anywhere">
                {say({
                  key: 'quizLists.notDeleted',
                  values: { title: item.title },
                  about: failureMessage(failure, { key: 'quizLists.deleteFailed' }),
                })}
              </li>
            ))}
          </ul>
        ) : (
          sentence('quizLists.deleteDetail', { count })
        )
      }
      confirmLabel={sentence(hasFailed ? 'quizLists.deleteAgain' : 'common.delete')}
      cancelLabel={sentence('common.cancel')}
      onConfirm={() => {
        list.send({ type: 'removal.confirm' });
      }}
      onCancel={() => {
        list.send({ type: 'removal.cancel' });
      }}
    />
  );
}
