import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoAccounts } from '../../../server/auth/demo-accounts.ts';
import { implementations } from '../../../server/implementations.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { mayDo } from '../../../src/domain/access/policy.ts';
import { effectiveRole } from '../../../src/domain/access/role.ts';
import { onEachDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type Answer,
  type RawCall,
  type TestServer,
} from '../../support/server.ts';

const named = Object.entries(endpoints).map(
  ([name, endpoint]) => [name, endpoint as Endpoint] as const,
);
const writingAnswer = named.filter(([, { access }]) => access !== 'public');
const withBody = named.filter(([, { request }]) => request !== 'none');
const withIds = named.filter(([, { path }]) => path.includes('{'));
const built = new Set(implementations.map(({ endpoint }) => endpoint));

/** A path with every parameter set to `value`. */
const filled = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);
const wordParameters = { key: 'adminBanner', lang: 'en', type: 'quiz' } as const;
/** A path with ids of 1 and words that are allowed. */
const wellFormed = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in wordParameters ? wordParameters[name as keyof typeof wordParameters] : '1',
  );
/** The address of a call: its path, and the query values that make it this call. */
const addressOf = ({ path, when }: Endpoint, value: string): string =>
  filled(path, value) + (when === undefined ? '' : `?${new URLSearchParams(when).toString()}`);
const clean = (answer: Answer): void => {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status === 501 || answer.status < 500).toBe(true);
  expect(answer.content).toMatchObject({
    message: expect.stringMatching(/\S/) as string,
    code: expect.stringMatching(/^[a-z_]+$/) as string,
  });
  expect(answer.text).not.toMatch(/\bat .+\.ts:\d+|node_modules|select .+ from|insert into/i);
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
});

onEachDatabase('roles x endpoints', (database) => {
  let server: TestServer;
  const tokens = new Map<AccountName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const name of accountNames) tokens.set(name, (await server.as(name)).token.accessToken);
  });
  afterAll(() => server.close());

  /** A request that the policy lets through and that does no harm: its body or id is one no handler takes. */
  const harmless = (endpoint: Endpoint, token: string | undefined): Promise<Answer> => {
    const body: RawCall =
      endpoint.request === 'none' ? {} : { raw: '{', headers: { 'Content-Type': 'text/plain' } };
    return server.send(endpoint.method, addressOf(endpoint, 'not-an-id'), {
      ...body,
      ...(token === undefined ? {} : { token }),
    });
  };

  it.each(writingAnswer)(
    'PERM-22 API-001 %s: without a token 401, with one exactly what the policy table says',
    async (name, endpoint) => {
      if (endpoint.access === 'public') throw new Error('filtered');
      expect((await harmless(endpoint, undefined)).status).toBe(401);
      expect((await harmless(endpoint, 'forged.forged.forged')).status).toBe(401);
      for (const [index, account] of accountNames.entries()) {
        if (name === 'signOut') continue;
        const allowed = mayDo(effectiveRole(demoAccounts[index]?.roles ?? []), endpoint.access);
        const { status } = await harmless(endpoint, tokens.get(account));
        expect({ account, refused: status === 401 || status === 403, status }).toEqual({
          account,
          refused: !allowed,
          status: allowed ? status : 403,
        });
        expect(status).not.toBe(500);
      }
    },
  );

  it('SES-11 signing out is for everybody who is signed in', async () => {
    for (const account of accountNames)
      expect(
        (await (await server.as(account)).send('POST', '/api/admin/security/sign_out')).status,
      ).toBe(200);
  });

  it.each(withBody)(
    'API-004 %s: malformed, wrongly typed, oversized and wrongly labelled bodies are clean 4xx',
    async (_, endpoint) => {
      const path = wellFormed(endpoint.path);
      const token = tokens.get('super');
      const send = (raw: BodyInit, type: string) =>
        server.send(endpoint.method, path, {
          raw,
          headers: { 'Content-Type': type },
          ...(token === undefined ? {} : { token }),
        });
      clean(await send('{"a":', 'application/json'));
      clean(await send('<a/>', 'application/xml'));
      if (endpoint.request === 'multipart') {
        clean(await send('--x\r\nnonsense', 'multipart/form-data; boundary=x'));
        clean(await send('--x--\r\n', 'multipart/form-data; boundary=x'));
        return;
      }
      for (const wrong of ['7', '"text"', '[1]', '[[[[]]]]'])
        clean(await send(wrong, 'application/json'));
      const big = await send(
        JSON.stringify({ text: 'x'.repeat((endpoint.mostBytes ?? 1_000_000) + 1_000_000) }),
        'application/json',
      );
      expect(big.status).toBe(413);
      clean(big);
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
        `${'9'.repeat(400)}`,
        '..%2f..',
        "1'%20or%20'1'='1",
      ]) {
        const call: RawCall = {
          ...(token === undefined ? {} : { token }),
          ...(endpoint.request === 'json' ? { body: {} } : {}),
        };
        clean(await server.send(endpoint.method, addressOf(endpoint, id), call));
      }
    },
  );

  it.each(named)(
    'API-004 %s: another method is 405 or another call, an absurd query a clean 4xx or ignored',
    async (_, endpoint) => {
      const token = tokens.get('super');
      const with405 = await server.send(
        'PUT',
        filled(endpoint.path, '1'),
        token === undefined ? {} : { token },
      );
      expect(with405.status).toBe(405);
      if (endpoint.method !== 'GET') return;
      const absurd = await server.send(
        'GET',
        `${filled(endpoint.path, '2147483647')}?page=-1&page=x&itemsOnPage=1e9&items_per_page=0&from=NaN&keyword=${'%25'.repeat(500)}&a[b]=c&__proto__=1`,
        token === undefined ? {} : { token },
      );
      expect(absurd.status === 501 || absurd.status < 500).toBe(true);
    },
  );
});
