import type { ReactNode } from 'react';

import { itemTypes } from '../../../../domain/quiz/draft/item-type.ts';
import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import { SkipLink } from '../../../design/navigation/skip-link.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor, type QuizEditorRef } from '../editor-context.ts';

/** Goes to the first question of the selected activity; adds one where there is none. */
export function goToFirstQuestion(editor: QuizEditorRef): void {
  const { history, selected } = editor.getSnapshot().context;
  const first = getSelectedActivity(history.draft, selected).items.find(
    ({ type }) => type === itemTypes.question,
  );
  editor.send(
    first === undefined ? { type: 'question.add' } : { type: 'question.goTo', item: first.key },
  );
}

/** A link past the details and the activities, which the keyboard reaches first in the editor. */
export function FirstQuestionLink(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <SkipLink
      label={formatMessage('quiz.editor.firstQuestion')}
      target="items-title"
      onSkip={() => {
        goToFirstQuestion(editor);
      }}
    />
  );
}
