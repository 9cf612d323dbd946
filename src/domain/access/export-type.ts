import type { QuizKind } from '../quiz/draft/quiz-kind.ts';
import { getQuizReach } from './quiz-reach.ts';
import type { EffectiveRole } from './role.ts';

/** What the path of an export calls a kind of quiz (PD-35). */
const types = {
  template: 'template',
  library: 'library',
  admin: 'quiz',
  user: 'user_quiz',
} as const satisfies Record<QuizKind, string>;

/** The kind of a quiz in the path of an export. */
export type ExportPathType = (typeof types)[QuizKind];

/**
 * Returns the path type by which a role exports a quiz: an admin quiz that was shared with a person
 * who cannot read the others counts as a user quiz (docs/decisions/0010).
 */
export const getExportType = (role: EffectiveRole, kind: QuizKind): ExportPathType =>
  types[getQuizReach(role, kind).read === 'none' ? 'user' : kind];
