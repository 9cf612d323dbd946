import type { Message } from '../../../domain/messages/message.ts';
import type { LocationHint, QuizCommand } from '../../../domain/quiz/commands/command.ts';
import type { ArticleReference, Key } from '../../../domain/quiz/draft/draft.ts';
import type { TextLocation } from '../../../domain/quiz/draft/text-location.ts';
import type { TextRange } from '../../../domain/rich-text/find-in-text.ts';
import type { QuestionHintKind } from '../../../domain/quiz/hints/question-hints.ts';
import type { QuizKind } from '../../../domain/quiz/draft/quiz-kind.ts';
import type { JournalBase } from '../../../domain/quiz/journal/journal-base.ts';
import type { JournalLine } from '../../../domain/quiz/journal/journal.ts';
import type { CommonEditorEvent } from '../../shared/editor/editor-states.ts';
import type {
  JournalCommand as CommonJournalCommand,
  JournalEvent as CommonJournalEvent,
} from '../../shared/editor/journal.ts';
import type { QuizTypes, Source, UnsavedDraft } from './context.ts';
import type { ImportOrder } from './dialogs/playlist-import-machine.ts';
import type { PasteInput } from './dialogs/question-paste-machine.ts';

/** The input of the journal actor: the kind of quiz and where the editor started. */
export interface JournalInput {
  readonly kind: QuizKind;
  readonly source: Source;
}

/** The commands of the editor to its journal actor. */
export type JournalCommand = CommonJournalCommand<JournalBase, JournalLine, Source>;

/** The events of the journal actor. */
export type JournalEvent = CommonJournalEvent<UnsavedDraft>;

type CommandWithNewKeys = Extract<
  QuizCommand,
  {
    readonly type:
      | 'activity.add'
      | 'activity.duplicate'
      | 'question.add'
      | 'items.duplicate'
      | 'option.add'
      | 'options.insert';
  }
>;
type WithLocationHint<C> = C extends unknown ? C & { readonly near?: LocationHint } : never;

/**
 * A command as a view sends it. The machine makes the keys of new parts, also of given items, and
 * adds the selected activity of a new question.
 */
export type EditorCommand =
  | WithLocationHint<Exclude<QuizCommand, CommandWithNewKeys>>
  | { readonly type: 'activity.add' }
  | { readonly type: 'activity.duplicate'; readonly activity: Key }
  | { readonly type: 'question.add'; readonly index?: number }
  | { readonly type: 'items.duplicate'; readonly items: readonly Key[] }
  | { readonly type: 'option.add'; readonly item: Key; readonly near?: LocationHint }
  | (Omit<Extract<QuizCommand, { readonly type: 'options.insert' }>, 'newOptions'> & {
      readonly near?: LocationHint;
    });

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
  | { readonly type: 'goTo.open' }
  | { readonly type: 'goTo.close' }
  | { readonly type: 'question.goTo'; readonly item: Key }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.close' }
  | { readonly type: 'questionImage.open'; readonly item: Key; readonly file: File }
  | { readonly type: 'questionImage.describe'; readonly alt: string }
  | { readonly type: 'questionImage.close' }
  | { readonly type: 'questionImage.failed'; readonly item: Key }
  | { readonly type: 'questionImage.rejected'; readonly error: Message }
  | ({ readonly type: 'paste.open' } & PasteInput)
  | { readonly type: 'paste.close' }
  | { readonly type: 'move.open'; readonly item: Key }
  | { readonly type: 'move.openSelected' }
  | { readonly type: 'move.close' };

/** All events of the editor: what a person does and what the journal actor reports. */
export type EditorEvent =
  | EditorCommand
  | CommonEditorEvent<QuizTypes>
  | DialogEvent
  | {
      readonly type: 'conflict.restoreDropped';
      readonly droppedId: string;
      readonly isRestored: boolean;
    }
  | { readonly type: 'selection.set'; readonly activity: Key }
  | { readonly type: 'notice.acted'; readonly token: string }
  | { readonly type: 'find.open'; readonly text: string; readonly replaces: boolean }
  | { readonly type: 'find.close'; readonly text: string }
  | {
      readonly type: 'match.reveal';
      readonly location: TextLocation;
      readonly range: TextRange;
    }
  | { readonly type: 'items.select'; readonly item: Key; readonly isSelected: boolean }
  | { readonly type: 'items.selectRange'; readonly item: Key }
  | { readonly type: 'items.selectAll' }
  | { readonly type: 'items.clearSelection' }
  | { readonly type: 'items.announceCopied' }
  | { readonly type: 'items.rejectPasted' }
  | { readonly type: 'collapse.toggle'; readonly item: Key }
  | { readonly type: 'collapse.all' }
  | { readonly type: 'collapse.none' }
  | { readonly type: 'hint.dismiss'; readonly item: Key; readonly hint: QuestionHintKind };
