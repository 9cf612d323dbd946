import type { LocationHint, QuizCommand } from '../../../domain/quiz/commands/command.ts';
import type { ArticleReference, Key } from '../../../domain/quiz/draft/draft.ts';
import type { QuizMode } from '../../../domain/quiz/draft/mode.ts';
import type { JournalBase } from '../../../domain/quiz/journal/journal-base.ts';
import type { JournalLine } from '../../../domain/quiz/journal/journal.ts';
import type { MergeSide } from '../../../domain/quiz/rebase/merge-conflicts.ts';
import type { JournalError, Source, UnsavedDraft } from './context.ts';
import type { ImportOrder } from './dialogs/playlist-import-machine.ts';

/** The input of the journal actor: the kind of quiz and where the editor started. */
export interface JournalInput {
  readonly mode: QuizMode;
  readonly source: Source;
}

/**
 * The commands of the editor to its journal actor. Lines belong to the journal that was started or
 * resumed last. `journal.convertToNew` makes it the journal of a new quiz and counts as a line; a
 * second `journal.start` deletes what was written before.
 */
export type JournalCommand =
  | { readonly type: 'journal.findDrafts' }
  | { readonly type: 'journal.start'; readonly base: JournalBase }
  | { readonly type: 'journal.resume'; readonly draft: string }
  | { readonly type: 'journal.append'; readonly lines: readonly JournalLine[] }
  | { readonly type: 'journal.convertToNew' }
  | { readonly type: 'journal.discard'; readonly draft: string }
  | { readonly type: 'journal.finish' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.releaseLock' }
  | { readonly type: 'journal.retry' };

/**
 * The events of the journal actor. `journal.stored` counts the lines on disk since the journal was
 * started or resumed. `lockRequested` comes from another tab that wants to edit, `lockAcquired`
 * when the other tab has ended or released its lock. `newer` counts the drafts that newer code has
 * written.
 */
export type JournalEvent =
  | {
      readonly type: 'journal.draftsFound';
      readonly drafts: readonly UnsavedDraft[];
      readonly newer: number;
    }
  | { readonly type: 'journal.lockedElsewhere' }
  | { readonly type: 'journal.lockRequested' }
  | { readonly type: 'journal.lockAcquired' }
  | { readonly type: 'journal.stored'; readonly count: number }
  | { readonly type: 'journal.failed'; readonly error: JournalError };

type CommandWithNewKeys = Extract<
  QuizCommand,
  { readonly type: 'activity.add' | 'question.add' | 'option.add' }
>;
type WithLocationHint<C> = C extends unknown ? C & { readonly near?: LocationHint } : never;

/**
 * A command as a view sends it. The machine adds the keys of new parts and the selected activity of
 * a new question.
 */
export type EditorCommand =
  | WithLocationHint<Exclude<QuizCommand, CommandWithNewKeys>>
  | { readonly type: 'activity.add' }
  | { readonly type: 'question.add'; readonly index?: number }
  | { readonly type: 'option.add'; readonly item: Key; readonly near?: LocationHint };

type HistoryEvent =
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  | { readonly type: 'history.jumpToStep'; readonly step: number }
  | { readonly type: 'history.revertStep'; readonly step: number }
  | { readonly type: 'history.revertWithDependents'; readonly step: number }
  | { readonly type: 'history.dismissRefusal' };

type DraftEvent =
  | { readonly type: 'draft.continue'; readonly draft: string }
  | { readonly type: 'draft.continueAsNew'; readonly draft: string }
  | { readonly type: 'draft.discard'; readonly draft: string }
  | { readonly type: 'draft.startNew' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.retry' };

type ConflictEvent =
  | {
      readonly type: 'conflict.chooseSide';
      /** Null chooses the side of every conflict. */
      readonly conflictId: string | null;
      readonly side: MergeSide;
    }
  | {
      readonly type: 'conflict.restoreDropped';
      readonly droppedId: string;
      readonly isRestored: boolean;
    }
  | { readonly type: 'conflict.save' }
  | { readonly type: 'conflict.openRemote' }
  | { readonly type: 'conflict.reload' }
  | { readonly type: 'conflict.dismiss' };

type DialogEvent =
  | { readonly type: 'picker.open' }
  | { readonly type: 'picker.close' }
  | { readonly type: 'picker.choose'; readonly article: ArticleReference }
  | { readonly type: 'subjects.open' }
  | { readonly type: 'subjects.close' }
  | { readonly type: 'subjects.choose'; readonly subjects: readonly number[] }
  | { readonly type: 'videos.open' }
  | { readonly type: 'videos.close' }
  | { readonly type: 'video.choose'; readonly article: ArticleReference }
  | { readonly type: 'label.choose'; readonly activity: Key }
  | { readonly type: 'playlists.import'; readonly order: ImportOrder }
  | { readonly type: 'import.open' }
  | { readonly type: 'import.close' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'questionImage.open'; readonly item: Key; readonly file: File }
  | { readonly type: 'questionImage.close' }
  | { readonly type: 'questionImage.failed'; readonly item: Key }
  | { readonly type: 'move.open'; readonly item: Key }
  | { readonly type: 'move.close' };

/** All events of the editor: what a person does and what the journal actor reports. */
export type EditorEvent =
  | EditorCommand
  | HistoryEvent
  | DraftEvent
  | JournalEvent
  | ConflictEvent
  | DialogEvent
  | { readonly type: 'quiz.save' }
  | { readonly type: 'quiz.saveAsNew' }
  | { readonly type: 'quiz.reload' }
  | { readonly type: 'field.leave' }
  | { readonly type: 'selection.set'; readonly activity: Key }
  | { readonly type: 'collapse.toggle'; readonly item: Key }
  | { readonly type: 'collapse.all' }
  | { readonly type: 'collapse.none' };
