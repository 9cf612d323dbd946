import { href } from '../../domain/access/href.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import type { QuizListFeatures } from '../../views/quiz/lists/quiz-list-features.ts';
import { createLazyComponent } from '../../views/design/lazy-component.tsx';
import type { QuizListContext } from './quiz-list-context.ts';
import { useQuizBulkChange } from './quiz-bulk-feature.tsx';
import { useQuizDownload } from './quiz-download-feature.tsx';
import { useQuizImport } from './quiz-import-feature.tsx';
import { useQuizRebuild } from './quiz-rebuild-feature.tsx';
import { useQuizShare } from './quiz-share-feature.tsx';

const filterChips = createLazyComponent(
  async () => (await import('./quiz-list-parts.tsx')).QuizFilterChips,
);

/**
 * Returns what other features add to the quiz lists: row actions, buttons, dialogs. A feature
 * starts its root actor in its own hook; its dialog is closed at first.
 */
export function useQuizListFeatures(context: QuizListContext): QuizListFeatures {
  const share = useQuizShare(context);
  const download = useQuizDownload(context);
  const upload = useQuizImport(context);
  const rebuild = useQuizRebuild(context);
  const bulk = useQuizBulkChange(context);
  const viewResults = { to: ({ id }: QuizRow) => href('customerQuizResults', { userQuizId: id }) };
  return {
    rowActions: {
      ...download.rowActions,
      share: share.rowAction,
      viewResults,
      rebuild: rebuild.rowAction,
    },
    headActions: (filter) => (
      <>
        {upload.button}
        {rebuild.headActions(filter)}
      </>
    ),
    above: rebuild.above,
    filterChips: filterChips.Component,
    selectionActions: download.selectionActions,
    changeMany: bulk.changeMany,
    dialogs: (
      <>
        {share.dialog}
        {download.dialog}
        {upload.dialog}
        {rebuild.dialog}
        {bulk.dialog}
      </>
    ),
  };
}
