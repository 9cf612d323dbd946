import type { QuizMode } from '../mode.ts';

/** Whether a quiz of this mode has a type: graded or ungraded (QVAL-06, QVAL-07, decision 15). */
export const hasType = (mode: QuizMode): boolean => mode !== 'template';

/** Whether a quiz of this mode has a start, an end and a duration: all but templates, which nobody takes. */
export const hasTiming = (mode: QuizMode): boolean => mode !== 'template';

/** Whether a quiz of this mode has an access type and closed captions (QFRM-14, QFRM-15). */
export const hasAccess = (mode: QuizMode): boolean => mode === 'user';
