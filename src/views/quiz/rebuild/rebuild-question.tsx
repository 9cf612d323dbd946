import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { rebuildMessages } from '../../../domain/messages/rebuild-messages.ts';
import type { RebuildQuizRef } from '../../../machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';

interface RebuildQuestionProps {
  readonly rebuild: RebuildQuizRef;
}

/** Asks before a quiz is rebuilt, because its manual changes are replaced (PD-50). */
export const RebuildQuestion = (props: RebuildQuestionProps): ReactNode => (
  <AddedMessages messages={rebuildMessages}>
    <OpenQuestion {...props} />
  </AddedMessages>
);

function OpenQuestion({ rebuild }: RebuildQuestionProps): ReactNode {
  const formatMessage = useFormatMessage();
  const quiz = useSelector(rebuild, ({ context }) => context.asked);
  return (
    <ConfirmDialog
      open={quiz !== null}
      title={formatMessage('rebuildDialogs.confirmTitle', { title: quiz?.title ?? '' })}
      description={formatMessage('rebuildDialogs.confirmDetail')}
      confirmLabel={formatMessage('quizLists.action.rebuild')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={() => {
        rebuild.send({ type: 'rebuild.confirm' });
      }}
      onCancel={() => {
        rebuild.send({ type: 'rebuild.cancel' });
      }}
    />
  );
}
