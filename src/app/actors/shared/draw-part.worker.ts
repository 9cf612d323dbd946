import { drawPart, type DrawTask } from './draw-part.ts';

function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d'),
    toBlob: (type: string, quality: number) => canvas.convertToBlob({ type, quality }),
  };
}

/** Decodes a picture upright. Browsers that do not know the option do so by default. */
const decode = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file));

/** Returns null when the page has to draw the picture itself. */
async function draw(task: DrawTask): Promise<Blob | null> {
  try {
    const bitmap = await decode(task.file);
    return await drawPart(task, bitmap, bitmap, createCanvas);
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<DrawTask>) => {
  draw(data).then(
    (blob) => {
      self.postMessage(blob);
    },
    () => undefined,
  );
});
