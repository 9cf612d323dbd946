import { uploadComplaint } from '../../domain/sponsors/upload-complaint.ts';
import { createCropUploadMachine } from '../shared/crop-upload-machine.ts';
import type { KeptImage } from '../shared/image-upload-machine.ts';

/** The crop and upload of one logo (SPON-18, SPON-41); a failure is told to the logo's machine. Supply `openPicture` and `uploadPart`. */
export const logoCropMachine = createCropUploadMachine<object, KeptImage>({
  id: 'logoCrop',
  unreadable: { key: 'sponsors.logoWrongType' },
  complaint: (failure) => uploadComplaint(failure, { key: 'sponsors.logoFailed' }),
  tellParent: (_, complaint) => ({ type: 'logo.failed', complaint }),
});
