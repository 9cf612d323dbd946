import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { failed, succeeded, type Failure } from '../../../src/domain/outcome.ts';
import type { UploadEvent } from '../../../src/machines/shared/upload/upload-machine.ts';
import { sponsorVideoMachine } from '../../../src/machines/sponsors/sponsor-video-machine.ts';

interface Kept {
  readonly address: string;
}

describe('the video of a sponsor', () => {
  function startVideo() {
    const reports: ((event: UploadEvent<Kept>) => void)[] = [];
    const stopped: number[] = [];
    const video = createActor(
      sponsorVideoMachine.provide({
        actors: {
          upload: fromCallback<UploadEvent<Kept>, { readonly file: File }>(({ sendBack }) => {
            reports.push(sendBack);
            return () => {
              stopped.push(reports.length);
            };
          }),
        },
      }),
    ).start();
    const emitted: unknown[] = [];
    for (const type of ['notice', 'unsavedWork'] as const)
      video.on(type, (event) => {
        emitted.push(event);
      });
    return { video, reports, stopped, emitted };
  }
  const mp4 = (size = 1): File => new File([new Uint8Array(size)], 'a.mp4', { type: 'video/mp4' });

  test.each([
    [new File(['x'], 'a.webm', { type: 'video/webm' }), { key: 'sponsors.videoWrongType' }],
    [mp4(2 * 1024 * 1024 + 1), { key: 'common.fileTooLarge', values: { limit: 2 } }],
  ])('SPON-36 SPON-37 %s is refused at once', (file, complaint) => {
    const { video, reports } = startVideo();
    video.send({ type: 'upload.choose', files: [file] });
    expect([reports.length, video.getSnapshot().context.error]).toEqual([0, complaint]);
  });

  test('ERR-43 a stored video is announced and shown; an upload in progress is unsaved work', () => {
    const { video, reports, emitted } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    reports[0]?.({ type: 'upload.sent', outcome: succeeded({ address: '/files/a.mp4' }) });
    expect(video.getSnapshot().context).toEqual({
      files: [],
      progress: 0,
      error: null,
      stored: { address: '/files/a.mp4' },
    });
    expect(emitted).toEqual(
      expect.arrayContaining([
        { type: 'unsavedWork', isUnsaved: true },
        { type: 'unsavedWork', isUnsaved: false },
        {
          type: 'notice',
          notice: { severity: 'success', message: { key: 'sponsors.videoUploaded' } },
        },
      ]),
    );
  });

  test.each<[Failure, object]>([
    [
      {
        kind: 'invalid',
        message: { text: 'Some values are not valid.' },
        errors: { file: [{ text: 'Invalid file type. Accepted format: mp4.' }] },
      },
      { text: 'Invalid file type. Accepted format: mp4.' },
    ],
    [{ kind: 'refused', message: { text: 'Not now.' } }, { text: 'Not now.' }],
    [{ kind: 'unexpected' }, { key: 'sponsors.videoFailed' }],
  ])('ERR-43 a failure %j shows what the server says', (failure, message) => {
    const { video, reports, emitted } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    reports[0]?.({ type: 'upload.sent', outcome: failed(failure) });
    expect(video.getSnapshot().context.error).toEqual(message);
    expect(emitted).toContainEqual({ type: 'notice', notice: { severity: 'error', message } });
  });

  test('SPON-16 a stopped upload is aborted and keeps the previous video', () => {
    const { video, stopped } = startVideo();
    video.send({ type: 'upload.choose', files: [mp4()] });
    video.send({ type: 'upload.cancel' });
    expect([stopped, video.getSnapshot().context]).toEqual([
      [1],
      { files: [], progress: 0, error: null, stored: null },
    ]);
  });
});
