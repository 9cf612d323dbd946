import type { PackageKind } from '../interchange/package-format.ts';
import type { QuizAction } from './quiz-actions.ts';
import { hasPermission } from './policy.ts';
import type { EffectiveRole } from './role.ts';

/** The row actions that download a quiz, by kind of package, in the printed order. */
export const downloadActions = {
  scorm: 'downloadScorm',
  qti: 'downloadQti',
  cc: 'downloadCc',
} as const satisfies Readonly<Record<PackageKind, QuizAction>>;

/**
 * Returns whether a role can choose the institution of a package, which needs the permission to
 * list institutions (QIO-07).
 */
export const canChooseInstitution = (role: EffectiveRole): boolean =>
  hasPermission(role, 'institutions.read');

/** How many quizzes are downloaded at once, as one file that the browser holds. */
export const maxDownloadedQuizzes = 500;
