import { describe, expect, it } from 'vitest';

import {
  getUploadError,
  type DocumentUploadEvent,
} from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import { createFile, startQueue } from './running-uploads.ts';

const document = (fileName: string) =>
  ({
    type: 'upload.sent',
    outcome: { ok: true, value: { id: 1, fileName } },
  }) as unknown as DocumentUploadEvent;
const offline: DocumentUploadEvent = {
  type: 'upload.sent',
  outcome: { ok: false, failure: { kind: 'offline' } },
};
type Queue = ReturnType<typeof startQueue>['queue'];
const describeUploads = (queue: Queue) =>
  queue
    .getSnapshot()
    .context.uploads.map((upload) => [
      upload.getSnapshot().context.file.name,
      upload.getSnapshot().value,
    ]);

describe('the uploads of documents', () => {
  it('DOC-02 sends two files at a time, stores them, and begins the next', () => {
    const { queue, requests, stored, unsaved } = startQueue();
    queue.send({
      type: 'documents.add',
      files: ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => createFile(name)),
    });
    expect(describeUploads(queue)).toEqual([
      ['a.pdf', 'sending'],
      ['b.pdf', 'sending'],
      ['c.pdf', 'waiting'],
    ]);
    requests[0]?.report(document('a.pdf'));
    expect(describeUploads(queue)).toEqual([
      ['b.pdf', 'sending'],
      ['c.pdf', 'sending'],
    ]);
    requests[1]?.report(document('b.pdf'));
    requests[2]?.report(document('c.pdf'));
    expect([stored, describeUploads(queue), unsaved]).toEqual([
      ['a.pdf', 'b.pdf', 'c.pdf'],
      [],
      [true, false],
    ]);
  });

  it('DOC-02 refuses what its name or size refuses without sending it', () => {
    const { queue, requests } = startQueue();
    queue.send({
      type: 'documents.add',
      files: [createFile('a.docm'), createFile('b.pdf', 21 * 1_048_576), createFile('c.exe')],
    });
    const errors = queue
      .getSnapshot()
      .context.uploads.map((upload) => getUploadError(upload.getSnapshot().context));
    expect([requests.length, errors]).toEqual([
      0,
      [
        { key: 'documentRefusals.macros', values: { extension: 'docx' } },
        { key: 'documentRefusals.tooLarge', values: { size: '21.0 MB', limit: 20 } },
        { key: 'documentRefusals.wrongKind' },
      ],
    ]);
  });

  it('DOC-02 DOC-03 a cancel aborts the request, and cancelling all aborts every one', () => {
    const { queue, requests } = startQueue();
    queue.send({ type: 'documents.add', files: [createFile('a.pdf'), createFile('b.pdf')] });
    queue.getSnapshot().context.uploads[0]?.send({ type: 'upload.cancel' });
    expect(requests.map(({ isAborted }) => isAborted)).toEqual([true, false]);
    expect(describeUploads(queue)).toEqual([['b.pdf', 'sending']]);
    queue.send({ type: 'documents.cancelAll' });
    expect([requests.map(({ isAborted }) => isAborted), describeUploads(queue)]).toEqual([
      [true, true],
      [],
    ]);
  });

  it('DOC-02 a dropped connection says where, and can be tried again; a refusal cannot', () => {
    const { queue, requests } = startQueue();
    queue.send({ type: 'documents.add', files: [createFile('a.pdf'), createFile('b.pdf')] });
    requests[0]?.report({ type: 'upload.progress', progress: 0.4, at: 100 });
    requests[0]?.report(offline);
    requests[1]?.report({
      type: 'upload.sent',
      outcome: {
        ok: false,
        failure: { kind: 'invalid', message: { text: 'It is damaged.' }, errors: {} },
      },
    });
    const [dropped, refused] = queue.getSnapshot().context.uploads;
    expect(
      [dropped, refused].map((upload) => upload && getUploadError(upload.getSnapshot().context)),
    ).toEqual([
      { key: 'documents.connectionDropped', values: { percent: 40 } },
      { text: 'It is damaged.' },
    ]);
    expect(
      [dropped, refused].map((upload) => upload?.getSnapshot().can({ type: 'upload.retry' })),
    ).toEqual([true, false]);
    dropped?.send({ type: 'upload.retry' });
    expect(describeUploads(queue)).toEqual([
      ['a.pdf', 'sending'],
      ['b.pdf', 'failed'],
    ]);
  });

  it('DOC-02 pauses while the connection is lost and begins again afterwards', () => {
    const { queue, requests } = startQueue();
    queue.send({ type: 'documents.add', files: [createFile('a.pdf')] });
    queue.send({ type: 'connection.lost' });
    queue.send({ type: 'documents.add', files: [createFile('b.pdf')] });
    expect([requests.map(({ isAborted }) => isAborted), describeUploads(queue)]).toEqual([
      [true],
      [
        ['a.pdf', 'paused'],
        ['b.pdf', 'paused'],
      ],
    ]);
    queue.send({ type: 'connection.restored' });
    expect([requests.length, describeUploads(queue)]).toEqual([
      3,
      [
        ['a.pdf', 'sending'],
        ['b.pdf', 'sending'],
      ],
    ]);
  });
});
