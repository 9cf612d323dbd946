import { useState, type ReactNode } from 'react';

import { findMessages } from '../../../../domain/messages/find-messages.ts';
import { getSelectedActivity } from '../../../../domain/quiz/draft/locate.ts';
import { findQuestions, listQuestions } from '../../../../domain/quiz/find/list-questions.ts';
import { FilterList } from '../../../design/lists/filter-list.tsx';
import { DialogFrame } from '../../../design/overlays/dialog-frame.tsx';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';

const maxShown = 50;

/** The open dialog, with its texts. */
export const GoToDialog = (): ReactNode => (
  <AddedMessages messages={findMessages}>
    <QuestionPicker />
  </AddedMessages>
);

function QuestionPicker(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [text, setText] = useState('');
  const [questions] = useState(() => {
    const { history, selected } = editor.getSnapshot().context;
    return listQuestions(history.draft, getSelectedActivity(history.draft, selected).key);
  });
  const title = formatMessage('quizFind.goTo');
  const close = (): void => {
    editor.send({ type: 'goTo.close' });
  };
  return (
    <DialogFrame open onClose={close} title={title} hideTitle position="top" size="m">
      <FilterList
        label={title}
        placeholder={formatMessage('quizFind.goToPlaceholder')}
        text={text}
        onTextChange={setText}
        sections={[
          {
            id: 'questions',
            options: findQuestions(questions, text)
              .slice(0, maxShown)
              .map(({ item, activityTitle, ...question }) => ({
                id: item,
                label: formatMessage('quizFind.goToQuestion', question),
                hint: activityTitle,
                value: item,
              })),
          },
        ]}
        onSelect={(item) => {
          editor.send({ type: 'question.goTo', item });
        }}
        onClose={close}
        emptyText={formatMessage('quizFind.goToNone', { text })}
        help={formatMessage('quizFind.goToHelp')}
      />
    </DialogFrame>
  );
}
