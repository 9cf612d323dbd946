import { href } from '../../domain/access/href.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type { QuizRow } from '../../domain/lists/quiz-row.ts';
import type { QuizListRef } from '../../machines/quiz/lists/quiz-list-machine.ts';
import type { QuizListFeatures } from '../../views/quiz/lists/quiz-list-features.ts';
import { useQuizDownload } from './quiz-download-feature.tsx';
import { useQuizImport } from './quiz-import-feature.tsx';
import { useQuizRebuild } from './quiz-rebuild-feature.tsx';
import { useQuizShare } from './quiz-share-feature.tsx';

/** Where a feature is hooked in: which list it stands in, for whom, and the list itself, to refresh it. */
export interface QuizListPlace {
  readonly kind: QuizListKind;
  readonly role: EffectiveRole;
  readonly list: QuizListRef;
}

/**
 * What other features bring into the quiz lists: start the feature's root actor here (its dialog is closed at first), name what its row action
 * does in `acts`, and put its dialog into `dialogs`.
 */
export function useQuizListFeatures(place: QuizListPlace): QuizListFeatures {
  const share = useQuizShare(place);
  const download = useQuizDownload(place);
  const upload = useQuizImport(place);
  const rebuild = useQuizRebuild(place);
  const viewResults = { to: ({ id }: QuizRow) => href('customerQuizResults', { userQuizId: id }) };
  return {
    acts: { ...download.acts, share: share.act, viewResults, rebuild: rebuild.act },
    headActions: (chosen) => (
      <>
        {upload.button}
        {rebuild.headActions(chosen)}
      </>
    ),
    above: rebuild.above,
    chosenActions: download.chosenActions,
    dialogs: (
      <>
        {share.dialog}
        {download.dialog}
        {upload.dialog}
        {rebuild.dialog}
      </>
    ),
  };
}
