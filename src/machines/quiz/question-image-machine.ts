import type { Key } from '../../domain/quiz/draft.ts';
import { createCropUploadMachine } from '../shared/crop-upload-machine.ts';
import type { KeptImage } from '../shared/image-upload-machine.ts';

/** Which question an image is for. */
export interface ImageSubject {
  readonly item: Key;
}

/** An uploaded image and its question. */
export type UploadedImage = ImageSubject & KeptImage;

/** A new image of a question (QED-56); a failure says 'Error add image' (QVAL-35) and tells the editor. Supply `openPicture` and `uploadPart`. */
export const questionImageMachine = createCropUploadMachine<ImageSubject, KeptImage>({
  id: 'questionImage',
  unreadable: { key: 'richText.onlyImages' },
  complaint: () => ({ key: 'quizImage.failed' }),
  tellParent: ({ item }) => ({ type: 'questionImage.failed', item }),
});
