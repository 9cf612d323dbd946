/** What the image of a question says. */
export const quizImage = {
  add: 'Add image',
  replace: 'Replace',
  remove: 'Remove image',
  of: 'Image of question {number}',
  failed: 'Error add image',
  cropTitle: 'Crop image',
} as const;
