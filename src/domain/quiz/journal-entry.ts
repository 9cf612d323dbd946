import type { Step } from './step.ts';

/** A change of the history as it is written to a journal, in the order it happened. `joins` adds the event to the step before it. */
export type JournalEntry =
  | { readonly type: 'stepped'; readonly at: number; readonly name: Step['name']; readonly events: Step['events']; readonly joins: boolean }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'typingEnded' }
  | { readonly type: 'saved' };
