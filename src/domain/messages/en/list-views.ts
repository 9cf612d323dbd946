import { compileMessages } from '../compile-messages.ts';

/** Texts of saved views of lists, and of their columns. */
export const listViews = compileMessages({
  views: 'Views',
  all: 'All',
  save: 'Save view',
  tooMany: 'A list has at most {count} views. Delete one first.',
  edited: 'edited',
  actions: 'Actions for the view {name}',
  saveChanges: 'Save changes',
  rename: 'Rename',
  makeDefault: 'Set as default',
  noDefault: 'Remove as default',
  copyLink: 'Copy link',
  remove: 'Delete view',
  name: 'Name of the view',
  nameRequired: 'A view needs a name.',
  nameTaken: 'Another view has this name.',
  isDefault: 'Open the list with this view',
});
