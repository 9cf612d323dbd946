import type { Step } from './step.ts';

/**
 * A change of the history as a journal stores it, in the order of the changes. With `joins`, the
 * event is joined to the previous step. `jumped` moves to the step with that id, 0 for the base.
 * `rebased` restarts the history on another version of the document; `Remote` is what the journal
 * stores about that version besides.
 */
export type HistoryEntry<Draft, Event, Remote = unknown> =
  | {
      readonly type: 'stepped';
      readonly at: number;
      readonly name: Step<Event>['name'];
      readonly events: readonly Event[];
      readonly joins: boolean;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'jumped'; readonly to: number }
  | { readonly type: 'typingEnded' }
  | { readonly type: 'saved' }
  | (RebaseEntry<Draft, Event> & Remote);

/** The author's steps on a newer version of the document. */
export interface RebaseEntry<Draft, Event> {
  readonly type: 'rebased';
  readonly base: Draft;
  readonly steps: readonly Step<Event>[];
}
