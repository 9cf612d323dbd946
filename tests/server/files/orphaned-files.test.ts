import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { sweepFiles } from '../../../server/jobs/sweep-files.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { drawPicture } from '../../../server/seed/draw-image.ts';
import { startMemoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const dayMs = 86_400_000;

describeOnEachDatabase('orphaned files of a bucket', (database) => {
  let bucket: MemoryBucket;
  let server: TestServer;
  beforeAll(async () => {
    bucket = await startMemoryBucket();
    server = await startTestServer({
      database,
      environment: {
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: 'files',
        S3_REGION: 'eu-1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        ORPHANED_FILE_RETENTION_DAYS: '3',
      },
    });
  });
  afterAll(async () => {
    await server.close();
    bucket.close();
  });
  beforeEach(() => {
    bucket.objects.clear();
  });

  /** Puts an object into the bucket that the database does not know. */
  const putOrphan = (text: string, days: number, extension = '.png'): string => {
    const body = Buffer.from(text);
    const path = `/files/${createHash('sha256').update(body).digest('hex')}${extension}`;
    bucket.objects.set(path, {
      body,
      storedAt: new Date(server.clock.now().getTime() - days * dayMs),
    });
    return path;
  };
  const sweep = () => sweepFiles.run({}, server.services, new AbortController().signal);
  const listPaths = () => [...bucket.objects.keys()].sort();

  it('API-044 removes old objects without a row, and neither known, new nor foreign ones', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File([Buffer.from(drawPicture(7, 20, 20))], 'known.png', { type: 'image/png' }),
    );
    const caller = await server.as('super');
    expect((await caller.send('POST', uploadImage.path, { raw: form })).status).toBe(200);
    const [known = ''] = listPaths();
    const object = bucket.objects.get(known);
    if (object === undefined) throw new Error('the upload is not in the bucket');
    bucket.objects.set(known, { ...object, storedAt: new Date(0) });
    putOrphan('old', 4);
    const recent = putOrphan('recent', 2);
    const foreign = putOrphan('of another program', 400, '/notes');
    await sweep();
    expect(listPaths()).toEqual([known, recent, foreign].sort());
  });

  it('API-044 removes nothing and logs an error when the database knows almost none of the objects', async () => {
    for (let count = 0; count < 101; count += 1) putOrphan(`foreign ${String(count)}`, 30);
    await sweep();
    expect(bucket.objects.size).toBe(101);
    expect(server.logged.join('')).toContain('the bucket was not swept');
  });
});
