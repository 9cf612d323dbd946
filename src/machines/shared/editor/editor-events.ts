import type { MergeSide } from '../../../domain/history/local-changes.ts';
import type { DraftEvent, JournalEvent } from '../journal/journal-events.ts';
import type { DocumentTypes, UnsavedOf } from './editor-types.ts';

/** What a person does with the history of a document. */
type HistoryEvent =
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  | { readonly type: 'history.jumpToStep'; readonly step: number }
  | { readonly type: 'history.revertStep'; readonly step: number }
  | { readonly type: 'history.revertWithDependents'; readonly step: number }
  | { readonly type: 'history.dismissRefusal' };

/** What a person does about a newer version that somebody else saved. */
type ConflictEvent =
  | {
      readonly type: 'conflict.chooseSide';
      /** Null chooses the side of every conflict. */
      readonly conflictId: string | null;
      readonly side: MergeSide;
    }
  | { readonly type: 'conflict.save' }
  | { readonly type: 'conflict.openRemote' }
  | { readonly type: 'conflict.reload' }
  | { readonly type: 'conflict.dismiss' };

/** What a person does in every editor besides its commands. */
export type PersonEvent =
  | HistoryEvent
  | ConflictEvent
  | DraftEvent
  | { readonly type: 'editor.save' }
  | { readonly type: 'editor.saveAndStay' }
  | { readonly type: 'editor.saveAsNew' }
  | { readonly type: 'editor.reload' }
  | { readonly type: 'field.leave' };

/** The events that every editor has besides its commands. */
export type DocumentEditorEvent<T extends DocumentTypes> = PersonEvent | JournalEvent<UnsavedOf<T>>;
