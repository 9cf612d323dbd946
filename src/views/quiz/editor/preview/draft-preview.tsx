import { useState, type ReactNode } from 'react';

import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector } from '../editor-context.ts';
import { QuizPage } from '../../viewer/page/quiz-page.tsx';

/** The unsaved draft as students see it. */
export default function DraftPreview(): ReactNode {
  const formatMessage = useFormatMessage();
  const draft = useEditorSelector(({ history }) => history.draft);
  const kind = useEditorSelector(({ input }) => input.kind);
  const [now] = useState(useEditorSelector(({ input }) => input.now));
  const [areAnswersVisible, setAnswersVisible] = useState(false);
  const title = draft.title.trim();
  return (
    <QuizPage
      quiz={draft}
      header={
        <p className="text-xl font-semibold wrap-anywhere">
          {title === '' ? formatMessage('quizDialogs.preview.untitled') : title}
        </p>
      }
      level={3}
      showsType={kind !== 'template'}
      showsAccess={kind === 'user'}
      answers={{ areShown: areAnswersVisible, onShow: setAnswersVisible }}
      now={now}
    />
  );
}
