import type { MessageKey } from '../../../domain/messages/en.ts';
import type { ValidationError } from '../../../domain/quiz/validation/validation-error.ts';
import type { Key } from '../../../domain/quiz/draft/draft.ts';
import type { QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';

/** Returns the message of the first error whose location matches, undefined when there is none. */
export const findErrorAt = (
  errors: readonly ValidationError[],
  isMatch: (location: QuizLocation) => boolean,
): MessageKey | undefined => errors.find(({ location }) => isMatch(location))?.message;

/** Returns the number of errors in an activity. */
export const countErrorsIn = (errors: readonly ValidationError[], activity: Key): number =>
  errors.filter(({ location }) => 'activity' in location && location.activity === activity).length;
