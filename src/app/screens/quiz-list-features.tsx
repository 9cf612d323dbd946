import { href } from '../../domain/access/href.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { QuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type { QuizListRef } from '../../machines/quiz/quiz-list-machine.ts';
import type { QuizListFeatures } from '../../views/quiz/lists/quiz-list-features.ts';
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
  return { acts: { share: share.act, viewResults: { to: ({ id }) => href('customerQuizResults', { userQuizId: id }) } }, dialogs: share.dialog };
}
