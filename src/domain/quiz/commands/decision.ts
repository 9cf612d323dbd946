import type { Message } from '../../messages/message.ts';
import type { MessageKey } from '../../messages/en.ts';
import type { Key } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';

/**
 * A command that removes the cause of a refusal, with the label of its button. The sender makes the
 * new keys.
 */
export interface Remedy {
  readonly label: MessageKey;
  readonly command:
    | { readonly type: 'activity.add' }
    | { readonly type: 'option.add'; readonly item: Key };
}

/**
 * A command that a rule does not allow: the reason to show the author, and a remedy when there is
 * one.
 */
export interface Refusal {
  readonly accepted: false;
  readonly reason: Message;
  readonly remedy?: Remedy;
}

/** Creates a refusal. */
export const refuse = (reason: Message, remedy?: Remedy): Refusal => ({
  accepted: false,
  reason,
  ...(remedy !== undefined && { remedy }),
});

/**
 * An allowed command: its events and the name of its step. Without events the command changes
 * nothing.
 */
export interface Accepted {
  readonly accepted: true;
  readonly events: readonly QuizEvent[];
  readonly name: Message;
}

/** The result of a command. */
export type Decision = Accepted | Refusal;

/** Creates the decision with `events` and the step name `name`. */
export const accept = (name: Message, ...events: readonly QuizEvent[]): Accepted => ({
  accepted: true,
  events,
  name,
});

/** The decision for a command that changes nothing. */
export const unchanged: Accepted = { accepted: true, events: [], name: { text: '' } };
