import { assertEvent, assign, emit, enqueueActions, raise, sendTo } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import { orderSubjects } from '../../../domain/quiz/draft/subjects.ts';
import { revertStep, revertStepWithDependents } from '../../../domain/quiz/history/revert-step.ts';
import { listSummaryMessages } from '../../../domain/quiz/validation/validate-quiz.ts';
import {
  chooseSide,
  compareWithRemote,
  mergeConflict,
  openRemoteVersion,
  restoreDropped,
} from './conflict.ts';
import { countSentLines, type JournalError } from '../../shared/journal/journal-state.ts';
import { getIntent, openQuiz, type LoadedQuiz } from './context.ts';
import type { ImportOrder } from './dialogs/playlist-import-machine.ts';
import type { UploadedImage } from './dialogs/question-image-machine.ts';
import {
  addVideo,
  applyCommand,
  importPlaylists,
  initVideoLabel,
  recordEntry,
  revealLocation,
  revealNeighbor,
  showTimingErrors,
  validate,
} from './edits.ts';
import { guardedSetup } from './editor-setup.ts';
import type { EditorCommand } from './events.ts';
import { convertToNewQuiz, getOnlyDraftId, recoverDraft } from './journal.ts';
import {
  dropRefusedAttempt,
  getRouteAfterSave,
  recordSaveAttempt,
  toSaveFailureMessages,
} from './save.ts';
import { applyRevert, jumpToStep, redo, undo } from './undo.ts';

interface DraftParams {
  /** The id of a draft; null for the only one. */
  readonly draft: string | null;
}

/**
 * The setup of the editor with its actions. Each action hands the event to a function that returns
 * the changed context.
 */
export const editorSetup = guardedSetup.extend({
  actions: {
    setLoadOutcome: assign(({ context: { journal } }, loadOutcome: Outcome<LoadedQuiz>) => ({
      journal: { ...journal, loadOutcome },
    })),
    openQuiz: assign(({ context }) => {
      const { loadOutcome } = context.journal;
      return loadOutcome?.ok === true ? openQuiz(context, loadOutcome.value) : {};
    }),
    showClosedQuiz: assign(({ context }) => {
      const { journal } = context;
      return journal.loadOutcome?.ok === true
        ? { ...openQuiz(context, journal.loadOutcome.value), journal }
        : {};
    }),
    setLoadFailure: assign(({ context: { journal } }) => ({
      failure: journal.loadOutcome?.ok === false ? journal.loadOutcome.failure : null,
    })),

    findDrafts: sendTo('journal', { type: 'journal.findDrafts' }),
    setDrafts: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'journal.draftsFound');
      return { journal: { ...journal, drafts: event.drafts, newerDraftCount: event.newer } };
    }),
    clearDrafts: assign(({ context: { journal } }) => ({
      journal: { ...journal, drafts: null, loadOutcome: null },
    })),
    recoverDraft: assign(({ context }, { draft }: DraftParams) =>
      recoverDraft(context, draft ?? getOnlyDraftId(context)),
    ),
    removeDraft: assign(({ context: { journal } }, { draft }: DraftParams) => ({
      journal: { ...journal, drafts: journal.drafts?.filter(({ id }) => id !== draft) ?? null },
    })),
    ignoreDrafts: assign(({ context: { journal } }) => ({ journal: { ...journal, drafts: [] } })),
    convertToNewQuiz: assign(({ context }) => convertToNewQuiz(context)),

    startJournal: sendTo('journal', ({ context }) => ({
      type: 'journal.start' as const,
      base: {
        draft: context.history.draft,
        origins: context.origins,
        isDistributed: context.isDistributed,
        version: context.version,
      },
    })),
    resumeJournal: sendTo('journal', ({ context }, { draft }: DraftParams) => ({
      type: 'journal.resume' as const,
      draft: draft ?? getOnlyDraftId(context),
    })),
    convertJournalToNew: sendTo('journal', { type: 'journal.convertToNew' }),
    discardDraft: sendTo('journal', (_, { draft }: { readonly draft: string }) => ({
      type: 'journal.discard' as const,
      draft,
    })),
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
    finishJournal: sendTo('journal', { type: 'journal.finish' }),
    retryJournal: sendTo('journal', { type: 'journal.retry' }),
    releaseLock: sendTo('journal', { type: 'journal.releaseLock' }),
    requestLock: sendTo('journal', { type: 'journal.requestLock' }),
    markLockRequested: assign(({ context: { journal } }) => ({
      journal: { ...journal, hasRequestedLock: true },
    })),

    applyCommand: assign(({ context, event }) => applyCommand(context, event as EditorCommand)),
    endTyping: assign(({ context }) => recordEntry(context, { type: 'typingEnded' })),
    showTimingErrors: assign(({ context }) => showTimingErrors(context)),
    selectFirstActivity: assign(({ context }) => ({
      selected: context.history.draft.activities[0]?.key ?? null,
    })),
    selectActivity: assign(({ event }) => {
      assertEvent(event, 'selection.set');
      return { selected: event.activity };
    }),
    toggleCollapse: assign(({ context, event }) => {
      assertEvent(event, 'collapse.toggle');
      const collapsed = new Set(context.collapsed);
      if (!collapsed.delete(event.item)) collapsed.add(event.item);
      return { collapsed };
    }),
    collapseAll: assign(({ context: { history } }) => ({
      collapsed: new Set(
        history.draft.activities.flatMap(({ items }) => items.map(({ key }) => key)),
      ),
    })),
    expandAll: assign({ collapsed: new Set<string>() }),

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
      return applyRevert(
        context,
        event.step,
        revertStepWithDependents(context.history, event.step),
      );
    }),
    clearRefusal: assign({ refusal: null }),

    validate: assign(({ context }) => ({
      ...recordEntry(context, { type: 'typingEnded' }),
      errors: validate(context),
      failure: null,
    })),
    announceErrors: enqueueActions(({ context, enqueue }) => {
      const keys = listSummaryMessages(context.errors);
      if (keys.length === 0) return;
      const message = { lines: keys.map((key) => ({ key })) };
      enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
    }),
    revealFirstError: assign(({ context }) =>
      context.errors[0] === undefined ? {} : revealLocation(context, context.errors[0].location),
    ),
    recordSaveAttempt: assign(({ context }) => recordSaveAttempt(context)),
    dropRefusedAttempt: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : dropRefusedAttempt(context, outcome.failure),
    ),
    setFailure: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    announceSaveFailure: enqueueActions(({ context, enqueue }) => {
      for (const message of toSaveFailureMessages(context.failure))
        enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
    }),
    markSaved: assign(({ context }) => recordEntry(context, { type: 'saved' })),
    announceUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
    announceSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    leave: emit(({ context: { input } }) => ({
      type: 'navigate',
      to: getRouteAfterSave({ ...input, intent: getIntent(input.source) }),
    })),

    compareWithRemote: assign(({ context }, outcome: Outcome<LoadedQuiz>) =>
      outcome.ok ? compareWithRemote(context, outcome.value) : {},
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'conflict.chooseSide');
      return chooseSide(context, event.conflictId, event.side);
    }),
    restoreDropped: assign(({ context, event }) => {
      assertEvent(event, 'conflict.restoreDropped');
      return restoreDropped(context, event.droppedId, event.isRestored);
    }),
    mergeConflict: assign(({ context }) => mergeConflict(context)),
    openRemoteVersion: assign(({ context }) => openRemoteVersion(context)),
    clearConflict: assign({ conflict: null }),

    setArticle: assign(({ context, event }) => {
      assertEvent(event, 'picker.choose');
      return applyCommand(context, { type: 'detail.set', field: 'article', value: event.article });
    }),
    setSubjects: assign(({ context, event }) => {
      assertEvent(event, 'subjects.choose');
      const value = orderSubjects(context.history.draft.tags, event.subjects);
      return applyCommand(context, { type: 'detail.set', field: 'tags', value });
    }),
    setMovingItem: assign(({ event }) => {
      assertEvent(event, 'move.open');
      return { movingItem: event.item };
    }),
    clearMovingItem: assign({ movingItem: null }),
    revealNeighbor: assign(({ context }) => revealNeighbor(context)),
    setImageError: assign(({ event }) => {
      assertEvent(event, 'questionImage.failed');
      return { imageErrorItem: event.item };
    }),
    clearImageError: assign({ imageErrorItem: null }),
    raiseSetImage: raise((_, { item, address }: UploadedImage) => ({
      type: 'question.setImage' as const,
      item,
      image: address,
    })),
    initVideoLabel: assign(({ context }) => initVideoLabel(context)),
    setVideoLabel: assign(({ event }) => {
      assertEvent(event, 'label.choose');
      return { videoLabel: event.activity };
    }),
    announceMissingLabel: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizDialogs.video.chooseLabel' } },
    }),
    addVideo: assign(({ context, event }) => {
      assertEvent(event, 'video.choose');
      return addVideo(context, event.article);
    }),
    raiseImport: raise((_, order: ImportOrder) => ({ type: 'playlists.import' as const, order })),
    importPlaylists: assign(({ context, event }) => {
      assertEvent(event, 'playlists.import');
      return importPlaylists(context, event.order);
    }),
  },
});
