import { compileMessages } from '../compile-messages.ts';

/** Texts of the dialog that crops and uploads a picture. */
export const crop = compileMessages({
  hint: 'Drag the picture, or move it with the arrow keys, until the part you want is in the frame.',
  area: 'Picture to crop',
  shape: 'Shape',
  shapeWhole: 'Original',
  shapeSquare: 'Square',
  zoom: 'Zoom',
  zoomed: '{percent} %',
  upload: 'Upload',
  uploading: 'Uploading',
  stop: 'Stop the upload',
  unreadable: 'This browser cannot read the picture. Save it as JPEG or PNG.',
  animated: 'This picture moves. Cropped or reduced, it stands still.',
  reading: 'Reading the picture',
  notLoaded: 'The crop tool could not be loaded. Your work is safe: try again when you are online.',
});
