import { fromCallback } from 'xstate';

import type { Call } from '../../api/client.ts';
import { failed } from '../../domain/outcome.ts';
import { questionImageMachine, type CroppedFile, type PictureArea, type QuestionImageEvent } from '../../machines/quiz/question-image-machine.ts';
import { startImageUpload } from './image-upload.ts';

const longestSide = 4096;
const keptTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const jpegQuality = 0.92;

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The part of a picture as a file of the same type, turned as it is seen; at most 4,096 pixels a side. */
async function cropped(file: File, { x, y, width, height }: PictureArea): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = await decoded(address);
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const type = keptTypes.has(file.type) ? file.type : 'image/png';
    const blob = await new Promise<Blob | null>((resolve) => { canvas.toBlob(resolve, type, jpegQuality); });
    if (blob === null) throw new Error('the picture could not be drawn');
    return new File([blob], file.name, { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const openPicture = fromCallback<QuestionImageEvent, { readonly file: File }>(({ input: { file }, sendBack }) => {
  const address = URL.createObjectURL(file);
  decoded(address).then(
    ({ naturalWidth, naturalHeight }) => { sendBack({ type: 'picture.opened', picture: { address, width: naturalWidth, height: naturalHeight } }); },
    () => { sendBack({ type: 'picture.unreadable' }); },
  );
  return () => { URL.revokeObjectURL(address); };
});

const uploadPart = (call: Call) => fromCallback<QuestionImageEvent, CroppedFile>(({ input: { file, area }, sendBack }) => {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const upload = (ready: File): void => { if (!isStopped) stop = startImageUpload(call, ready, sendBack); };
  if (area === null) upload(file);
  else cropped(file, area).then(upload, () => { sendBack({ type: 'image.sent', outcome: failed({ kind: 'unexpected' }) }); });
  return () => {
    isStopped = true;
    stop?.();
  };
});

/** The image of a question: read and cropped in the browser, uploaded by API-044. */
export const suppliedQuestionImage = (call: Call): typeof questionImageMachine => questionImageMachine.provide({ actors: { openPicture, uploadPart: uploadPart(call) } });
