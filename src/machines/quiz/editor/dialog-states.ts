import { assertEvent } from 'xstate';

import { formatLocalDay } from '../../../domain/format-local-day.ts';
import { withOutput } from '../../shared/with-output.ts';
import { articlePickerInput } from './dialogs/article-picker-machine.ts';
import { editorSetup } from './editor-setup.ts';

/** The dialogs of the editor: at most one is open, and only over the form. */
export const dialog = editorSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'picker.open': { guard: 'isEditing', target: 'choosingArticle' },
        'subjects.open': { guard: 'isEditing', target: 'choosingSubjects' },
        'move.open': { guard: 'canMoveItem', target: 'movingItem', actions: 'setMovingItem' },
        'move.openSelected': {
          guard: 'canMoveSelection',
          target: 'movingItem',
          actions: 'setMovingSelection',
        },
        'videos.open': { guard: 'isEditing', target: 'addingVideo', actions: 'initVideoLabel' },
        'import.open': { guard: 'isEditing', target: 'importingPlaylists' },
        'paste.open': { guard: 'isEditing', target: 'pasting' },
        'preview.open': { guard: 'canOpenPreview', target: 'previewing' },
        'goTo.open': { guard: 'isEditing', target: 'goingToQuestion' },
        'questionImage.open': {
          guard: 'isEditing',
          target: 'croppingImage',
          actions: ['clearImageError', 'initCroppedAlt'],
        },
      },
    },
    choosingArticle: {
      invoke: { src: 'articlePicker', id: 'articlePicker', input: () => articlePickerInput },
      on: { 'picker.close': 'closed', 'picker.choose': 'closed' },
    },
    choosingSubjects: {
      invoke: {
        src: 'subjectChoice',
        id: 'subjectChoice',
        input: ({ context: { history } }) => ({ selected: history.draft.tags }),
      },
      on: { 'subjects.close': 'closed', 'subjects.choose': 'closed' },
    },
    movingItem: {
      exit: 'clearMovingItems',
      on: {
        'move.close': 'closed',
        'item.move': { target: 'closed', actions: 'revealNeighbor' },
        'items.move': { target: 'closed', actions: 'revealNeighbor' },
      },
    },
    /**
     * Videos are added one after the other (QED-15, QED-37 to QED-47); none without a label where
     * one is required.
     */
    addingVideo: {
      invoke: {
        src: 'videoPicker',
        id: 'videoPicker',
        input: ({ context }) => ({ today: formatLocalDay(context.input.now()) }),
      },
      initial: 'choosing',
      on: {
        'videos.close': 'closed',
        'label.choose': { target: '.choosing', actions: 'setVideoLabel' },
        'video.choose': {
          guard: 'lacksLabel',
          target: '.labelMissing',
          actions: 'announceMissingLabel',
        },
      },
      states: { choosing: {}, labelMissing: {} },
    },
    importingPlaylists: {
      invoke: {
        src: 'playlistImport',
        id: 'playlistImport',
        onDone: { target: 'closed', actions: withOutput('raiseImport') },
      },
      on: { 'import.close': 'closed' },
    },
    croppingImage: {
      invoke: {
        src: 'questionImage',
        id: 'questionImage',
        input: ({ event }) => {
          assertEvent(event, 'questionImage.open');
          return { subject: { item: event.item }, file: event.file };
        },
        onDone: {
          target: 'closed',
          actions: [
            'clearImageError',
            withOutput('raiseSetImage'),
            withOutput('announceStoredImage'),
          ],
        },
      },
      on: {
        'questionImage.describe': { actions: 'setCroppedAlt' },
        'questionImage.close': 'closed',
        'questionImage.failed': { actions: 'setImageError' },
        'questionImage.rejected': { target: 'closed', actions: 'announceRejectedImage' },
      },
    },
    /** Pasted questions are shown before they are added, in one step of the history. */
    pasting: {
      invoke: {
        src: 'questionPaste',
        id: 'questionPaste',
        input: ({ event }) => {
          assertEvent(event, 'paste.open');
          return { content: event.content, target: event.target };
        },
        onDone: [
          { guard: withOutput('isLeftToField'), target: 'closed' },
          { target: 'closed', actions: withOutput('raisePaste') },
        ],
      },
      on: { 'paste.close': 'closed' },
    },
    /** A question is found by its number in its activity, or by its words. */
    goingToQuestion: {
      on: {
        'goTo.close': 'closed',
        'question.goTo': 'closed',
      },
    },
    previewing: { on: { 'preview.close': 'closed' } },
  },
});
