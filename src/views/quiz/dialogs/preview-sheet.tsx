import type { ReactNode } from 'react';

import { useSentence } from '../../shared/sentences.tsx';
import { useEditing } from '../editor-context.ts';
import { QuizSheet } from '../viewer/quiz-sheet.tsx';

/** The unsaved draft as students would see it. */
export default function PreviewSheet(): ReactNode {
  const sentence = useSentence();
  const draft = useEditing(({ history }) => history.draft);
  const mode = useEditing(({ input }) => input.mode);
  return (
    <>
      <p className="mx-auto mb-4 max-w-3xl text-xs text-ink-2">{sentence('quizDialogs.preview.tryOut')}</p>
      <QuizSheet quiz={draft} showsType={mode !== 'template'} showsAccess={mode === 'user'} />
    </>
  );
}
