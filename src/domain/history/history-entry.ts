import type { StoredServerIds } from './journal/server-ids.ts';
import type { Step } from './step.ts';

/**
 * A change of the history as a journal stores it, in the order of the changes. With `joins`, the
 * event is joined to the previous step. `jumped` moves to the step with that id, 0 for the base.
 * `rebased` restarts the history on another version from the server; `Remote` is what the journal
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
  | SavedEntry
  | (RebaseEntry<Draft, Event> & Remote);

/**
 * The server has the draft as it was after `step` (0 is the base); without it, as it is. `server` is
 * what it returned, when the editor stays open: the ids of the draft's parts and its new version.
 */
export interface SavedEntry {
  readonly type: 'saved';
  readonly step?: number;
  readonly server?: {
    readonly origins: StoredServerIds;
    readonly version: string | null;
  };
}

/** The author's steps on a newer version. */
export interface RebaseEntry<Draft, Event> {
  readonly type: 'rebased';
  readonly base: Draft;
  readonly steps: readonly Step<Event>[];
}
