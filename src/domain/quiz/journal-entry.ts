import type { Accepted } from './decision.ts';
import type { Step } from './step.ts';

/** A change of the history as it is written to a journal, in the order it happened. `joins` adds a step's event to the step before it. */
export type JournalEntry =
  | { readonly type: 'stepped'; readonly at: number; readonly name: Accepted['name']; readonly command: Step['command']; readonly events: Step['events']; readonly joins: boolean }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'typingEnded' }
  | { readonly type: 'saved' };
