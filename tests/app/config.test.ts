import { describe, expect, test } from 'vitest';

import { defaultConfig, readConfig } from '../../src/app/config.ts';
import { maskSecrets } from '../../src/app/inspection/mask-secrets.ts';

describe('runtime configuration', () => {
  test('NAV-001 FLAG-04 the configuration in the page overrides the defaults', () => {
    expect(readConfig(null)).toEqual(defaultConfig);
    expect(readConfig('{"routePrefix":"/x/backoffice","featureFlagClientId":"abc"}')).toEqual({
      ...defaultConfig,
      routePrefix: '/x/backoffice',
      featureFlagClientId: 'abc',
    });
  });

  test('NAV-001 the error names every invalid value', () => {
    expect(() =>
      readConfig('{"routePrefix":"admin/","areaLinks":{"lti":"javascript:alert(1)"}}'),
    ).toThrow('app-config: not usable: routePrefix, areaLinks');
  });
});

test('ENT-02 passwords and tokens never reach an inspector', () => {
  expect(
    maskSecrets({
      type: 'field.change',
      field: 'password',
      value: 'geheim',
      output: { token: { accessToken: 'a' } },
      list: [{ refreshToken: 'b' }],
    }),
  ).toEqual({
    type: 'field.change',
    field: 'password',
    value: '***',
    output: { token: '***' },
    list: [{ refreshToken: '***' }],
  });
});
