import { assertEvent, assign, emit, sendTo } from 'xstate';

import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import {
  revertStep,
  revertStepWithDependents,
} from '../../../domain/playlist/history/playlist-history.ts';
import { validatePlaylist } from '../../../domain/playlist/validate-playlist.ts';
import { countSentLines, type JournalError } from '../../shared/journal/journal-state.ts';
import { openLoaded, type LoadedPlaylist } from './context.ts';
import {
  applyCommand,
  applyRevert,
  jumpToStep,
  recordEntry,
  redo,
  revealEntry,
  undo,
} from './edits.ts';
import { guardedSetup } from './editor-setup.ts';
import type { PlaylistEditorCommand } from './events.ts';
import {
  chooseSide,
  compareWithRemote,
  mergeConflict,
  openRemoteVersion,
  recordSaveAttempt,
  recoverDraft,
  setSaved,
  setSaveFailure,
  type SavedPlaylist,
} from './save.ts';

const journalSetup = guardedSetup.extend({
  actions: {
    findDrafts: sendTo('journal', { type: 'journal.findDrafts' }),
    setDrafts: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'journal.draftsFound');
      return { journal: { ...journal, drafts: event.drafts, newerDraftCount: event.newer } };
    }),
    clearDrafts: assign(({ context: { journal } }) => ({
      journal: { ...journal, drafts: null, loadOutcome: null },
    })),
    removeDraft: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'draft.discard');
      return {
        journal: {
          ...journal,
          drafts: journal.drafts?.filter(({ id }) => id !== event.draft) ?? null,
        },
      };
    }),
    recoverDraft: assign(({ context }, { draft }: { readonly draft: string | null }) =>
      recoverDraft(context, draft),
    ),
    startJournal: sendTo('journal', ({ context: { history, origins, version } }) => ({
      type: 'journal.start' as const,
      base: { draft: history.draft, origins, version },
    })),
    resumeJournal: sendTo(
      'journal',
      ({ context: { journal } }, { draft }: { readonly draft: string | null }) => ({
        type: 'journal.resume' as const,
        draft: draft ?? journal.drafts?.[0]?.id ?? '',
      }),
    ),
    discardDraft: sendTo('journal', ({ event }) => {
      assertEvent(event, 'draft.discard');
      return { type: 'journal.discard' as const, draft: event.draft };
    }),
    sendLines: sendTo('journal', ({ context: { journal } }) => ({
      type: 'journal.append' as const,
      lines: journal.pendingLines,
    })),
    countSentLines: assign(({ context: { journal } }) => ({ journal: countSentLines(journal) })),
    setStoredCount: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'journal.stored');
      return { journal: { ...journal, storedCount: event.count } };
    }),
    setJournalError: assign(
      ({ context: { journal } }, { error }: { readonly error: JournalError | null }) => ({
        journal: { ...journal, error, drafts: journal.drafts ?? [] },
      }),
    ),
    retryJournal: sendTo('journal', { type: 'journal.retry' }),
    releaseLock: sendTo('journal', { type: 'journal.releaseLock' }),
    requestLock: sendTo('journal', { type: 'journal.requestLock' }),
    markLockRequested: assign(({ context: { journal } }) => ({
      journal: { ...journal, hasRequestedLock: true },
    })),
  },
});

const editSetup = journalSetup.extend({
  actions: {
    applyCommand: assign(({ context, event }) =>
      applyCommand(context, event as PlaylistEditorCommand),
    ),
    endTyping: assign(({ context }) => recordEntry(context, { type: 'typingEnded' })),
    setTarget: assign(({ event }) => {
      assertEvent(event, 'target.choose');
      return { target: event.label };
    }),
    openPreview: assign(({ event }) => {
      assertEvent(event, 'preview.open');
      return { previewed: event.entry };
    }),
    closePreview: assign({ previewed: null }),
    undo: assign(({ context }) => undo(context)),
    redo: assign(({ context }) => redo(context)),
    jumpToStep: assign(({ context, event }) => {
      assertEvent(event, 'history.jumpToStep');
      return jumpToStep(context, event.step);
    }),
    revertStep: assign(({ context, event }) => {
      assertEvent(event, 'history.revertStep');
      return applyRevert(context, event.step, revertStep(context.history, event.step));
    }),
    revertWithDependents: assign(({ context, event }) => {
      assertEvent(event, 'history.revertWithDependents');
      const decision = revertStepWithDependents(context.history, event.step);
      return applyRevert(context, event.step, decision);
    }),
    clearRefusal: assign({ refusal: null }),
  },
});

/** The setup of the playlist editor with its actions. Each action hands the event to a function. */
export const editorSetup = editSetup.extend({
  actions: {
    setLoadOutcome: assign(({ context: { journal } }, loadOutcome: Outcome<LoadedPlaylist>) => ({
      journal: { ...journal, loadOutcome },
    })),
    openPlaylist: assign(({ context }) => {
      const { loadOutcome } = context.journal;
      return loadOutcome?.ok === true ? openLoaded(context, loadOutcome.value) : {};
    }),
    showPlaylist: assign(({ context }) => {
      const { journal } = context;
      return journal.loadOutcome?.ok === true
        ? { ...openLoaded(context, journal.loadOutcome.value), journal }
        : {};
    }),
    setLoadFailure: assign(({ context: { journal } }) => ({
      failure: journal.loadOutcome?.ok === false ? journal.loadOutcome.failure : null,
    })),
    validate: assign(({ context }) => ({
      ...recordEntry(context, { type: 'typingEnded' }),
      errors: validatePlaylist(context.history.draft),
      failure: null,
    })),
    revealFirstError: assign(({ context }) =>
      context.errors[0] === undefined ? {} : revealEntry(context, context.errors[0].label),
    ),
    recordSaveAttempt: assign(({ context }) => recordSaveAttempt(context)),
    setSaveFailure: assign(({ context }, outcome: Outcome<unknown>) =>
      setSaveFailure(context, outcome),
    ),
    setSaved: assign(({ context }, outcome: Outcome<SavedPlaylist>) =>
      outcome.ok ? setSaved(context, outcome.value) : {},
    ),
    announceSaved: emit({
      type: 'notice',
      notice: { severity: 'success', message: { key: 'playlistEditor.savedNotice' } },
    }),
    announceSaveFailure: emit(({ context: { failure } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: getFailureMessage(failure ?? { kind: 'unexpected' }),
      },
    })),
    emitUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
    emitSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    compareWithRemote: assign(({ context }, outcome: Outcome<LoadedPlaylist>) =>
      outcome.ok ? compareWithRemote(context, outcome.value) : {},
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'conflict.chooseSide');
      return chooseSide(context, event.conflictId, event.side);
    }),
    mergeConflict: assign(({ context }) => mergeConflict(context)),
    openRemoteVersion: assign(({ context }) => openRemoteVersion(context)),
    clearConflict: assign({ conflict: null }),
  },
});
