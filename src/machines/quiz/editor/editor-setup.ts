import {
  and,
  fromCallback,
  not,
  or,
  setup,
  stateIn,
  assertEvent,
  assign,
  emit,
  enqueueActions,
  raise,
} from 'xstate';

import { locateItem } from '../../../domain/quiz/draft/locate.ts';
import { getQuestionNumber } from '../../../domain/quiz/draft/question-number.ts';
import { orderSubjects } from '../../../domain/quiz/draft/subjects.ts';
import { createEditorActions } from '../../shared/editor/editor-actions.ts';
import { editorGuards, isNotSaving, type EditorTag } from '../../shared/editor/editor-states.ts';
import type { LoadInput, SaveInput } from '../../shared/editor/editor-types.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { subjectsMachine } from '../../shared/subjects-machine.ts';
import { videoPickerMachine } from '../../shared/videos/video-picker-machine.ts';
import {
  getIntent,
  noMovingItems,
  type EditorContext,
  type EditorInput,
  type LoadedQuiz,
  type QuizTypes,
  type SavedQuiz,
} from './context.ts';
import { articlePickerMachine } from './dialogs/article-picker-machine.ts';
import { playlistImportMachine, type ImportOrder } from './dialogs/playlist-import-machine.ts';
import { questionImageMachine, type UploadedImage } from './dialogs/question-image-machine.ts';
import { questionPasteMachine, type PasteOutput } from './dialogs/question-paste-machine.ts';
import { subjectChoiceMachine } from './dialogs/subjects-machine.ts';
import {
  addVideo,
  applyCommand,
  duplicateItems,
  goToQuestion,
  importPlaylists,
  initVideoLabel,
  replaceTexts,
  revealNeighbor,
  showTimingErrors,
} from './edits.ts';
import type {
  EditorEvent,
  JournalCommand,
  JournalEvent,
  JournalInput,
  EditorCommand,
} from './events.ts';
import { confirmAnswer, dismissHint } from './hints.ts';
import {
  clearSelection,
  listSelectedItems,
  selectAllItems,
  selectItem,
  selectRange,
  trimSelection,
} from './item-selection.ts';
import { isLeftToField, toPasteCommand } from './paste-command.ts';
import {
  quizEditorKind,
  quizHistory,
  quizSaving,
  restoreDropped,
  revealLocation,
} from './quiz-editor-kind.ts';
import { createRemovalNotice, isActivityBack, restoreActivity } from './removed-activity.ts';
import { getRouteAfterSave } from './route-after-save.ts';
import { ruleGuards } from './rule-guards.ts';

const guardedSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as Emitted,
    tags: {} as EditorTag,
  },
  actors: {
    load: fromCall<LoadedQuiz, LoadInput<QuizTypes>>(notProvided('load')),
    save: fromCall<SavedQuiz, SaveInput<QuizTypes>>(notProvided('save')),
    writeJournal: fromCallback<JournalCommand, JournalInput>(({ sendBack }) => {
      sendBack({ type: 'journal.failed', error: 'missing' } satisfies JournalEvent);
    }),
    articlePicker: articlePickerMachine,
    subjects: subjectsMachine,
    subjectChoice: subjectChoiceMachine,
    videoPicker: videoPickerMachine,
    playlistImport: playlistImportMachine,
    questionImage: questionImageMachine,
    questionPaste: questionPasteMachine,
  },
  delays: {
    journalTimeout: 3000,
    keyTimeout: 10_000,
    storingDelay: 1000,
    attemptTimeout: 5000,
    finishTimeout: 500,
  },
  guards: {
    ...ruleGuards,
    ...editorGuards,
    canShowClosed: and(['hasLoadedClosed', 'hasSearchedDrafts', not('hasDrafts')]),
    isEditing: stateIn({ form: 'editing' }),
    canMoveItem: and([stateIn({ form: 'editing' }), 'hasOtherActivity']),
    canMoveSelection: and([stateIn({ form: 'editing' }), 'hasSelection']),
    canOpenPreview: and([stateIn({ form: 'editing' }), 'canPreview']),
    isJournalStored: or(['hasStoredLines', not(stateIn({ journal: 'writing' }))]),
    isAttemptStored: or(['isAttemptOnDisk', not(stateIn({ journal: 'writing' }))]),
    isLeftToField: (_, output: PasteOutput) => isLeftToField(output),
    isOpenInAnotherTab: stateIn({ journal: 'lockedElsewhere' }),
    canDiscard: and(['isDirty', isNotSaving]),
    canReleaseLock: or([
      stateIn({ form: { editing: { savingInPlace: 'idle' } } }),
      stateIn({ form: 'offeringDraft' }),
    ]),
  },
});

/**
 * The setup of the editor with its actions. Each action hands the event to a function that returns
 * the changed context.
 */
export const editorSetup = guardedSetup.extend({
  actions: {
    ...createEditorActions<QuizTypes, EditorContext, EditorEvent>(
      quizEditorKind,
      quizHistory,
      quizSaving,
    ),
    applyCommand: assign(({ context, event }) => applyCommand(context, event as EditorCommand)),
    showTimingErrors: assign(({ context }) => showTimingErrors(context)),
    selectFirstActivity: assign(({ context }) => ({
      selected: context.history.draft.activities[0]?.key ?? null,
    })),
    announceDeletedActivity: enqueueActions<
      EditorContext,
      EditorEvent,
      undefined,
      EditorEvent,
      never,
      never,
      never,
      never,
      Emitted
    >(({ context, enqueue }) => {
      const notice = createRemovalNotice(context);
      if (notice !== null) enqueue.emit(notice);
    }),
    refuseRestoring: emit<EditorContext, EditorEvent, undefined, EditorEvent, Emitted>(
      ({ context, event }) => {
        assertEvent(event, 'notice.acted');
        const key = isActivityBack(context, event.token) ? 'activityIsBack' : 'activityNotRestored';
        return {
          type: 'notice',
          notice: { severity: 'info', message: { key: `quiz.editor.${key}` } },
        };
      },
    ),
    restoreActivity: assign(({ context, event }) => {
      assertEvent(event, 'notice.acted');
      return restoreActivity(context, event.token);
    }),
    selectActivity: assign(({ event }) => {
      assertEvent(event, 'selection.set');
      return { selected: event.activity };
    }),
    goToQuestion: assign(({ context, event }) => {
      assertEvent(event, 'question.goTo');
      return goToQuestion(context, event.item);
    }),
    requestFind: assign(({ context: { findRequest }, event }) => {
      assertEvent(event, 'find.open');
      const text = event.text === '' ? findRequest.text : event.text;
      return { findRequest: { text, replaces: event.replaces, count: findRequest.count + 1 } };
    }),
    rememberSearch: assign(({ context: { findRequest }, event }) => {
      assertEvent(event, 'find.close');
      return { findRequest: { ...findRequest, text: event.text } };
    }),
    revealMatch: assign(({ context, event }) => {
      assertEvent(event, 'match.reveal');
      return revealLocation(context, event.location, true, event.range);
    }),
    replaceTexts: assign(({ context, event }) => {
      assertEvent(event, 'texts.replace');
      return replaceTexts(context, event);
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
    dismissHint: assign(({ context, event }) => {
      assertEvent(event, 'hint.dismiss');
      return dismissHint(context, event.item, event.hint);
    }),
    confirmAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.choose');
      return confirmAnswer(context, event.item);
    }),

    leave: emit(({ context: { input, openedAs } }) => {
      const intent = getIntent(input.source);
      return {
        type: 'navigate',
        to: getRouteAfterSave({ ...input, intent: intent === 'edit' ? openedAs : intent }),
      };
    }),

    restoreDropped: assign(({ context, event }) => {
      assertEvent(event, 'conflict.restoreDropped');
      return restoreDropped(context, event.droppedId, event.isRestored);
    }),
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
      return { movingItems: [event.item] };
    }),
    setMovingSelection: assign(({ context }) => ({ movingItems: listSelectedItems(context) })),
    clearMovingItems: assign({ movingItems: noMovingItems }),
    duplicateItems: assign(({ context, event }) => {
      assertEvent(event, 'items.duplicate');
      return duplicateItems(context, event.items);
    }),
    selectItem: assign(({ context, event }) => {
      assertEvent(event, 'items.select');
      return selectItem(context, event.item, event.isSelected);
    }),
    selectRange: assign(({ context, event }) => {
      assertEvent(event, 'items.selectRange');
      return selectRange(context, event.item);
    }),
    selectAllItems: assign(({ context }) => selectAllItems(context)),
    clearSelection: assign(clearSelection),
    announceCopied: emit(({ context }) => {
      const values = { count: context.selectedItems.size };
      return {
        type: 'notice',
        notice: { severity: 'success', message: { key: 'quizSelection.copied', values } },
      };
    }),
    announceUnreadablePaste: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizSelection.unreadable' } },
    }),
    trimSelection: assign(({ context }) => trimSelection(context)),
    revealNeighbor: assign(({ context }) => revealNeighbor(context)),
    setImageError: assign(({ event }) => {
      assertEvent(event, 'questionImage.failed');
      return { imageErrorItem: event.item };
    }),
    clearImageError: assign({ imageErrorItem: null }),
    announceRejectedImage: emit(({ event }) => {
      assertEvent(event, 'questionImage.rejected');
      return {
        type: 'notice',
        notice: { severity: 'error', message: event.error, topic: 'questionImage' },
      };
    }),
    /** A success hides the message of a file that was refused before. */
    announceStoredImage: emit(({ context: { history } }, { item }: UploadedImage) => {
      const found = locateItem(history.draft, item);
      const number =
        found === null ? 0 : getQuestionNumber(found.activity.items, found.at.itemIndex);
      return {
        type: 'notice' as const,
        notice: {
          severity: 'success' as const,
          message: { key: 'quizImage.added' as const, values: { number } },
          topic: 'questionImage' as const,
        },
      };
    }),
    /** A replaced image keeps its description until the author changes it. */
    initCroppedAlt: assign(({ context: { history }, event }) => {
      assertEvent(event, 'questionImage.open');
      return { croppedAlt: locateItem(history.draft, event.item)?.item.imageAlt ?? '' };
    }),
    setCroppedAlt: assign(({ event }) => {
      assertEvent(event, 'questionImage.describe');
      return { croppedAlt: event.alt };
    }),
    raiseSetImage: raise(({ context }, { item, address }: UploadedImage) => ({
      type: 'question.setImage' as const,
      item,
      image: address,
      alt: context.croppedAlt,
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
    raisePaste: raise(({ context }, output: PasteOutput) => toPasteCommand(context, output)),
    raiseImport: raise((_, order: ImportOrder) => ({ type: 'playlists.import' as const, order })),
    importPlaylists: assign(({ context, event }) => {
      assertEvent(event, 'playlists.import');
      return importPlaylists(context, event.order);
    }),
  },
});
