import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { fileAddressColumns } from '../../../server/store/files/file-references.ts';
import { sweepFiles } from '../../../server/services/jobs/sweep-files.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { drawPicture } from '../../../server/seed/draw-image.ts';
import { startMemoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const dayMs = 86_400_000;

describeOnMainDatabase('orphaned files of a bucket', (database) => {
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
    expect(server.logged.join('')).toContain('the file store was not swept');
  });
});

describeOnMainDatabase('orphaned files of the data folder', (database) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { ORPHANED_FILE_RETENTION_DAYS: '3' },
    });
    folder = join(server.services.config.DATA_DIR, 'files');
    // The library has no rebuilt quiz and no undo, which may refer to files.
    await server.services.db.execute(
      sql`insert into rebuild_backups (quiz_id, version, title, question_count, tag_ids, activities, items, replaced_at)
        select min(id), 1, 'Before', 0, '[]', '[]', '[]', now() from quizzes`,
    );
    await server.services.db.execute(
      sql`insert into translation_undos (changes, changed_at) values ('[]', now())`,
    );
  });
  afterAll(() => server.close());

  const listNames = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true }))
      .filter((path) => /^[0-9a-f]{2}.[0-9a-f]{64}\./.test(path))
      .map((path) => path.slice(3))
      .sort();
  const setAge = (name: string, days: number): Promise<void> => {
    const storedAt = new Date(server.clock.now().getTime() - days * dayMs);
    return utimes(join(folder, name.slice(0, 2), name), storedAt, storedAt);
  };
  const put = async (text: string, days: number): Promise<string> => {
    const name = await server.services.files.put(Buffer.from(text), 'png');
    await setAge(name, days);
    return name;
  };
  const sweep = () => sweepFiles.run({}, server.services, new AbortController().signal);

  it('API-044 removes old files without a row, and not what a library of an older release refers to', async () => {
    const { db } = server.services;
    const seeded = await listNames();
    for (const name of seeded) await setAge(name, 400);
    await db.execute(sql`delete from files f where not exists (select 1 from sponsors where f.name in (logo_file, video_file))
      and not exists (select 1 from class_documents d where d.file = f.name)`);
    const recent = await put('recent', 2);
    const old = await put('old', 4);
    await sweep();
    expect(await listNames()).toEqual([...seeded, recent].sort());
    expect(seeded.length).toBeGreaterThan(20);
    expect(seeded).not.toContain(old);
  });

  it.each(
    fileAddressColumns.map(
      (column) => [`${getTableName(column.table)}.${column.name}`, column] as const,
    ),
  )('API-044 keeps a file to which %s refers', async (title, column) => {
    const name = await put(title, 30);
    const unused = await put(`${title}, unused`, 30);
    const address = `https://lectern.example/files/${name}`;
    const json = sql`replace(${column}::text, '"text": "', ${`"text": "${address} `})::jsonb`;
    const list = sql`${JSON.stringify([{ title: address }])}::jsonb`;
    const value =
      column.getSQLType() !== 'jsonb' ? address : column.name === 'text_options' ? json : list;
    const { rows } = await server.services.db.execute(
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${value} where ctid = (select max(ctid) from ${column.table}) returning 1`,
    );
    expect(rows).toHaveLength(1);
    await sweep();
    const left = await listNames();
    expect([left.includes(name), left.includes(unused)]).toEqual([true, false]);
  });
});
