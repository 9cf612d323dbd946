import { createRecycleBinMachine } from '../shared/list/recycle-bin-machine.ts';

/**
 * Announces imports, deleted groups and pasted blocks of translations, and undoes one when its
 * notification's action is pressed, as the recycle bin does with deleted rows. Provide
 * `perform`.
 */
export const translationUndoMachine = createRecycleBinMachine({
  id: 'translationUndo',
  messages: {
    getDeleted: (count) => ({ key: 'translations.blockStored', values: { count } }),
    restored: 'translations.undone',
    notRestored: 'translations.notUndone',
    tryLater: 'translations.tryLater',
    undo: 'translations.undo',
  },
});
