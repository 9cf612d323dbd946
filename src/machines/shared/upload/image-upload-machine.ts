import type { Message } from '../../../domain/messages/message.ts';
import type { Failure } from '../../../domain/outcome.ts';
import { createUploadMachine, type UploadEvent, type UploadReport } from './upload-machine.ts';

/** The address of a stored image. */
export interface StoredImage {
  readonly address: string;
}

/** The reports of an image upload. */
export type ImageUploadReport = UploadReport<StoredImage>;

/** The events of an image uploader. */
export type ImageUploadEvent = UploadEvent<StoredImage>;

/** Whether a file may be an image. Browsers know no media type of some, such as HEIC photos. */
export const isImageFile = ({ type }: File): boolean => type === '' || type.startsWith('image/');

/** Returns why an image could not be uploaded. */
function toErrorMessage(failure: Failure): Message {
  if (failure.kind === 'offline') return { key: 'richText.uploadOffline' };
  const message = failure.kind === 'invalid' ? failure.message : undefined;
  return message ?? { key: 'richText.uploadFailed' };
}

/**
 * Uploads images (API-044, QVAL-34). Files with another media type are rejected at once.
 * Provide `upload`.
 */
export const imageUploadMachine = createUploadMachine<StoredImage>({
  id: 'imageUpload',
  validate: (file) => (isImageFile(file) ? null : { key: 'richText.onlyImages' }),
  toErrorMessage,
});
