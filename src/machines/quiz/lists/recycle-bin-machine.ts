import { createRecycleBinMachine } from '../../shared/list/recycle-bin-machine.ts';

/**
 * Announces deleted quizzes (QLST-64) and restores them when the notification's action is pressed.
 * Provide `perform`.
 */
export const quizRecycleBinMachine = createRecycleBinMachine({
  id: 'recycleBin',
  messages: {
    getDeleted: (count) =>
      count === 1
        ? { key: 'quizLists.deleted' }
        : { key: 'quizLists.deletedSeveral', values: { count } },
    getAlreadyGone: (title, count) =>
      count === 1
        ? { key: 'quizLists.alreadyGone', values: { title } }
        : { key: 'quizLists.alreadyGoneSeveral', values: { count } },
    restored: 'quizLists.restored',
    notRestored: 'quizLists.notRestored',
    tryLater: 'quizLists.tryLater',
    undo: 'quizLists.undo',
  },
});
