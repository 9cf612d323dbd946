import { useLayoutEffect, useState, type ReactNode } from 'react';

import type { Call } from '../../api/client.ts';
import { toReportCsv } from '../../domain/interchange/import/import-report.ts';
import { importReviewMessages } from '../../domain/messages/import-review-messages.ts';
import type { QuizImportRef } from '../../machines/quiz/importing/quiz-import-machine.ts';
import type { QuizListRef } from '../../machines/quiz/lists/quiz-list-machine.ts';
import type { RecycleBinRef } from '../../machines/shared/list/recycle-bin-machine.ts';
import { ImportDialog } from '../../views/quiz/importing/import-dialog.tsx';
import { AddedMessages, useFormatMessage } from '../../views/shared/format-message.tsx';
import { useFrameActors } from '../frame/frame-context.ts';
import { startRootActor } from '../root-actor.ts';
import { saveFile } from '../browser/save-file.ts';
import { provideQuizImport } from '../actors/quiz/quiz-import.ts';
import { useCall } from '../hooks/use-call.ts';

const createKey = (): string => crypto.randomUUID();

/** The imports since the sign-in, so that a report stays when its list is left. */
const started = new WeakMap<RecycleBinRef, QuizImportRef>();

/**
 * Starts the QTI import. Quizzes that an undo removes go to the recycle bin, whose notice brings
 * them back.
 */
function startUpload(call: Call, quizRecycleBin: RecycleBinRef): QuizImportRef {
  const upload = startRootActor(provideQuizImport(call), {
    id: 'quizImport',
    input: { createKey },
  });
  upload.on('removed', ({ items, alreadyGone }) => {
    quizRecycleBin.send({ type: 'change.done', change: { kind: 'delete', items, alreadyGone } });
  });
  quizRecycleBin.on('changed', ({ outcome: restored }) => {
    if (!restored.ok) return;
    const ids = restored.value.flatMap(({ item, outcome }) => (outcome.ok ? [item.id] : []));
    upload.send({ type: 'quizzes.restored', ids });
  });
  quizRecycleBin.subscribe({
    complete: () => {
      upload.stop();
    },
  });
  started.set(quizRecycleBin, upload);
  return upload;
}

interface QuizImportProps {
  readonly list: QuizListRef;
  /** How often the dialog was opened. */
  readonly openings: number;
}

/** The dialog of the QTI import. Imported quizzes appear in the list at once. */
export const QuizImport = (props: QuizImportProps): ReactNode => (
  <AddedMessages messages={importReviewMessages}>
    <OpenImport {...props} />
  </AddedMessages>
);

function OpenImport({ list, openings }: QuizImportProps): ReactNode {
  const call = useCall();
  const formatMessage = useFormatMessage();
  const { quizRecycleBin } = useFrameActors();
  const [upload] = useState(() => started.get(quizRecycleBin) ?? startUpload(call, quizRecycleBin));
  useLayoutEffect(() => {
    const close = (): void => {
      upload.send({ type: 'import.close' });
    };
    // An undo that ended after the list was left.
    close();
    const subscription = upload.on('imported', () => {
      list.send({ type: 'list.refresh' });
    });
    return () => {
      subscription.unsubscribe();
      close();
    };
  }, [upload, list]);
  useLayoutEffect(() => {
    const subscription = upload.on('report', ({ result }) => {
      const name = `${result.fileName.replace(/\.zip$/i, '')}-import.csv`;
      const csv = toReportCsv(result, formatMessage);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [upload, formatMessage]);
  useLayoutEffect(() => {
    if (openings > 0) upload.send({ type: 'import.open' });
  }, [upload, openings]);
  return <ImportDialog upload={upload} />;
}
