import { describe, expect, test } from 'vitest';

import { defaultConfig, readConfig } from '../../src/app/config.ts';

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
