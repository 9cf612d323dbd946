import { afterAll, beforeAll, expect, it } from 'vitest';

import { implementations } from '../../../server/routes/implementations.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** The operations that still answer 501. None may be added. */
const notBuilt: readonly string[] = [];

interface Operation {
  readonly method: string;
  readonly path: string;
}

const words: Readonly<Record<string, string>> = { key: 'adminBanner', lang: 'en', type: 'quiz' };
/** A path whose ids no row has. */
const fillPath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '2147483000');

it('PROD-14 every operation has a handler, except the listed ones', () => {
  const built = new Set<Endpoint>(implementations.map(({ endpoint }) => endpoint));
  expect(
    Object.values<Endpoint>(endpoints)
      .filter((endpoint) => !built.has(endpoint))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual(notBuilt);
});

describeOnMainDatabase('every operation of /api/openapi.json', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const listOperations = async (): Promise<readonly Operation[]> => {
    const { text } = await server.send('GET', '/api/openapi.json');
    const { paths } = JSON.parse(text) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
  };

  it('PROD-14 answers something else than 501, except the listed ones', async () => {
    const operations = await listOperations();
    expect(operations.length).toBeGreaterThan(120);
    const unbuilt: string[] = [];
    for (const { method, path } of operations) {
      const { token } = await server.as('super');
      const { status } = await server.send(method, fillPath(path), {
        token: token.accessToken,
        ...(method === 'GET' ? {} : { raw: '', headers: { 'Content-Type': 'application/json' } }),
      });
      if (status === 501) unbuilt.push(`${method} ${path}`);
      else
        expect({ path, method, status: Math.floor(status / 100) < 5 }).toMatchObject({
          status: true,
        });
    }
    expect(unbuilt.toSorted()).toEqual(notBuilt.toSorted());
  });
});
