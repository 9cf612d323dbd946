import type { ReactNode } from 'react';

import { getQuizPath } from '../../../domain/access/quiz-paths.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ClockIcon, LockIcon } from '../../design/icons/icons.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';

/**
 * Replaces the form of a quiz that cannot be edited: says why, and offers to check again or to make
 * a copy (PERM-20, QLST-33).
 */
export function UnavailableQuiz(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const closed = useEditorSelector((context) => context.closedReason);
  const { context: kind, source } = useEditorSelector(({ input }) => input);
  const action =
    closed === 'processing' ? (
      <Button
        onClick={() => {
          editor.send({ type: 'editor.reload' });
        }}
      >
        {formatMessage('quizKinds.checkAgain')}
      </Button>
    ) : (
      source.kind === 'stored' && (
        <ButtonLink to={getQuizPath(kind, 'copy', source.quiz)}>
          {formatMessage('quizKinds.makeCopy')}
        </ButtonLink>
      )
    );
  return (
    <>
      <EditorHeader />
      <div className="flex grow flex-col justify-center">
        <EmptyState
          icon={closed === 'processing' ? <ClockIcon /> : <LockIcon />}
          title={formatMessage(
            closed === 'processing' ? 'quizKinds.processingTitle' : 'quizKinds.deniedTitle',
          )}
          action={action}
        >
          {formatMessage(
            closed === 'processing' ? 'quizKinds.processingDetail' : 'quizKinds.deniedDetail',
          )}
        </EmptyState>
      </div>
    </>
  );
}
