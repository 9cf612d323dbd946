import type { QuizContext } from '../../../domain/access/routes.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import { createDraft } from '../../../domain/quiz/draft/create-draft.ts';
import type { Draft, Key, Origins } from '../../../domain/quiz/draft/draft.ts';
import type { QuizMode, SaveIntent } from '../../../domain/quiz/draft/mode.ts';
import type { QuizLocation } from '../../../domain/quiz/draft/quiz-location.ts';
import { type History, startHistory } from '../../../domain/quiz/history/history.ts';
import type { Step } from '../../../domain/quiz/history/step.ts';
import type { JournalLine } from '../../../domain/quiz/journal/journal.ts';
import type { RecoveredDraft } from '../../../domain/quiz/journal/recover-draft.ts';
import type { MergeChoices, RebasedWork } from '../../../domain/quiz/rebase/rebase.ts';
import type { EditBlocker } from '../../../domain/quiz/stored/edit-blocker.ts';
import type { OpenedQuiz } from '../../../domain/quiz/stored/open-quiz.ts';
import type { QuizPayload } from '../../../domain/quiz/stored/to-payload.ts';
import {
  emptyJournal,
  startJournal,
  type JournalState,
  type UnsavedWork,
} from '../../shared/journal/journal-state.ts';
import type { ValidationError } from '../../../domain/quiz/validation/validation-error.ts';

/**
 * What the editor opens: a blank quiz, a quiz made from an article, a copy of a stored quiz or a
 * stored quiz itself.
 */
export type Source =
  | { readonly kind: 'blank' }
  | { readonly kind: 'article'; readonly article: number }
  | { readonly kind: 'copy'; readonly quiz: number }
  | { readonly kind: 'stored'; readonly quiz: number };

/** Returns whether saving creates a quiz, stores a copy or changes a stored quiz. */
export function getIntent(source: Source): SaveIntent {
  if (source.kind === 'stored') return 'edit';
  return source.kind === 'copy' ? 'copy' : 'create';
}

/**
 * The input of the editor. `now` returns milliseconds since 1970; `newKey` returns a key that was
 * never used.
 */
export interface EditorInput {
  /** The quiz area of the route. */
  readonly context: QuizContext;
  /** The kind of quiz that the person's role edits there. */
  readonly mode: QuizMode;
  readonly source: Source;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Whether the person can preview the quiz as students see it (QED-09). */
  readonly canPreview?: boolean;
}

/** A quiz that is ready for editing. `version` is its ETag on the server, null for a new quiz. */
export interface LoadedQuiz extends OpenedQuiz {
  readonly version: string | null;
  /** Why the quiz cannot be edited now; null or absent when it can. */
  readonly closedReason?: EditBlocker | null;
  /** The name of the person who saved it last, if the server sends one. */
  readonly savedBy?: string | null;
}

/**
 * One try to store a draft. `name` is its idempotency key: the server stores each name at most
 * once.
 */
export interface SaveAttempt {
  readonly name: string;
  readonly draft: Draft;
  readonly payload: QuizPayload;
}

/**
 * The input of `saveQuiz`: attempts without a response, oldest first, and the new one at the end.
 * They are sent in this order.
 */
export interface SaveInput {
  readonly quiz: number | null;
  readonly version: string | null;
  readonly attempts: readonly [...SaveAttempt[], SaveAttempt];
}

/** Unsaved work on a quiz found in this browser. */
export type UnsavedDraft = UnsavedWork<Source, RecoveredDraft>;

/** The editor's side of its journal. */
export type QuizJournalState = JournalState<JournalLine, UnsavedDraft, LoadedQuiz>;

/**
 * The version another person saved, the author's choices, and the author's work rebased onto that
 * version. `comparedAt` is milliseconds since 1970.
 */
export interface Conflict {
  readonly remote: LoadedQuiz;
  readonly choices: MergeChoices;
  readonly merged: RebasedWork;
  readonly comparedAt: number;
}

/**
 * A location to scroll to and focus. `count` tells two requests for one location apart;
 * `isHighlighted` is set when undo, redo or revert changed it.
 */
export interface Reveal {
  readonly location: QuizLocation;
  readonly count: number;
  readonly isHighlighted: boolean;
}

/** A message for screen readers about the last change. `count` tells two equal messages apart. */
export interface Announcement {
  readonly message: Message;
  readonly count: number;
}

/**
 * Why the last command was refused. `count` tells two equal reasons apart; `blockedRevert` lists
 * the later steps that prevent reverting a step.
 */
export interface ShownRefusal {
  readonly reason: Message;
  readonly count: number;
  readonly blockedRevert?: { readonly step: number; readonly dependents: readonly Step[] };
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

/**
 * The context of the editor. Selection and collapsing are not part of the history (decision 24).
 */
export interface EditorContext {
  readonly input: EditorInput;
  readonly history: History;
  /** The quiz as it was opened. */
  readonly base: Draft;
  readonly origins: Origins;
  readonly isDistributed: boolean;
  readonly version: string | null;
  readonly closedReason: EditBlocker | null;
  readonly selected: Key | null;
  readonly collapsed: ReadonlySet<Key>;
  readonly movingItem: Key | null;
  /** The question whose last image upload failed (QVAL-35). */
  readonly imageErrorItem: Key | null;
  /** The activity selected as label in the Add Video dialog. */
  readonly videoLabel: Key | null;
  readonly lastVideo: LastVideo | null;
  readonly errors: readonly ValidationError[];
  readonly refusal: ShownRefusal | null;
  readonly reveal: Reveal | null;
  readonly announcement: Announcement | null;
  /** Why the last load or save failed. */
  readonly failure: Failure | null;
  readonly conflict: Conflict | null;
  /** The saves without a response, oldest first. */
  readonly attempts: readonly SaveAttempt[];
  readonly journal: QuizJournalState;
}

/** The part of the context that an action changes. */
export type ContextChange = Partial<EditorContext>;

/** Returns the context before a quiz is loaded. */
export const createInitialContext = (
  input: EditorInput,
  base = createDraft(input.newKey()),
): EditorContext => ({
  input,
  history: startHistory(base),
  base,
  origins: new Map(),
  isDistributed: false,
  version: null,
  closedReason: null,
  selected: null,
  collapsed: new Set(),
  movingItem: null,
  imageErrorItem: null,
  videoLabel: null,
  lastVideo: null,
  errors: [],
  refusal: null,
  reveal: null,
  announcement: null,
  failure: null,
  conflict: null,
  attempts: [],
  journal: emptyJournal,
});

/** Returns the context with a loaded quiz and an empty history. */
export const openQuiz = (
  context: EditorContext,
  { draft, origins, isDistributed, version, closedReason = null }: LoadedQuiz,
): EditorContext => ({
  ...createInitialContext(context.input, draft),
  origins,
  isDistributed,
  version,
  closedReason,
  journal: startJournal(context.journal),
});
