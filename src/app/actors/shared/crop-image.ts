import type { OpenedPicture } from '../../../machines/shared/upload/crop-upload-machine.ts';
import { drawPart, type DrawTask } from './draw-part.ts';

/**
 * Whether a picture moves: an APNG (its control chunk stands before the data, PNG 11.3.6), a WebP
 * with that flag (RFC 9649, 2.7.1), or a GIF with a delay (GIF89a, 23) for more than one picture.
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (text.startsWith('GIF8')) {
    const delays = text.split('!\u00f9\u0004').slice(1);
    return delays.filter((rest) => rest[4] === '\0').length > 1;
  }
  if (text.startsWith('RIFF'))
    return text.slice(12, 16) === 'VP8X' && (text.charCodeAt(20) & 2) !== 0;
  const control = text.indexOf('acTL');
  return text.startsWith('PNG', 1) && control !== -1 && control < text.indexOf('IDAT');
}

/** Whether a file begins as pictures do, also those that this browser cannot read, such as HEIC. */
export async function beginsAsPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF|BM|II\*\0|MM\0\*|[^]{4}ftyp)/.test(head);
}

async function decodeImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Opens the picture in a file that has this address. Throws when the browser cannot read it. */
export async function openImage(file: File, address: string): Promise<OpenedPicture> {
  const { naturalWidth, naturalHeight } = await decodeImage(address);
  return {
    address,
    width: naturalWidth,
    height: naturalHeight,
    isAnimated: isAnimated(new Uint8Array(await file.arrayBuffer())),
  };
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return {
    context: canvas.getContext('2d'),
    toBlob: (type: string, quality: number) =>
      new Promise<Blob>((resolve, reject) => {
        canvas.toBlob(
          (blob) => {
            if (blob === null) reject(new Error('the picture could not be drawn'));
            else resolve(blob);
          },
          type,
          quality,
        );
      }),
  };
}

/** Draws in the page, where there is no canvas for workers, or no decoder, as for SVG. */
async function drawInPage(task: DrawTask): Promise<Blob> {
  const address = URL.createObjectURL(task.file);
  try {
    const image = await decodeImage(address);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    return await drawPart(task, image, size, createCanvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws in a worker, so that a large picture does not block the page. Null when it cannot. */
function drawInWorker(task: DrawTask): Promise<Blob | null> {
  const worker = new Worker(new URL('draw-part.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
      resolve(data);
    });
    worker.addEventListener('error', () => {
      resolve(null);
    });
    worker.postMessage(task);
  }).finally(() => {
    worker.terminate();
  });
}

/** Returns an area of an image, or all of it, as a file of the same type, upright and reduced. */
export async function cropImage(task: DrawTask): Promise<File> {
  const blob = (await drawInWorker(task)) ?? (await drawInPage(task));
  return new File([blob], task.file.name, { type: blob.type });
}
