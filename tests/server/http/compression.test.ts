import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { compressResponse } from '../../../server/http/compress-response.ts';
import { read, respond } from '../../../server/http/implement.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import { getTemplate, updateTemplate } from '../../../src/api/contract/quiz-template.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { payloadOf } from '../store/quiz-payload.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type ApiResponse, type TestServer } from '../../support/server.ts';

const text = 'The same words again. '.repeat(400);
const bytes = randomBytes(200_000);

const common = {
  area: 'test',
  ids: [],
  summary: 'A call of the test',
  request: 'none',
  access: 'public',
  method: 'GET',
} as const;
const long = {
  ...common,
  returns: 'json',
  path: '/api/test/long',
  response: z.string(),
} as const satisfies Endpoint;
const short = { ...long, path: '/api/test/short' } as const satisfies Endpoint;
const csv = {
  ...common,
  returns: 'blob',
  path: '/api/test/csv',
  response: z.unknown(),
} as const satisfies Endpoint;
const zip = { ...csv, path: '/api/test/zip' } as const satisfies Endpoint;

const streamOf = (...chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const encode = (words: string) => new TextEncoder().encode(words);

const implementations = [
  read(long, async () => respond(text, '7')),
  read(short, async () => respond('few words', '8')),
  read(csv, async () =>
    succeeded({
      blob: { stream: streamOf(encode(text), encode(text)), type: 'text/csv', fileName: 'a.csv' },
    }),
  ),
  read(zip, async () =>
    succeeded({
      blob: { stream: new Uint8Array(bytes), type: 'application/zip', fileName: 'a.zip' },
    }),
  ),
];

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** What the network carries; `fetch` would decompress it. */
const receive = (
  url: string,
  accepted: string | null,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const headers = { ...init.headers, ...(accepted !== null && { 'Accept-Encoding': accepted }) };
    const sent = request(url, { ...init, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.once('error', reject);
    sent.end();
  });

describeOnMainDatabase('compressed responses', (database) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-compression-'));
    await writeFile(join(folder, 'index.html'), `<!doctype html><p>${text}`);
    await writeFile(join(folder, 'plain.svg'), `<svg>${text}</svg>`);
    server = await startTestServer({
      database,
      parts: { endpoints: [long, short, csv, zip], implementations, webFolder: folder },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('text over 1 kB is sent as %s, with the same version', async (coding, decompress) => {
    const { status, headers, body } = await receive(`${server.address}/api/test/long`, coding);
    expect({ status, etag: headers['etag'], coding: headers['content-encoding'] }).toEqual({
      status: 200,
      etag: '"7"',
      coding,
    });
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBeLessThan(500);
    expect(JSON.parse(decompress(body).toString())).toEqual({ content: text });
  });

  it('the better coding is chosen, and one that is refused is not', async () => {
    const codingFor = async (accepted: string | null) =>
      (await receive(`${server.address}/api/test/long`, accepted)).headers['content-encoding'];
    expect(await codingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await codingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(await codingFor('identity')).toBeUndefined();
    expect(await codingFor(null)).toBeUndefined();
  });

  it('a client that accepts none gets the response as it is, which depends on that', async () => {
    const { headers, body } = await receive(`${server.address}/api/test/long`, null);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      etag: '"7"',
      'content-length': String(body.length),
    });
    expect(JSON.parse(body.toString())).toEqual({ content: text });
  });

  it('short responses and compressed types are left alone', async () => {
    const few = await receive(`${server.address}/api/test/short`, 'gzip, br');
    expect(few.headers['content-encoding']).toBeUndefined();
    expect(few.headers['etag']).toBe('"8"');
    expect(JSON.parse(few.body.toString())).toEqual({ content: 'few words' });
    const packed = await receive(`${server.address}/api/test/zip`, 'gzip, br');
    expect(packed.headers['content-encoding']).toBeUndefined();
    expect(packed.body.equals(bytes)).toBe(true);
    const missing = await receive(`${server.address}/api/none`, 'gzip, br');
    expect(missing.headers['content-encoding']).toBeUndefined();
    expect(missing.status).toBe(404);
  });

  it('text that comes in a stream is compressed as it comes', async () => {
    const { headers, body } = await receive(`${server.address}/api/test/csv`, 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' });
    expect(gunzipSync(body).toString()).toBe(text + text);
  });

  it('the page, and built files that were not compressed before, are compressed', async () => {
    const page = await receive(`${server.address}/admin/quiz`, 'gzip');
    expect(gunzipSync(page.body).toString()).toContain(text);
    const picture = await receive(`${server.address}/admin/plain.svg`, 'br');
    expect(brotliDecompressSync(picture.body).toString()).toContain(text);
    expect(picture.headers['vary']).toBe('Accept-Encoding');
  });

  it('the response to HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await receive(`${server.address}/admin/plain.svg`, 'gzip', {
      method: 'HEAD',
    });
    expect({ status, bytes: body.length }).toEqual({ status: 200, bytes: 0 });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
  });

  it('a version that a proxy made weak still leads to 304', async () => {
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    const flags = `${server.address}/ofrep/v1/evaluate/flags`;
    const full = await receive(flags, 'gzip', { method: 'POST' });
    const known = full.headers['etag'] as string;
    const post = (version: string) =>
      receive(flags, 'gzip', { method: 'POST', headers: { 'If-None-Match': version } });
    expect({ first: full.status, other: (await post(etag)).status }).toEqual({
      first: 200,
      other: 200,
    });
    const same = await post(`W/${known}`);
    expect(same.status).toBe(304);
    expect(same.body.length).toBe(0);
    expect(same.headers['content-encoding']).toBeUndefined();
  });
});

describeOnMainDatabase('API-041 a version from a compressed response', (database) => {
  it('guards a save as any other version', async () => {
    const server = await startTestServer({ database });
    const admin = await server.as('super');
    const gzip = { 'Accept-Encoding': 'gzip' };
    const read = () => admin.call(getTemplate, { params: { id: 1 } }, gzip);
    const { headers, content }: ApiResponse = await read();
    const version = headers.get('ETag') ?? '';
    expect(version).toMatch(/^"\d+"$/);
    const save = (ifMatch: string) =>
      admin.call(
        updateTemplate,
        { params: { id: 1 }, body: { ...payloadOf(content as QuizDetailWire), title: 'Renamed' } },
        { ...gzip, 'If-Match': ifMatch },
      );
    expect(headers.get('Content-Encoding')).toBe('gzip');
    expect((await save(`W/${version}`)).status).toBe(200);
    expect((await save(version)).status).toBe(412);
    await server.close();
  });
});

describe('what is never compressed', () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '5000' };
  const body = encode(text);
  it.each([
    ['an event stream', 200, { 'Content-Type': 'text/event-stream' }],
    ['a part', 206, headers],
    ['a file of which parts may be asked for', 200, { ...headers, 'Accept-Ranges': 'bytes' }],
    ['what is compressed already', 200, { ...headers, 'Content-Encoding': 'br' }],
    ['what nobody may change', 200, { ...headers, 'Cache-Control': 'no-transform' }],
    ['a picture', 200, { ...headers, 'Content-Type': 'image/png' }],
    ['what has no type', 200, {}],
  ])('%s', async (_name, status, given) => {
    const response = new Response(body, { status, headers: given });
    const before = [...response.headers];
    expect(await compressResponse('GET', 'gzip, br', response)).toBe(response);
    expect([...response.headers]).toEqual(before);
  });
});
