import { fromCallback } from 'xstate';

import type { Call, CallOptions } from '../../../api/client.ts';
import { uploadImage } from '../../../api/contract/uploads.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  imageUploadMachine,
  type ImageUploadEvent,
  type StoredImage,
} from '../../../machines/shared/upload/image-upload-machine.ts';
import { startUpload } from './start-upload.ts';

/** Uploads `file` as an image and returns its address. */
export async function sendImage(
  call: Call,
  file: File,
  options: CallOptions,
): Promise<Outcome<StoredImage>> {
  const response = await call(uploadImage, { body: { file } }, options);
  return response.ok ? succeeded({ address: response.value.content.url }) : response;
}

/** Provides the uploader of images in texts (API-044). */
export const provideImageUpload = (call: Call): typeof imageUploadMachine =>
  imageUploadMachine.provide({
    actors: {
      upload: fromCallback<ImageUploadEvent, { readonly file: File }>(
        ({ input: { file }, sendBack }) =>
          startUpload((options) => sendImage(call, file, options), sendBack),
      ),
    },
  });
