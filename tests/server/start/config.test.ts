import { describe, expect, it } from 'vitest';

import { readConfig } from '../../../server/config.ts';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  const read = readConfig(environment);
  return 'faults' in read ? read.faults : [];
};

describe('NAV-001 the environment is read once', () => {
  it('has an answer for everything that is not set; empty counts as not set', () => {
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
    ['ROUTE_PREFIX', '/api', 'ROUTE_PREFIX: must not begin with /api, /ofrep or /files'],
    ['SEED', 'all', 'SEED: must be demo or none'],
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
    ['PLAYER_EMBED_PATH', 'embed', 'PLAYER_EMBED_PATH: must be a path or an http address'],
    ['AREA_LINKS', '{lti}', 'AREA_LINKS: must be JSON, for example {"lti":"https://lti.example"}'],
    ['AREA_LINKS', '[1]', 'AREA_LINKS: must be a JSON object of area to address'],
    [
      'AREA_LINKS',
      '{"lti":"javascript:alert(1)"}',
      'AREA_LINKS.lti: must be an http or https address',
    ],
    ['LOCAL_CACHE_HOURS', '-1', 'LOCAL_CACHE_HOURS: must not be negative'],
    ['COOKIE_NAME_PREFIX', 'a b', 'COOKIE_NAME_PREFIX: may hold letters, digits, - and _'],
    ['PUBLIC_URL', 'lectern.test', 'PUBLIC_URL: must be an http or https address'],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES: must be a number of proxies'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL: must be an smtp:// or smtps:// address'],
    ['OPENAI_BASE_URL', 'ftp://x', 'OPENAI_BASE_URL: must be an http or https address'],
    ['NODE_ENV', 'live', 'NODE_ENV: must be development, test or production'],
  ])('says what is wrong with %s=%s in one line', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault]);
  });

  it('names everything that a half-configured bucket lacks, and every fault at once', () => {
    expect(faultsOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', PORT: 'x' })).toEqual([
      'PORT: must be a port number',
    ]);
    expect(faultsOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files' })).toEqual([
      'S3_ACCESS_KEY_ID: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
      'S3_SECRET_ACCESS_KEY: must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is',
    ]);
  });
});
