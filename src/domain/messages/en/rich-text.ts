import { compileMessages } from '../compile-messages.ts';

/** Texts of rich text outside of its editor. */
export const richText = compileMessages({
  turnOn: 'Rich text',
  turnOnFor: 'Rich text for {field}',
  notLoaded:
    'The rich text editor could not be loaded. Your work is safe: try again when you are online.',
  notLoadedHere: 'The rich text editor could not be loaded. Reload the page to edit this text.',
  picture: 'Picture',
  uploadPart: '{percent} %',
  onlyImages: 'You could only upload images',
  uploadFailed: 'The picture could not be uploaded.',
  uploadOffline: 'The server cannot be reached, so the picture was not uploaded.',
});
