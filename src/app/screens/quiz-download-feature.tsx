import { useMemo } from 'react';

import { exportTypeOf } from '../../domain/access/export-type.ts';
import { mayChooseInstitution } from '../../domain/access/quiz-downloads.ts';
import type { PackageKind } from '../../domain/interchange/package-format.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { DownloadChosen } from '../../views/quiz/exporting/download-chosen.tsx';
import { DownloadDialog } from '../../views/quiz/exporting/download-dialog.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { suppliedQuizDownload } from '../supply/quiz-download.ts';
import { useCall } from '../use-call.ts';
import type { QuizListPlace } from './quiz-list-features.tsx';

/** Downloading packages from a quiz list: what the row actions do, the button for chosen rows, and the dialog (QIO-04, API-086 to API-088). */
export function useQuizDownload({ role, kind }: QuizListPlace) {
  const call = useCall();
  const { config } = useServices();
  const player = new URL(config.playerEmbedPath, window.location.origin).href;
  const machine = useMemo(() => suppliedQuizDownload(call, player), [call, player]);
  const download = useRootActor(machine, {
    id: 'quizDownload',
    input: { mayChooseInstitution: mayChooseInstitution(role) },
  });
  const open = (packageKind: PackageKind, rows: readonly QuizRow[]): void => {
    download.send({
      type: 'download.open',
      kind: packageKind,
      quizzes: rows.map(({ id, title, kind }) => ({ id, title, type: exportTypeOf(role, kind) })),
    });
  };
  const act = (packageKind: PackageKind) => ({
    run: (row: QuizRow) => {
      open(packageKind, [row]);
    },
  });
  return {
    acts: { downloadScorm: act('scorm'), downloadQti: act('qti'), downloadCc: act('cc') },
    chosenActions: (rows: readonly QuizRow[]) => (
      <DownloadChosen role={role} context={kind.context} rows={rows} onDownload={open} />
    ),
    dialog: <DownloadDialog download={download} />,
  };
}
