import { editorSetup } from './editor-actions.ts';

/**
 * The rules of the details (QFRM-05, QFRM-18). Invalid times are shown when their field is left
 * (QVAL-21 to QVAL-26).
 */
export const details = editorSetup.createStateConfig({
  on: {
    'detail.set': [
      { guard: 'isAccessLocked', actions: 'applyCommand', description: 'refused' },
      { guard: 'cannotHaveArticle', actions: 'applyCommand', description: 'refused' },
      { actions: 'applyCommand' },
    ],
    'picker.choose': { actions: 'setArticle' },
    'subjects.choose': { actions: 'setSubjects' },
    'field.leave': { guard: 'isTypingTiming', actions: 'showTimingErrors' },
  },
});

/**
 * The rules of the activities: there is always one, and one is always selected (QED-17 to QED-20,
 * QED-32).
 */
export const activities = editorSetup.createStateConfig({
  initial: 'one',
  on: {
    'activity.add': { actions: 'applyCommand' },
    'activity.move': { actions: 'applyCommand' },
    'activity.rename': [
      { guard: 'hasFixedTitles', actions: 'applyCommand', description: 'refused' },
      { actions: 'applyCommand' },
    ],
    'selection.set': { actions: 'selectActivity' },
  },
  states: {
    one: {
      always: { guard: 'hasSeveralActivities', target: 'several' },
      on: { 'activity.remove': { actions: 'applyCommand', description: 'refused' } },
    },
    several: {
      always: { guard: 'hasOneActivity', target: 'one' },
      on: {
        'activity.remove': [
          { guard: 'isSelected', actions: ['applyCommand', 'selectFirstActivity'] },
          { actions: 'applyCommand' },
        ],
      },
    },
  },
});

/**
 * The rules of items, options and right answers (QED-24 to QED-31, QED-33 to QED-35, QED-45,
 * QED-47).
 */
export const items = editorSetup.createStateConfig({
  initial: 'none',
  on: {
    'question.add': { actions: 'applyCommand' },
    'video.add': [
      { guard: 'isVideoInQuiz', actions: 'applyCommand', description: 'refused' },
      { actions: 'applyCommand' },
    ],
    'video.choose': [
      { guard: 'lacksLabel' },
      { guard: 'isVideoInQuiz', actions: 'addVideo', description: 'refused' },
      { actions: 'addVideo' },
    ],
    'playlists.import': { actions: 'importPlaylists' },
    'item.remove': { actions: 'applyCommand' },
    'item.move': { actions: 'applyCommand' },
    'question.setTitle': { actions: 'applyCommand' },
    'question.setImage': { actions: 'applyCommand' },
    'question.setMultiple': [
      { guard: 'endsSeveralAnswers', actions: 'applyCommand', description: 'resets to option 1' },
      { actions: 'applyCommand' },
    ],
    'option.add': { actions: 'applyCommand' },
    'option.setText': { actions: 'applyCommand' },
    'option.remove': [
      { guard: 'isLastOption', actions: 'applyCommand', description: 'refused' },
      { guard: 'isOnlyRightAnswer', actions: 'applyCommand', description: 'ticks option 1' },
      { actions: 'applyCommand' },
    ],
    'answer.choose': [
      { guard: 'isLastRightAnswer', actions: 'applyCommand', description: 'refused' },
      { guard: 'allowsSeveralAnswers', actions: 'applyCommand', description: 'toggles' },
      { actions: 'applyCommand', description: 'replaces the right answer' },
    ],
    'field.leave': { guard: 'isTyping', actions: 'endTyping' },
  },
  states: {
    none: { always: { guard: 'hasItems', target: 'some' } },
    some: {
      always: { guard: 'hasNoItems', target: 'none' },
      on: {
        'collapse.toggle': { actions: 'toggleCollapse' },
        'collapse.all': { actions: 'collapseAll' },
        'collapse.none': { actions: 'expandAll' },
      },
    },
  },
});
