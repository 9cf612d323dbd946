import { createRecycleBinMachine } from '../../shared/list/recycle-bin-machine.ts';

/**
 * Announces rebuilt quizzes (QIO-22) and brings their earlier content back when the notification's
 * action is pressed (PD-50), as the recycle bin does with deleted ones. Provide `perform`.
 */
export const rebuildUndoMachine = createRecycleBinMachine({
  id: 'rebuildUndo',
  messages: {
    getDeleted: () => ({ key: 'quizRebuild.rebuilt' }),
    restored: 'quizRebuild.undone',
    notRestored: 'quizRebuild.notUndone',
    tryLater: 'quizLists.tryLater',
    undo: 'quizLists.undo',
  },
});
