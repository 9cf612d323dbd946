import type { Step as DocumentStep } from '../../history/step.ts';
import type { QuizEvent } from '../events/event.ts';

/** One change of a quiz by the author. */
export type Step = DocumentStep<QuizEvent>;
