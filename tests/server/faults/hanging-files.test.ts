import { afterAll, beforeAll, expect, it } from 'vitest';

import { drawPicture } from '../../../server/seed/draw-image.ts';
import {
  startHangingBucket,
  toBucketEnvironment,
  type HangingBucket,
} from '../../support/hanging-bucket.ts';
import { poll } from '../../support/poll.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ApiResponse,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

const readRefusal = ({ status, headers, content }: ApiResponse) => [
  status,
  (content as ErrorContent).code,
  headers.get('Retry-After'),
];

describeOnMainDatabase('API-044 the file store hangs', (database) => {
  let bucket: HangingBucket;
  let server: TestServer;
  let caller: TestCaller;
  beforeAll(async () => {
    bucket = await startHangingBucket();
    server = await startTestServer({
      database,
      environment: { ...toBucketEnvironment(bucket.endpoint), DATABASE_POOL_SIZE: '2' },
    });
    caller = await server.as('super');
  });
  afterAll(async () => {
    bucket.close();
    await server.close();
  });

  const upload = (path: string, seed: number, headers = {}): Promise<ApiResponse> => {
    const form = new FormData();
    form.append(
      'file',
      new Blob([drawPicture(seed, 20, 20).slice()], { type: 'image/png' }),
      'a.png',
    );
    return caller.send('POST', path, { raw: form, headers });
  };
  const image = '/api/quiz/upload_image';
  const logo = '/api/admin/sponsor/1/add_file/logo';
  const rename = () =>
    caller.send('PATCH', '/api/admin/sponsor/1', {
      body: { companyName: 'Unharmed', companyUrl: 'https://unharmed.example' },
      headers: { 'Idempotency-Key': 'unharmed' },
    });

  it('20 uploads leave every other request unharmed; they fail with 503 and succeed when it answers again', async () => {
    const uploads = Array.from({ length: 20 }, (_, index) =>
      upload(
        index % 2 === 0 ? image : logo,
        index,
        index % 4 < 2 ? { 'Idempotency-Key': `upload-${String(index)}` } : {},
      ),
    );
    await poll('every upload waits for the bucket', () =>
      bucket.countWaiting() === 20 ? true : null,
    );
    const others = await Promise.all([
      rename(),
      ...Array.from({ length: 30 }, () => caller.send('GET', '/api/admin/sponsor/1')),
    ]);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(bucket.countWaiting()).toBe(20);

    bucket.cut();
    expect((await Promise.all(uploads)).map(readRefusal)).toEqual(
      uploads.map(() => [503, 'unavailable', '1']),
    );
    bucket.recover();
    for (const path of [image, logo])
      expect((await upload(path, 0, { 'Idempotency-Key': 'upload-0' })).status).toBe(
        path === image ? 200 : 422,
      );
    expect((await upload(logo, 1)).status).toBe(200);
  });
});

describeOnMainDatabase('API-044 an upload exceeds the time of its request', (database) => {
  it('it is answered 503, its connection to the file store is closed, nothing refers to the file', async () => {
    const bucket = await startHangingBucket();
    const server = await startTestServer({
      database,
      environment: { ...toBucketEnvironment(bucket.endpoint), REQUEST_TIMEOUT_SECONDS: '1' },
    });
    try {
      const caller = await server.as('super');
      const form = new FormData();
      form.append(
        'file',
        new Blob([drawPicture(7, 20, 20).slice()], { type: 'image/png' }),
        'a.png',
      );
      const before = await caller.send('GET', '/api/admin/sponsor/1');
      const response = caller.send('POST', '/api/admin/sponsor/1/add_file/logo', { raw: form });
      await poll('the upload waits for the bucket', () =>
        bucket.countWaiting() === 1 ? true : null,
      );
      expect(readRefusal(await response)).toEqual([503, 'timeout', '1']);
      await poll('the upload is given up', () => (bucket.countWaiting() === 0 ? true : null));
      expect((await caller.send('GET', '/api/admin/sponsor/1')).content).toEqual(before.content);
    } finally {
      bucket.close();
      await server.close();
    }
  });
});
