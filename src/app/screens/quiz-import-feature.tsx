import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { mayImportTemplates } from '../../domain/access/quiz-actions.ts';
import { ImportButton } from '../../views/quiz/importing/import-button.tsx';
import { ImportDialog } from '../../views/quiz/importing/import-dialog.tsx';
import { useRootActor } from '../root-actor.ts';
import { suppliedQuizImport } from '../supply/quiz-import.ts';
import { useCall } from '../use-call.ts';
import type { QuizListPlace } from './quiz-list-features.tsx';

const newName = (): string => crypto.randomUUID();

/** Uploading QTI from the template list: the button and the dialog; new quizzes show in the list at once (QLST-07, QIO-02). */
export function useQuizImport({ role, kind, list }: QuizListPlace): {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
} {
  const call = useCall();
  const machine = useMemo(() => suppliedQuizImport(call), [call]);
  const upload = useRootActor(machine, { id: 'quizImport', input: { newName } });
  useLayoutEffect(() => {
    const imported = upload.on('imported', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      imported.unsubscribe();
    };
  }, [upload, list]);
  return mayImportTemplates(role, kind.context)
    ? { button: <ImportButton upload={upload} />, dialog: <ImportDialog upload={upload} /> }
    : { button: null, dialog: null };
}
