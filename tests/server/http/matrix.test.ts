import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { implementations } from '../../../server/routes/implementations.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type ApiResponse,
  type RawCall,
  type TestServer,
} from '../../support/server.ts';
import { expectedCalls } from './expected-calls.ts';

const named = Object.entries(endpoints).map(
  ([name, endpoint]) => [name, endpoint as Endpoint] as const,
);
const withPermission = named.filter(([, { access }]) => access !== 'public');
const withBody = named.filter(([, { request }]) => request !== 'none');
const withIds = named.filter(([, { path }]) => path.includes('{'));
/**
 * PD-2: the highest role counts, CS before admin. PD-4: no known role is a customer.
 */
const effectiveRoles: Readonly<Record<AccountName, EffectiveRole>> = {
  super: 'superAdmin',
  corporate: 'corporateAdmin',
  admin: 'admin',
  cs: 'csUser',
  publish: 'publisher',
  lti: 'ltiUser',
  customer: 'customer',
  customer2: 'customer',
  multi: 'csUser',
};
const callOf = ({ method, path, when }: Endpoint): string =>
  `${method} ${path}${when === undefined ? '' : `?${new URLSearchParams(when).toString()}`}`;
const built = new Set(implementations.map(({ endpoint }) => endpoint));

/** A path with every parameter set to `value`. */
const fillPath = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
const wordParameters = {
  key: 'adminBanner',
  lang: 'en',
  list: 'templateQuizzes',
  type: 'quiz',
} as const;
/** A path with ids of 1 and words that are allowed. */
const fillWithValidWords = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in wordParameters ? wordParameters[name as keyof typeof wordParameters] : '1',
  );
/** The address of a call: its path, and the query values that make it this call. */
const addressOf = ({ path, when }: Endpoint, value: string): string =>
  fillPath(path, value) + (when === undefined ? '' : `?${new URLSearchParams(when).toString()}`);
/** Returns a body of JSON with `length` letters, some bytes longer. */
const createText = (length: number): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from('{"text":"'), Buffer.alloc(length, 'x'), Buffer.from('"}')]);
const expectCleanError = (response: ApiResponse): void => {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status === 501 || response.status < 500).toBe(true);
  expect(response.content).toMatchObject({
    message: expect.stringMatching(/\S/) as string,
    code: expect.stringMatching(/^[a-z_]+$/) as string,
  });
  expect(response.text).not.toMatch(/\bat .+\.ts:\d+|node_modules|select .+ from|insert into/i);
};

describe('the contract table', () => {
  it('API-001 has a method and path only once, and every implementation belongs to a row of it', () => {
    const rows = named.map(
      ([, { method, path, when }]) =>
        `${method} ${path.replaceAll(/\{\w+\}/g, '{}')} ${JSON.stringify(when ?? {})}`,
    );
    expect(new Set(rows).size).toBe(rows.length);
    for (const endpoint of built) expect(named.map(([, row]) => row)).toContain(endpoint);
    expect(built.size).toBe(implementations.length);
  });

  it('PERM-22 holds exactly the calls of the expected table, public where the table says so', () => {
    expect(named.map(([, endpoint]) => callOf(endpoint)).sort()).toEqual(
      [...expectedCalls.keys()].sort(),
    );
    const isPublic = (call: string): boolean => expectedCalls.get(call) === 'public';
    for (const [, endpoint] of named)
      expect({ call: callOf(endpoint), isPublic: endpoint.access === 'public' }).toEqual({
        call: callOf(endpoint),
        isPublic: isPublic(callOf(endpoint)),
      });
  });
});

describeOnMainDatabase('roles x endpoints', (database) => {
  let server: TestServer;
  const tokens = new Map<AccountName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const name of accountNames) tokens.set(name, (await server.as(name)).token.accessToken);
  });
  afterAll(() => server.close());

  /**
   * Sends a request whose body or id no handler accepts, so that it changes nothing if the policy
   * allows it.
   */
  const sendWithoutEffect = (
    endpoint: Endpoint,
    token: string | undefined,
  ): Promise<ApiResponse> => {
    const body: RawCall =
      endpoint.request === 'none' ? {} : { raw: '{', headers: { 'Content-Type': 'text/plain' } };
    return server.send(endpoint.method, addressOf(endpoint, 'not-an-id'), {
      ...body,
      ...(token === undefined ? {} : { token }),
    });
  };

  it.each(withPermission)(
    'PERM-22 API-001 %s: without a token 401, with one exactly what the table of calls says',
    async (name, endpoint) => {
      expect((await sendWithoutEffect(endpoint, undefined)).status).toBe(401);
      expect((await sendWithoutEffect(endpoint, 'forged.forged.forged')).status).toBe(401);
      if (name === 'signOut') return;
      for (const account of accountNames) {
        const allowed = expectedCalls.get(callOf(endpoint))?.includes(effectiveRoles[account]);
        const { status } = await sendWithoutEffect(endpoint, tokens.get(account));
        expect({ account, refused: status === 401 || status === 403, status }).toEqual({
          account,
          refused: !allowed,
          status: allowed ? status : 403,
        });
        expect(status).not.toBe(500);
      }
    },
  );

  it('SES-11 every signed-in user may sign out', async () => {
    for (const account of accountNames)
      expect(
        (await (await server.as(account)).send('POST', '/api/admin/security/sign_out')).status,
      ).toBe(200);
  });

  it.each(withBody)(
    'API-004 %s: malformed, wrongly typed, oversized and wrongly labelled bodies are clean 4xx',
    async (_, endpoint) => {
      const path = fillWithValidWords(endpoint.path);
      const token = tokens.get('super');
      const send = (raw: BodyInit, type: string) =>
        server.send(endpoint.method, path, {
          raw,
          headers: { 'Content-Type': type },
          ...(token === undefined ? {} : { token }),
        });
      expectCleanError(await send('{"a":', 'application/json'));
      expectCleanError(await send('<a/>', 'application/xml'));
      if (endpoint.request === 'multipart') {
        expectCleanError(await send('--x\r\nnonsense', 'multipart/form-data; boundary=x'));
        expectCleanError(await send('--x--\r\n', 'multipart/form-data; boundary=x'));
        return;
      }
      for (const wrong of ['7', '"text"', '[1]', '[[[[]]]]'])
        expectCleanError(await send(wrong, 'application/json'));
      const big = await send(createText(endpoint.maxBytes ?? 1_000_000), 'application/json');
      expect(big.status).toBe(413);
      expectCleanError(big);
    },
  );

  it.each(withIds)(
    'API-004 %s: unknown and impossible ids are clean 4xx for who may call',
    async (_, endpoint) => {
      const token = tokens.get('super');
      for (const id of [
        '2147483647',
        '2147483648',
        '99999999999999999999',
        '0',
        '-1',
        '1.5',
        'null',
        '%00',
        '%F0%9F%A6%A0',
        '9'.repeat(400),
        '..%2f..',
        "1'%20or%20'1'='1",
      ]) {
        const call: RawCall = {
          ...(token === undefined ? {} : { token }),
          ...(endpoint.request === 'json' ? { body: {} } : {}),
        };
        expectCleanError(await server.send(endpoint.method, addressOf(endpoint, id), call));
      }
    },
  );

  it.each(named)(
    'API-004 %s: another method is 405 or another call, an absurd query a clean 4xx or ignored',
    async (_, endpoint) => {
      const token = tokens.get('super');
      const with405 = await server.send(
        'PUT',
        fillPath(endpoint.path, '1'),
        token === undefined ? {} : { token },
      );
      expect(with405.status).toBe(405);
      if (endpoint.method !== 'GET') return;
      const absurd = await server.send(
        'GET',
        `${fillPath(endpoint.path, '2147483647')}?page=-1&page=x&itemsOnPage=1e9&items_per_page=0&from=NaN&keyword=${'%25'.repeat(500)}&a[b]=c&__proto__=1`,
        token === undefined ? {} : { token },
      );
      expect(absurd.status === 501 || absurd.status < 500).toBe(true);
    },
  );
});
