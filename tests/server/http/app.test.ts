import { connect } from 'node:net';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';

import {
  read,
  respond,
  write,
  writePublic,
  type Implementation,
} from '../../../server/http/implement.ts';
import { auditLog, users } from '../../../server/store/schema/auth.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { failed } from '../../../src/domain/outcome.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

const common = {
  area: 'test',
  ids: [],
  summary: 'A call of the test',
  request: 'none',
  returns: 'json',
} as const;
const idParams = z.object({ id: z.coerce.number().int() });

const literal = {
  ...common,
  method: 'GET',
  path: '/api/test/thing/literal',
  access: 'session',
  response: z.string(),
} as const satisfies Endpoint;
const byId = {
  ...common,
  method: 'GET',
  path: '/api/test/thing/{id}',
  access: 'session',
  params: idParams,
  response: z.string(),
} as const satisfies Endpoint;
const create = {
  ...common,
  method: 'POST',
  path: '/api/test/thing',
  access: 'session',
  request: 'json',
  response: z.object({ id: z.int() }),
  body: z.object({
    title: z.string().min(1),
    tags: z.array(z.int()).optional(),
    deep: z.unknown().optional(),
  }),
} as const satisfies Endpoint;
const replace = {
  ...common,
  method: 'PATCH',
  path: '/api/test/thing/{id}',
  access: 'session',
  params: idParams,
  request: 'json',
  body: z.object({ title: z.string() }),
  response: z.null(),
} as const satisfies Endpoint;
const restricted = {
  ...common,
  method: 'GET',
  path: '/api/test/restricted',
  access: 'users.read',
  response: z.null(),
} as const satisfies Endpoint;
const broken = {
  ...common,
  method: 'GET',
  path: '/api/test/broken',
  access: 'public',
  response: z.null(),
} as const satisfies Endpoint;
const unfaithful = {
  ...common,
  method: 'GET',
  path: '/api/test/unfaithful',
  access: 'public',
  response: z.object({ id: z.int() }),
} as const satisfies Endpoint;
const unbuilt = {
  ...common,
  method: 'GET',
  path: '/api/test/unbuilt',
  access: 'session',
  response: z.null(),
} as const satisfies Endpoint;
const form = {
  ...common,
  method: 'POST',
  path: '/api/test/form',
  access: 'session',
  request: 'multipart',
  body: z.object({ file: z.instanceof(File) }),
  response: z.object({ bytes: z.int() }),
} as const satisfies Endpoint;
const file = {
  ...common,
  method: 'GET',
  path: '/api/test/file',
  access: 'session',
  returns: 'blob',
  response: z.undefined(),
} as const satisfies Endpoint;
const search = {
  ...common,
  method: 'GET',
  path: '/api/test/search',
  access: 'session',
  query: z.object({ page: z.coerce.number().int().min(1) }),
  response: z.int(),
} as const satisfies Endpoint;

let created = 0;
const implementations: readonly Implementation[] = [
  read(literal, async () => respond('literal')),
  read(byId, async ({ params }) => respond(`id ${String(params.id)}`, 'v1')),
  write(create, async ({ body, services }) => {
    if (body.title === 'refuse')
      return failed({ kind: 'refused', message: { text: 'Not this one.' } });
    if (body.title === 'fail') throw new Error('a secret detail of the inside');
    created += 1;
    const [row] = await services.db
      .insert(users)
      .values({ email: `${services.random.uuid()}@test`, firstName: body.title })
      .returning({ id: users.id });
    if (body.title === 'fail late') throw new Error('failed after a row was written');
    return respond({ id: row?.id ?? 0 });
  }),
  write(replace, async ({ ifMatch }) =>
    ifMatch === null || ifMatch === 'v2'
      ? respond(null, 'v3')
      : failed({ kind: 'conflict', current: 'v2' }),
  ),
  read(restricted, async () => respond(null)),
  read(broken, async () => {
    throw new Error('a secret detail of the inside');
  }),
  read(unfaithful, async () => respond({ id: 'one' as unknown as number })),
  write(form, async ({ body }) => respond({ bytes: body.file.size })),
  read(file, async () => ({
    ok: true,
    value: {
      blob: {
        stream: new TextEncoder().encode('a,b\n'),
        type: 'text/csv',
        fileName: 'Größe "1".csv',
      },
    },
  })),
  read(search, async ({ query }) => respond(query.page)),
];
const endpoints: readonly Endpoint[] = [
  byId,
  literal,
  create,
  replace,
  restricted,
  broken,
  unfaithful,
  unbuilt,
  form,
  file,
  search,
];
const problem = ({ content }: { readonly content: unknown }): ErrorContent =>
  content as ErrorContent;

describeOnMainDatabase('the application', (database) => {
  let server: TestServer;
  let caller: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      parts: { endpoints, implementations, openApi: () => ({ openapi: '3.0.3' }) },
    });
    caller = await server.as('super');
  });
  afterAll(() => server.close());

  const countOf = async (title: string): Promise<number> =>
    server.services.db.$count(users, sql`first_name = ${title}`);

  it('API-003 wraps an answer in the envelope and keeps nothing of the API in caches', async () => {
    const { status, text, headers } = await caller.send('GET', '/api/test/thing/7');
    expect({
      status,
      text,
      cache: headers.get('Cache-Control'),
      etag: headers.get('ETag'),
    }).toEqual({ status: 200, text: '{"content":"id 7"}', cache: 'no-store', etag: '"v1"' });
  });

  it('API-055 a literal path goes before a parameter, whatever the order of the table (PD-35)', async () => {
    expect((await caller.send('GET', '/api/test/thing/literal')).content).toBe('literal');
  });

  it('API-001 without a good token: 401, whatever the header holds', async () => {
    const bad = [
      undefined,
      'Bearer',
      'Bearer x',
      `Basic ${btoa('a:b')}`,
      `Bearer ${'a'.repeat(5000)}`,
      'Bearer a.b.c',
      `Bearer ${caller.token.refreshToken}`,
    ];
    for (const header of bad) {
      const { status, content } = await server.send('GET', '/api/test/thing/7', {
        headers: header === undefined ? {} : { Authorization: header },
      });
      expect({ status, code: problem({ content }).code }).toEqual({
        status: 401,
        code: 'unauthenticated',
      });
    }
  });

  it('PERM-22 without the permission: 403 in the envelope and a line in the audit log', async () => {
    const customer = await server.as('customer');
    expect(await customer.send('GET', '/api/test/restricted')).toMatchObject({
      status: 403,
      content: { code: 'denied' },
    });
    const { rows } = await server.services.db.execute(
      sql`select user_id, target, status from audit_log where action = 'denied' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: 7, target: 'GET /api/test/restricted', status: 403 }]);
  });

  it('API-004 malformed JSON, wrong types, NUL, half a surrogate pair and broken UTF-8 are 400 with the faults by field', async () => {
    const raw = (text: BodyInit) =>
      caller.send('POST', '/api/test/thing', {
        raw: text,
        headers: { 'Content-Type': 'application/json' },
      });
    for (const text of ['{"title":', '', 'undefined', '\u0000'])
      expect(await raw(text)).toMatchObject({ status: 400, content: { code: 'malformed' } });
    expect(await raw(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
      status: 400,
      content: { code: 'malformed' },
    });
    const wrong = await raw('{"title":7,"tags":["a"]}');
    expect(wrong.status).toBe(400);
    expect(Object.keys(problem(wrong).errors ?? {})).toEqual(['title', 'tags.0']);
    for (const one of ['u0000', 'ud800', 'udc00'].map((code) => `a\\${code}b`))
      expect(await raw(`{"title":"${one}"}`)).toMatchObject({
        status: 400,
        content: { errors: { title: ['A value cannot be stored.'] } },
      });
    for (const text of ['null', '[]', '7', '"x"']) expect((await raw(text)).status).toBe(400);
    expect(
      (await raw(`{"title":"x","deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).status,
    ).toBeLessThan(500);
    expect((await raw('{"title":"x","__proto__":{"admin":true}}')).status).toBe(200);
  });

  it('API-002 another content type is 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ]) {
      expect(
        await caller.send('POST', '/api/test/thing', {
          raw: '{"title":"x"}',
          headers: { 'Content-Type': type },
        }),
      ).toMatchObject({ status: 415 });
    }
    expect(
      (
        await caller.send('POST', '/api/test/thing', {
          raw: '{"title":"x"}',
          headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
        })
      ).status,
    ).toBe(200);
    expect(await caller.send('POST', '/api/test/form', { body: {} })).toMatchObject({
      status: 415,
    });
    expect(
      await caller.send('POST', '/api/test/form', {
        raw: 'x',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      }),
    ).toMatchObject({ status: 400 });
  });

  it('ERR-01 a body of 2 MB is 413 with a clear message, announced or not', async () => {
    const big = JSON.stringify({ title: 'x'.repeat(2_000_000) });
    const announced = await caller.send('POST', '/api/test/thing', {
      raw: big,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(announced).toMatchObject({
      status: 413,
      content: {
        code: 'too_large',
        message: 'The body is too large: this call takes at most 1 MB.',
      },
    });
    const streamed = await fetch(`${server.address}/api/test/thing`, {
      method: 'POST',
      body: new Blob([big]).stream(),
      duplex: 'half',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${caller.token.accessToken}`,
      },
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('API-032 a form with a file of 2 MB is taken', async () => {
    const data = new FormData();
    data.set('file', new File([new Uint8Array(2_000_000)], 'a.png'));
    expect(await caller.send('POST', '/api/test/form', { raw: data })).toMatchObject({
      status: 200,
      content: { bytes: 2_000_000 },
    });
  });

  it('API-004 unknown paths are 404, other methods 405 with Allow, impossible ids 404, wrong ones 400', async () => {
    expect(await caller.send('GET', '/api/nothing')).toMatchObject({
      status: 404,
      content: { code: 'not_found' },
    });
    const other = await caller.send('PUT', '/api/test/thing/7');
    expect({ status: other.status, allow: other.headers.get('Allow') }).toEqual({
      status: 405,
      allow: 'GET, PATCH',
    });
    expect((await caller.send('GET', '/api/test/thing/99999999999')).status).toBe(404);
    for (const id of ['x', '1.5', '%00', '1e400', '%27%20or%201=1'])
      expect((await caller.send('GET', `/api/test/thing/${id}`)).status).toBe(400);
    expect((await caller.send('GET', '/api/test/thing/%E0%A4%A')).status).toBe(400);
    expect((await caller.send('GET', '/api/test/search?page=0')).status).toBe(400);
    expect((await caller.send('GET', '/api/test/search?page=1&page=2')).status).toBe(400);
    expect((await caller.send('GET', '/api/test/search?page=2')).content).toBe(2);
  });

  it('API-004 what is in the contract and not built yet is a clear 501, after the access check', async () => {
    expect(await caller.send('GET', '/api/test/unbuilt')).toMatchObject({
      status: 501,
      content: { code: 'not_built_yet' },
    });
    expect((await server.send('GET', '/api/test/unbuilt')).status).toBe(401);
  });

  it('API-004 an error of ours is a 500 that tells the log everything and the caller nothing', async () => {
    const answered = await server.send('GET', '/api/test/broken');
    expect(answered).toMatchObject({
      status: 500,
      content: { code: 'unexpected', message: 'Something went wrong on the server.' },
    });
    expect(answered.text).not.toContain('secret');
    expect(
      server.logged.some(
        (line) =>
          line.includes('a secret detail') &&
          line.includes(answered.headers.get('X-Request-Id') ?? '?'),
      ),
    ).toBe(true);
    expect((await server.send('GET', '/api/test/unfaithful')).status).toBe(500);
  });

  it('API-004 a write that throws leaves neither its rows nor a line in the audit log', async () => {
    const { db } = server.services;
    const countLines = () => db.$count(auditLog, eq(auditLog.target, '/api/test/thing'));
    const before = await countLines();
    const failed = await caller.send('POST', '/api/test/thing', { body: { title: 'fail late' } });
    expect(failed.status).toBe(500);
    expect(await db.$count(users, eq(users.firstName, 'fail late'))).toBe(0);
    expect(await countLines()).toBe(before);
  });

  it('the contract decides which handlers a call can have', () => {
    const fails = (): never => {
      throw new Error('not called');
    };
    // @ts-expect-error a call that changes something is not read
    read(create, fails);
    // @ts-expect-error a call that changes nothing is not written
    write(byId, fails);
    // @ts-expect-error a call that needs a token is not public
    expect(writePublic(create, fails).isInTransaction).toBe(false);
    expect(write(create, fails).isInTransaction).toBe(true);
  });

  it('API-004 If-Match of an older version is 412 with the current ETag; anything else in it is 400 (PD-39)', async () => {
    const patch = (ifMatch?: string) =>
      caller.send('PATCH', '/api/test/thing/1', {
        body: { title: 'x' },
        headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
      });
    const stale = await patch('"v1"');
    expect({
      status: stale.status,
      etag: stale.headers.get('ETag'),
      code: problem(stale).code,
    }).toEqual({ status: 412, etag: '"v2"', code: 'conflict' });
    for (const fine of ['"v2"', 'W/"v2"', '*', undefined])
      expect((await patch(fine)).status).toBe(200);
    for (const bad of ['v2', '"', '"a", "b"']) expect((await patch(bad)).status).toBe(400);
  });

  it('API-042 an Idempotency-Key makes a repeated create harmless, also ten at once (PD-39)', async () => {
    const send = (title: string, key: string) =>
      caller.send('POST', '/api/test/thing', {
        body: { title },
        headers: { 'Idempotency-Key': key },
      });
    const before = created;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('once', 'key-1')));
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect({ rows: await countOf('once'), ran: created - before }).toEqual({ rows: 1, ran: 1 });
    expect((await send('once', 'key-1')).headers.get('Idempotency-Replayed')).toBe('true');
    expect(await send('other', 'key-1')).toMatchObject({
      status: 422,
      content: { code: 'idempotency_key_reused' },
    });
    expect((await send('bad key', 'a\u00e9')).status).toBe(400);
    const other = await server.as('admin');
    expect(
      (
        await other.send('POST', '/api/test/thing', {
          body: { title: 'once' },
          headers: { 'Idempotency-Key': 'key-1' },
        })
      ).status,
    ).toBe(200);
    expect(await countOf('once')).toBe(2);
  });

  it('API-042 a keyed request that failed may be tried again with the same key', async () => {
    const send = (title: string) =>
      caller.send('POST', '/api/test/thing', {
        body: { title },
        headers: { 'Idempotency-Key': 'key-2' },
      });
    expect((await send('refuse')).status).toBe(409);
    expect((await send('fail')).status).toBe(500);
    expect((await send('now')).status).toBe(200);
    server.clock.forward(25 * 3600);
    caller = await server.as('super');
    expect(
      (
        await caller.send('POST', '/api/test/thing', {
          body: { title: 'a day later' },
          headers: { 'Idempotency-Key': 'key-2' },
        })
      ).status,
    ).toBe(200);
  });

  it('API-076 a file is saved, never shown, under its own name', async () => {
    const { headers, text } = await caller.send('GET', '/api/test/file');
    expect(text).toBe('a,b\n');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Gr__e _1_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('LIM-42 every answer carries the security headers and an id', async () => {
    for (const path of [
      '/api/test/thing/1',
      '/api/nothing',
      '/api/test/broken',
      '/files/x',
      '/nothing',
    ]) {
      const { headers } = await server.send('GET', path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Referrer-Policy')).not.toBeNull();
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(
      (await server.send('GET', '/api/test/thing/1')).headers.get('Content-Security-Policy'),
    ).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('API-001 survives hostile headers, huge queries and half requests, and answers on', async () => {
    const { port } = new URL(server.address);
    const speak = async (text: string): Promise<string> => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      const received: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => {
        received.push(chunk);
      });
      socket.end(text, 'latin1');
      await new Promise((resolve) => {
        socket.once('close', resolve);
      });
      return Buffer.concat(received).toString().split('\r\n')[0] ?? '';
    };
    expect(
      await speak(
        `GET /api/test/search?page=${'1'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
      // Some versions of Node reset the connection before the response is read.
    ).toMatch(/ 431 | 414 |^$/);
    expect(
      await speak(
        `GET /api/test/thing/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'\u00ff'.repeat(3000)}\r\nConnection: close\r\n\r\n`,
      ),
    ).toMatch(/ 401 /);
    expect(await speak('GET / HTTP/1.1\r\n\r\n')).toMatch(/ 400 /);
    expect(
      await speak('GET /api/nothing HTTP/1.1\r\nHost: "><script>\r\nConnection: close\r\n\r\n'),
    ).toMatch(/ 4\d\d /);
    expect(
      await speak(
        'POST /api/test/thing HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      ),
    ).toMatch(/ 400 |^$/);
    expect(await speak('\u0000\u0001\u0002\r\n\r\n')).toMatch(/ 400 /);
    expect((await caller.send('GET', '/api/test/thing/1')).status).toBe(200);
  });
});
