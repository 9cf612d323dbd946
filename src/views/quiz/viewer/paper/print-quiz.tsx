import { useState, type ReactNode } from 'react';

import { paperMessages } from '../../../../domain/messages/paper-messages.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { PrinterIcon } from '../../../design/icons/printer-icon.tsx';
import { Menu } from '../../../design/menus/menu.tsx';
import { Paper } from '../../../design/paper/paper.tsx';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { loadRichText } from '../../../shared/rich-text/rich-text.tsx';
import { QuizPaper, type PrintedQuiz } from './quiz-paper.tsx';

interface PrintQuizProps {
  readonly quiz: PrintedQuiz;
  /** Whether the person may see the right answers, and so print them. */
  readonly mayPrintKey: boolean;
}

/** Prints a quiz to fill in, for those who may see them with the right answers. */
export const PrintQuiz = (props: PrintQuizProps): ReactNode => (
  <AddedMessages messages={paperMessages}>
    <PrintButton {...props} />
  </AddedMessages>
);

function PrintButton({ quiz, mayPrintKey }: PrintQuizProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [asked, setAsked] = useState<'quiz' | 'quizWithKey' | null>(null);
  const printQuiz = (): void => {
    setAsked('quiz');
  };
  useShortcuts({ 'Mod+p': printQuiz });
  const button = {
    icon: <PrinterIcon />,
    busy: asked !== null,
    children: formatMessage('paper.print'),
  };
  return (
    <>
      {mayPrintKey ? (
        <Menu
          label={formatMessage('paper.print')}
          items={(['quiz', 'quizWithKey'] as const).map((choice) => ({
            kind: 'action',
            label: formatMessage(`paper.${choice}`),
            onSelect: () => {
              setAsked(choice);
            },
          }))}
        >
          {(trigger) => <Button {...trigger} {...button} />}
        </Menu>
      ) : (
        <Button {...button} onClick={printQuiz} />
      )}
      <Paper
        isAsked={asked !== null}
        prepare={loadRichText}
        onPrinted={() => {
          setAsked(null);
        }}
      >
        <QuizPaper quiz={quiz} withKey={asked === 'quizWithKey'} />
      </Paper>
    </>
  );
}
