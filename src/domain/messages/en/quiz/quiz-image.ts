import { compileMessages } from '../../compile-messages.ts';

/** Texts of the image of a question. */
export const quizImage = compileMessages({
  add: 'Add image',
  replace: 'Replace',
  remove: 'Remove image',
  of: 'Image of question {number}',
  added: 'The image was added to question {number}.',
  failed: 'Error add image',
  cropTitle: 'Crop image',
  describe: 'Describe the image for people who cannot see it',
});
