import { fromCallback } from 'xstate';

import type { Call, CallOptions } from '../../api/client.ts';
import { uploadImage } from '../../api/contract/uploads.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  imageUploadMachine,
  type ImageUploadEvent,
  type KeptImage,
} from '../../machines/shared/image-upload-machine.ts';
import { startUpload } from './start-upload.ts';

/** Sends `file` as a picture; the outcome is where it is kept. */
export async function sendImage(
  call: Call,
  file: File,
  options: CallOptions,
): Promise<Outcome<KeptImage>> {
  const answer = await call(uploadImage, { body: { file } }, options);
  return answer.ok ? succeeded({ address: answer.value.content.url }) : answer;
}

/** The uploader of pictures in texts (API-044). */
export const suppliedImageUpload = (call: Call): typeof imageUploadMachine =>
  imageUploadMachine.provide({
    actors: {
      upload: fromCallback<ImageUploadEvent, { readonly file: File }>(
        ({ input: { file }, sendBack }) =>
          startUpload((options) => sendImage(call, file, options), sendBack),
      ),
    },
  });
