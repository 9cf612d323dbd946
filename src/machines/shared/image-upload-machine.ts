import type { Message } from '../../domain/notice.ts';
import type { Failure } from '../../domain/outcome.ts';
import { createUploadMachine, type UploadEvent, type UploadReport } from './upload-machine.ts';

/** Where the server keeps a picture. */
export interface KeptImage {
  readonly address: string;
}

/** What an upload of a picture tells. */
export type ImageUploadReport = UploadReport<KeptImage>;

/** What happens to an uploader of pictures. */
export type ImageUploadEvent = UploadEvent<KeptImage>;

/** Why a picture could not be uploaded, in words. */
function complaint(failure: Failure): Message {
  if (failure.kind === 'offline') return { key: 'richText.uploadOffline' };
  const message = 'message' in failure ? failure.message : undefined;
  return failure.kind === 'invalid' && message !== undefined
    ? { text: message }
    : { key: 'richText.uploadFailed' };
}

/** Uploads pictures (API-044, QVAL-34); files that do not call themselves pictures are refused at once. Supply `upload`. */
export const imageUploadMachine = createUploadMachine<KeptImage>({
  id: 'imageUpload',
  faultOf: ({ type }) => (type.startsWith('image/') ? null : { key: 'richText.onlyImages' }),
  complaint,
});
