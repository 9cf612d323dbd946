import { articlePickerInput } from './article-picker-machine.ts';
import { editorSetup } from './editor-setup.ts';

/** The dialogs of the editor: at most one is open. */
export const dialog = editorSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'picker.open': 'choosingArticle',
        'subjects.open': 'choosingSubjects',
        'move.open': { guard: 'hasOtherActivity', target: 'movingItem', actions: 'startMoving' },
      },
    },
    choosingArticle: {
      invoke: { src: 'articlePicker', id: 'articlePicker', input: () => articlePickerInput },
      on: { 'picker.close': 'none', 'picker.choose': 'none' },
    },
    choosingSubjects: {
      invoke: { src: 'subjectChoice', id: 'subjectChoice', input: ({ context: { history } }) => ({ chosen: history.draft.tags }) },
      on: { 'subjects.close': 'none', 'subjects.choose': 'none' },
    },
    movingItem: {
      exit: 'endMoving',
      on: { 'move.close': 'none', 'item.move': 'none' },
    },
  },
});
