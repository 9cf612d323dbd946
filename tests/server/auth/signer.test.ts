import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createSigner } from '../../../server/auth/signer.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
let now = new Date('2026-01-01T00:00:00Z');
const signer = createSigner(secret, () => now);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('SES-14 access tokens', () => {
  it('give their claims back until they expire', () => {
    now = new Date('2026-01-01T00:00:00Z');
    const token = signer.sign('access', { sub: 7, sid: 's' }, 900);
    expect(signer.verify('access', token)).toMatchObject({ sub: 7, sid: 's' });
    now = new Date('2026-01-01T00:14:59Z');
    expect(signer.verify('access', token)).not.toBeNull();
    now = new Date('2026-01-01T00:15:00Z');
    expect(signer.verify('access', token)).toBeNull();
  });

  it('are good for their purpose only', () => {
    expect(signer.verify('access', signer.sign('document', { sid: 's' }, 60))).toBeNull();
  });

  it('of another secret, changed, or without a signature are refused', () => {
    const token = signer.sign('access', { sub: 7 }, 60);
    const [header = '', payload = '', seal = ''] = token.split('.');
    const forged = encode({ sub: 1, aud: 'access', exp: 9_999_999_999 });
    const none = encode({ alg: 'none', typ: 'JWT' });
    const key = Buffer.from(secret, 'base64url');
    const sealedNone = createHmac('sha256', key).update(`${none}.${forged}`).digest('base64url');
    const other = createSigner(Buffer.alloc(32, 8).toString('base64url'), () => now).sign(
      'access',
      { sub: 7 },
      60,
    );
    for (const bad of [
      other,
      `${header}.${forged}.${seal}`,
      `${none}.${forged}.${sealedNone}`,
      `${none}.${forged}.`,
      `${header}.${payload}`,
      '',
      'a.b.c',
      '.'.repeat(9000),
    ]) {
      expect(signer.verify('access', bad)).toBeNull();
    }
  });
});
