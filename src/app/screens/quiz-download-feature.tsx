import { useMemo } from 'react';

import { getExportType } from '../../domain/access/export-type.ts';
import { canChooseInstitution } from '../../domain/access/quiz-downloads.ts';
import type { PackageKind } from '../../domain/interchange/package-format.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import { DownloadSelected } from '../../views/quiz/exporting/download-selected.tsx';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideQuizDownload } from '../actors/quiz/quiz-download.ts';
import { useCall } from '../hooks/use-call.ts';
import { runWhenIdle } from '../browser/when-idle.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const quizDownload = createLazyComponent(
  async () => (await import('./quiz-download.tsx')).QuizDownload,
);
runWhenIdle(quizDownload.preload);

/**
 * Returns the download of packages from a quiz list: row actions, the button for selected rows, and
 * the dialog (QIO-04, API-086 to API-088).
 */
export function useQuizDownload({ role, kind }: QuizListContext) {
  const call = useCall();
  const { config } = useServices();
  const player = new URL(config.playerEmbedPath, window.location.origin).href;
  const machine = useMemo(() => provideQuizDownload(call, player), [call, player]);
  const download = useRootActor(machine, {
    id: 'quizDownload',
    input: { canChooseInstitution: canChooseInstitution(role) },
  });
  const open = (packageKind: PackageKind, rows: readonly QuizRow[]): void => {
    download.send({
      type: 'download.open',
      kind: packageKind,
      quizzes: rows.map(({ id, title, kind }) => ({ id, title, type: getExportType(role, kind) })),
    });
  };
  const createRowAction = (packageKind: PackageKind) => ({
    run: (row: QuizRow) => {
      open(packageKind, [row]);
    },
  });
  return {
    rowActions: {
      downloadScorm: createRowAction('scorm'),
      downloadQti: createRowAction('qti'),
      downloadCc: createRowAction('cc'),
    },
    selectionActions: (rows: readonly QuizRow[]) => (
      <DownloadSelected role={role} context={kind.context} rows={rows} onDownload={open} />
    ),
    dialog: (
      <RenderWhenOpen actor={download}>
        <quizDownload.Component download={download} />
      </RenderWhenOpen>
    ),
  };
}
