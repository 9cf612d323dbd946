import { fromCallback } from 'xstate';

import type { Call, CallOptions } from '../../api/client.ts';
import { uploadSponsorLogo, uploadSponsorVideo } from '../../api/contract/sponsors.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import { beginsAsPng, logoLimits, pngSignatureBytes } from '../../domain/sponsors/files.ts';
import type { KeptImage } from '../../machines/shared/image-upload-machine.ts';
import type { UploadEvent } from '../../machines/shared/upload-machine.ts';
import { logoCropMachine } from '../../machines/sponsors/logo-crop-machine.ts';
import { sponsorLogoMachine } from '../../machines/sponsors/sponsor-logo-machine.ts';
import { sponsorVideoMachine } from '../../machines/sponsors/sponsor-video-machine.ts';
import { cropActors, drawn } from './cropped-picture.ts';
import { startUpload } from './start-upload.ts';

const kept = (address: string | null): Outcome<KeptImage> =>
  address === null ? failed({ kind: 'unexpected' }) : succeeded({ address });

async function sendVideo(
  call: Call,
  id: number,
  file: File,
  options: CallOptions,
): Promise<Outcome<KeptImage>> {
  const answer = await call(uploadSponsorVideo, { params: { id }, body: { file } }, options);
  return answer.ok ? kept(answer.value.content.videoUrl) : answer;
}

async function sendLogo(
  call: Call,
  id: number,
  file: File,
  options: CallOptions,
): Promise<Outcome<KeptImage>> {
  const answer = await call(uploadSponsorLogo, { params: { id }, body: { file } }, options);
  return answer.ok ? kept(answer.value.content.logoUrl) : answer;
}

/** The upload of a sponsor's video (API-111). */
export const suppliedSponsorVideo = (call: Call, id: number): typeof sponsorVideoMachine =>
  sponsorVideoMachine.provide({
    actors: {
      upload: fromCallback<UploadEvent<KeptImage>, { readonly file: File }>(
        ({ input: { file }, sendBack }) =>
          startUpload((options) => sendVideo(call, id, file, options), sendBack),
      ),
    },
  });

/** The logo of a sponsor: a PNG by its content, cropped in the browser to 150 by 50 pixels at most, uploaded as PNG (API-112, SPON-41, SPON-42). */
export const suppliedSponsorLogo = (call: Call, id: number): typeof sponsorLogoMachine =>
  sponsorLogoMachine.provide({
    actors: {
      cropLogo: logoCropMachine.provide({
        actors: cropActors({
          accepts: async (file) =>
            beginsAsPng(new Uint8Array(await file.slice(0, pngSignatureBytes).arrayBuffer())),
          make: ({ file, area }) => drawn(file, area, logoLimits),
          send: (file, options) => sendLogo(call, id, file, options),
        }),
      }),
    },
  });
