import { expect, it } from 'vitest';

import { getTransportHeaders } from '../../../server/http/security-headers.ts';

const strict = { 'Strict-Transport-Security': 'max-age=31536000' };

it.each([
  [{ PUBLIC_URL: 'https://lectern.example', TRUSTED_PROXIES: 0 }, undefined, strict],
  [{ PUBLIC_URL: 'http://lectern.example', TRUSTED_PROXIES: 0 }, undefined, {}],
  [{ PUBLIC_URL: undefined, TRUSTED_PROXIES: 1 }, 'https', strict],
  [{ PUBLIC_URL: undefined, TRUSTED_PROXIES: 1 }, 'https, http', {}],
  [{ PUBLIC_URL: undefined, TRUSTED_PROXIES: 1 }, 'http, https', strict],
  [{ PUBLIC_URL: undefined, TRUSTED_PROXIES: 0 }, 'https', {}],
  [{ PUBLIC_URL: undefined, TRUSTED_PROXIES: 1 }, undefined, {}],
])('browsers are kept on TLS by %o with X-Forwarded-Proto %s: %o', (config, proto, headers) => {
  expect(getTransportHeaders(config, proto)).toEqual(headers);
});
