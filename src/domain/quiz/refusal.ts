import type { Message } from '../notice.ts';

/** A command that a rule does not allow, with the reason to tell the author. */
export interface Refusal {
  readonly accepted: false;
  readonly reason: Message;
}

/** The refusal for `reason`. */
export const refused = (reason: Message): Refusal => ({ accepted: false, reason });
