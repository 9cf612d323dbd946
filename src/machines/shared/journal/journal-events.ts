import type { JournalError } from './journal-state.ts';

/**
 * The commands of an editor to its journal actor. Lines belong to the journal that was started or
 * resumed last. `journal.convertToNew` makes it the journal of a new document and counts as a line;
 * `journal.move` appends lines and makes it the journal of a stored document, both or neither;
 * a second `journal.start` deletes what was written before.
 */
export type JournalCommand<Base, Line, Source = unknown> =
  | { readonly type: 'journal.findDrafts' }
  | { readonly type: 'journal.start'; readonly base: Base }
  | { readonly type: 'journal.resume'; readonly draft: string }
  | { readonly type: 'journal.append'; readonly lines: readonly Line[] }
  | { readonly type: 'journal.convertToNew' }
  | { readonly type: 'journal.move'; readonly source: Source; readonly lines: readonly Line[] }
  | { readonly type: 'journal.discard'; readonly draft: string }
  | { readonly type: 'journal.finish' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.releaseLock' }
  | { readonly type: 'journal.retry' };

/**
 * The events of the journal actor. `journal.stored` counts the lines on disk since the journal was
 * started or resumed. `lockRequested` comes from another tab that wants to edit, `lockAcquired`
 * when the other tab has ended or released its lock. `newer` counts the drafts that newer code has
 * written. `keyAwaited` says that drafts were found whose key is still being loaded, `unencrypted`
 * that this browser does not encrypt here.
 */
export type JournalEvent<Unsaved> =
  | {
      readonly type: 'journal.draftsFound';
      readonly drafts: readonly Unsaved[];
      readonly newer: number;
    }
  | { readonly type: 'journal.keyAwaited' }
  | { readonly type: 'journal.unencrypted' }
  | { readonly type: 'journal.lockedElsewhere' }
  | { readonly type: 'journal.lockRequested' }
  | { readonly type: 'journal.lockAcquired' }
  | { readonly type: 'journal.stored'; readonly count: number }
  | { readonly type: 'journal.failed'; readonly error: JournalError };

/** What a person does about unsaved work found in this browser. */
export type DraftEvent =
  | { readonly type: 'draft.continue'; readonly draft: string }
  | { readonly type: 'draft.continueAsNew'; readonly draft: string }
  | { readonly type: 'draft.discard'; readonly draft: string }
  | { readonly type: 'draft.startNew' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.retry' };
