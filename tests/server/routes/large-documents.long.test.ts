import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { classDocuments } from '../../../server/store/schema/classes.ts';
import { files } from '../../../server/store/schema/files.ts';
import * as contract from '../../../src/api/contract/class-documents.ts';
import type { SharedDocument } from '../../../src/api/contract/entities/shared-document.ts';
import { createPdf } from '../../support/documents.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

const classId = 1;

describeOnMainDatabase('large documents of a class', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  let temporary = '';
  const usualFolder = process.env['TMPDIR'];
  beforeAll(async () => {
    server = await startTestServer({ database });
    owner = await server.as('cs');
    temporary = await mkdtemp(join(tmpdir(), 'lectern-documents-'));
    process.env['TMPDIR'] = temporary;
  });
  afterAll(async () => {
    if (usualFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usualFolder;
    await rm(temporary, { recursive: true });
    await server.close();
  });

  const upload = (content: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], 'large.pdf', { type: 'text/html' }));
    return owner.send('POST', `/api/admin/class/${String(classId)}/document`, { raw: form });
  };
  const listStored = async () => ({
    rows: await server.services.db.$count(classDocuments),
    files: (await server.services.db.select({ name: files.name }).from(files))
      .map(({ name }) => name)
      .sort(),
    temporary: await readdir(temporary),
    incoming: await readdir(join(server.services.config.DATA_DIR, 'files/incoming')).catch(
      () => [],
    ),
  });

  it('API-032 what is larger than 20 MB is refused, and nothing is stored', async () => {
    const before = await listStored();
    const large = await upload(createPdf('large', 21_000_000));
    expect(large.status).toBe(400);
    expect((large.content as ErrorContent).message).toBe('Some values are not valid.');
    const larger = await upload(createPdf('large', 26_000_000));
    expect(larger.status).toBe(413);
    expect(await listStored()).toEqual(before);
  });

  it('API-032 a file of 20 MB is stored without having it in memory as a whole', async () => {
    const content = createPdf('large', 20_000_000);
    const response = await upload(content);
    expect(response.content).toMatchObject({ bytes: content.length });
    const { id } = response.content as SharedDocument;
    const { token } = (
      await owner.call(contract.getDocumentToken, { params: { id: classId, docId: id } })
    ).content;
    const file = await fetch(
      `${server.address}/api/admin/class/${String(classId)}/document/${String(id)}/file?token=${token}`,
    );
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  });
});
