import type { Draft, Key } from './draft.ts';
import type { Step } from './step.ts';

/**
 * A change of the history as it is written to a journal, in the order it happened. `joins` adds the event to the step before it. `jumped`
 * goes to the step with that id, 0 is the base. `rebased` begins again on another version of the quiz, with the steps decided again on it.
 */
export type JournalEntry =
  | {
      readonly type: 'stepped';
      readonly at: number;
      readonly name: Step['name'];
      readonly events: Step['events'];
      readonly joins: boolean;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'jumped'; readonly to: number }
  | { readonly type: 'typingEnded' }
  | { readonly type: 'saved' }
  | Rebased;

/** My steps on top of a newer version of the quiz, with what the server says of that version (decision 39). */
export interface Rebased {
  readonly type: 'rebased';
  readonly base: Draft;
  readonly steps: readonly Step[];
  readonly origins: readonly (readonly [Key, number])[];
  readonly isDistributed: boolean;
  readonly version: string | null;
}
