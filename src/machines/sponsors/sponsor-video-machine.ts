import type { ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/notice.ts';
import { videoFault } from '../../domain/sponsors/files.ts';
import { uploadComplaint } from '../../domain/sponsors/upload-complaint.ts';
import type { KeptImage } from '../shared/image-upload-machine.ts';
import { createUploadMachine } from '../shared/upload-machine.ts';

const failedMessage: Message = { key: 'sponsors.videoFailed' };

/** The upload of a sponsor's preroll video with its messages (SPON-16, SPON-36, SPON-37, SPON-53). Supply `upload`. */
export const sponsorVideoMachine = createUploadMachine<KeptImage>({
  id: 'sponsorVideo',
  faultOf: videoFault,
  complaint: (failure) => uploadComplaint(failure, failedMessage),
  announce: (outcome) => [
    {
      type: 'notice',
      notice: outcome.ok
        ? { severity: 'success', message: { key: 'sponsors.videoUploaded' } }
        : { severity: 'error', message: uploadComplaint(outcome.failure, failedMessage) },
    },
  ],
});

/** A running upload of a video. */
export type SponsorVideoRef = ActorRefFrom<typeof sponsorVideoMachine>;
