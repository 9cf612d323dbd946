import { useMemo } from 'react';

import { getExportType } from '../../domain/access/export-type.ts';
import { canChooseInstitution } from '../../domain/access/quiz-downloads.ts';
import type { PackageKind } from '../../domain/interchange/package-format.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getListedKind, type QuizRow } from '../../domain/lists/quiz-row.ts';
import { succeeded } from '../../domain/outcome.ts';
import type { DownloadedQuiz } from '../../machines/quiz/exporting/quiz-download-types.ts';
import type { BulkSelection } from '../../machines/quiz/bulk/bulk-change-machine.ts';
import { DownloadSelected } from '../../views/quiz/exporting/download-selected.tsx';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import { RenderWhenOpen } from '../../views/shared/render-when-open.tsx';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { provideQuizDownload } from '../actors/quiz/quiz-download.ts';
import { loadAllQuizzes } from '../actors/quiz/quiz-lists.ts';
import { useCall } from '../hooks/use-call.ts';
import { runWhenIdle } from '../browser/when-idle.ts';
import type { QuizListContext } from './quiz-list-context.ts';

const toDownloaded = (
  role: EffectiveRole,
  { id, title, kind }: Pick<QuizRow, 'id' | 'title' | 'kind'>,
): DownloadedQuiz => ({ id, title, type: getExportType(role, kind) });

const loadParts = () => import('./quiz-download.tsx');
const quizDownload = createLazyComponent(async () => (await loadParts()).QuizDownload);
runWhenIdle(quizDownload.preload);

/**
 * Returns the download of packages from a quiz list: row actions, the button for selected rows, and
 * the dialog (QIO-04, API-086 to API-088).
 */
export function useQuizDownload({ role, kind }: QuizListContext) {
  const call = useCall();
  const { config } = useServices();
  const player = new URL(config.playerEmbedPath, window.location.origin).href;
  const machine = useMemo(
    () =>
      provideQuizDownload(
        call,
        player,
        async (found, signal) => {
          const loaded = await loadAllQuizzes(call, kind, found, signal);
          return loaded.ok
            ? succeeded(
                loaded.value.map((quiz) =>
                  toDownloaded(role, { ...quiz, kind: getListedKind(quiz) }),
                ),
              )
            : loaded;
        },
        async () => (await loadParts()).createArchive,
      ),
    [call, player, kind, role],
  );
  const download = useRootActor(machine, {
    id: 'quizDownload',
    input: { canChooseInstitution: canChooseInstitution(role) },
  });
  const open = (packageKind: PackageKind, rows: readonly QuizRow[]): void => {
    download.send({
      type: 'download.open',
      kind: packageKind,
      quizzes: rows.map((row) => toDownloaded(role, row)),
    });
  };
  const openSelected = (
    packageKind: PackageKind,
    selection: BulkSelection,
    rows: readonly QuizRow[],
  ): void => {
    if ('found' in selection)
      download.send({ type: 'download.openAll', kind: packageKind, found: selection.found });
    else open(packageKind, rows);
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
    selectionActions: (selection: BulkSelection, rows: readonly QuizRow[]) => (
      <DownloadSelected
        role={role}
        context={kind.context}
        rows={rows}
        selection={selection}
        onDownload={openSelected}
      />
    ),
    dialog: (
      <RenderWhenOpen actor={download}>
        <quizDownload.Component download={download} />
      </RenderWhenOpen>
    ),
  };
}
