import { fromCallback, type CallbackActorLogic } from 'xstate';

import type { CallOptions } from '../../../api/client.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import type {
  CroppedFile,
  CropUploadEvent,
} from '../../../machines/shared/upload/crop-upload-machine.ts';
import { startUpload } from './start-upload.ts';

/** Loads the code that opens and draws pictures. */
export const loadCropImage = () => import('./crop-image.ts');

/**
 * What opening and uploading an image needs: the check of its content, the creation of the cropped
 * file, and the call that sends it.
 */
export interface CropActorsOptions<Kept> {
  readonly accepts: (file: File) => Promise<boolean> | boolean;
  readonly make: (part: CroppedFile) => Promise<File>;
  readonly send: (file: File, options: CallOptions) => Promise<Outcome<Kept>>;
}

/** Creates the actors of an image that is opened and cropped in the browser and then uploaded. */
export function createCropActors<Kept>({ accepts, make, send }: CropActorsOptions<Kept>): {
  readonly openPicture: CallbackActorLogic<CropUploadEvent<Kept>, { readonly file: File }>;
  readonly uploadPart: CallbackActorLogic<CropUploadEvent<Kept>, CroppedFile>;
} {
  const open = async (file: File, address: string): Promise<CropUploadEvent<Kept>> => {
    const error = { type: 'picture.unreadable' } as const;
    if (!(await accepts(file))) return error;
    const { openImage, beginsAsPicture } = await loadCropImage();
    try {
      return { type: 'picture.opened', picture: await openImage(file, address) };
    } catch {
      const isPicture = await beginsAsPicture(file);
      return isPicture ? { ...error, error: { key: 'crop.unreadable' } } : error;
    }
  };
  return {
    openPicture: fromCallback(({ input: { file }, sendBack }) => {
      const address = URL.createObjectURL(file);
      open(file, address).then(sendBack, () => {
        sendBack({ type: 'picture.unreadable', error: { key: 'crop.unreadable' } });
      });
      return () => {
        URL.revokeObjectURL(address);
      };
    }),
    uploadPart: fromCallback(({ input, sendBack }) => {
      let stop: (() => void) | null = null;
      let isStopped = false;
      make(input).then(
        (file) => {
          if (!isStopped) stop = startUpload((options) => send(file, options), sendBack);
        },
        () => {
          sendBack({ type: 'upload.sent', outcome: failed({ kind: 'unexpected' }) });
        },
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    }),
  };
}
