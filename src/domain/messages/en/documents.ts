import { compileMessages } from '../compile-messages.ts';

/** Texts about the documents of a class, on the screen and in the server's answers. */
export const documents = compileMessages({
  onlyOwnAdditions: 'Only the owner of the class and who added a document may change it.',
  notStudents: 'These are not students of the class: {emails}.',
  wasCancelled: 'The upload was cancelled.',
});
