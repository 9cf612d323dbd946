import { assertEvent } from 'xstate';

import { localDay } from '../../domain/local-day.ts';
import { articlePickerInput } from './article-picker-machine.ts';
import { editorSetup } from './editor-setup.ts';

/** Add Video (QED-15, QED-37 to QED-47): videos are added one after the other; without a label where one is needed, none is. */
const addingVideo = editorSetup.createStateConfig({
  invoke: {
    src: 'videoPicker',
    id: 'videoPicker',
    input: ({ context }) => ({ today: localDay(context.input.now()) }),
  },
  initial: 'choosing',
  on: {
    'videos.close': 'none',
    'label.choose': { target: '.choosing', actions: 'chooseLabel' },
    'video.choose': [
      { guard: 'lacksLabel', target: '.lackingLabel', actions: 'tellLabelMissing' },
      { target: '.choosing' },
    ],
  },
  states: { choosing: {}, lackingLabel: {} },
});

/** The dialogs of the editor: at most one is open, and only over the form. */
export const dialog = editorSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'picker.open': { guard: 'isEditing', target: 'choosingArticle' },
        'subjects.open': { guard: 'isEditing', target: 'choosingSubjects' },
        'move.open': { guard: 'mayMove', target: 'movingItem', actions: 'startMoving' },
        'videos.open': {
          guard: 'isEditing',
          target: 'addingVideo',
          actions: 'startWithSelectedLabel',
        },
        'import.open': { guard: 'isEditing', target: 'importingPlaylists' },
        'preview.open': { guard: 'mayPreviewNow', target: 'previewing' },
        'questionImage.open': {
          guard: 'isEditing',
          target: 'croppingImage',
          actions: 'forgetImageFault',
        },
      },
    },
    choosingArticle: {
      invoke: { src: 'articlePicker', id: 'articlePicker', input: () => articlePickerInput },
      on: { 'picker.close': 'none', 'picker.choose': 'none' },
    },
    choosingSubjects: {
      invoke: {
        src: 'subjectChoice',
        id: 'subjectChoice',
        input: ({ context: { history } }) => ({ chosen: history.draft.tags }),
      },
      on: { 'subjects.close': 'none', 'subjects.choose': 'none' },
    },
    movingItem: {
      exit: 'endMoving',
      on: { 'move.close': 'none', 'item.move': { target: 'none', actions: 'showWhatIsLeft' } },
    },
    addingVideo,
    importingPlaylists: {
      invoke: {
        src: 'playlistImport',
        id: 'playlistImport',
        onDone: { target: 'none', actions: { type: 'order', params: ({ event }) => event.output } },
      },
      on: { 'import.close': 'none' },
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
          target: 'none',
          actions: ['forgetImageFault', { type: 'setImage', params: ({ event }) => event.output }],
        },
      },
      on: { 'questionImage.close': 'none', 'questionImage.failed': { actions: 'noteImageFault' } },
    },
    previewing: { on: { 'preview.close': 'none' } },
  },
});
