import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { canImportTemplates } from '../../domain/access/quiz-actions.ts';
import { ImportButton } from '../../views/quiz/importing/import-button.tsx';
import { ImportDialog } from '../../views/quiz/importing/import-dialog.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideQuizImport } from '../actors/quiz/quiz-import.ts';
import { useCall } from '../use-call.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const createKey = (): string => crypto.randomUUID();

/**
 * Returns the QTI import of the template list: the button and the dialog. Imported quizzes appear
 * in the list at once (QLST-07, QIO-02).
 */
export function useQuizImport({ role, kind, list }: QuizListContext): {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
} {
  const call = useCall();
  const machine = useMemo(() => provideQuizImport(call), [call]);
  const upload = useRootActor(machine, { id: 'quizImport', input: { createKey } });
  useLayoutEffect(() => {
    const subscription = upload.on('imported', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [upload, list]);
  return canImportTemplates(role, kind.context)
    ? { button: <ImportButton upload={upload} />, dialog: <ImportDialog upload={upload} /> }
    : { button: null, dialog: null };
}
