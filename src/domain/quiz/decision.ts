import type { Message } from '../notice.ts';
import type { QuizEvent } from './event.ts';
import type { Refusal } from './refusal.ts';

/** An allowed command as what happened, with the name of the step it makes. No events: nothing changed. */
export interface Accepted {
  readonly accepted: true;
  readonly events: readonly QuizEvent[];
  readonly name: Message;
}

/** What became of a command. */
export type Decision = Accepted | Refusal;

/** The decision that `events` happened under the step name `name`. */
export const accepted = (name: Message, ...events: readonly QuizEvent[]): Accepted => ({
  accepted: true,
  events,
  name,
});

/** The decision that all is as asked for already. */
export const unchanged: Accepted = { accepted: true, events: [], name: { text: '' } };
