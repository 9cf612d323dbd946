import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { loadBuiltFile } from '../../src/api/built-file.ts';
import { createHttp } from '../../src/api/http.ts';
import type { OutgoingRequest, Send } from '../../src/api/send.ts';

let server: Server;
let base = '';
let respond: RequestListener = (_, response) => {
  response.end();
};
const now = Date.parse('2026-06-01T12:00:00.000Z');

const http = (timeoutMs = 5000): Send =>
  createHttp({
    base,
    timeoutMs,
    uploadTimeoutMs: 5000,
    now: () => now,
    getLanguageTag: () => 'pt-BR',
  });
const ask = (more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'GET',
  address: '/api/x',
  expects: 'json',
  ...more,
});
const answering = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  respond = (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
  };
};
const problem = (content: object): string => JSON.stringify({ content });
const failure = (kind: string, more: object = {}) => ({ ok: false, failure: { kind, ...more } });

beforeEach(async () => {
  server = createServer((request, response) => {
    respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('answers over HTTP', () => {
  test('API-003 a successful answer is unwrapped to its content, with its version', async () => {
    answering(200, problem({ id: 1 }), { ETag: 'W/"7"' });
    expect(await http()(ask())).toEqual({
      ok: true,
      value: { kind: 'json', content: { id: 1 }, version: '7' },
    });
    answering(200, '{"content":null}');
    expect(await http()(ask())).toEqual({ ok: true, value: { kind: 'json', content: null } });
    respond = (_, response) => {
      response.writeHead(204).end();
    };
    expect(await http()(ask())).toEqual({ ok: true, value: { kind: 'json', content: null } });
  });

  test('API-002 asks for JSON in the language of the page, sends JSON, and never cookies', async () => {
    let headers: object = {};
    respond = (request, response) => {
      headers = request.headers;
      response.end('{"content":1}');
    };
    await http()(ask({ method: 'POST', body: '{"a":1}', headers: { 'If-Match': '"3"' } }));
    expect(headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'pt-BR',
      'content-type': 'application/json',
      'if-match': '"3"',
    });
    expect(headers).not.toHaveProperty('cookie');
  });

  test.each([
    [
      400,
      {
        message: 'Bad',
        code: 'invalid',
        errors: { title: ['No Title'], 'activities.0': 'Short', odd: [1] },
      },
      {},
      failure('invalid', {
        message: { text: 'Bad' },
        errors: { title: [{ text: 'No Title' }], 'activities.0': [{ text: 'Short' }] },
      }),
    ],
    [
      422,
      { message: 'Used', code: 'idempotency_key_reused' },
      {},
      failure('invalid', { message: { text: 'Used' }, errors: {} }),
    ],
    [
      413,
      { message: 'Too large', code: 'too_large' },
      {},
      failure('invalid', { message: { text: 'Too large' }, errors: {}, isTooLarge: true }),
    ],
    [
      401,
      { message: 'Sign in', code: 'unauthenticated' },
      {},
      failure('expired', { message: { text: 'Sign in' } }),
    ],
    [403, { message: 'No', code: 'denied' }, {}, failure('denied', { message: { text: 'No' } })],
    [
      404,
      { message: 'None', code: 'not_found' },
      {},
      failure('notFound', { message: { text: 'None' } }),
    ],
    [
      409,
      { message: 'There is one', code: 'conflict' },
      {},
      failure('conflict', { message: { text: 'There is one' } }),
    ],
    [
      409,
      { message: 'Not now', code: 'refused' },
      {},
      failure('refused', { message: { text: 'Not now' } }),
    ],
    [
      412,
      { message: 'Changed', code: 'conflict' },
      { ETag: '"9"' },
      failure('conflict', { message: { text: 'Changed' }, current: '9' }),
    ],
    [
      429,
      { message: 'Slow down', code: 'too_many_requests' },
      { 'Retry-After': '30' },
      failure('refused', { message: { text: 'Slow down' }, retryAfterSeconds: 30 }),
    ],
    [
      503,
      { message: 'Closing', code: 'closing' },
      { 'Retry-After': 'Mon, 01 Jun 2026 12:00:10 GMT' },
      failure('refused', { message: { text: 'Closing' }, retryAfterSeconds: 10 }),
    ],
    [
      500,
      { message: 'Broken', code: 'unexpected' },
      {},
      failure('unexpected', { status: 500, message: { text: 'Broken' } }),
    ],
    [
      501,
      { message: 'Not built', code: 'not_built_yet' },
      {},
      failure('unexpected', { status: 501, message: { text: 'Not built' } }),
    ],
  ])('API-004 %i %o is told as its failure', async (status, content, headers, expected) => {
    answering(status, problem(content), headers);
    expect(await http()(ask())).toEqual(expected);
  });

  test('API-004 a page of HTML from a gateway is unexpected, without its words', async () => {
    answering(502, '<html><h1>Bad Gateway</h1></html>', { 'Content-Type': 'text/html' });
    expect(await http()(ask())).toEqual(failure('unexpected', { status: 502 }));
  });

  test('API-004 a page of HTML from a gateway that refuses a large body', async () => {
    answering(413, '<html><h1>Request Entity Too Large</h1></html>', {
      'Content-Type': 'text/html',
    });
    expect(await http()(ask())).toEqual(failure('invalid', { errors: {}, isTooLarge: true }));
  });

  test.each(['{"content":{"id":', '<html>', '', '[]', 'null', '{"result":1}'])(
    'API-004 a successful answer that is not the envelope (%s) is unexpected',
    async (body) => {
      answering(200, body);
      expect(await http()(ask())).toEqual(failure('unexpected', { status: 200 }));
    },
  );

  test('API-004 a connection that breaks in mid-answer, no server, and no answer in time are offline', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"content":');
      response.destroy();
    };
    expect(await http()(ask())).toEqual(failure('offline'));
    respond = () => {};
    expect(await http(30)(ask())).toEqual(failure('offline'));
    const nobody = createHttp({
      base: 'http://127.0.0.1:1',
      timeoutMs: 5000,
      uploadTimeoutMs: 5000,
      now: () => now,
      getLanguageTag: () => 'en',
    });
    expect(await nobody(ask())).toEqual(failure('offline'));
  });

  test('API-004 aborting rejects with the reason, before and while it is under way', async () => {
    const stop = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      respond = () => {
        resolve();
      };
    });
    const requestCount = http()(ask({ signal: stop.signal }));
    await arrived;
    stop.abort(new Error('left'));
    await expect(requestCount).rejects.toThrow('left');
    await expect(http()(ask({ signal: stop.signal }))).rejects.toThrow('left');
  });

  test.each([
    ['attachment; filename="12_results.csv"', '12_results.csv'],
    [
      'attachment; filename="x.zip"; filename*=UTF-8\'\'Zellen%20%C3%BC-qti.zip',
      'Zellen ü-qti.zip',
    ],
    ['attachment; filename=a.imscc', 'a.imscc'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''%E0%A4%A", null],
    ['attachment', null],
  ])(
    'DOC-12 QRES-10 a file comes with the name of its header: %s',
    async (disposition, fileName) => {
      respond = (_, response) => {
        response
          .writeHead(200, { 'Content-Type': 'text/csv', 'Content-Disposition': disposition })
          .end('a,b');
      };
      const outcome = await http()(ask({ expects: 'blob' }));
      expect(outcome).toMatchObject({ ok: true, value: { kind: 'blob', fileName } });
      if (outcome.ok && outcome.value.kind === 'blob')
        expect(await outcome.value.blob.text()).toBe('a,b');
    },
  );

  test('API-037 a file that is refused tells the message of its envelope', async () => {
    answering(404, problem({ message: 'No such document.', code: 'not_found' }));
    expect(await http()(ask({ expects: 'blob' }))).toEqual(
      failure('notFound', { message: { text: 'No such document.' } }),
    );
  });
});

describe('uploads', () => {
  test('API-032 DOC-02 a form goes with progress', async () => {
    const page = new JSDOM('', { url: base }).window;
    vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
    let received = '';
    respond = (request, response) => {
      request
        .setEncoding('latin1')
        .on('data', (chunk: string) => {
          received += chunk;
        })
        .on('end', () => {
          response.writeHead(200, { ETag: '"1"' }).end('{"content":{"url":"/files/1"}}');
        });
    };
    const form = new page.FormData();
    form.set('file', new page.File(['x'.repeat(300_000)], 'cell.png', { type: 'image/png' }));
    const parts: number[] = [];
    const outcome = await http()(
      ask({
        method: 'POST',
        body: form,
        onProgress: (part) => {
          parts.push(part);
        },
      }),
    );
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'json', version: '1' } });
    expect(received).toContain('filename="cell.png"');
    expect(received.length).toBeGreaterThan(300_000);
    expect(parts.at(-1)).toBe(1);
  });

  test('API-032 DOC-02 an upload can be aborted', async () => {
    const page = new JSDOM('', { url: base }).window;
    vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest);
    const stop = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      respond = () => {
        resolve();
      };
    });
    const sent = http()(
      ask({ method: 'POST', body: '{}', signal: stop.signal, onProgress: () => {} }),
    );
    await arrived;
    stop.abort(new Error('cancelled'));
    await expect(sent).rejects.toThrow('cancelled');
  });
});

test('a file that the build wrote beside the page is read; a missing one is an error', async () => {
  vi.stubGlobal('document', { baseURI: `${base}/admin/` });
  const asked: (string | undefined)[] = [];
  respond = ({ url }, response) => {
    asked.push(url);
    response.writeHead(url === '/admin/some.json' ? 200 : 404).end('{"a":1}');
  };
  expect(await loadBuiltFile('some.json')).toEqual({ a: 1 });
  await expect(loadBuiltFile('none.json')).rejects.toThrow('none.json could not be loaded: 404');
  expect(asked).toEqual(['/admin/some.json', '/admin/none.json']);
});
