import { assertEvent, assign, emit, enqueueActions, sendTo, type AnyEventObject } from 'xstate';

import { isDirty } from '../../../domain/history/history.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import { countSentLines, type JournalCommand, type JournalError } from './journal.ts';
import type { CommonEditorEvent } from './editor-states.ts';
import type { CommonEditorContext, EditorKind, EditorTypes } from './editor-types.ts';
import type { HistoryChanges } from './change-history.ts';
import { toSaveFailureMessages } from './save-failure.ts';
import type { Saving } from './saving.ts';

interface DraftParams {
  /** The id of a draft; null for the only one. */
  readonly draft: string | null;
}

/** Creates actions of an editor from functions that return the change of its context. */
function createAssigns<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>() {
  type Change = C | Partial<CommonEditorContext<T>>;
  return {
    change: (getChange: (context: C, event: CommonEditorEvent<T>) => Change) =>
      assign<C, E, undefined, E, never>(
        ({ context, event }) => getChange(context, event as never) as Partial<C>,
      ),
    changeBy: <Params extends object>(getChange: (context: C, params: Params) => Change) =>
      assign<C, E, Params, E, never>(
        ({ context }, params) => getChange(context, params) as Partial<C>,
      ),
    changeJournal: (
      getChange: (
        context: C,
        event: CommonEditorEvent<T>,
      ) => Partial<CommonEditorContext<T>['journal']>,
    ) =>
      assign<C, E, undefined, E, never>(({ context, event }) => {
        const journal = { ...context.journal, ...getChange(context, event as never) };
        return { journal } as unknown as Partial<C>;
      }),
  };
}

/** The actions about unsaved drafts in this browser and the journal that stores them. */
function createJournalActions<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>({ toBase }: EditorKind<T, C>) {
  type Command = JournalCommand<T['base'], C['journal']['pendingLines'][number], T['source']>;
  const { changeBy, changeJournal } = createAssigns<T, C, E>();
  const tell = <Params extends object | undefined = undefined>(
    toCommand: (context: C, params: Params) => Command,
  ) =>
    sendTo<C, E, Params, never, E>('journal', (({ context }: { context: C }, params: Params) =>
      toCommand(context, params)) as never);
  return {
    findDrafts: tell(() => ({ type: 'journal.findDrafts' })),
    setDrafts: changeJournal((_, event) => {
      assertEvent(event, 'journal.draftsFound');
      return { drafts: event.drafts, newerDraftCount: event.newer };
    }),
    markUnencrypted: changeJournal(() => ({ isEncrypted: false })),
    clearDrafts: changeJournal(() => ({ drafts: null, loadOutcome: null })),
    removeDraft: changeBy(({ journal }, { draft }: DraftParams) => ({
      journal: { ...journal, drafts: journal.drafts?.filter(({ id }) => id !== draft) ?? null },
    })),
    ignoreDrafts: changeJournal(() => ({ drafts: [] })),
    startJournal: tell((context) => ({ type: 'journal.start', base: toBase(context) })),
    resumeJournal: tell(({ journal }, { draft }: DraftParams) => ({
      type: 'journal.resume',
      draft: draft ?? journal.drafts?.[0]?.id ?? '',
    })),
    convertJournalToNew: tell(() => ({ type: 'journal.convertToNew' })),
    discardDraft: tell((_, { draft }: { readonly draft: string }) => ({
      type: 'journal.discard',
      draft,
    })),
    discardWork: tell(() => ({ type: 'journal.discard', draft: null })),
    sendLines: tell(({ journal }) => ({ type: 'journal.append', lines: journal.pendingLines })),
    countSentLines: changeJournal(({ journal }) => countSentLines(journal)),
    setStoredCount: changeJournal((_, event) => {
      assertEvent(event, 'journal.stored');
      return { storedCount: event.count, isSlow: false };
    }),
    setJournalId: changeJournal((_, event) => {
      assertEvent(event, 'journal.opened');
      return { id: event.id };
    }),
    markDiskSlow: changeJournal(() => ({ isSlow: true })),
    setJournalError: changeBy(
      ({ journal }, { error }: { readonly error: JournalError | null }) => ({
        journal: { ...journal, error, drafts: journal.drafts ?? [] },
      }),
    ),
    finishJournal: tell(() => ({ type: 'journal.finish' })),
    moveJournal: tell(({ input, journal }) => ({
      type: 'journal.move',
      source: input.source,
      lines: journal.pendingLines,
    })),
    retryJournal: tell(() => ({ type: 'journal.retry' })),
    releaseLock: tell(() => ({ type: 'journal.releaseLock' })),
    requestLock: tell(() => ({ type: 'journal.requestLock' })),
    markLockRequested: changeJournal(() => ({ hasRequestedLock: true })),
  };
}

/** The actions about opening a draft: loaded, recovered, or as a new one. */
function createOpeningActions<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>(kind: EditorKind<T, C>, saving: Saving<T, C>) {
  const { change, changeBy } = createAssigns<T, C, E>();
  return {
    setLoadOutcome: changeBy(({ journal }, loadOutcome: Outcome<T['loaded']>) => ({
      journal: { ...journal, loadOutcome },
    })),
    openLoaded: change((context) => {
      const { loadOutcome } = context.journal;
      return loadOutcome?.ok === true ? kind.open(context, loadOutcome.value) : {};
    }),
    showClosed: change((context) => {
      const { journal } = context;
      return journal.loadOutcome?.ok === true
        ? { ...kind.open(context, journal.loadOutcome.value), journal }
        : {};
    }),
    setLoadFailure: change(({ journal: { loadOutcome } }) => ({
      failure: loadOutcome?.ok === false ? loadOutcome.failure : null,
    })),
    recoverDraft: changeBy((context, { draft }: DraftParams) =>
      saving.recoverDraft(context, draft),
    ),
    convertToNew: change(saving.convertToNew),
  };
}

/** The actions about the history of a draft (`change-history.ts`). */
function createHistoryActions<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>(moves: HistoryChanges<T, C>) {
  const { change } = createAssigns<T, C, E>();
  return {
    undo: change(moves.undo),
    redo: change(moves.redo),
    jumpToStep: change((context, event) => {
      assertEvent(event, 'history.jumpToStep');
      return moves.jumpToStep(context, event.step);
    }),
    revertStep: change((context, event) => {
      assertEvent(event, 'history.revertStep');
      return moves.revertStep(context, event.step);
    }),
    revertWithDependents: change((context, event) => {
      assertEvent(event, 'history.revertWithDependents');
      return moves.revertStepWithDependents(context, event.step);
    }),
    clearRefusal: change(() => ({ refusal: null })),
    endTyping: change((context) => moves.recordEntry(context, { type: 'typingEnded' })),
  };
}

/** The actions about saving, and about a version that somebody else saved (`saving.ts`). */
function createSavingActions<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>(
  kind: EditorKind<T, C>,
  { recordEntry }: HistoryChanges<T, C>,
  saving: Saving<T, C>,
  { moveJournal, countSentLines: countLines }: ReturnType<typeof createJournalActions<T, C, E>>,
) {
  const { change, changeBy } = createAssigns<T, C, E>();
  const emitErrors = (listMessages: (context: C) => readonly Message[]) =>
    enqueueActions<C, E, undefined, E, never, never, never, never, Emitted>(
      ({ context, enqueue }) => {
        for (const message of listMessages(context))
          enqueue.emit({ type: 'notice', notice: { severity: 'error', message, topic: 'save' } });
      },
    );
  const createReport = (isUnsaved: boolean): Emitted =>
    isUnsaved
      ? { type: 'unsavedWork', isUnsaved, canSave: true }
      : { type: 'unsavedWork', isUnsaved };
  const createSavedNotice = ({ afterSave }: Pick<C, 'afterSave'>): Emitted => ({
    type: 'notice',
    notice: { severity: 'success', message: kind.savedMessages[afterSave], topic: 'save' },
  });
  return {
    validate: change((before) => {
      const context = recordEntry(before, { type: 'typingEnded' });
      return { ...context, errors: kind.validate(context), failure: null, savesAgain: false };
    }),
    announceErrors: emitErrors(({ errors }) => {
      const lines = kind.listErrorMessages(errors);
      return lines.length === 0 ? [] : [{ lines }];
    }),
    revealFirstError: change((context) => {
      const error = context.errors[0];
      return error === undefined ? {} : { ...context, ...kind.revealError(context, error) };
    }),
    recordSaveAttempt: change(saving.recordSaveAttempt),
    setSaveFailure: changeBy((context, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : saving.setSaveFailure(context, outcome.failure),
    ),
    announceSaveFailure: emitErrors(({ failure }) => toSaveFailureMessages(failure, kind.name)),
    stayAfterSave: change(() => ({ afterSave: 'stay' })),
    leaveAfterSave: change(() => ({ afterSave: 'leave' })),
    saveAgain: change(() => ({ afterSave: 'stay', savesAgain: true })),
    /** A quiz or playlist that was created moves to its edit path, and its journal with it. */
    adoptSaved: enqueueActions<C, E, Outcome<T['saved']>, E, never, never, never, never, Emitted>(
      ({ context, enqueue }, outcome) => {
        if (!outcome.ok) return;
        enqueue.assign(saving.adoptSaved(context, outcome.value) as Partial<C>);
        if (kind.isStored(context.input.source)) return;
        enqueue(moveJournal as never);
        enqueue(countLines as never);
        enqueue.emit((adopted: { readonly context: C }) => ({
          type: 'continueAt',
          to: kind.getEditPath(adopted.context),
        }));
      },
    ),
    notifySaved: emit<C, E, undefined, E, Emitted>(({ context }) => createSavedNotice(context)),
    markSaved: change((context) => recordEntry(context, { type: 'saved' })),
    reportUnsavedWork: emit<C, E, undefined, E, Emitted>(createReport(true)),
    reportNoUnsavedWork: emit<C, E, undefined, E, Emitted>(createReport(false)),
    reportWorkKept: emit<C, E, undefined, E, Emitted>({ type: 'unsavedWorkKept', isKept: true }),
    reportWorkNotKept: emit<C, E, undefined, E, Emitted>({
      type: 'unsavedWorkKept',
      isKept: false,
    }),
    reportWork: emit<C, E, undefined, E, Emitted>(({ context }) =>
      createReport(isDirty(context.history)),
    ),

    compareWithRemote: changeBy((context, outcome: Outcome<T['loaded']>) =>
      outcome.ok ? saving.compareWithRemote(context, outcome.value) : {},
    ),
    chooseSide: change((context, event) => {
      assertEvent(event, 'conflict.chooseSide');
      return saving.chooseSide(context, event.conflictId, event.side);
    }),
    mergeConflict: change(saving.mergeConflict),
    openRemoteVersion: change(saving.openRemoteVersion),
    clearConflict: change(() => ({ conflict: null })),
  };
}

/**
 * Creates the actions that `editor-states.ts` and `journal.ts` name, for one kind of
 * editor. Each hands the event to a function that returns the changed context.
 */
export function createEditorActions<
  T extends EditorTypes,
  C extends CommonEditorContext<T>,
  E extends AnyEventObject,
>(kind: EditorKind<T, C>, moves: HistoryChanges<T, C>, saving: Saving<T, C>) {
  const journal = createJournalActions<T, C, E>(kind);
  return {
    ...journal,
    ...createOpeningActions<T, C, E>(kind, saving),
    ...createHistoryActions<T, C, E>(moves),
    ...createSavingActions<T, C, E>(kind, moves, saving, journal),
  };
}
