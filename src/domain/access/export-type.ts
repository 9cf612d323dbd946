import type { QuizKind } from './quiz-kind.ts';
import { quizReach } from './quiz-reach.ts';
import type { EffectiveRole } from './role.ts';

/** What the path of an export calls a kind of quiz (decision 35). */
const types = {
  template: 'template',
  library: 'library',
  admin: 'quiz',
  user: 'user_quiz',
} as const satisfies Record<QuizKind, string>;

/** How a path names the kind of the quiz to export. */
export type ExportPathType = (typeof types)[QuizKind];

/** By which path a role exports a quiz it sees: an admin quiz that was shared with somebody who reads no others is among the user quizzes (docs/decisions/0010). */
export const exportTypeOf = (role: EffectiveRole, kind: QuizKind): ExportPathType =>
  types[quizReach(role, kind).read === 'none' ? 'user' : kind];
