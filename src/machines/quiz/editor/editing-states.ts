import { editorSetup } from './editor-setup.ts';

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
    'activity.duplicate': { actions: 'applyCommand' },
    'activity.move': { actions: 'applyCommand' },
    'activity.rename': [
      { guard: 'emptiesTitle', actions: 'applyCommand', description: 'refused' },
      { actions: 'applyCommand' },
    ],
    'selection.set': { actions: 'selectActivity' },
    'notice.acted': { guard: 'isActivityDeleted', actions: 'restoreActivity' },
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
          {
            guard: 'isSelected',
            actions: ['applyCommand', 'selectFirstActivity', 'announceDeletedActivity'],
          },
          { actions: ['applyCommand', 'announceDeletedActivity'] },
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
  always: { guard: 'hasStaleSelection', actions: 'trimSelection' },
  on: {
    'question.add': { actions: 'applyCommand' },
    'question.goTo': { actions: 'goToQuestion' },
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
    'items.add': { actions: 'applyCommand' },
    'items.rejectPasted': { actions: 'announceUnreadablePaste' },
    'items.duplicate': { actions: 'duplicateItems' },
    'items.move': { actions: 'applyCommand' },
    'items.remove': { actions: 'applyCommand' },
    'items.setMultiple': { actions: 'applyCommand' },
    'item.remove': { actions: 'applyCommand' },
    'item.move': { actions: 'applyCommand' },
    'question.setTitle': { actions: 'applyCommand' },
    'question.setImage': { actions: 'applyCommand' },
    'question.setImageAlt': { actions: 'applyCommand' },
    'question.setMultiple': [
      { guard: 'endsSeveralAnswers', actions: 'applyCommand', description: 'resets to option 1' },
      { actions: 'applyCommand' },
    ],
    'option.add': { actions: 'applyCommand' },
    'option.move': { actions: 'applyCommand' },
    'options.insert': { actions: 'applyCommand' },
    'option.setText': { actions: 'applyCommand' },
    'option.remove': [
      { guard: 'isLastOption', actions: 'applyCommand', description: 'refused' },
      { guard: 'isOnlyRightAnswer', actions: 'applyCommand', description: 'ticks option 1' },
      { actions: 'applyCommand' },
    ],
    'answer.choose': [
      { guard: 'isLastRightAnswer', actions: 'applyCommand', description: 'refused' },
      { guard: 'allowsSeveralAnswers', actions: 'applyCommand', description: 'toggles' },
      { actions: ['applyCommand', 'confirmAnswer'], description: 'replaces the right answer' },
    ],
    'hint.dismiss': { actions: 'dismissHint' },
    'field.leave': { guard: 'isTyping', actions: 'endTyping' },
  },
  states: {
    none: { always: { guard: 'hasItems', target: 'some' } },
    some: {
      always: { guard: 'hasNoItems', target: 'none' },
      on: {
        'items.select': { actions: 'selectItem' },
        'items.selectRange': { actions: 'selectRange' },
        'items.selectAll': { actions: 'selectAllItems' },
        'items.clearSelection': { guard: 'hasSelection', actions: 'clearSelection' },
        'items.announceCopied': { guard: 'hasSelection', actions: 'announceCopied' },
        'collapse.toggle': { actions: 'toggleCollapse' },
        'collapse.all': { actions: 'collapseAll' },
        'collapse.none': { actions: 'expandAll' },
      },
    },
  },
});

/** The bar that finds and replaces. A match is shown while the focus stays in the bar. */
export const finding = editorSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'find.open': { target: 'open', actions: 'requestFind' } } },
    open: {
      on: {
        'find.open': { actions: 'requestFind' },
        'find.close': { target: 'closed', actions: 'rememberSearch' },
      },
    },
  },
  on: {
    'match.reveal': { actions: 'revealMatch' },
    'texts.replace': [
      { guard: 'cannotReplaceTexts', actions: 'replaceTexts', description: 'refused' },
      { actions: 'replaceTexts' },
    ],
  },
});
