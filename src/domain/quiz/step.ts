import type { Message } from '../notice.ts';
import type { QuizEvent } from './event.ts';

/**
 * One thing the author did: what happened and its name for people. `id` counts up within a history and is never used twice; `at` is
 * milliseconds since 1970. What was meant can be read from the events, which say what they replaced: that is what is decided again
 * on another version of the quiz.
 */
export interface Step {
  readonly id: number;
  readonly at: number;
  readonly name: Message;
  readonly events: readonly QuizEvent[];
}
