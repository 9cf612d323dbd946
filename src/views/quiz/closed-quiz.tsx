import type { ReactNode } from 'react';

import { quizPath } from '../../domain/access/quiz-lists.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { ClockIcon, LockIcon } from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { EditorHead } from './editor-head.tsx';

/** Stands in place of the form of a quiz that cannot be edited now, says why and leads on (PERM-20, QLST-33). */
export function ClosedQuiz(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const closed = useEditing((context) => context.closed);
  const { context: kind, source } = useEditing(({ input }) => input);
  const action =
    closed === 'processing' ? (
      <Button
        onClick={() => {
          editor.send({ type: 'quiz.reload' });
        }}
      >
        {sentence('quizKinds.checkAgain')}
      </Button>
    ) : (
      source.kind === 'stored' && (
        <ButtonLink to={quizPath(kind, 'copy', source.quiz)}>
          {sentence('quizKinds.makeCopy')}
        </ButtonLink>
      )
    );
  return (
    <>
      <EditorHead />
      <div className="flex grow flex-col justify-center">
        <EmptyState
          icon={closed === 'processing' ? <ClockIcon /> : <LockIcon />}
          title={sentence(
            closed === 'processing' ? 'quizKinds.processingTitle' : 'quizKinds.deniedTitle',
          )}
          action={action}
        >
          {sentence(
            closed === 'processing' ? 'quizKinds.processingDetail' : 'quizKinds.deniedDetail',
          )}
        </EmptyState>
      </div>
    </>
  );
}
