import { editorSetup } from './editor-setup.ts';

/** Whether the draft differs from what the server has, and what a failed save left behind (NAV-006). */
export const changes = editorSetup.createStateConfig({
  initial: 'clean',
  states: {
    clean: { entry: 'announceSaved', always: { guard: 'isDirty', target: 'dirty' } },
    dirty: { entry: 'announceUnsaved', always: { guard: 'isClean', target: 'clean' } },
    saveFailed: {
      entry: ['announceUnsaved', 'tellSaveFailure'],
      always: { guard: 'isClean', target: 'clean' },
    },
  },
});

/** The rules of the quiz's details (QFRM-05, QFRM-18); a start, end or duration that cannot be is told when its field is left (QVAL-21 to QVAL-26). */
export const details = editorSetup.createStateConfig({
  on: {
    'detail.set': [
      { guard: 'isAccessLocked', actions: 'refuse' },
      { guard: 'hasNoArticle', actions: 'refuse' },
      { actions: 'edit' },
    ],
    'picker.choose': { actions: 'chooseArticle' },
    'subjects.choose': { actions: 'chooseSubjects' },
    'field.leave': { guard: 'isWritingTiming', actions: 'tellTiming' },
  },
});

/** The rules of the list of activities: one is always there and one is always selected (QED-17 to QED-20, QED-32). */
export const activities = editorSetup.createStateConfig({
  initial: 'one',
  on: {
    'activity.add': { actions: 'edit' },
    'activity.move': { actions: 'edit' },
    'activity.rename': [{ guard: 'hasFixedTitles', actions: 'refuse' }, { actions: 'edit' }],
    'selection.set': { actions: 'select' },
  },
  states: {
    one: {
      always: { guard: 'hasSeveralActivities', target: 'several' },
      on: { 'activity.remove': { actions: 'refuse' } },
    },
    several: {
      always: { guard: 'hasOneActivity', target: 'one' },
      on: {
        'activity.remove': [
          { guard: 'isSelected', actions: ['edit', 'selectFirst'] },
          { actions: 'edit' },
        ],
      },
    },
  },
});

/** The rules of items, options and right answers (QED-24 to QED-31, QED-33 to QED-35, QED-45, QED-47). */
export const items = editorSetup.createStateConfig({
  initial: 'none',
  on: {
    'question.add': { actions: 'edit' },
    'video.add': [{ guard: 'isVideoInQuiz', actions: 'refuse' }, { actions: 'edit' }],
    'video.choose': [
      { guard: 'lacksLabel' },
      { guard: 'isVideoInQuiz', actions: 'refuseVideo' },
      { actions: 'addVideo' },
    ],
    'playlists.import': { actions: 'importPlaylists' },
    'item.remove': { actions: 'edit' },
    'item.move': { actions: 'edit' },
    'question.setTitle': { actions: 'edit' },
    'question.setImage': { actions: 'edit' },
    'question.setMultiple': [
      { guard: 'endsSeveralAnswers', actions: 'resetToFirstOption' },
      { actions: 'edit' },
    ],
    'option.add': { actions: 'edit' },
    'option.setText': { actions: 'edit' },
    'option.remove': [
      { guard: 'isLastOption', actions: 'refuse' },
      { guard: 'isOnlyRightAnswer', actions: 'adjustRightAnswer' },
      { actions: 'edit' },
    ],
    'answer.choose': [
      { guard: 'isLastRightAnswer', actions: 'refuse' },
      { guard: 'takesSeveralAnswers', actions: 'toggleRightAnswer' },
      { actions: 'replaceRightAnswer' },
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

/** Undo, redo, going to any step, and taking a single step back, with those that build on it or not at all. */
export const history = editorSetup.createStateConfig({
  on: {
    'history.undo': { guard: 'canUndo', actions: 'undo' },
    'history.redo': { guard: 'canRedo', actions: 'redo' },
    'history.jump': { guard: 'isElsewhere', actions: 'jump' },
    'history.takeBack': { actions: 'takeBack' },
    'history.takeBackTogether': { actions: 'takeBackTogether' },
    'history.keep': { actions: 'forgetRefusal' },
  },
});
