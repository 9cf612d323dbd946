import { useMemo } from 'react';

import { exportTypeOf } from '../../domain/access/export-type.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { DownloadChosen } from '../../views/quiz/exporting/download-chosen.tsx';
import { DownloadDialog } from '../../views/quiz/exporting/download-dialog.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedQuizDownload } from '../supply/quiz-download.ts';
import { useCall } from '../use-call.ts';
import type { QuizListPlace } from './quiz-list-features.tsx';

/** Downloading QTI from a quiz list: what the row action does, the button for chosen rows, and the dialog (QIO-04, API-086). */
export function useQuizDownload({ role, kind }: QuizListPlace) {
  const call = useCall();
  const { config } = useServices();
  const trackingLink = new URL(config.playerEmbedPath, window.location.origin).href;
  const machine = useMemo(() => suppliedQuizDownload(call, trackingLink), [call, trackingLink]);
  const download = useRootActor(machine, { id: 'quizDownload', input: {} });
  const open = (rows: readonly QuizRow[]): void => {
    download.send({ type: 'download.open', quizzes: rows.map(({ id, title, kind }) => ({ id, title, type: exportTypeOf(role, kind) })) });
  };
  return {
    act: { run: (row: QuizRow) => { open([row]); } },
    chosenActions: (rows: readonly QuizRow[]) => <DownloadChosen role={role} context={kind.context} rows={rows} onDownload={open} />,
    dialog: <DownloadDialog download={download} />,
  };
}
