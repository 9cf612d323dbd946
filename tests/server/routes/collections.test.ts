import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  listMethodsCollections,
  listPossibleEditors,
  setCollectionEditor,
} from '../../../src/api/contract/collections.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

describeOnMainDatabase('methods collections', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const listEditors = async (): Promise<readonly string[]> => {
    const { content } = await admin.call(listMethodsCollections, { body: {} });
    return content.result.map(
      ({ title, editors }) => `${title}: ${editors.map(({ email }) => email).join(' ')}`,
    );
  };

  it('API-091 administrators list collections with articles and editors, others may not', async () => {
    const statuses: number[] = [];
    for (const account of accountNames)
      statuses.push(
        (await (await server.as(account)).call(listMethodsCollections, { body: {} })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 403]);
    const { content } = await admin.call(listMethodsCollections, {
      body: { filter: [{ property: 'title', operator: 'contains', value: 'LIVE' }] },
    });
    expect(content.result).toMatchObject([
      {
        id: 1,
        title: 'Methods in Live Imaging',
        countOfArticles: 3,
        editors: [
          { id: 4, email: 'cs@lectern.test', firstName: 'Lucía', lastName: 'Ferrer' },
          { id: 3, email: 'admin@lectern.test', firstName: 'Mei', lastName: 'Tanaka' },
        ],
      },
    ]);
  });

  it('API-091 API-092 an editor is added once, and removed; unknown rows are 404', async () => {
    const set = async (id: number, editorId: number, isEditor: boolean): Promise<number> =>
      (await admin.call(setCollectionEditor, { params: { id, editorId }, body: { isEditor } }))
        .status;
    expect(await set(2, 7, true)).toBe(200);
    expect(await set(2, 7, true)).toBe(200);
    expect(await listEditors()).toEqual([
      'Methods in Live Imaging: cs@lectern.test admin@lectern.test',
      'Teaching with Titrations: customer@lectern.test',
    ]);
    expect(await set(2, 7, false)).toBe(200);
    expect(await set(2, 7, false)).toBe(200);
    expect((await listEditors())[1]).toBe('Teaching with Titrations: ');
    expect([await set(99, 7, true), await set(2, 999_999, true)]).toEqual([404, 404]);
  });

  it('API-092 who has not registered or is disabled is neither offered nor made an editor', async () => {
    await server.services.db.execute(
      `insert into users (id, email, first_name, last_name, password_hash, disabled_at) overriding system value values
         (501, 'invited@lectern.test', 'Zed', 'Invited', null, null),
         (502, 'disabled@lectern.test', 'Zed', 'Disabled', 'x', now()),
         (503, 'open@lectern.test', 'Zed', 'Open', 'x', null)`,
    );
    const search = async (id: number, query: string) =>
      (await admin.call(listPossibleEditors, { params: { id }, query: { query } })).content;
    expect((await search(1, 'zed')).map(({ email }) => email)).toEqual(['open@lectern.test']);
    expect(await search(1, 'tanaka')).toEqual([]);
    expect((await search(2, 'Tanaka Mei')).map(({ id }) => id)).toEqual([3]);
    for (const editorId of [501, 502])
      expect(
        (
          await admin.call(setCollectionEditor, {
            params: { id: 1, editorId },
            body: { isEditor: true },
          })
        ).status,
      ).toBe(404);
    expect((await admin.call(listPossibleEditors, { params: { id: 99 }, query: {} })).status).toBe(
      404,
    );
  });
});
