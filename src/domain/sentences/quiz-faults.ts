/** What the server says of a quiz that names rows which are not there, or shows nothing. */
export const quizFaultSentences = {
  noSuchSubject: 'This subject does not exist.',
  noSuchArticle: 'This article does not exist.',
  foreignActivity: 'This activity is not part of the quiz any more.',
  repeatedActivity: 'This activity stands here twice.',
  foreignItem: 'This question or video is not part of the quiz any more.',
  repeatedItem: 'This question or video stands here twice.',
  emptyQuestion: 'Question title should not be empty',
  badImage: 'Error add image',
  notYours: 'This quiz is not yours to change. A copy of it would be.',
  isProcessing: 'This quiz is being processed and cannot be changed now.',
  notReadyToExport: 'This quiz is being processed and cannot be downloaded now.',
  onlyImages: 'You could only upload images',
} as const;
