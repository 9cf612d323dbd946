import { useLayoutEffect, useMemo, type ReactNode } from 'react';

import { toReportCsv } from '../../domain/interchange/import/import-report.ts';
import type { QuizListRef } from '../../machines/quiz/lists/quiz-list-machine.ts';
import { ImportDialog } from '../../views/quiz/importing/import-dialog.tsx';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import { saveFile } from '../browser/save-file.ts';
import { provideQuizImport } from '../actors/quiz/quiz-import.ts';
import { useCall } from '../hooks/use-call.ts';

const createKey = (): string => crypto.randomUUID();

interface QuizImportProps {
  readonly list: QuizListRef;
  /** How often the dialog was opened. */
  readonly openings: number;
}

/**
 * The dialog of the QTI import. Imported quizzes appear in the list at once; those that an undo
 * removes go to the recycle bin, whose notice brings them back.
 */
export function QuizImport({ list, openings }: QuizImportProps): ReactNode {
  const call = useCall();
  const { quizRecycleBin } = useFrameActors();
  const machine = useMemo(() => provideQuizImport(call), [call]);
  const upload = useRootActor(machine, { id: 'quizImport', input: { createKey } });
  useLayoutEffect(() => {
    const subscriptions = [
      upload.on('imported', () => {
        list.send({ type: 'list.refresh' });
      }),
      upload.on('removed', ({ items, alreadyGone }) => {
        quizRecycleBin.send({
          type: 'change.done',
          change: { kind: 'delete', items, alreadyGone },
        });
      }),
      quizRecycleBin.on('changed', ({ outcome: restored }) => {
        if (!restored.ok) return;
        const ids = restored.value.flatMap(({ item, outcome }) => (outcome.ok ? [item.id] : []));
        upload.send({ type: 'quizzes.restored', ids });
      }),
      upload.on('report', ({ result }) => {
        const name = `${result.fileName.replace(/\.zip$/i, '')}-import.csv`;
        saveFile(new Blob([toReportCsv(result)], { type: 'text/csv;charset=utf-8' }), name);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [upload, list, quizRecycleBin]);
  useLayoutEffect(() => {
    if (openings > 0) upload.send({ type: 'import.open' });
  }, [upload, openings]);
  return <ImportDialog upload={upload} />;
}
