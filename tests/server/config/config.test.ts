import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listConfigWarnings } from '../../../server/config/config-warnings.ts';
import { readConfigNames } from '../../support/config-names.ts';
import { readConfig } from '../../../server/config/config.ts';

const readErrors = (environment: Record<string, string>): readonly string[] => {
  const read = readConfig(environment);
  return 'errors' in read ? read.errors : [];
};

describe('NAV-001 the environment is read once', () => {
  it('has a default for every unset value; empty counts as unset', () => {
    const read = readConfig({ PORT: '', DATABASE_URL: '' });
    expect(read).toMatchObject({
      config: {
        PORT: 4000,
        HOST: '127.0.0.1',
        DATA_DIR: './.lectern',
        ROUTE_PREFIX: '/admin',
        SEED: 'demo',
        ACCESS_TOKEN_TTL_SECONDS: 900,
        REFRESH_TOKEN_TTL_SECONDS: 1_209_600,
      },
    });
  });

  it('reads area links as addresses', () => {
    expect(readConfig({ AREA_LINKS: '{"lti":"https://lti.example/x"}' })).toMatchObject({
      config: { AREA_LINKS: { lti: 'https://lti.example/x' } },
    });
  });

  it.each([
    ['PORT', 'nine', 'PORT: must be a port number'],
    ['PORT', '70000', 'PORT: must be between 0 and 65535'],
    [
      'DATABASE_URL',
      'mysql://secret-password@host/db',
      'DATABASE_URL: must be a postgres:// address',
    ],
    [
      'ROUTE_PREFIX',
      'admin',
      'ROUTE_PREFIX: must be a path such as /admin, without a slash at its end',
    ],
    [
      'ROUTE_PREFIX',
      '/admin/',
      'ROUTE_PREFIX: must be a path such as /admin, without a slash at its end',
    ],
    [
      'ROUTE_PREFIX',
      '/"><script>',
      'ROUTE_PREFIX: must be a path such as /admin, without a slash at its end',
    ],
    [
      'ROUTE_PREFIX',
      '/api',
      'ROUTE_PREFIX: must not begin with /api, /ofrep, /files, /livez, /readyz or /metrics',
    ],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE: must be at least 1 connection'],
    [
      'DATABASE_LOCK_TIMEOUT_SECONDS',
      'never',
      'DATABASE_LOCK_TIMEOUT_SECONDS: must be a number of seconds',
    ],
    ['SEED', 'all', 'SEED: must be demo or none'],
    ['ALLOW_DEMO_ACCOUNTS', 'yes', 'ALLOW_DEMO_ACCOUNTS: must be 0 or 1'],
    ['ACCESS_TOKEN_TTL_SECONDS', '0', 'ACCESS_TOKEN_TTL_SECONDS: must be at least 1 second'],
    [
      'ACCESS_TOKEN_TTL_SECONDS',
      '1.5',
      'ACCESS_TOKEN_TTL_SECONDS: must be a whole number of seconds',
    ],
    [
      'REFRESH_TOKEN_TTL_SECONDS',
      'long',
      'REFRESH_TOKEN_TTL_SECONDS: must be a whole number of seconds',
    ],
    [
      'DOCUMENT_VIEWER_URL',
      'javascript:alert(1)',
      'DOCUMENT_VIEWER_URL: must be an http or https address',
    ],
    ['SOURCE_URL', 'javascript:alert(1)', 'SOURCE_URL: must be an http or https address'],
    ['PLAYER_EMBED_PATH', 'embed', 'PLAYER_EMBED_PATH: must be a path or an http address'],
    ['AREA_LINKS', '{lti}', 'AREA_LINKS: must be JSON, for example {"lti":"https://lti.example"}'],
    [
      'AREA_LINKS',
      '{"quizzes":"https://quiz.example"}',
      'AREA_LINKS.quizzes: is not an area with an address of its own; those are lti, identityProviders, publish, moengage, classProducts, clientHub, facultyResources',
    ],
    ['AREA_LINKS', '[1]', 'AREA_LINKS: must be a JSON object of area to address'],
    [
      'AREA_LINKS',
      '{"lti":"javascript:alert(1)"}',
      'AREA_LINKS.lti: must be an http or https address',
    ],
    ['LOCAL_CACHE_HOURS', '-1', 'LOCAL_CACHE_HOURS: must not be negative'],
    ['COOKIE_NAME_PREFIX', 'a b', 'COOKIE_NAME_PREFIX: may hold letters, digits, - and _'],
    ['PUBLIC_URL', 'lectern.test', 'PUBLIC_URL: must be an http or https address'],
    [
      'PUBLIC_URL',
      'https://lectern.example/admin',
      'PUBLIC_URL: must be an address without a path, such as https://lectern.example; ROUTE_PREFIX is the path of the console',
    ],
    [
      'PUBLIC_URL',
      'https://lectern.example/?x=1',
      'PUBLIC_URL: must be an address without a path, such as https://lectern.example; ROUTE_PREFIX is the path of the console',
    ],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES: must be a number of proxies'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL: must be an smtp:// or smtps:// address'],
    ['OPENAI_BASE_URL', 'ftp://x', 'OPENAI_BASE_URL: must be an http or https address'],
    ['NODE_ENV', 'live', 'NODE_ENV: must be development, test or production'],
  ])('says what is wrong with %s=%s in one line', (name, value, fault) => {
    expect(readErrors({ [name]: value })).toEqual([fault]);
  });

  it('lists every missing value of a partly configured bucket, and all errors at once', () => {
    expect(
      readErrors({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', PORT: 'x' }),
    ).toEqual([
      'PORT: must be a port number',
      'S3_ACCESS_KEY_ID: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
      'S3_SECRET_ACCESS_KEY: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
    ]);
    expect(readErrors({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files' })).toEqual([
      'S3_ACCESS_KEY_ID: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
      'S3_SECRET_ACCESS_KEY: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
    ]);
  });

  it('warns about every risky setting', () => {
    const warningsOf = (environment: Record<string, string>): readonly string[] => {
      const read = readConfig(environment);
      return 'errors' in read ? read.errors : listConfigWarnings(read.config);
    };
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    const DATABASE_URL = 'postgres://db/lectern';
    expect(warningsOf({})).toEqual([]);
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Lectern <lectern@example.org>' };
    const PUBLIC_URL = 'https://lectern.example';
    expect(warningsOf({ DATABASE_URL, ...s3, ...mail, PUBLIC_URL })).toEqual([]);
    expect(warningsOf({ DATABASE_URL, ...s3, PUBLIC_URL })).toEqual([
      'Without SMTP_URL nobody gets a mail: invitations and password links wait in the outbox.',
    ]);
    expect(warningsOf({ SMTP_URL: mail.SMTP_URL })).toEqual([
      'MAIL_FROM is not set. Mail servers refuse mails from no-reply@lectern.test.',
    ]);
    const withoutMail =
      'Without SMTP_URL nobody gets a mail: invitations and password links wait in the outbox.';
    const withoutAddress = (host: string): string =>
      `PUBLIC_URL is not set. Links in mails begin with http://${host}:4000, and browsers on other machines stay signed in only over TLS: put a proxy with TLS in front and set PUBLIC_URL.`;
    expect(warningsOf({ HOST: '0.0.0.0' })).toEqual([withoutMail, withoutAddress('0.0.0.0')]);
    expect(warningsOf({ HOST: '192.168.1.5', ...mail })).toEqual([withoutAddress('192.168.1.5')]);
    expect(
      warningsOf({
        DATABASE_URL,
        ...mail,
        SEED: 'demo',
        ALLOW_DEMO_ACCOUNTS: '1',
        PUBLIC_URL: 'http://lectern.example',
      }),
    ).toEqual([
      'Anybody who reaches this server can sign in: the demo passwords are public.',
      'Files are stored in DATA_DIR. Several processes on one database must share them: set S3_*.',
      'http://lectern.example has no TLS. Browsers keep the session cookie only with TLS: put a proxy in front and set PUBLIC_URL.',
    ]);
  });

  it.each([
    [{}, 'demo'],
    [{ HOST: 'localhost' }, 'demo'],
    [{ HOST: '127.0.0.2' }, 'demo'],
    [{ HOST: '::1' }, 'demo'],
    [{ HOST: '0.0.0.0' }, 'none'],
    [{ HOST: '127.evil.example' }, 'none'],
    [{ HOST: '::' }, 'none'],
    [{ DATABASE_URL: 'postgres://db.example/lectern' }, 'none'],
    [{ HOST: '0.0.0.0', SEED: 'demo', ALLOW_DEMO_ACCOUNTS: '1' }, 'demo'],
  ])('fills an empty database with %o as SEED=%s', (environment, seed) => {
    expect(readConfig(environment)).toMatchObject({ config: { SEED: seed } });
  });

  it('refuses demo accounts where others reach them, unless they are allowed', () => {
    const refusal =
      'SEED: demo accounts have public passwords; with DATABASE_URL or a HOST that others reach they also need ALLOW_DEMO_ACCOUNTS=1';
    expect(readErrors({ SEED: 'demo', HOST: '0.0.0.0' })).toEqual([refusal]);
    expect(
      readErrors({ SEED: 'demo', DATABASE_URL: 'postgres://db/x', ALLOW_DEMO_ACCOUNTS: '0' }),
    ).toEqual([refusal]);
    expect(readErrors({ SEED: 'demo' })).toEqual([]);
  });

  it('nothing else in the server reads the environment', async () => {
    const files = (await readdir('server', { recursive: true })).filter((name) =>
      /\.m?ts$/.test(name),
    );
    const reads = await Promise.all(
      files.map(async (name) =>
        [
          ...(await readFile(join('server', name), 'utf8')).matchAll(
            /.*process\.env.*|.*import\.meta\.env.*/g,
          ),
        ].map(([line]) => `${name}: ${line.trim()}`),
      ),
    );
    expect(reads.flat().sort()).toEqual([
      'backup.ts: const read = readConfig(process.env);',
      'create-admin.ts: const read = readConfig(process.env);',
      'main.ts: const read = readConfig(process.env);',
      'migrate-database.ts: const read = readConfig(process.env);',
      // The environment of pg_dump and pg_restore.
      "operations/postgres-tools.ts: env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },",
    ]);
  });

  it('docs/operations.md explains every variable, once', async () => {
    const names = await readConfigNames();
    expect(names).toContain('MAIL_FROM');
    const manual = await readFile('docs/operations.md', 'utf8');
    const rows = /^## Configure$(.*?)^## /ms.exec(manual)?.[1]?.split('\n') ?? [];
    const explained = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''),
    );
    expect(explained.sort()).toEqual([...names].sort());
  });
});
