import type { Message } from '../notice.ts';
import type { QuizCommand } from './command.ts';
import type { QuizEvent } from './event.ts';

/** Takes one earlier step back, wherever it stands in the history. */
export interface TakeBack {
  readonly type: 'step.takeBack';
  readonly step: number;
}

/**
 * One thing the author did: the command, what happened, its name for people. `id` counts up within a history and is never used
 * twice; `at` is milliseconds since 1970. The command is kept so that it can be decided again on another version of the quiz.
 */
export interface Step {
  readonly id: number;
  readonly at: number;
  readonly name: Message;
  readonly command: QuizCommand | TakeBack;
  readonly events: readonly QuizEvent[];
}
