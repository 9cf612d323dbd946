import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Message } from '../../../domain/notice.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { QuizListRef } from '../../../machines/quiz/quiz-list-machine.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';

interface DeleteDialogProps {
  readonly list: QuizListRef;
}

const reasonOf = (failure: Failure): Message => ('message' in failure && failure.message !== undefined ? { text: failure.message } : { key: 'quizLists.deleteFailed' });

/** Asks before quizzes are deleted and says why one was not. */
export function DeleteDialog({ list }: DeleteDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const removing = useSelector(list, ({ context }) => context.removing);
  const failure = useSelector(list, ({ context }) => context.removeFailure);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  return (
    <ConfirmDialog
      open={removing !== null}
      danger
      busy={isBusy}
      title={sentence('quizLists.deleteTitle', { title: removing?.title ?? '' })}
      description={failure === null ? sentence('quizLists.deleteDetail') : <span role="alert" className="text-bad">{say(reasonOf(failure))}</span>}
      confirmLabel={sentence('common.delete')}
      cancelLabel={sentence('common.cancel')}
      onConfirm={() => { list.send({ type: 'removal.confirm' }); }}
      onCancel={() => { list.send({ type: 'removal.cancel' }); }}
    />
  );
}
