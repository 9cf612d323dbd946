import { fromCallback } from 'xstate';

import type { Call, CallOptions } from '../../../api/client.ts';
import { uploadSponsorLogo, uploadSponsorVideo } from '../../../api/contract/sponsors.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  hasPngSignature,
  logoLimits,
  pngSignatureLength,
} from '../../../domain/sponsors/sponsor-files.ts';
import type { StoredImage } from '../../../machines/shared/upload/image-upload-machine.ts';
import type { UploadEvent } from '../../../machines/shared/upload/upload-machine.ts';
import {
  logoCropMachine,
  sponsorLogoMachine,
} from '../../../machines/sponsors/sponsor-logo-machine.ts';
import { sponsorVideoMachine } from '../../../machines/sponsors/sponsor-video-machine.ts';
import { createCropActors, loadCropImage } from '../shared/cropped-image.ts';
import { startUpload } from '../shared/start-upload.ts';

const toStoredImage = (address: string | null): Outcome<StoredImage> =>
  address === null ? failed({ kind: 'unexpected' }) : succeeded({ address });

async function sendVideo(
  call: Call,
  id: number,
  file: File,
  options: CallOptions,
): Promise<Outcome<StoredImage>> {
  const response = await call(uploadSponsorVideo, { params: { id }, body: { file } }, options);
  return response.ok ? toStoredImage(response.value.content.videoUrl) : response;
}

async function sendLogo(
  call: Call,
  id: number,
  file: File,
  options: CallOptions,
): Promise<Outcome<StoredImage>> {
  const response = await call(uploadSponsorLogo, { params: { id }, body: { file } }, options);
  return response.ok ? toStoredImage(response.value.content.logoUrl) : response;
}

/** Provides the upload of a sponsor's video (API-111). */
export const provideSponsorVideo = (call: Call, id: number): typeof sponsorVideoMachine =>
  sponsorVideoMachine.provide({
    actors: {
      upload: fromCallback<UploadEvent<StoredImage>, { readonly file: File }>(
        ({ input: { file }, sendBack }) =>
          startUpload((options) => sendVideo(call, id, file, options), sendBack),
      ),
    },
  });

/**
 * Provides the logo of a sponsor: a PNG by its content, cropped in the browser to 150 by 50 pixels
 * at most, or sent whole if it is as small, uploaded as PNG (API-112, SPON-41, SPON-42).
 */
export const provideSponsorLogo = (call: Call, id: number): typeof sponsorLogoMachine =>
  sponsorLogoMachine.provide({
    actors: {
      cropLogo: logoCropMachine.provide({
        actors: createCropActors({
          accepts: async (file) =>
            hasPngSignature(new Uint8Array(await file.slice(0, pngSignatureLength).arrayBuffer())),
          make: async (part) => (await loadCropImage()).cropImage({ ...part, largest: logoLimits }),
          send: (file, options) => sendLogo(call, id, file, options),
        }),
      }),
    },
  });
