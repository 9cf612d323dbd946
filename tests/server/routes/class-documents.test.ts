import { request } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { removeUnusedFiles } from '../../../server/store/files/remove-unused-files.ts';
import { users } from '../../../server/store/schema/auth.ts';
import { classDocuments, classShares } from '../../../server/store/schema/classes.ts';
import { files } from '../../../server/store/schema/files.ts';
import * as contract from '../../../src/api/contract/class-documents.ts';
import type { SharedDocument } from '../../../src/api/contract/entities/shared-document.ts';
import { documentRefusals } from '../../../src/domain/messages/en/document-refusals.ts';
import { createPdf, goodDocuments, ordinaryNames } from '../../support/documents.ts';
import { hostileDocuments, hostileNames } from '../../support/hostile-documents.ts';
import { poll } from '../../support/poll.ts';
import { connectClient, listLockWaits, waitForLockWaits } from '../../support/postgres-client.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

/** Class 1 belongs to cs and is shared with admin; class 2 belongs to admin, shared with cs. */
const ownClass = 1;
const colleagueClass = 2;
const foreignClass = 4;

describeOnMainDatabase('class documents', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  let customer: TestCaller;
  let superAdmin: TestCaller;

  const usualFolder = process.env['TMPDIR'];
  let temporary = '';
  beforeAll(async () => {
    server = await startTestServer({ database });
    temporary = await mkdtemp(join(tmpdir(), 'lectern-documents-'));
    process.env['TMPDIR'] = temporary;
  });
  afterAll(async () => {
    if (usualFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usualFolder;
    await rm(temporary, { recursive: true });
    await server.close();
  });
  beforeEach(async () => {
    await server.services.db.delete(classDocuments);
    owner = await server.as('cs');
    customer = await server.as('customer');
    superAdmin = await server.as('super');
  });

  const upload = (
    content: Uint8Array,
    name: string,
    classId = ownClass,
    caller: TestCaller = owner,
  ) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name, { type: 'text/html' }));
    return caller.send('POST', `/api/admin/class/${String(classId)}/document`, { raw: form });
  };
  const add = async (name = 'notes.pdf', classId = ownClass, caller: TestCaller = owner) => {
    const response = await upload(createPdf(name), name, classId, caller);
    expect(response.status).toBe(200);
    return response.content as SharedDocument;
  };
  const listNames = async (classId = ownClass, deleted?: 0 | 1) => {
    const { content } = await owner.call(contract.listDocuments, {
      params: { id: classId },
      query: deleted === undefined ? {} : { deleted },
    });
    return content.map(({ fileName }) => fileName);
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
  const getToken = async (docId: number, caller: TestCaller = owner, classId = ownClass) =>
    (await caller.call(contract.getDocumentToken, { params: { id: classId, docId } })).content;
  const getFile = (docId: number, token: string, headers = {}, classId = ownClass) =>
    fetch(
      `${server.address}/api/admin/class/${String(classId)}/document/${String(docId)}/file?token=${token}`,
      { headers },
    );
  const openFile = async (docId: number, headers = {}) =>
    getFile(docId, (await getToken(docId)).token, headers);

  describe('what is accepted', () => {
    it.each(goodDocuments)(
      'API-032 DOC-12 stores %s and serves it as what it is',
      async (name, content, type) => {
        const response = await upload(content, name);
        expect(response.content).toMatchObject({
          fileName: name,
          type: type.split(';')[0],
          bytes: content.length,
          visibleTo: 'nobody',
          isOwnAddition: true,
        });
        const file = await openFile((response.content as SharedDocument).id);
        expect(file.status).toBe(200);
        expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
        expect(Object.fromEntries(file.headers)).toMatchObject({
          'content-type': type,
          'content-disposition': `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-security-policy': expect.stringContaining('sandbox') as string,
          'referrer-policy': 'no-referrer',
        });
      },
    );

    it.each(hostileDocuments)(
      'API-032 refuses %s, and nothing is stored',
      async (_, name, content, reason) => {
        const before = await listStored();
        const response = await upload(content, name);
        expect(response.status).toBe(400);
        const { message } = response.content as ErrorContent;
        const template = documentRefusals[reason as keyof typeof documentRefusals];
        const start = typeof template === 'string' ? template : template[0];
        if (reason !== 'empty') expect(message.startsWith(String(start))).toBe(true);
        expect(await listStored()).toEqual(before);
      },
    );

    it.each(hostileNames)(
      'API-032 refuses a name with %s, and nothing is stored',
      async (_, name) => {
        const before = await listStored();
        const boundary = 'boundary-of-the-test';
        const raw = Buffer.concat([
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}\r\nContent-Type: application/pdf\r\n\r\n`,
          ),
          createPdf(),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]);
        // Browsers escape a line break; other clients send the name in the form of RFC 8187.
        const response = name.includes('\n')
          ? await upload(createPdf(), name)
          : await owner.send('POST', `/api/admin/class/${String(ownClass)}/document`, {
              raw,
              headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
            });
        expect(response.status).toBe(400);
        expect((response.content as ErrorContent).message).toMatch(/^Its? |^It has no name/);
        expect(await listStored()).toEqual(before);
      },
    );

    it.each(ordinaryNames)('DOC-12 keeps the name %s', async (given, stored) => {
      const { id, fileName } = await add(given);
      expect(fileName).toBe(stored);
      const disposition = (await openFile(id)).headers.get('content-disposition') ?? '';
      expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '')).toBe(
        stored,
      );
      expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    });

    /** Sends the beginning of a form with a document; `length` is that of the whole form. */
    const beginUpload = (boundary: string, length: number, content: Uint8Array) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cut.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
      const sending = request(`${server.address}/api/admin/class/${String(ownClass)}/document`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${owner.token.accessToken}`,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': String(head.length + length),
        },
      });
      const closed = new Promise((resolve) => sending.once('close', resolve));
      sending.on('error', () => undefined);
      sending.write(head);
      sending.write(content);
      return { sending, closed };
    };
    const hasFolder = async () => (await listStored()).temporary.length > 0;

    it('DOC-02 an upload that is cancelled on the way leaves nothing behind', async () => {
      const before = await listStored();
      const { sending, closed } = beginUpload('cut-off', 8_000_000, createPdf('cut', 4_000_000));
      await poll('a file arrives', async () => ((await hasFolder()) ? true : null));
      sending.destroy();
      await closed;
      await poll('its file is removed', async () => ((await hasFolder()) ? null : true));
      expect(await listStored()).toEqual(before);
    });

    // On PGlite the open transaction would hold up the upload itself.
    if (database === 'postgres')
      it.each([
        ['before it is stored', sql`files`],
        ['while its row is stored', sql`class_documents`],
      ])('DOC-02 so does one that is cancelled after its last byte, %s', async (_when, table) => {
        const before = await listStored();
        const document = createPdf('cancelled', 4_000_000);
        const tail = '\r\n--whole--\r\n';
        await server.services.db.transaction(async (db) => {
          await db.execute(sql`lock table ${table} in exclusive mode`);
          const upload = beginUpload('whole', document.length + tail.length, document);
          const sent = new Promise((resolve) => upload.sending.once('finish', resolve));
          upload.sending.end(tail);
          await sent;
          const client = await connectClient(server.databaseUrl);
          const [waiting = 0] = await waitForLockWaits(client, 1);
          upload.sending.destroy();
          await poll('its statement ends', async () =>
            (await listLockWaits(client)).includes(waiting) ? null : true,
          );
          await client.end();
        });
        await poll('its file is removed', async () => ((await hasFolder()) ? null : true));
        expect(await listStored()).toEqual(before);
      });

    it.each([
      ['one too long', [2_000_001]],
      ['two that are too long together', [1_500_000, 1_500_000]],
    ])('refuses a form with texts beside the file, %s', async (_texts, lengths) => {
      const form = new FormData();
      lengths.forEach((length, index) => {
        form.set(`text-${String(index)}`, 'x'.repeat(length));
      });
      form.set('file', new File([new Uint8Array(createPdf('texts'))], 'texts.pdf'));
      const path = `/api/admin/class/${String(ownClass)}/document`;
      const response = await owner.send('POST', path, { raw: form });
      expect([response.status, response.content]).toMatchObject([400, { code: 'malformed' }]);
      expect(await listNames()).toEqual([]);
    });

    it('API-003 repeats an upload with the same idempotency key and stores it once', async () => {
      const send = () => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(createPdf('once'))], 'once.pdf'));
        return owner.send('POST', `/api/admin/class/${String(ownClass)}/document`, {
          raw: form,
          headers: { 'Idempotency-Key': 'one-document' },
        });
      };
      const first = await send();
      const second = await send();
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.content).toEqual(first.content);
      expect(await listNames()).toEqual(['once.pdf']);
    });
  });

  describe('the list', () => {
    it('API-031 API-033 DOC-03 DOC-04 renames, shares, cancels and lists documents', async () => {
      const { id } = await add();
      const params = { id: ownClass, docId: id };
      const renamed = await owner.call(contract.updateDocument, {
        params,
        body: { fileName: 'Week 7' },
      });
      expect(renamed.content.fileName).toBe('Week 7.pdf');
      const shared = await owner.call(contract.shareDocument, { params, body: {} });
      expect(shared.content).toMatchObject({ shared: true, visibleTo: 'everyone', emails: [] });
      const emails = ['BEN.carter@students.northfield.example'];
      const chosen = await owner.call(contract.shareDocument, { params, body: { emails } });
      expect(chosen.content).toMatchObject({
        visibleTo: 'chosen',
        emails: ['ben.carter@students.northfield.example'],
      });
      const strange = await owner.call(contract.shareDocument, {
        params,
        body: { emails: ['nobody@else.example'] },
      });
      expect([strange.status, strange.content]).toMatchObject([
        400,
        { message: 'These are not students of the class: nobody@else.example.' },
      ]);
      const cancelled = await owner.call(contract.updateDocument, {
        params,
        body: { cancel: true },
      });
      expect(cancelled.content).toMatchObject({ shared: false, visibleTo: 'nobody', emails: [] });
    });

    it.each([
      ['a reversing character', 'a\u202eb'],
      ['half of a character', 'a\ud800'],
    ])('API-033 refuses a new name with %s', async (_, fileName) => {
      const { id } = await add();
      const response = await owner.call(contract.updateDocument, {
        params: { id: ownClass, docId: id },
        body: { fileName },
      });
      expect(response.status).toBe(400);
      expect(await listNames()).toEqual(['notes.pdf']);
    });

    it('API-035 DOC-01 hides a deleted document until it is restored, or removes it for good', async () => {
      const { id } = await add('seven.pdf');
      const params = { id: ownClass, docId: id };
      expect((await owner.call(contract.deleteDocument, { params, query: {} })).status).toBe(200);
      expect([await listNames(), await listNames(ownClass, 1)]).toEqual([[], ['seven.pdf']]);
      expect((await owner.call(contract.getDocumentToken, { params })).status).toBe(404);
      expect((await owner.call(contract.shareDocument, { params, body: {} })).status).toBe(404);
      await owner.call(contract.restoreDocument, { params });
      expect([await listNames(), await listNames(ownClass, 1)]).toEqual([['seven.pdf'], []]);
      const removed = await owner.call(contract.deleteDocument, { params, query: { isSoft: 0 } });
      expect(removed.status).toBe(200);
      expect((await owner.call(contract.restoreDocument, { params })).status).toBe(404);

      const [file] = await server.services.db
        .select()
        .from(files)
        .where(eq(files.bytes, createPdf('seven.pdf').length));
      if (file === undefined) throw new Error('the file of the deleted document is gone too early');
      server.clock.forward(7200);
      await removeUnusedFiles(server.services, new AbortController().signal);
      expect(await server.services.files.get(file.name)).toBeNull();
    });
  });

  describe('who may do what', () => {
    it('DOC-01 API-034 a colleague changes only what they added, and others do not know the class', async () => {
      const mine = await add('mine.pdf', colleagueClass);
      const admin = await server.as('admin');
      const foreign = await add('foreign.pdf', colleagueClass, admin);
      const tryAll = async (docId: number, id: number) => {
        const params = { id, docId };
        return [
          (await owner.call(contract.updateDocument, { params, body: { fileName: 'b.pdf' } }))
            .status,
          (await owner.call(contract.shareDocument, { params, body: {} })).status,
          (await owner.call(contract.deleteDocument, { params, query: {} })).status,
          (await owner.call(contract.restoreDocument, { params })).status,
          (await owner.call(contract.deleteDocument, { params, query: { isSoft: 0 } })).status,
        ];
      };
      expect(await tryAll(foreign.id, colleagueClass)).toEqual([403, 403, 403, 403, 403]);
      expect(await tryAll(mine.id, colleagueClass)).toEqual([200, 200, 200, 200, 200]);
      expect((await upload(createPdf(), 'a.pdf', foreignClass)).status).toBe(404);
      const unknown = { params: { id: foreignClass }, query: {} };
      expect((await owner.call(contract.listDocuments, unknown)).status).toBe(404);
      expect((await customer.call(contract.listDocuments, unknown)).status).toBe(403);
      expect((await superAdmin.call(contract.listDocuments, unknown)).status).toBe(200);
      // A document is found in its own class only.
      expect(await tryAll(foreign.id, ownClass)).toEqual([404, 404, 404, 404, 404]);
    });
  });

  describe('the token', () => {
    it('API-036 API-037 DOC-14 opens one document for 60 seconds', async () => {
      const { id } = await add('one.pdf');
      const other = await add('two.pdf');
      const { token, expiresAt } = await getToken(id);
      const left = new Date(expiresAt).getTime() - server.clock.now().getTime();
      expect(left).toBeGreaterThan(55_000);
      expect(left).toBeLessThanOrEqual(60_000);
      expect((await getFile(id, token)).status).toBe(200);
      expect((await getFile(other.id, token)).status).toBe(401);
      expect((await getFile(id, token, {}, colleagueClass)).status).toBe(401);
      expect((await getFile(id, owner.token.accessToken)).status).toBe(401);
      expect((await getFile(id, '')).status).toBe(401);
      server.clock.forward(61);
      expect((await getFile(id, token)).status).toBe(401);
      expect((await getFile(id, (await getToken(id)).token)).status).toBe(200);
    });

    it('API-037 asks again whether the person reaches the document', async () => {
      const { db } = server.services;
      const { id } = await add('one.pdf', colleagueClass);
      const { token } = await getToken(id, owner, colleagueClass);
      const open = async () => (await getFile(id, token, {}, colleagueClass)).status;
      expect(await open()).toBe(200);
      await db.delete(classShares).where(eq(classShares.classId, colleagueClass));
      expect(await open()).toBe(404);
      await db.insert(classShares).values({ classId: colleagueClass, userId: 4 });
      expect(await open()).toBe(200);
      await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, 4));
      expect(await open()).toBe(401);
      await db.update(users).set({ disabledAt: null }).where(eq(users.id, 4));
      const params = { id: colleagueClass, docId: id };
      await superAdmin.call(contract.deleteDocument, { params, query: {} });
      expect(await open()).toBe(404);
    });

    it('API-037 sends the part that a player asks for', async () => {
      const { id } = await add();
      const content = createPdf('notes.pdf');
      const part = await openFile(id, { Range: 'bytes=5-8' });
      expect([part.status, await part.text()]).toEqual([206, content.toString('latin1', 5, 9)]);
      expect(part.headers.get('content-range')).toBe(`bytes 5-8/${String(content.length)}`);
      expect((await openFile(id, { Range: 'bytes=99999999-' })).status).toBe(416);
      expect((await openFile(id, { Range: 'bytes=0-1,4-5' })).status).toBe(200);
    });
  });
});
