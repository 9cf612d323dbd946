import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import {
  imageUploadMachine,
  type ImageUploadEvent,
  type ImageUploadReport,
} from '../../../../src/machines/shared/upload/image-upload-machine.ts';

const png = (name: string): File => new File(['x'], name, { type: 'image/png' });

function startUploader() {
  const sent: { name: string; report: (event: ImageUploadReport) => void; isStopped: boolean }[] =
    [];
  const upload = fromCallback<ImageUploadEvent, { readonly file: File }>(({ input, sendBack }) => {
    const sending = { name: input.file.name, report: sendBack, isStopped: false };
    sent.push(sending);
    return () => {
      sending.isStopped = true;
    };
  });
  const actor = createActor(imageUploadMachine.provide({ actors: { upload } })).start();
  const addresses: string[] = [];
  actor.on('uploaded', ({ stored: { address } }) => {
    addresses.push(address);
  });
  return { actor, sent, addresses };
}

it('QVAL-34 files that are not images are refused before an upload', () => {
  const { actor, sent } = startUploader();
  actor.send({
    type: 'upload.choose',
    files: [png('a.png'), new File(['x'], 'notes.txt', { type: 'text/plain' })],
  });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error, sent.length]).toEqual([
    'idle',
    { key: 'richText.onlyImages' },
    0,
  ]);
  actor.send({ type: 'upload.dismiss' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

it('QVAL-34 the server judges a file whose type the browser does not know, such as a HEIC photo', () => {
  const { actor, sent } = startUploader();
  actor.send({ type: 'upload.choose', files: [new File(['x'], 'IMG_1.HEIC')] });
  expect(sent.map(({ name }) => name)).toEqual(['IMG_1.HEIC']);
});

it('API-044 images are uploaded one after the other and return their addresses', () => {
  const { actor, sent, addresses } = startUploader();
  actor.send({ type: 'upload.choose', files: [png('a.png'), png('b.png')] });
  expect(sent.map(({ name }) => name)).toEqual(['a.png']);
  sent[0]?.report({ type: 'upload.progress', progress: 0.5 });
  expect(actor.getSnapshot().context.progress).toBe(0.5);
  sent[0]?.report({ type: 'upload.sent', outcome: succeeded({ address: '/files/a.png' }) });
  sent[1]?.report({ type: 'upload.sent', outcome: succeeded({ address: '/files/b.png' }) });
  expect([sent.map(({ name }) => name), addresses, actor.getSnapshot().value]).toEqual([
    ['a.png', 'b.png'],
    ['/files/a.png', '/files/b.png'],
    'idle',
  ]);
});

it.each([
  [
    { kind: 'invalid', message: { text: 'You could only upload images' }, errors: {} },
    { text: 'You could only upload images' },
  ],
  [{ kind: 'offline' }, { key: 'richText.uploadOffline' }],
  [{ kind: 'unexpected', status: 500 }, { key: 'richText.uploadFailed' }],
] as const)(
  'QVAL-34 an upload that fails with %j says why and can be tried again',
  (failure, complaint) => {
    const { actor, sent, addresses } = startUploader();
    actor.send({ type: 'upload.choose', files: [png('a.png'), png('b.png')] });
    sent[0]?.report({ type: 'upload.sent', outcome: failed(failure) });
    expect([actor.getSnapshot().value, actor.getSnapshot().context, addresses]).toEqual([
      'idle',
      { files: [], progress: 0, error: complaint, stored: null },
      [],
    ]);
    actor.send({ type: 'upload.choose', files: [png('a.png')] });
    expect(actor.getSnapshot().context.error).toBeNull();
  },
);

it('QVAL-34 a cancelled upload is stopped with all queued uploads', () => {
  const { actor, sent, addresses } = startUploader();
  actor.send({ type: 'upload.choose', files: [png('a.png'), png('b.png')] });
  actor.send({ type: 'upload.cancel' });
  expect([sent.map(({ isStopped }) => isStopped), actor.getSnapshot().value, addresses]).toEqual([
    [true],
    'idle',
    [],
  ]);
});
