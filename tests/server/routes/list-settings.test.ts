import { afterAll, beforeAll, expect, it } from 'vitest';

import { getProfile } from '../../../src/api/contract/auth.ts';
import { getListSettings, replaceListSettings } from '../../../src/api/contract/list-settings.ts';
import { usualListSettings, type ListSettings } from '../../../src/domain/lists/list-settings.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { accountNames, startTestServer, type TestServer } from '../../support/server.ts';

const list = 'customerQuizzes' as const;
const settings = {
  views: [{ id: 'a1b2', name: 'Closing this week', query: '?deadline=week&sort=title' }],
  defaultView: 'a1b2',
  columns: [{ id: 'access', isShown: false, width: null }],
  rowsOnPage: 50,
} as const satisfies ListSettings;

describeOnMainDatabase('the settings of lists', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  it('PD-31 are a person’s own, and come with the profile', async () => {
    const [ada, admin] = [await server.as('super'), await server.as('admin')];
    const first = await ada.call(getListSettings, { params: { list } });
    expect([first.content, first.headers.get('etag')]).toEqual([usualListSettings, '"0"']);
    const saved = await ada.call(
      replaceListSettings,
      { params: { list }, body: settings },
      { 'If-Match': '"0"' },
    );
    expect([saved.status, saved.content, saved.headers.get('etag')]).toEqual([
      200,
      settings,
      '"1"',
    ]);
    expect((await admin.call(getListSettings, { params: { list } })).content).toEqual(
      usualListSettings,
    );
    expect((await ada.call(getProfile, {})).content.listSettings).toEqual([
      { list, settings, version: '1' },
    ]);
    expect((await admin.call(getProfile, {})).content).not.toHaveProperty('listSettings');
  });

  it('PD-39 a change of an older version is a conflict, also of two at once', async () => {
    const ada = await server.as('corporate');
    const replace = (rowsOnPage: 20 | 50, version: string) =>
      ada.call(
        replaceListSettings,
        { params: { list }, body: { ...settings, rowsOnPage } },
        { 'If-Match': `"${version}"` },
      );
    const both = await Promise.all([replace(20, '0'), replace(50, '0')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await replace(20, '1')).status).toBe(200);
    expect((await replace(50, '1')).status).toBe(412);
    expect((await ada.call(getListSettings, { params: { list } })).content.rowsOnPage).toBe(20);
  });

  it('PD-41 what is no view, column, size or list is refused', async () => {
    const ada = await server.as('super');
    const [view] = settings.views;
    const hostile = [
      { ...settings, views: [{ ...view, id: '<script>' }] },
      { ...settings, views: [{ ...view, name: ' ' }] },
      { ...settings, views: [{ ...view, name: 'x'.repeat(61) }] },
      { ...settings, views: [{ ...view, query: 'javascript:alert(1)' }] },
      { ...settings, views: [{ ...view, query: `?${'x'.repeat(1000)}` }] },
      { ...settings, views: Array.from({ length: 31 }, () => view) },
      { ...settings, columns: [{ id: '__proto__', isShown: true, width: null }] },
      { ...settings, columns: [{ id: 'title', isShown: true, width: 1e9 }] },
      { ...settings, rowsOnPage: 100_000 },
      { ...settings, more: 1 },
    ];
    const path = replaceListSettings.path.replace('{list}', list);
    const statuses = await Promise.all(
      hostile.map(async (body) => (await ada.send('PATCH', path, { body })).status),
    );
    expect(statuses).toEqual(hostile.map(() => 400));
    const unknown = replaceListSettings.path.replace('{list}', 'users');
    expect((await ada.send('PATCH', unknown, { body: settings })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('PERM-22 whoever has lists keeps views of them', async () => {
    const path = getListSettings.path.replace('{list}', list);
    const statuses = await Promise.all(
      accountNames.map(
        async (account) => (await (await server.as(account)).send('GET', path)).status,
      ),
    );
    expect(statuses.join(' ')).toBe('200 200 200 200 403 200 200 200 200');
  });
});
