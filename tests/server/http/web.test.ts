import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../../../server/config/config.ts';
import { createConsolePolicy } from '../../../server/http/security-headers.ts';
import { toBrowserConfig, renderConsolePage } from '../../../server/web/console-page.ts';
import type { BrowserConfig } from '../../../src/domain/browser-config.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const built =
  '<!doctype html><html lang=en><meta charset=utf-8><title>Lectern</title><link rel=stylesheet href=index.11223344.css><script type=module src=index.0a1b2c3d.js></script><div id=app></div>';
const script = 'console.log("x".repeat(3))';

const configOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  if ('errors' in read) throw new Error(read.errors.join());
  return read.config;
};

describeOnMainDatabase('NAV-001 the console below its prefix', (database) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-web-'));
    const web = join(folder, 'web');
    await mkdir(web);
    await writeFile(join(web, 'index.html'), built);
    await writeFile(join(web, 'index.0a1b2c3d.js'), script);
    await writeFile(join(web, 'index.0a1b2c3d.js.gz'), gzipSync(script));
    await writeFile(join(web, 'plain.js'), script);
    await writeFile(join(folder, 'secret.js'), 'secret');
    await writeFile(join(web, 'notes.secret'), 'secret');
    server = await startTestServer({
      database,
      environment: {
        ROUTE_PREFIX: '/x/backoffice',
        AREA_LINKS: '{"lti":"https://lti.example/</script><script>alert(1)//"}',
      },
      parts: { webFolder: web },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('the root and the bare prefix lead to the console', async () => {
    for (const path of ['/', '/x/backoffice']) {
      const { status, headers } = await server.send('GET', path);
      expect({ status, to: headers.get('Location') }).toEqual({
        status: 302,
        to: '/x/backoffice/',
      });
    }
  });

  it.each([
    '/x/backoffice/',
    '/x/backoffice/quiz/template/12/edit',
    '/x/backoffice/signin?next=%2Fquiz',
  ])('%s is the page with its base and its configuration', async (path) => {
    const { status, text, headers } = await server.send('GET', path);
    expect(status).toBe(200);
    expect(text.indexOf('<base href="/x/backoffice/">')).toBeLessThan(
      text.indexOf('index.11223344.css'),
    );
    const json =
      /<script type="application\/json" id="app-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      routePrefix: '/x/backoffice',
      cookieNamePrefix: 'lectern_',
      featureFlagClientId: null,
      localCacheHours: 24,
    });
    expect(json).not.toContain('<');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('a file without a hash in its name is sent again only when it has changed', async () => {
    const path = '/x/backoffice/plain.js';
    const first = await server.send('GET', path);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const second = await server.send('GET', path, { headers });
    expect([first.status, second.status, second.text]).toEqual([200, 304, '']);
    expect(second.headers.get('Cache-Control')).toBe('no-cache');
    expect(second.headers.get('Vary')).toBe(first.headers.get('Vary'));
    const other = join(folder, 'web/plain.js');
    await writeFile(other, `${script};`);
    const third = await server.send('GET', path, { headers });
    await writeFile(other, script);
    expect([third.status, third.text]).toEqual([200, `${script};`]);
  });

  it('LIM-42 the page has a strict content security policy whose nonce is new each time', async () => {
    const [one, other] = await Promise.all([
      server.send('GET', '/x/backoffice/'),
      server.send('GET', '/x/backoffice/'),
    ]);
    const policy = one.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'self'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '?';
    expect(one.text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(other.text).not.toContain(nonce);
  });

  it('serves built files compressed and for ever when their name holds a hash', async () => {
    const hashed = await server.send('GET', '/x/backoffice/index.0a1b2c3d.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect({
      text: hashed.text,
      coding: hashed.headers.get('Content-Encoding'),
      cache: hashed.headers.get('Cache-Control'),
      type: hashed.headers.get('Content-Type'),
      vary: hashed.headers.get('Vary'),
    }).toEqual({
      text: script,
      coding: 'gzip',
      cache: 'public, max-age=31536000, immutable',
      type: 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const refused = await server.send('GET', '/x/backoffice/index.0a1b2c3d.js', {
      headers: { 'Accept-Encoding': 'gzip;q=0, identity' },
    });
    expect({
      text: refused.text,
      coding: refused.headers.get('Content-Encoding'),
      vary: refused.headers.get('Vary'),
    }).toEqual({ text: script, coding: null, vary: 'Accept-Encoding' });
    const head = await server.send('HEAD', '/x/backoffice/plain.js');
    expect({ text: head.text, bytes: head.headers.get('Content-Length') }).toEqual({
      text: '',
      bytes: String(script.length),
    });
    for (const path of ['index.html', '', 'quiz'])
      expect((await server.send('GET', `/x/backoffice/${path}`)).text).not.toBe(built);
    expect((await server.send('GET', '/x/backoffice/plain.js')).headers.get('Cache-Control')).toBe(
      'no-cache',
    );
  });

  it('a missing file is 404 and not the page, and nothing outside the folder or of another kind is served', async () => {
    for (const path of [
      'missing.js',
      '..%2fsecret.js',
      '%2e%2e/secret.js',
      '..%5csecret.js',
      'notes.secret',
      'index.0a1b2c3d.js.gz',
      '%00.js',
    ]) {
      const { status, text } = await server.send('GET', `/x/backoffice/${path}`);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).not.toContain('secret');
    }
    expect((await server.send('GET', '/x/backoffice/%E0%A4%A.js')).status).toBeLessThan(500);
    expect((await server.send('POST', '/x/backoffice/signin', { body: {} })).status).toBe(405);
    expect((await server.send('HEAD', '/x/backoffice/')).status).toBe(200);
  });

  it('API-044 an uploaded file comes back whole and in parts, and can do nothing in our name', async () => {
    const name = await server.services.files.put(
      new TextEncoder().encode('<svg onload="alert(1)"/>'),
      'svg',
    );
    const whole = await server.send('GET', `/files/${name}`);
    expect(whole.text).toBe('<svg onload="alert(1)"/>');
    expect(whole.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(whole.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const part = async (range: string) => {
      const { status, text, headers } = await server.send('GET', `/files/${name}`, {
        headers: { Range: range },
      });
      return [status, text, headers.get('Content-Range')];
    };
    expect(await part('bytes=1-3')).toEqual([206, 'svg', 'bytes 1-3/24']);
    expect(await part('bytes=-2')).toEqual([206, '/>', 'bytes 22-23/24']);
    expect(await part('bytes=22-999')).toEqual([206, '/>', 'bytes 22-23/24']);
    expect(await part('bytes=24-')).toEqual([416, '', 'bytes */24']);
    expect(await part('lines=1-2')).toEqual([200, '<svg onload="alert(1)"/>', null]);
    for (const wrong of ['..%2f..%2fdatabase', 'x.svg', name.replace('svg', 'png')])
      expect((await server.send('GET', `/files/${wrong}`)).status).toBe(404);
  });

  it('API-002 the documentation is one page that needs no script and names every call, and the document is OpenAPI', async () => {
    const page = await server.send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!www\.w3)/);
    const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    const document = JSON.parse((await server.send('GET', '/api/openapi.json')).text) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toMatch(/^3\./);
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const [method, path] of calls) expect(page.text).toContain(`<b>${method}</b> ${path}`);
    const anchors = [...page.text.matchAll(/<article id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('NAV-001 writing the configuration into the page', () => {
  const config: BrowserConfig = toBrowserConfig(configOf({}));

  it.each([
    ['minified without a head', built],
    [
      'with a head',
      '<!DOCTYPE html><html><head><meta charset="utf-8"><script type="module" src="a.js"></script></head><body></body></html>',
    ],
    [
      'with a development configuration',
      '<!doctype html><html><head><base href="/admin/"><script type="application/json" id="app-config">{"routePrefix":"/dev"}</script><script src="a.js"></script></head></html>',
    ],
    ['bare', '<script src=a.js></script>'],
  ])('works on a page %s', (_, html) => {
    const page = renderConsolePage(html, config, 'n');
    expect(page.match(/<base /g)).toHaveLength(1);
    expect(page.match(/app-config/g)).toHaveLength(1);
    expect(page.indexOf('<base')).toBeLessThan(page.search(/src="?(a|index)/));
    expect(page.toLowerCase().startsWith('<!doctype')).toBe(
      html.toLowerCase().startsWith('<!doctype'),
    );
  });

  it('tells the browser nothing secret', () => {
    const secretive = configOf({
      DATABASE_URL: 'postgres://u:secret1@h/d',
      SMTP_URL: 'smtp://u:secret2@h',
      OPENAI_API_KEY: 'secret3',
      S3_ENDPOINT: 'https://s',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'secret4',
      S3_SECRET_ACCESS_KEY: 'secret5',
    });
    expect(JSON.stringify(toBrowserConfig(secretive))).not.toContain('secret');
  });

  it('lets the page frame and ask only what the configuration names', () => {
    const policy = createConsolePolicy(
      configOf({
        AREA_LINKS: '{"lti":"https://lti.example/a?b"}',
        DOCUMENT_VIEWER_URL: 'https://viewer.example/v',
        FEATURE_FLAG_CLIENT_ID: 'abc',
      }),
      'n',
    );
    expect(policy).toContain("frame-src 'self' blob: https://lti.example https://viewer.example;");
    expect(policy).toContain("connect-src 'self' https://app.launchdarkly.com");
    expect(createConsolePolicy(configOf({}), 'n')).toContain("connect-src 'self';");
  });
});
