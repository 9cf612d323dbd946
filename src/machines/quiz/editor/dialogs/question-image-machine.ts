import type { Key } from '../../../../domain/quiz/draft/draft.ts';
import { createCropUploadMachine } from '../../../shared/upload/crop-upload-machine.ts';
import type { StoredImage } from '../../../shared/upload/image-upload-machine.ts';

/** The question of an image. */
export interface ImageSubject {
  readonly item: Key;
}

/** An uploaded image and its question. */
export type UploadedImage = ImageSubject & StoredImage;

/**
 * Crops and uploads an image of a question (QED-56). A failed upload shows the server's reason or
 * 'Error add image' (QVAL-35) and is sent to the editor, as is a file that is no image. Provide `openPicture` and
 * `uploadPart`.
 */
export const questionImageMachine = createCropUploadMachine<ImageSubject, StoredImage>({
  id: 'questionImage',
  unreadableMessage: { key: 'richText.onlyImages' },
  toErrorMessage: (failure) =>
    (failure.kind === 'invalid' ? failure.message : undefined) ?? { key: 'quizImage.failed' },
  toUnreadableEvent: (error) => ({ type: 'questionImage.rejected', error }),
  toFailedEvent: ({ item }) => ({ type: 'questionImage.failed', item }),
});
