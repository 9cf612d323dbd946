import type { ReactNode } from 'react';

import { chosenAction } from '../../../domain/access/quiz-actions.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { Button } from '../../design/button.tsx';
import { FileDownIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';

interface DownloadChosenProps {
  readonly role: EffectiveRole;
  readonly context: QuizContext;
  readonly rows: readonly QuizRow[];
  readonly onDownload: (rows: readonly QuizRow[]) => void;
}

/** Downloads the packages of all chosen quizzes; while one of them is being processed it says that they have to wait. */
export function DownloadChosen({ role, context, rows, onDownload }: DownloadChosenProps): ReactNode {
  const sentence = useSentence();
  const offer = chosenAction(role, context, 'downloadQti', rows);
  if (offer === null) return null;
  return (
    <Button variant="quiet" icon={<FileDownIcon />} whyDisabled={offer.whyNot === null ? undefined : sentence('quizExport.someProcessed')} onClick={() => { onDownload(rows); }}>
      {sentence('quizExport.downloadChosen')}
    </Button>
  );
}
