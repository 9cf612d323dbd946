import { compileMessages } from '../../compile-messages.ts';

/** Error messages of the server about a quiz. */
export const quizErrors = compileMessages({
  noSuchSubject: 'This subject does not exist.',
  noSuchArticle: 'This article does not exist.',
  foreignActivity: 'This activity is not part of the quiz any more.',
  repeatedActivity: 'This activity is listed twice.',
  foreignItem: 'This question or video is not part of the quiz any more.',
  repeatedItem: 'This question or video is listed twice.',
  emptyQuestion: 'Question title should not be empty',
  badImage: 'Error add image',
  notYours: 'You cannot change this quiz. You can make a copy and change that.',
  isProcessing: 'This quiz is being processed and cannot be changed now.',
  notReadyToExport: 'This quiz is being processed and cannot be downloaded now.',
  notReadyToCopy: 'This quiz is being processed and cannot be copied now.',
  onlyImages: 'You could only upload images',
});
