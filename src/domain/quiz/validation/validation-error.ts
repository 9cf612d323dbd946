import type { MessageKey } from '../../messages/en.ts';
import type { SaveIntent, QuizKind } from '../draft/quiz-kind.ts';
import type { QuizLocation } from '../draft/quiz-location.ts';
import type { DateContext } from './timing.ts';

/** What validation needs to know besides the draft. */
export interface ValidationContext extends DateContext {
  readonly kind: QuizKind;
  readonly intent: SaveIntent;
}

/**
 * Something that stops a save. `message` is shown at `location`; `summaryMessage` goes into the
 * joined notification (QVAL-01) and is null where only the inline message is printed.
 */
export interface ValidationError {
  readonly location: QuizLocation;
  readonly message: MessageKey;
  readonly summaryMessage: MessageKey | null;
}

/** How many characters the title of a quiz or a question has at least. */
export const minTitleCharacters = 3;

/** Creates an error whose message is also its summary message. */
export const createError = (location: QuizLocation, message: MessageKey): ValidationError => ({
  location,
  message,
  summaryMessage: message,
});
