import type { Draft, Key } from '../draft/draft.ts';
import type { Step } from './step.ts';

/**
 * A change of the history as a journal stores it, in the order of the changes. With `joins`, the
 * event is joined to the previous step. `jumped` moves to the step with that id, 0 for the base.
 * `rebased` restarts the history on another version of the quiz.
 */
export type HistoryEntry =
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
  | RebaseEntry;

/**
 * The author's steps on a newer version of the quiz, with the server's data about that version
 * (decision 39).
 */
export interface RebaseEntry {
  readonly type: 'rebased';
  readonly base: Draft;
  readonly steps: readonly Step[];
  readonly origins: readonly (readonly [Key, number])[];
  readonly isDistributed: boolean;
  readonly version: string | null;
}
