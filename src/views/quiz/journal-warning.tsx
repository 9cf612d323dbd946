import type { ReactNode } from 'react';

import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditor } from './editor-context.ts';
import { useKeeping } from './use-keeping.ts';

/** Says that steps are not kept in this browser and why, for as long as that is so. */
export function JournalWarning(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const keeping = useKeeping();
  if (keeping.kind !== 'unkept') return null;
  const retry = (
    <Button
      onClick={() => {
        editor.send({ type: 'journal.retry' });
      }}
    >
      {sentence('quizJournal.trouble.retry')}
    </Button>
  );
  return (
    <div className="mx-auto mb-4 max-w-4xl">
      <Alert
        tone="warn"
        title={sentence('quizJournal.trouble.title')}
        action={keeping.trouble === 'full' || keeping.trouble === 'failing' ? retry : undefined}
      >
        {sentence(`quizJournal.trouble.${keeping.trouble}`)}
      </Alert>
    </div>
  );
}
