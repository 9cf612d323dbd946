import { fromCallback } from 'xstate';

import type { Call } from '../../api/client.ts';
import { uploadImage } from '../../api/contract/uploads.ts';
import { succeeded } from '../../domain/outcome.ts';
import { imageUploadMachine, type ImageUploadEvent, type ImageUploadReport } from '../../machines/shared/image-upload-machine.ts';

/** Sends `file` as a picture and reports its progress and its address; the answer stops it. */
export function startImageUpload(call: Call, file: File, report: (event: ImageUploadReport) => void): () => void {
  const ending = new AbortController();
  const sent = call(uploadImage, { body: { file } }, { signal: ending.signal, onProgress: (part) => { report({ type: 'image.progress', part }); } });
  sent.then(
    (answer) => { report({ type: 'image.sent', outcome: answer.ok ? succeeded({ address: answer.value.content.url }) : answer }); },
    () => { /* it was stopped */ },
  );
  return () => { ending.abort(); };
}

/** The uploader of pictures in texts (API-044). */
export const suppliedImageUpload = (call: Call): typeof imageUploadMachine => imageUploadMachine.provide({
  actors: { uploadImage: fromCallback<ImageUploadEvent, { readonly file: File }>(({ input, sendBack }) => startImageUpload(call, input.file, sendBack)) },
});
