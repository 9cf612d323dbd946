import { and, not, stateIn } from 'xstate';

import { findHistoryPath } from '../../../domain/history/history-path.ts';
import { isDirty, type History } from '../../../domain/history/history.ts';
import type { ServerIds } from '../../../domain/history/journal/server-ids.ts';
import type { MergeSide } from '../../../domain/history/local-changes.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import { withOutput } from '../with-output.ts';
import type { EditorTypes, UnsavedOf } from './editor-types.ts';
import { journalGuards, type DraftEvent, type JournalEvent, type JournalState } from './journal.ts';
import { countUnresolved } from './saving.ts';

/** What a person does with the history of a draft. */
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
  | { readonly type: 'editor.discard' }
  | { readonly type: 'field.leave' };

/** The events that every editor has besides its commands. */
export type CommonEditorEvent<T extends EditorTypes> = PersonEvent | JournalEvent<UnsavedOf<T>>;

interface GuardArgs {
  readonly context: {
    readonly history: History<unknown, unknown>;
    readonly input: { readonly source: { readonly kind: string } };
    readonly errors: readonly unknown[];
    readonly afterSave: 'leave' | 'stay';
    readonly savesAgain: boolean;
    readonly attempts: readonly { readonly step: number }[];
    readonly conflict: Parameters<typeof countUnresolved>[0] | null;
    readonly journal: JournalState<unknown, { readonly id: string }, unknown>;
  };
  readonly event: { readonly type: string };
}

/** The guards that every editor has. */
export const editorGuards = {
  ...journalGuards,
  canOpen: ({ context: { journal } }: GuardArgs): boolean =>
    journal.drafts !== null && journal.loadOutcome?.ok === true,
  isDirty: ({ context }: GuardArgs): boolean => isDirty(context.history),
  isClean: ({ context }: GuardArgs): boolean => !isDirty(context.history),
  hasErrors: ({ context }: GuardArgs): boolean => context.errors.length > 0,
  canUndo: ({ context }: GuardArgs): boolean => context.history.cursor !== null,
  canRedo: ({ context }: GuardArgs): boolean => context.history.redoStack !== null,
  canJump: ({ context: { history }, event }: GuardArgs): boolean =>
    'step' in event &&
    typeof event.step === 'number' &&
    event.step !== (history.cursor?.step.id ?? 0) &&
    findHistoryPath(history, event.step) !== null,
  isTyping: ({ context }: GuardArgs): boolean => context.history.lastTypedAt !== null,
  hasSucceeded,
  /** The server has the draft as it is. */
  isUpToDate: ({ context: { input, history, attempts } }: GuardArgs): boolean =>
    input.source.kind === 'stored' && !isDirty(history) && attempts.length === 0,
  staysAfterSave: ({ context }: GuardArgs, outcome: Outcome<unknown>): boolean =>
    outcome.ok && context.afterSave === 'stay',
  /** The person pressed 'Save Quiz' while a save was under way. */
  leavesAfterSave: ({ context }: GuardArgs, outcome: Outcome<unknown>): boolean =>
    outcome.ok && context.afterSave === 'leave',
  /** The person saved again, after an edit, while a save was under way. */
  hasNewerWork: (
    { context: { savesAgain, attempts, history } }: GuardArgs,
    outcome: Outcome<unknown>,
  ): boolean =>
    outcome.ok && savesAgain && attempts.at(-1)?.step !== (history.cursor?.step.id ?? 0),
  isConflict: (_: GuardArgs, outcome: Outcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.kind === 'conflict',
  hasResolvedAll: ({ context: { conflict } }: GuardArgs): boolean =>
    conflict !== null && countUnresolved(conflict) === 0,
};

/** Whether no save is under way. */
export const isNotSaving = and([
  not(stateIn({ form: 'storingAttempt' })),
  not(stateIn({ form: 'saving' })),
  not(stateIn({ form: { editing: { savingInPlace: 'storingAttempt' } } })),
  not(stateIn({ form: { editing: { savingInPlace: 'sending' } } })),
]);

/** What the shared views of an editor ask of its state. */
export type EditorTag =
  | 'form'
  | 'busy'
  | 'savingInPlace'
  | 'offer'
  | 'openInAnotherTab'
  | 'saveFailed'
  | 'loadingRemote'
  | 'loadRemoteFailed'
  | 'comparing'
  | 'journalDelayed';

const getDraft = ({ event }: { readonly event: { readonly draft: string } }) => event;
const resumeChosenDraft = [
  { type: 'resumeJournal', params: getDraft },
  { type: 'recoverDraft', params: getDraft },
] as const;
const resumeOnlyDraft = [
  { type: 'resumeJournal', params: { draft: null } },
  { type: 'recoverDraft', params: { draft: null } },
] as const;

interface LoadArgs<Source, Draft> {
  readonly context: {
    readonly input: { readonly source: Source };
    readonly serverIds: ServerIds;
    readonly base?: Draft;
  };
}
const getLoadInput = <Source, Draft>({
  context: { input, serverIds, base },
}: LoadArgs<Source, Draft>) => ({
  source: input.source,
  serverIds,
  ...(base !== undefined && { base }),
});

/**
 * The states of an editor before there is a form. An editor provides the actor `load`, the guards
 * of `editorGuards`, `canShowClosed`, and the actions of `editor-actions.ts`.
 */
export const openingStates = {
  /** The journal searches for unsaved drafts at the same time. */
  loading: {
    invoke: {
      src: 'load',
      input: getLoadInput,
      onDone: { target: 'checkingForDraft', actions: withOutput('setLoadOutcome') },
    },
  },
  /** Waits for the journal. Unsaved work is offered even when the server has nothing (QFRM-39). */
  checkingForDraft: {
    always: [
      { guard: 'canShowClosed', target: 'closed', actions: 'showClosed' },
      { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
      { guard: 'hasTakenOverDraft', target: 'editing', actions: resumeOnlyDraft },
      { guard: 'hasDrafts', target: 'offeringDraft' },
      { guard: 'canOpen', target: 'editing', actions: ['openLoaded', 'startJournal'] },
      { guard: 'hasSearchedDrafts', target: 'loadFailed', actions: 'setLoadFailure' },
    ],
  },
  offeringDraft: {
    tags: 'offer',
    always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
    on: {
      'draft.continue': {
        guard: 'isOfferedDraft',
        target: 'editing',
        actions: resumeChosenDraft,
      },
      'draft.continueAsNew': {
        guard: 'isOfferedDraft',
        target: 'editing',
        actions: [...resumeChosenDraft, 'convertToNew', 'convertJournalToNew'],
      },
      'draft.discard': {
        guard: 'isOfferedDraft',
        target: 'checkingForDraft',
        actions: [
          { type: 'discardDraft', params: getDraft },
          { type: 'removeDraft', params: getDraft },
        ],
      },
    },
  },
  /** Another tab has the lock. When it ends or releases it, this tab reads everything again. */
  openInAnotherTab: {
    tags: 'openInAnotherTab',
    entry: 'reportNoUnsavedWork',
    on: { 'journal.lockAcquired': 'loading' },
  },
  loadFailed: { on: { 'editor.reload': 'loading' } },
  /** The person cannot edit it now (PERM-20). */
  closed: { on: { 'editor.reload': 'loading' } },
} as const;

/** Whether the draft differs from the stored one, and whether the last save failed (NAV-006). */
export const changesState = {
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'isDirty', target: 'dirty' }, { target: 'clean' }] },
    clean: { entry: 'reportNoUnsavedWork', always: { guard: 'isDirty', target: 'dirty' } },
    dirty: { entry: 'reportUnsavedWork', always: { guard: 'isClean', target: 'clean' } },
    saveFailed: {
      tags: 'saveFailed',
      entry: ['reportUnsavedWork', 'announceSaveFailure'],
      always: { guard: 'isClean', target: 'saveFailedClean' },
      on: { 'editor.saveAndStay': 'checking' },
    },
    /** Nothing is unsaved, but the failure stays visible until the next edit or save. */
    saveFailedClean: {
      tags: 'saveFailed',
      entry: 'reportNoUnsavedWork',
      always: { guard: 'isDirty', target: 'dirty' },
      on: { 'editor.saveAndStay': 'checking' },
    },
  },
} as const;

/**
 * Undo, redo, jumping to a step and reverting one step, alone or with the steps that depend on it
 * (NAV-010). `change-history.ts` does them.
 */
export const historyState = {
  on: {
    'history.undo': { guard: 'canUndo', actions: 'undo' },
    'history.redo': { guard: 'canRedo', actions: 'redo' },
    'history.jumpToStep': { guard: 'canJump', actions: 'jumpToStep' },
    'history.revertStep': { actions: 'revertStep' },
    'history.revertWithDependents': { actions: 'revertWithDependents' },
    'history.dismissRefusal': { actions: 'clearRefusal' },
  },
} as const;

interface SaveArgs<Source, Attempt> {
  readonly context: {
    readonly input: { readonly source: Source };
    readonly version: string | null;
    readonly attempts: readonly Attempt[];
  };
}

const getSaveInput = <Source, Attempt>({
  context: { input, version, attempts },
}: SaveArgs<Source, Attempt>) => ({ source: input.source, version, attempts });

/**
 * Waits until the attempt is on disk, so that a crash during the save does not make a later one
 * store the work twice; for 5 s at most, and not without a journal (docs/decisions/0013).
 */
const createStoringAttemptState = <Target extends string>(target: Target) =>
  ({
    always: { guard: 'isAttemptStored', target },
    after: { attemptTimeout: { target, actions: 'markDiskSlow' } },
  }) as const;

const whileSavingInPlace = {
  'editor.saveAndStay': { actions: 'saveAgain' },
  'editor.save': { actions: 'leaveAfterSave' },
} as const;

/**
 * Creates the region of `editing` that saves without leaving. Editing goes on meanwhile. `machine` is
 * the id of the editor's machine.
 */
export const createSavingInPlaceState = <Id extends string>(machine: Id) =>
  ({
    initial: 'idle',
    states: {
      idle: {
        on: {
          'editor.saveAndStay': [
            { guard: 'isUpToDate', actions: ['stayAfterSave', 'notifySaved'] },
            { target: 'validating', actions: 'stayAfterSave' },
          ],
        },
      },
      validating: {
        entry: 'validate',
        always: [
          {
            guard: 'hasErrors',
            target: 'idle',
            actions: ['announceErrors', 'revealFirstError', 'reportWork'],
          },
          { target: 'storingAttempt', actions: 'recordSaveAttempt' },
        ],
      },
      storingAttempt: {
        tags: 'savingInPlace',
        on: whileSavingInPlace,
        ...createStoringAttemptState('sending'),
      },
      sending: {
        tags: 'savingInPlace',
        on: whileSavingInPlace,
        invoke: {
          src: 'save',
          input: getSaveInput,
          onDone: [
            {
              guard: withOutput('leavesAfterSave'),
              target: `#${machine}.form.validating`,
              actions: withOutput('adoptSaved'),
            },
            {
              guard: withOutput('hasNewerWork'),
              target: 'validating',
              actions: [withOutput('adoptSaved'), 'notifySaved'],
            },
            {
              guard: withOutput('hasSucceeded'),
              target: 'idle',
              actions: [withOutput('adoptSaved'), 'notifySaved'],
            },
            {
              guard: withOutput('isConflict'),
              target: `#${machine}.form.loadingRemote`,
              actions: withOutput('setSaveFailure'),
            },
            {
              target: `#${machine}.form.editing.changes.saveFailed`,
              actions: withOutput('setSaveFailure'),
            },
          ],
        },
      },
    },
  }) as const;

/**
 * Deletes the unsaved work, in this browser too, and loads the stored version again. It waits for a
 * save that is under way, because the server may have stored the work.
 */
export const discardTransition = {
  'editor.discard': {
    guard: 'canDiscard',
    target: '.loading',
    actions: ['discardWork', 'ignoreDrafts', 'reportNoUnsavedWork'],
  },
} as const;

/** Saving, from the form or as a new quiz or playlist. */
export const saveTransitions = {
  'editor.save': { target: 'validating', actions: 'leaveAfterSave' },
  'editor.saveAsNew': {
    target: 'validating',
    actions: ['convertToNew', 'convertJournalToNew'],
  },
} as const;

/**
 * The states of a save and of a conflict with somebody else's. An editor provides the actor `save`,
 * which is never given an empty list of attempts. Edits wait until it ends.
 */
export const savingStates = {
  /**
   * Errors are announced together, the first one is revealed, and nothing is sent (QVAL-01,
   * QVAL-02).
   */
  validating: {
    entry: 'validate',
    always: [
      { guard: 'hasErrors', target: 'editing', actions: ['announceErrors', 'revealFirstError'] },
      { target: 'storingAttempt', actions: 'recordSaveAttempt' },
    ],
  },
  storingAttempt: {
    tags: ['form', 'busy'],
    ...createStoringAttemptState('saving'),
  },
  saving: {
    tags: ['form', 'busy'],
    invoke: {
      src: 'save',
      input: getSaveInput,
      onDone: [
        {
          guard: withOutput('staysAfterSave'),
          target: 'editing',
          actions: [withOutput('adoptSaved'), 'notifySaved'],
        },
        { guard: withOutput('hasSucceeded'), target: 'storingJournal' },
        {
          guard: withOutput('isConflict'),
          target: 'loadingRemote',
          actions: withOutput('setSaveFailure'),
        },
        { target: 'editing.changes.saveFailed', actions: withOutput('setSaveFailure') },
      ],
    },
  },
  /**
   * Another person has saved meanwhile (PD-39): their version is loaded to rebase the
   * author's work.
   */
  loadingRemote: {
    tags: ['form', 'loadingRemote'],
    entry: 'reportWork',
    on: { 'conflict.dismiss': 'editing' },
    invoke: {
      src: 'load',
      input: getLoadInput,
      onDone: [
        {
          guard: withOutput('hasSucceeded'),
          target: 'conflict',
          actions: withOutput('compareWithRemote'),
        },
        { target: 'loadRemoteFailed' },
      ],
    },
  },
  loadRemoteFailed: {
    tags: ['form', 'loadRemoteFailed'],
    on: {
      'conflict.reload': 'loadingRemote',
      'conflict.dismiss': 'editing',
    },
  },
  /**
   * The author's draft does not change before the author saves the merge. A save that meets a newer
   * version starts again.
   */
  conflict: {
    tags: ['form', 'comparing'],
    on: {
      'conflict.chooseSide': { actions: 'chooseSide' },
      'conflict.save': {
        guard: 'hasResolvedAll',
        target: 'validating',
        actions: 'mergeConflict',
      },
      'conflict.openRemote': { target: 'editing', actions: 'openRemoteVersion' },
      'conflict.dismiss': { target: 'editing', actions: 'clearConflict' },
    },
  },
} as const;

/** The states of leaving the editor after a save. */
export const leavingStates = {
  /**
   * The journal stores that the draft is saved before the editor is left, so it is not offered
   * as unsaved later.
   */
  storingJournal: {
    tags: ['form', 'busy'],
    entry: ['markSaved', 'sendLines', 'countSentLines', 'finishJournal'],
    always: { guard: 'isJournalStored', target: 'saved' },
    after: { finishTimeout: 'saved' },
  },
  /** The editor is left (QFRM-28 to QFRM-31). */
  saved: { tags: ['form', 'busy'], entry: ['reportNoUnsavedWork', 'notifySaved', 'leave'] },
} as const;
