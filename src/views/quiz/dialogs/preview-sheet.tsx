import { useState, type ReactNode } from 'react';

import { useSentence } from '../../shared/sentences.tsx';
import { useEditing } from '../editor-context.ts';
import { QuizSheet } from '../viewer/quiz-sheet.tsx';

/** The unsaved draft as students would see it. */
export default function PreviewSheet(): ReactNode {
  const sentence = useSentence();
  const draft = useEditing(({ history }) => history.draft);
  const mode = useEditing(({ input }) => input.mode);
  const [now] = useState(useEditing(({ input }) => input.now));
  const [areShown, setShown] = useState(false);
  const title = draft.title.trim();
  return (
    <QuizSheet
      quiz={draft}
      head={
        <p className="text-xl font-semibold wrap-anywhere">
          {title === '' ? sentence('quizDialogs.preview.untitled') : title}
        </p>
      }
      level={3}
      showsType={mode !== 'template'}
      showsAccess={mode === 'user'}
      answers={{ areShown, onShow: setShown }}
      now={now}
    />
  );
}
