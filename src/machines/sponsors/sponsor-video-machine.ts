import type { ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { findVideoError } from '../../domain/sponsors/sponsor-files.ts';
import { getUploadErrorMessage } from '../../domain/sponsors/upload-error-message.ts';
import type { StoredImage } from '../shared/upload/image-upload-machine.ts';
import { createUploadMachine } from '../shared/upload/upload-machine.ts';

const failedMessage: Message = { key: 'sponsors.videoFailed' };

/**
 * Uploads a sponsor's preroll video, with its notices (SPON-16, SPON-36, SPON-37, SPON-53). Provide
 * `upload`.
 */
export const sponsorVideoMachine = createUploadMachine<StoredImage>({
  id: 'sponsorVideo',
  validate: findVideoError,
  toErrorMessage: (failure) => getUploadErrorMessage(failure, failedMessage),
  onFinished: (outcome) => [
    {
      type: 'notice',
      notice: outcome.ok
        ? { severity: 'success', message: { key: 'sponsors.videoUploaded' } }
        : { severity: 'error', message: getUploadErrorMessage(outcome.failure, failedMessage) },
    },
  ],
});

/** A running upload of a video. */
export type SponsorVideoRef = ActorRefFrom<typeof sponsorVideoMachine>;
