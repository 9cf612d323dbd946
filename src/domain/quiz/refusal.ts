import type { Message } from '../notice.ts';
import type { SentenceKey } from '../sentences/en.ts';
import type { Key } from './draft.ts';

/** What takes the cause of a refusal away, under the words of its button. New keys are made by whoever carries it out. */
export interface Remedy {
  readonly label: SentenceKey;
  readonly command:
    { readonly type: 'activity.add' } | { readonly type: 'option.add'; readonly item: Key };
}

/** A command that a rule does not allow, with the reason to tell the author and, where there is one, what takes its cause away. */
export interface Refusal {
  readonly accepted: false;
  readonly reason: Message;
  readonly remedy?: Remedy;
}

/** The refusal for `reason`. */
export const refused = (reason: Message, remedy?: Remedy): Refusal => ({
  accepted: false,
  reason,
  ...(remedy !== undefined && { remedy }),
});
