import type { QuizContext } from '../../../domain/access/routes.ts';
import { createHistory } from '../../../domain/history/history.ts';
import { createDraft } from '../../../domain/quiz/draft/create-draft.ts';
import type { Draft, Key } from '../../../domain/quiz/draft/draft.ts';
import type { QuizKind, SaveIntent } from '../../../domain/quiz/draft/quiz-kind.ts';
import type { QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import type { QuizEvent } from '../../../domain/quiz/events/event.ts';
import type { RemoteQuiz } from '../../../domain/quiz/history/history-entry.ts';
import type { JournalBase } from '../../../domain/quiz/journal/journal-base.ts';
import type { MergeChoices, RebasedWork } from '../../../domain/quiz/rebase/rebase.ts';
import type { EditBlocker } from '../../../domain/quiz/stored/edit-blocker.ts';
import type { OpenedQuiz, StoredPartIds } from '../../../domain/quiz/stored/open-quiz.ts';
import type { TextRange } from '../../../domain/rich-text/find-in-text.ts';
import type { QuizPayload } from '../../../domain/quiz/stored/to-payload.ts';
import type { ValidationError } from '../../../domain/quiz/validation/validation-error.ts';
import type {
  CommonEditorContext,
  CommonEditorInput,
  EditorTypes,
  Saver,
  UnsavedOf,
} from '../../shared/editor/editor-types.ts';
import { emptyJournal } from '../../shared/editor/journal.ts';

/**
 * What the editor opens: a blank quiz, a quiz made from an article or a playlist, a copy of a
 * stored quiz or a stored quiz itself.
 */
export type Source =
  | { readonly kind: 'blank' }
  | { readonly kind: 'article'; readonly article: number }
  | { readonly kind: 'playlist'; readonly playlist: number }
  | { readonly kind: 'copy'; readonly quiz: number }
  | { readonly kind: 'stored'; readonly quiz: number };

/** Returns whether saving creates a quiz, stores a copy or changes a stored quiz. */
export function getIntent(source: Source): SaveIntent {
  if (source.kind === 'stored') return 'edit';
  return source.kind === 'copy' ? 'copy' : 'create';
}

/** The input of the editor. */
export interface EditorInput extends CommonEditorInput<QuizTypes> {
  /** The quiz area of the route. */
  readonly context: QuizContext;
  /** The kind of quiz that the person's role edits there. */
  readonly kind: QuizKind;
  /** Whether the person can preview the quiz as students see it (QED-09). */
  readonly canPreview?: boolean;
}

/** A quiz that is ready for editing. `version` is its ETag on the server, null for a new quiz. */
export interface LoadedQuiz extends OpenedQuiz {
  readonly version: string | null;
  /** Why the quiz cannot be edited now; null or absent when it can. */
  readonly closedReason?: EditBlocker | null;
  /** Who saved it last, if the server tells. */
  readonly savedBy?: Saver | null;
}

/** A quiz as the server has stored it. `version` is its new ETag. */
export interface SavedQuiz {
  readonly quiz: number;
  readonly version: string | null;
  readonly parts: readonly StoredPartIds[];
}

/** The types of the quiz editor. */
export interface QuizTypes extends EditorTypes {
  readonly source: Source;
  readonly draft: Draft;
  readonly event: QuizEvent;
  readonly base: JournalBase;
  readonly remote: RemoteQuiz;
  readonly loaded: LoadedQuiz;
  readonly payload: QuizPayload;
  readonly saved: SavedQuiz;
  readonly error: ValidationError;
  readonly choices: MergeChoices;
  readonly merged: RebasedWork;
}

/** Unsaved work on a quiz found in this browser. */
export type UnsavedDraft = UnsavedOf<QuizTypes>;

/**
 * A location to scroll to and focus. `count` tells two requests for one location apart;
 * `isHighlighted` is set when undo, redo or revert changed it.
 */
export interface Reveal {
  readonly location: QuizLocation;
  readonly count: number;
  readonly isHighlighted: boolean;
  /** The part of its text that was found, null when nothing was searched for. */
  readonly found: TextRange | null;
}

/**
 * The video added last in the open dialog, and the title of its activity. `count` tells two equal
 * ones apart.
 */
export interface LastVideo {
  readonly title: string;
  readonly activity: string;
  readonly count: number;
}

/** The last request to find `text`, and whether to replace it. `count` tells two requests apart. */
export interface FindRequest {
  readonly text: string;
  readonly replaces: boolean;
  readonly count: number;
}

/**
 * The context of the editor. Selection and collapsing are not part of the history (PD-24).
 */
export interface EditorContext extends CommonEditorContext<QuizTypes> {
  readonly input: EditorInput;
  /** What saving did when the editor was opened. */
  readonly openedAs: SaveIntent;
  /** The quiz as it was opened or last saved. */
  readonly base: Draft;
  readonly isDistributed: boolean;
  readonly closedReason: EditBlocker | null;
  readonly selected: Key | null;
  readonly collapsed: ReadonlySet<Key>;
  /** The hints that the author dismissed, as `getHintId` names them. */
  readonly dismissedHints: ReadonlySet<string>;
  /** The selected items of the shown activity; the history does not know them. */
  readonly selectedItems: ReadonlySet<Key>;
  /** The item that was toggled last, where a range begins. */
  readonly selectionAnchor: Key | null;
  /** The items that the open dialog moves. */
  readonly movingItems: readonly Key[];
  /** The question whose last image upload failed (QVAL-35). */
  readonly imageErrorItem: Key | null;
  /** What the image in the open dialog shows. */
  readonly croppedAlt: string;
  /** The activity selected as label in the Add Video dialog. */
  readonly videoLabel: Key | null;
  readonly lastVideo: LastVideo | null;
  readonly reveal: Reveal | null;
  readonly findRequest: FindRequest;
}

/** The part of the context that an action changes. */
export type ContextChange = Partial<EditorContext>;

/** No selected items. */
export const noKeys: ReadonlySet<Key> = new Set();

/** The request before anything was searched for. */
const noFindRequest: FindRequest = { text: '', replaces: false, count: 0 };

/** No items in the dialog that moves some. */
export const noMovingItems: readonly Key[] = [];

/** Returns the context before a quiz is loaded. */
export const createInitialContext = (
  input: EditorInput,
  base = createDraft(input.createKey()),
): EditorContext => ({
  input,
  openedAs: getIntent(input.source),
  history: createHistory(base),
  base,
  serverIds: new Map(),
  isDistributed: false,
  version: null,
  closedReason: null,
  selected: null,
  collapsed: new Set(),
  dismissedHints: new Set(),
  selectedItems: noKeys,
  selectionAnchor: null,
  movingItems: noMovingItems,
  imageErrorItem: null,
  croppedAlt: '',
  videoLabel: null,
  lastVideo: null,
  errors: [],
  refusal: null,
  reveal: null,
  findRequest: noFindRequest,
  announcement: null,
  failure: null,
  conflict: null,
  afterSave: 'leave',
  savesAgain: false,
  attempts: [],
  journal: emptyJournal,
});
