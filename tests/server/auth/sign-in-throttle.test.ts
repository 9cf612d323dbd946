import { describe, expect, it } from 'vitest';

import { parseNetwork } from '../../../server/auth/sign-in-throttle.ts';
import { readClientAddress } from '../../../server/http/request-context.ts';

describe('SES-18 throttles count by network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(parseNetwork(address)).toBe(network);
  });

  it('believes X-Forwarded-For only as far as trusted proxies wrote it', () => {
    expect(readClientAddress('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1');
    expect(readClientAddress('10.0.0.1', '6.6.6.6, 192.0.2.7', 1)).toBe('192.0.2.7');
    expect(readClientAddress('10.0.0.1', '6.6.6.6, 192.0.2.7, 10.0.0.2', 2)).toBe('192.0.2.7');
    expect(readClientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });
});
