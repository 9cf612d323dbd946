import { fromCallback, type CallbackActorLogic } from 'xstate';

import type { CallOptions } from '../../../api/client.ts';
import { failed, type Outcome } from '../../../domain/outcome.ts';
import type {
  CroppedFile,
  CropUploadEvent,
  PictureArea,
} from '../../../machines/shared/upload/crop-upload-machine.ts';
import { startUpload } from './start-upload.ts';

const preservedTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const jpegQuality = 0.92;

/** The maximum size of an image, in pixels. */
export interface MaxImageSize {
  readonly width: number;
  readonly height: number;
}

async function decodeImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Returns an area of an image, or all of it, as a file of the same type, upright and at most
 * `largest`.
 */
export async function cropImage(
  file: File,
  area: PictureArea | null,
  largest: MaxImageSize,
): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = await decodeImage(address);
    const { x, y, width, height } = area ?? {
      x: 0,
      y: 0,
      width: image.naturalWidth,
      height: image.naturalHeight,
    };
    const scale = Math.min(1, largest.width / width, largest.height / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (context !== null) context.imageSmoothingQuality = 'high';
    context?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const type = preservedTypes.has(file.type) ? file.type : 'image/png';
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, jpegQuality);
    });
    if (blob === null) throw new Error('the picture could not be drawn');
    return new File([blob], file.name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * What opening and uploading an image needs: the check of its content, the creation of the cropped
 * file, and the call that sends it.
 */
export interface CropActorsOptions<Kept> {
  readonly accepts?: (file: File) => Promise<boolean>;
  readonly make: (part: CroppedFile) => Promise<File>;
  readonly send: (file: File, options: CallOptions) => Promise<Outcome<Kept>>;
}

/** Creates the actors of an image that is opened and cropped in the browser and then uploaded. */
export function createCropActors<Kept>({
  accepts = () => Promise.resolve(true),
  make,
  send,
}: CropActorsOptions<Kept>): {
  readonly openPicture: CallbackActorLogic<CropUploadEvent<Kept>, { readonly file: File }>;
  readonly uploadPart: CallbackActorLogic<CropUploadEvent<Kept>, CroppedFile>;
} {
  const measureImage = async (file: File, address: string) => {
    if (!(await accepts(file))) throw new Error('this is another kind of file');
    const { naturalWidth, naturalHeight } = await decodeImage(address);
    return { address, width: naturalWidth, height: naturalHeight };
  };
  return {
    openPicture: fromCallback(({ input: { file }, sendBack }) => {
      const address = URL.createObjectURL(file);
      measureImage(file, address).then(
        (picture) => {
          sendBack({ type: 'picture.opened', picture });
        },
        () => {
          sendBack({ type: 'picture.unreadable' });
        },
      );
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
