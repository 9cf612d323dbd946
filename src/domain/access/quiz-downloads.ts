import type { PackageKind } from '../interchange/package-format.ts';
import type { QuizAction } from './quiz-actions.ts';
import { mayDo } from './policy.ts';
import type { EffectiveRole } from './role.ts';

/** The row action that downloads a quiz as a kind of package, in the printed order. */
export const downloadActions = {
  scorm: 'downloadScorm',
  qti: 'downloadQti',
  cc: 'downloadCc',
} as const satisfies Readonly<Record<PackageKind, QuizAction>>;

/** Whether a role is asked for which institution a package is made: whoever may list institutions (QIO-07). */
export const mayChooseInstitution = (role: EffectiveRole): boolean =>
  mayDo(role, 'institutions.read');
