import type { ServerIds } from '../../../domain/history/journal/server-ids.ts';
import { failed } from '../../../domain/outcome.ts';
import { withOutput } from '../with-output.ts';

/** What the shared views of an editor ask of its state. */
export type EditorTag =
  | 'form'
  | 'busy'
  | 'offer'
  | 'openInAnotherTab'
  | 'saveFailed'
  | 'loadingRemote'
  | 'loadRemoteFailed'
  | 'comparing'
  | 'journalDelayed';

const unexpected = () => failed({ kind: 'unexpected' });

const getDraft = ({ event }: { readonly event: { readonly draft: string } }) => event;
const resumeChosenDraft = [
  { type: 'resumeJournal', params: getDraft },
  { type: 'recoverDraft', params: getDraft },
] as const;
const resumeOnlyDraft = [
  { type: 'resumeJournal', params: { draft: null } },
  { type: 'recoverDraft', params: { draft: null } },
] as const;

interface LoadArgs<Source> {
  readonly context: {
    readonly input: { readonly source: Source };
    readonly serverIds: ServerIds;
  };
}
const getLoadInput = <Source>({ context: { input, serverIds } }: LoadArgs<Source>) => ({
  source: input.source,
  serverIds,
});

/**
 * The states of an editor before there is a form. An editor provides the actor `load`, the guards
 * of `editor-guards.ts`, `canShowClosed`, and the actions of `editor-actions.ts`.
 */
export const openingStates = {
  /** The journal searches for unsaved drafts at the same time. */
  loading: {
    invoke: {
      src: 'load',
      input: getLoadInput,
      onDone: { target: 'checkingForDraft', actions: withOutput('setLoadOutcome') },
      onError: {
        target: 'checkingForDraft',
        actions: { type: 'setLoadOutcome', params: unexpected },
      },
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
  initial: 'clean',
  states: {
    clean: { entry: 'reportNoUnsavedWork', always: { guard: 'isDirty', target: 'dirty' } },
    dirty: { entry: 'reportUnsavedWork', always: { guard: 'isClean', target: 'clean' } },
    saveFailed: {
      tags: 'saveFailed',
      entry: ['reportUnsavedWork', 'announceSaveFailure'],
      always: { guard: 'isClean', target: 'saveFailedClean' },
    },
    /** Nothing is unsaved, but the failure stays visible until the next edit or save. */
    saveFailedClean: {
      tags: 'saveFailed',
      entry: 'reportNoUnsavedWork',
      always: { guard: 'isDirty', target: 'dirty' },
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

/** Saving, from the form or as a new document. */
export const saveTransitions = {
  'editor.save': 'validating',
  'editor.saveAsNew': {
    target: 'validating',
    actions: ['convertToNew', 'convertJournalToNew'],
  },
} as const;

interface SaveArgs<Source, Attempt> {
  readonly context: {
    readonly input: { readonly source: Source };
    readonly version: string | null;
    readonly attempts: readonly Attempt[];
  };
}

/**
 * The states of a save and of a conflict with somebody else's. An editor provides the actor `save`,
 * which is never given an empty list of attempts.
 */
export const savingStates = {
  /** Errors are announced together, the first one is revealed, and nothing is sent (QVAL-01, QVAL-02). */
  validating: {
    entry: 'validate',
    always: [
      { guard: 'hasErrors', target: 'editing', actions: ['announceErrors', 'revealFirstError'] },
      { target: 'saving', actions: 'recordSaveAttempt' },
    ],
  },
  saving: {
    tags: ['form', 'busy'],
    invoke: {
      src: 'save',
      input: <Source, Attempt>({
        context: { input, version, attempts },
      }: SaveArgs<Source, Attempt>) => ({ source: input.source, version, attempts }),
      onDone: [
        { guard: withOutput('hasSucceeded'), target: 'storingJournal' },
        {
          guard: withOutput('isConflict'),
          target: 'loadingRemote',
          actions: withOutput('setSaveFailure'),
        },
        { target: 'editing.changes.saveFailed', actions: withOutput('setSaveFailure') },
      ],
      onError: {
        target: 'editing.changes.saveFailed',
        actions: { type: 'setSaveFailure', params: unexpected },
      },
    },
  },
  /**
   * Another person has saved meanwhile (PD-39): their version is loaded to rebase the
   * author's work.
   */
  loadingRemote: {
    tags: ['form', 'loadingRemote'],
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
      onError: 'loadRemoteFailed',
    },
  },
  loadRemoteFailed: {
    tags: ['form', 'loadRemoteFailed'],
    on: { 'conflict.reload': 'loadingRemote', 'conflict.dismiss': 'editing' },
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
  /**
   * The journal stores that the document is saved before the editor is left, so it is not offered
   * as unsaved later.
   */
  storingJournal: {
    tags: ['form', 'busy'],
    entry: ['markSaved', 'sendLines', 'countSentLines', 'finishJournal'],
    always: { guard: 'isJournalStored', target: 'saved' },
    after: { finishTimeout: 'saved' },
  },
  /** The editor is left (QFRM-28 to QFRM-31). */
  saved: { tags: ['form', 'busy'], entry: ['reportNoUnsavedWork', 'leave'] },
} as const;
