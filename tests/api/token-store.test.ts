import { CookieJar } from 'jsdom';
import { describe, expect, test } from 'vitest';

import { parseToken } from '../../src/api/parse-token.ts';
import { createTokenStore } from '../../src/api/token-store.ts';
import { pageCookies } from './support/tab.ts';

const token = {
  accessToken: 'a.b.c',
  refreshToken: 'r;=, "é',
  refreshTokenExpiredAt: '2999-01-01T00:00:00.000Z',
};
const options = {
  channel: null,
  protocol: 'https:',
  isSecureContext: true,
  namePrefix: 'lectern_',
  path: '/admin',
};

describe('the stored token', () => {
  test('SES-16 LIM-44 stands in a cookie with the prefix in its name: Secure, SameSite=Strict, below the route prefix, as long as the refresh token', async () => {
    const jar = new CookieJar();
    const store = createTokenStore({ ...options, cookies: pageCookies(jar) });
    store.write(token);
    expect(store.read()).toEqual(token);
    const [cookie] = await jar.getCookies('https://lectern.test/admin/', {
      sameSiteContext: 'strict',
    });
    expect(cookie).toMatchObject({
      key: 'lectern_token',
      secure: true,
      sameSite: 'strict',
      path: '/admin',
      expires: new Date(token.refreshTokenExpiredAt),
    });
    expect(
      createTokenStore({
        ...options,
        cookies: pageCookies(jar, 'https://lectern.test/other'),
      }).read(),
    ).toBeNull();
    expect(
      createTokenStore({
        ...options,
        cookies: pageCookies(jar, 'http://lectern.test/admin/'),
      }).read(),
    ).toBeNull();
  });

  test('SES-16 is kept on http of this computer, where WebKit keeps no Secure cookie (PD-13)', () => {
    const cookies = pageCookies(new CookieJar(), 'http://127.0.0.1:4000/admin/');
    const store = createTokenStore({ ...options, cookies, protocol: 'http:' });
    expect(store.isAllowed).toBe(true);
    store.write(token);
    expect(store.read()).toEqual(token);
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('SES-16 is not kept on http of another computer', () => {
    const cookies = pageCookies(new CookieJar(), 'http://lectern.test/admin/');
    const store = createTokenStore({
      ...options,
      cookies,
      protocol: 'http:',
      isSecureContext: false,
    });
    expect(store.isAllowed).toBe(false);
    store.write(token);
    expect(store.read()).toBeNull();
  });

  test('SES-11 is gone when it is cleared', () => {
    const store = createTokenStore({ ...options, cookies: pageCookies(new CookieJar()) });
    store.write(token);
    store.clear();
    expect(store.read()).toBeNull();
  });

  test('SES-11 what one tab does to it the others hear (PD-12), until they stop listening', async () => {
    const jar = new CookieJar();
    const channels = [
      new BroadcastChannel('token-store'),
      new BroadcastChannel('token-store'),
    ] as const;
    const [mine, other] = channels.map((channel) =>
      createTokenStore({ ...options, cookies: pageCookies(jar), channel }),
    );
    const received: unknown[] = [];
    const hear = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = other?.subscribe((now) => {
          received.push(now);
          stop?.();
          resolve();
        });
      });
    const first = hear();
    mine?.write(token);
    await first;
    const second = hear();
    mine?.clear();
    await second;
    expect(received).toEqual([token, null]);
    for (const channel of channels) channel.close();
  });

  test('SES-10 a tab that hears of a new token before it can see the cookie looks again until it does', async () => {
    const channels = [
      new BroadcastChannel('token-late'),
      new BroadcastChannel('token-late'),
    ] as const;
    const jar = pageCookies(new CookieJar());
    let looks = 0;
    const late = {
      get cookie(): string {
        looks += 1;
        return looks < 3 ? '' : jar.cookie;
      },
      set cookie(value: string) {
        jar.cookie = value;
      },
    };
    const mine = createTokenStore({ ...options, cookies: jar, channel: channels[0] });
    const other = createTokenStore({ ...options, cookies: late, channel: channels[1] });
    const received = new Promise((resolve) => {
      other.subscribe(resolve);
    });
    mine.write(token);
    expect(await received).toEqual(token);
    expect(looks).toBe(3);
    for (const channel of channels) channel.close();
  });

  test.each([
    ['nothing', null],
    ['words', 'token'],
    ['a list', [token]],
    ['a missing part', { accessToken: 'a', refreshToken: 'r' }],
    ['an empty part', { ...token, accessToken: '' }],
    ['a wrong kind', { ...token, refreshToken: 7 }],
    ['no date', { ...token, refreshTokenExpiredAt: 'soon' }],
    ['a prototype', JSON.parse('{"__proto__": {"accessToken": "a"}}')],
  ])('SES-16 %s is no token', (_, value) => {
    expect(parseToken(value)).toBeNull();
  });

  test.each(['lectern_token=%', 'lectern_token=%7B', 'lectern_token=', 'other_token=x', ''])(
    'SES-16 a broken cookie (%s) is no token',
    (cookie) => {
      expect(createTokenStore({ ...options, cookies: { cookie } }).read()).toBeNull();
    },
  );
});
