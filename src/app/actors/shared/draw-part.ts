import type { PictureArea } from '../../../machines/shared/upload/crop-upload-machine.ts';

/** The maximum size of an image, in pixels. */
export interface MaxImageSize {
  readonly width: number;
  readonly height: number;
}

/** An area of an image, or all of it, and the size to which it is reduced if it is larger. */
export interface DrawTask {
  readonly file: File;
  readonly area: PictureArea | null;
  readonly largest: MaxImageSize;
}

/** A canvas of the page or of a worker. */
interface Canvas {
  readonly context: (CanvasDrawImage & CanvasImageSmoothing) | null;
  readonly toBlob: (type: string, quality: number) => Promise<Blob>;
}

const preservedTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const jpegQuality = 0.92;

/**
 * Returns the part of a decoded image as a picture of the same type as its file. A whole image that
 * is small enough is returned as it is, so that an animated one goes on moving.
 */
export async function drawPart(
  { file, area, largest }: DrawTask,
  source: CanvasImageSource,
  size: MaxImageSize,
  createCanvas: (width: number, height: number) => Canvas,
): Promise<Blob> {
  const { x, y, width, height } = area ?? { x: 0, y: 0, ...size };
  const scale = Math.min(1, largest.width / width, largest.height / height);
  const type = preservedTypes.has(file.type) ? file.type : 'image/png';
  if (area === null && scale === 1 && type === file.type) return file;
  const drawnWidth = Math.max(1, Math.round(width * scale));
  const drawnHeight = Math.max(1, Math.round(height * scale));
  const { context, toBlob } = createCanvas(drawnWidth, drawnHeight);
  if (context === null) throw new Error('the picture could not be drawn');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, drawnWidth, drawnHeight);
  return toBlob(type, jpegQuality);
}
