import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { CopyIcon } from '../design/icon.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

/** Stands in place of the form while another tab writes this quiz, and offers to write here instead. */
export function EditedElsewhere(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const hasAsked = useEditing(({ journal }) => journal.hasAskedForTurn);
  return (
    <EmptyState
      icon={<CopyIcon />}
      title={sentence('quizJournal.elsewhere.title')}
      action={
        <Button
          variant="primary"
          onClick={() => {
            editor.send({ type: 'journal.askForTurn' });
          }}
        >
          {sentence('quizJournal.elsewhere.editHere')}
        </Button>
      }
    >
      <p>{sentence('quizJournal.elsewhere.detail')}</p>
      <output>{hasAsked && sentence('quizJournal.elsewhere.asked')}</output>
    </EmptyState>
  );
}
