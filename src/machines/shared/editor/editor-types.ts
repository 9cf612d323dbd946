import type {
  AcceptedEvents,
  DomainEvent,
  HistoryModel,
} from '../../../domain/history/history-model.ts';
import type { HistoryEntry } from '../../../domain/history/history-entry.ts';
import type { History } from '../../../domain/history/history.ts';
import type { DraftBase } from '../../../domain/history/journal/journal-base.ts';
import type { JournalLine } from '../../../domain/history/journal/journal-line.ts';
import type { ServerIds } from '../../../domain/history/journal/server-ids.ts';
import type { RecoveredJournal } from '../../../domain/history/journal/recover-journal.ts';
import type { MergeSide } from '../../../domain/history/local-changes.ts';
import type { RevertRefusal } from '../../../domain/history/revert-step.ts';
import type { Step } from '../../../domain/history/step.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { JournalState, UnsavedWork } from './journal.ts';

/** A person who saved a quiz or playlist. */
export interface Saver {
  readonly name: string;
  /** Whether it is the signed-in person, in another window or browser. */
  readonly isYou: boolean;
}

/**
 * The types of one kind of editor (of quizzes, of playlists). `source` is what the
 * editor opens, `base` the start of a journal, `remote` what a journal stores of a newer version
 * besides its draft, ids and version, `payload` what a save sends.
 */
export interface EditorTypes {
  readonly source: { readonly kind: string };
  readonly draft: { readonly title: string };
  readonly event: DomainEvent;
  readonly base: DraftBase<EditorTypes['draft']>;
  readonly remote: object;
  readonly loaded: DraftBase<unknown> & { readonly savedBy?: Saver | null };
  readonly payload: unknown;
  /** What the server returns for a save. */
  readonly saved: unknown;
  readonly error: unknown;
  readonly choices: { readonly sides: ReadonlyMap<string, MergeSide> };
  readonly merged: {
    readonly base: unknown;
    readonly steps: readonly Step<unknown>[];
    readonly conflicts: readonly { readonly id: string }[];
  };
}

/** What is edited, as texts name it. */
export type EditedKind = 'quiz' | 'playlist';

/** The history of a draft. */
export type HistoryOf<T extends EditorTypes> = History<T['draft'], T['event']>;

/** A change of the history of a draft. */
export type EntryOf<T extends EditorTypes> = HistoryEntry<T['draft'], T['event'], T['remote']>;

/** Unsaved work found in this browser. */
export type UnsavedOf<T extends EditorTypes> = UnsavedWork<
  T['source'],
  RecoveredJournal<T['draft'], T['event'], T['base'], T['remote']>
>;

/**
 * The input of an editor. `now` returns milliseconds since 1970; `createKey` returns a key that was
 * never used.
 */
export interface CommonEditorInput<T extends EditorTypes> {
  readonly source: T['source'];
  readonly now: () => number;
  readonly createKey: () => string;
}

/**
 * One try to store a draft, whose last step is `step` (0 is the base). With its idempotency key the
 * server stores it at most once.
 */
export interface SaveAttempt<T extends EditorTypes> {
  readonly idempotencyKey: string;
  readonly step: number;
  readonly draft: T['draft'];
  readonly payload: T['payload'];
}

/**
 * The input of `load`: what the editor opens, and the ids it knows, so that parts of another
 * version keep their keys. `base` is the draft that the server has, of an editor that keeps it.
 */
export interface LoadInput<T extends EditorTypes> {
  readonly source: T['source'];
  readonly serverIds: ServerIds;
  readonly base?: T['draft'];
}

/**
 * The input of `save`: attempts without a response, oldest first, and the new one at the end. They
 * are sent in this order.
 */
export interface SaveInput<T extends EditorTypes> {
  readonly source: T['source'];
  readonly version: string | null;
  readonly attempts: readonly SaveAttempt<T>[];
}

/**
 * The version another person saved, the author's choices, and the author's work rebased onto that
 * version. `comparedAt` is milliseconds since 1970.
 */
export interface Conflict<T extends EditorTypes> {
  readonly remote: T['loaded'];
  readonly choices: T['choices'];
  readonly merged: T['merged'];
  readonly comparedAt: number;
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
export interface ShownRefusal<Event> {
  readonly reason: Message;
  readonly count: number;
  readonly blockedRevert?: { readonly step: number; readonly dependents: readonly Step<Event>[] };
}

/** The part of the context that every kind of editor has. */
export interface CommonEditorContext<T extends EditorTypes> {
  readonly input: CommonEditorInput<T>;
  readonly history: HistoryOf<T>;
  readonly serverIds: ServerIds;
  /** The version (ETag) on the server that the draft is based on, null for a new one. */
  readonly version: string | null;
  readonly errors: readonly T['error'][];
  readonly refusal: ShownRefusal<T['event']> | null;
  readonly announcement: Announcement | null;
  /** Why the last load or save failed. */
  readonly failure: Failure | null;
  readonly conflict: Conflict<T> | null;
  /** What the person does after a save: leave the editor, or stay in it. */
  readonly afterSave: 'leave' | 'stay';
  /** The person saved again while a save was under way. */
  readonly savesAgain: boolean;
  /** The saves without a response, oldest first. */
  readonly attempts: readonly SaveAttempt<T>[];
  readonly journal: JournalState<
    JournalLine<T['draft'], T['event'], T['remote']>,
    UnsavedOf<T>,
    T['loaded']
  >;
}

type Reverted<Event> = RevertRefusal<Event> | (AcceptedEvents<Event> & { readonly accepted: true });

/** What differs between the kinds of editors. `C` is the context of the editor. */
export interface EditorKind<T extends EditorTypes, C extends CommonEditorContext<T>> {
  readonly name: EditedKind;
  readonly model: HistoryModel<T['draft'], T['event']>;
  readonly revertStep: (history: HistoryOf<T>, step: number) => Reverted<T['event']>;
  readonly revertStepWithDependents: (history: HistoryOf<T>, step: number) => Reverted<T['event']>;
  /** Returns the context with a loaded draft, an empty history and an empty journal. */
  readonly open: (context: C, loaded: T['loaded']) => C;
  /** Returns what else changes when the draft of `context` is based on `version`. */
  readonly adoptVersion: (context: C, version: T['base'] | T['loaded']) => Partial<C>;
  /** Returns what changes when the server has stored the draft `sent` and the editor stays open. */
  readonly adoptSaved: (
    context: C,
    saved: T['saved'],
    sent: T['draft'],
  ) => Partial<C> & Pick<CommonEditorContext<T>, 'input' | 'serverIds' | 'version'>;
  /** Returns the path that edits the stored quiz or playlist. */
  readonly getEditPath: (context: C) => string;
  readonly savedMessages: Readonly<Record<CommonEditorContext<T>['afterSave'], Message>>;
  /**
   * Returns what else changes when a stored quiz or playlist becomes a new one; null for a new one.
   */
  readonly convertToNew: (context: C) => Partial<C> | null;
  readonly isStored: (source: T['source']) => boolean;
  readonly toBase: (context: C) => T['base'];
  readonly toRemote: (loaded: T['loaded']) => T['remote'];
  readonly toPayload: (context: C, draft: T['draft']) => T['payload'];
  /** Returns every error that prevents saving now. */
  readonly validate: (context: C) => readonly T['error'][];
  readonly listErrorMessages: (errors: readonly T['error'][]) => readonly Message[];
  /** Returns what reveals an error, or what an event has changed in the draft of `context`. */
  readonly revealError: (context: C, error: T['error']) => Partial<C>;
  readonly revealEvent: (context: C, event: T['event']) => Partial<C>;
  readonly noChoices: T['choices'];
  /** Rebases the author's work onto a newer version. `at` is milliseconds since 1970. */
  readonly rebase: (
    context: C,
    remote: T['loaded'],
    choices: T['choices'],
    at: number,
  ) => T['merged'];
}
