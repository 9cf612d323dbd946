import { createSecretKey } from 'node:crypto';

import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTokenSigner } from '../../../server/auth/token-signer.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const start = new Date('2026-01-01T00:00:00Z');
const inAnHour = start.getTime() / 1000 + 3600;
let now = start;
const signer = createTokenSigner(secret, () => now);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signWith = (alg: string, claims: Record<string, unknown>): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg })
    .sign(createSecretKey(Buffer.from(secret, 'base64url')));

describe('SES-14 access tokens', () => {
  beforeEach(() => {
    now = start;
  });

  it('give their claims back until they expire', async () => {
    const token = await signer.sign('access', { sub: '7', sid: 's' }, 900);
    expect(await signer.verify('access', token)).toEqual({
      sub: '7',
      sid: 's',
      aud: 'access',
      exp: start.getTime() / 1000 + 900,
      jti: expect.any(String) as string,
    });
    now = new Date('2026-01-01T00:14:59Z');
    expect(await signer.verify('access', token)).not.toBeNull();
    now = new Date('2026-01-01T00:15:00Z');
    expect(await signer.verify('access', token)).toBeNull();
  });

  it('differ when they are signed in the same second', async () => {
    // A player asks for its file again only when the address with the token changes.
    const tokens = [await signer.sign('document', {}, 60), await signer.sign('document', {}, 60)];
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it('of earlier versions, signed without a library, are accepted until they expire', async () => {
    // {"alg":"HS256","typ":"JWT"} . {"sub":7,"sid":"s","aud":"access","exp":1767229200}
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOjcsInNpZCI6InMiLCJhdWQiOiJhY2Nlc3MiLCJleHAiOjE3NjcyMjkyMDB9.a_J9ntSV9-Srkq8zvE954FxsD1A2ET1xQDRfaiBp828';
    expect(await signer.verify('access', token)).toMatchObject({ sub: 7, sid: 's' });
  });

  it('are valid for their purpose only', async () => {
    const token = await signer.sign('document', { sid: 's' }, 60);
    expect(await signer.verify('access', token)).toBeNull();
    expect(await signer.verify('document', token)).not.toBeNull();
  });

  it('with another secret, algorithm or payload, or without signature, audience or expiry, are refused', async () => {
    const token = await signer.sign('access', { sub: '7' }, 60);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = { sub: '1', aud: 'access', exp: inAnHour };
    const otherSigner = createTokenSigner(Buffer.alloc(32, 8).toString('base64url'), () => now);
    const none = encode({ alg: 'none', typ: 'JWT' });
    expect(await signer.verify('access', await signWith('HS256', claims))).toMatchObject(claims);
    for (const invalid of [
      await otherSigner.sign('access', { sub: '7' }, 60),
      await signWith('HS256', { sub: '1', aud: 'access' }),
      await signWith('HS256', { sub: '1', exp: inAnHour }),
      await signWith('HS512', claims),
      new UnsecuredJWT(claims).encode(),
      `${header}.${encode(claims)}.${signature}`,
      `${none}.${encode(claims)}.${signature}`,
      `${none}.${encode(claims)}.`,
      `${header}.${payload}`,
      '',
      'a.b.c',
      '.'.repeat(9000),
    ]) {
      expect(await signer.verify('access', invalid)).toBeNull();
    }
  });
});
