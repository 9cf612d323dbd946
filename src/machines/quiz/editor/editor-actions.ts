import { assertEvent, assign, emit, raise } from 'xstate';

import { orderSubjects } from '../../../domain/quiz/draft/subjects.ts';
import { createEditorActions } from '../../shared/editor/editor-actions.ts';
import { getIntent, type EditorContext, type QuizTypes } from './context.ts';
import type { ImportOrder } from './dialogs/playlist-import-machine.ts';
import type { UploadedImage } from './dialogs/question-image-machine.ts';
import {
  addVideo,
  applyCommand,
  importPlaylists,
  initVideoLabel,
  revealNeighbor,
  showTimingErrors,
} from './edits.ts';
import { guardedSetup } from './editor-setup.ts';
import type { EditorCommand, EditorEvent } from './events.ts';
import { quizDocument, quizHistory, quizSaving, restoreDropped } from './quiz-document.ts';
import { getRouteAfterSave } from './route-after-save.ts';

/**
 * The setup of the editor with its actions. Each action hands the event to a function that returns
 * the changed context.
 */
export const editorSetup = guardedSetup.extend({
  actions: {
    ...createEditorActions<QuizTypes, EditorContext, EditorEvent>(
      quizDocument,
      quizHistory,
      quizSaving,
    ),
    applyCommand: assign(({ context, event }) => applyCommand(context, event as EditorCommand)),
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

    leave: emit(({ context: { input } }) => ({
      type: 'navigate',
      to: getRouteAfterSave({ ...input, intent: getIntent(input.source) }),
    })),

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
      return { movingItem: event.item };
    }),
    clearMovingItem: assign({ movingItem: null }),
    revealNeighbor: assign(({ context }) => revealNeighbor(context)),
    setImageError: assign(({ event }) => {
      assertEvent(event, 'questionImage.failed');
      return { imageErrorItem: event.item };
    }),
    clearImageError: assign({ imageErrorItem: null }),
    announceRejectedImage: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'richText.onlyImages' } },
    }),
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
