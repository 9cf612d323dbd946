import { expect, it } from 'vitest';
import { createActor, createMachine, fromCallback, type ActorRefFrom } from 'xstate';

import { failed, succeeded } from '../../../../../src/domain/outcome.ts';
import { questionImageMachine } from '../../../../../src/machines/quiz/editor/dialogs/question-image-machine.ts';
import type {
  CroppedFile,
  CropUploadEvent,
} from '../../../../../src/machines/shared/upload/crop-upload-machine.ts';
import type { StoredImage } from '../../../../../src/machines/shared/upload/image-upload-machine.ts';

const file = new File(['x'], 'cell.png', { type: 'image/png' });
const picture = { address: 'blob:cell', width: 400, height: 200, isAnimated: false };

function startImage() {
  const outputs: unknown[] = [];
  const parts: (CroppedFile & { stopped: boolean })[] = [];
  const open = { isFreed: false };
  const supplied = questionImageMachine.provide({
    actors: {
      openPicture: fromCallback<CropUploadEvent<StoredImage>, { readonly file: File }>(() => () => {
        open.isFreed = true;
      }),
      uploadPart: fromCallback<CropUploadEvent<StoredImage>, CroppedFile>(({ input }) => {
        const part = { ...input, stopped: false };
        parts.push(part);
        return () => {
          part.stopped = true;
        };
      }),
    },
  });
  const editor = createActor(
    createMachine({
      initial: 'open',
      states: {
        open: {
          invoke: {
            src: supplied,
            id: 'image',
            input: { subject: { item: 'item-1' }, file },
            onDone: {
              target: 'closed',
              actions: ({ event }) => {
                outputs.push(event.output);
              },
            },
          },
          on: {
            close: 'closed',
            '*': {
              actions: ({ event }) => {
                outputs.push(event);
              },
            },
          },
        },
        closed: {},
      },
    }),
  ).start();
  const image = (
    editor.getSnapshot().children as Record<string, ActorRefFrom<typeof questionImageMachine>>
  )['image'];
  if (image === undefined) throw new Error('no image');
  return { editor, image, outputs, parts, open };
}

it('QED-56 a part is cropped and uploaded; the output is its address, and the picture is freed', () => {
  const { image, outputs, parts, open } = startImage();
  image.send({ type: 'picture.opened', picture });
  image.send({ type: 'crop.upload', area: { x: 10, y: 20, width: 100, height: 100 } });
  image.send({ type: 'upload.progress', progress: 0.4 });
  expect([parts[0]?.area, image.getSnapshot().context.progress]).toEqual([
    { x: 10, y: 20, width: 100, height: 100 },
    0.4,
  ]);
  image.send({ type: 'upload.sent', outcome: succeeded({ address: '/files/cell.png' }) });
  expect([outputs, open.isFreed]).toEqual([[{ item: 'item-1', address: '/files/cell.png' }], true]);
});

it('QED-56 uploads the complete picture unchanged', () => {
  const { image, parts } = startImage();
  image.send({ type: 'picture.opened', picture });
  image.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 400, height: 200 } });
  expect(parts).toEqual([{ file, area: null, stopped: false }]);
});

it("QVAL-35 a failed upload shows 'Error add image', notifies the editor, and can be retried", () => {
  const { image, outputs } = startImage();
  image.send({ type: 'picture.opened', picture });
  image.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 50, height: 50 } });
  image.send({ type: 'upload.sent', outcome: failed({ kind: 'offline' }) });
  expect([image.getSnapshot().value, image.getSnapshot().context.error, outputs]).toEqual([
    'cropping',
    { key: 'quizImage.failed' },
    [{ type: 'questionImage.failed', item: 'item-1' }],
  ]);
  image.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 50, height: 50 } });
  expect([image.getSnapshot().value, image.getSnapshot().context.error]).toEqual([
    'uploading',
    null,
  ]);
});

it('QVAL-35 a file that no browser can read is rejected and reported to the editor', () => {
  const { image, outputs } = startImage();
  image.send({ type: 'picture.unreadable' });
  expect([image.getSnapshot().value, image.getSnapshot().context.error, outputs]).toEqual([
    'unreadable',
    { key: 'richText.onlyImages' },
    [{ type: 'questionImage.rejected', error: { key: 'richText.onlyImages' } }],
  ]);
});

it('QVAL-35 a photo that this browser cannot read is not said to be no image', () => {
  const { image, outputs } = startImage();
  image.send({ type: 'picture.unreadable', error: { key: 'crop.unreadable' } });
  expect([image.getSnapshot().context.error, outputs]).toEqual([
    { key: 'crop.unreadable' },
    [{ type: 'questionImage.rejected', error: { key: 'crop.unreadable' } }],
  ]);
});

it('QVAL-35 a picture that the server refuses says why in the dialog', () => {
  const { image } = startImage();
  image.send({ type: 'picture.opened', picture });
  image.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 400, height: 200 } });
  image.send({
    type: 'upload.sent',
    outcome: failed({ kind: 'invalid', message: { text: 'The picture is damaged.' }, errors: {} }),
  });
  expect(image.getSnapshot().context.error).toEqual({ text: 'The picture is damaged.' });
});

it('QED-56 closing the dialog stops the upload and frees the picture', () => {
  const { editor, image, parts, open } = startImage();
  image.send({ type: 'picture.opened', picture });
  image.send({ type: 'crop.upload', area: { x: 0, y: 0, width: 50, height: 50 } });
  editor.send({ type: 'close' });
  expect([parts[0]?.stopped, open.isFreed]).toEqual([true, true]);
});
