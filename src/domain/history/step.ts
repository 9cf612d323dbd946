import type { Message } from '../messages/message.ts';

/**
 * One change by the author: its events and its displayed name. `id` counts up within a history and
 * is never reused; `at` is in milliseconds since 1970. A rebase derives the commands of the step
 * from its events.
 */
export interface Step<Event> {
  readonly id: number;
  readonly at: number;
  readonly name: Message;
  readonly events: readonly Event[];
}
