import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { banners } from '../../../server/store/schema/banners.ts';
import { createBanner, getBanner, updateBanner } from '../../../src/api/contract/banner.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';

const written = { type: 2, message: '<p>Maintenance <em>tonight</em></p>', published: 1 } as const;
const seeded = {
  id: 1,
  message: '<p>New: <strong>Core Physics</strong> is here</p>',
  type: 1,
  isActive: true,
  isPublished: true,
};

describeOnMainDatabase('the banner', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    await server.services.db.delete(banners);
    await server.services.db
      .insert(banners)
      .values({ ...seeded, startDate: new Date('2026-01-01T00:00:00.000Z') });
  });
  afterAll(() => server.close());

  const stored = async () => server.services.db.select().from(banners);
  const foundErrors = (answer: { readonly content: unknown }) =>
    (answer.content as ErrorContent).errors;

  it('API-125 ENT-24 returns the banner with its version', async () => {
    const answered = await admin.call(getBanner, {});
    expect([answered.status, answered.content, answered.headers.get('etag')]).toEqual([
      200,
      {
        ...seeded,
        createdAt: expect.stringMatching(/Z$/) as string,
        startDate: '2026-01-01T00:00:00.000Z',
        endDate: null,
      },
      '"1"',
    ]);
  });

  it('API-126 BAN-05 BAN-16 BAN-17 returns null without a banner, creates the first one and rejects a second', async () => {
    await server.services.db.delete(banners);
    expect((await admin.call(getBanner, {})).content).toBeNull();
    const created = await admin.call(createBanner, { body: written });
    expect([created.status, created.content, created.headers.get('etag')]).toEqual([
      200,
      expect.objectContaining({
        type: 2,
        message: written.message,
        isPublished: true,
        startDate: null,
      }),
      '"1"',
    ]);
    const again = await admin.call(createBanner, { body: { ...written, published: 0 } });
    expect([again.status, (again.content as unknown as ErrorContent).message]).toEqual([
      409,
      'A banner already exists.',
    ]);
    expect((await stored()).map(({ isPublished }) => isPublished)).toEqual([true]);
  });

  it('API-126 of two concurrent creates one is rejected', async () => {
    await server.services.db.delete(banners);
    const both = await Promise.all([
      admin.call(createBanner, { body: written }),
      admin.call(createBanner, { body: written }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toHaveLength(1);
  });

  it('API-127 BAN-14 BAN-16 updates message, type and published, and keeps the dates', async () => {
    const { id, startDate } = (await stored())[0] ?? {};
    const changed = await admin.call(
      updateBanner,
      { body: { id: id ?? 0, type: 4, message: '<p>Down</p>', published: 0 } },
      { 'If-Match': '"1"' },
    );
    expect([changed.status, changed.content, changed.headers.get('etag')]).toEqual([
      200,
      expect.objectContaining({
        id,
        type: 4,
        message: '<p>Down</p>',
        isPublished: false,
        isActive: true,
      }),
      '"2"',
    ]);
    expect((await stored())[0]?.startDate).toEqual(startDate);
  });

  it('API-127 PD-39 a stale write changes nothing and returns the current version; an unknown id is 404', async () => {
    const body = { id: seeded.id, ...written };
    expect((await admin.call(updateBanner, { body }, { 'If-Match': '"1"' })).status).toBe(200);
    const stale = await admin.call(
      updateBanner,
      { body: { ...body, message: '<p>Later</p>' } },
      { 'If-Match': '"1"' },
    );
    expect([stale.status, stale.headers.get('etag'), (await stored())[0]?.message]).toEqual([
      412,
      '"2"',
      written.message,
    ]);
    expect((await admin.call(updateBanner, { body: { ...body, id: 999_999 } })).status).toBe(404);
  });

  it.each([
    [{ ...written, message: '<p> </p>' }, { message: ['Message is required'] }],
    [
      { ...written, message: `<p>${'x'.repeat(41)}</p>` },
      { message: ['Message cannot exceed 40 characters.'] },
    ],
    [{ ...written, message: '<script>alert(1)</script>' }, { message: ['Message is required'] }],
    [{ ...written, type: 5 }, { type: ['The type must be a number from 1 to 4.'] }],
    [{ message: written.message, published: 1 }, { type: ['Type is required'] }],
  ])(
    'BAN-07 BAN-08 BAN-09 BAN-10 LIM-18 LIM-30 %j is refused at its field',
    async (body, errors) => {
      const refused = await admin.send('PATCH', updateBanner.path, {
        body: { id: seeded.id, ...body },
      });
      expect([refused.status, foundErrors(refused)]).toEqual([400, errors]);
    },
  );

  it('BAN-10 allows markup around forty characters and removes scripts', async () => {
    const message = `<p onclick="alert(1)"><a href="javascript:alert(1)">${'é'.repeat(39)}</a><img src=x onerror=alert(1)><b>!</b></p>`;
    expect(
      (await admin.call(updateBanner, { body: { id: seeded.id, ...written, message } })).status,
    ).toBe(200);
    expect((await stored())[0]?.message).toBe(`<p><a>${'é'.repeat(39)}</a><b>!</b></p>`);
  });
});
