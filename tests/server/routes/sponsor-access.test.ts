import { afterAll, beforeAll, expect, it } from 'vitest';

import { drawPicture } from '../../../server/seed/draw-image.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type RawCall,
  type TestServer,
} from '../../support/server.ts';
import { createSmallMp4 } from '../../support/small-mp4.ts';

/**
 * Who works with sponsors, from section 6 of the specification: the general table reaches
 * /sponsors, menu or not (SPON-46, PD-3); CS goes before admin for `multi`.
 */
const allowed: readonly AccountName[] = ['super', 'corporate', 'admin'];

const form = (content: Uint8Array): RawCall => {
  const raw = new FormData();
  raw.set('file', new File([new Uint8Array(content)], 'a.bin'));
  return { raw };
};
const company = { companyName: 'Acme', companyUrl: 'https://acme.example' };

/** Each call on sponsor `id`, well-formed; where it needs a sponsor, on a fresh one. */
const calls: Readonly<
  Record<string, (id: number) => readonly [method: string, path: string, call?: RawCall]>
> = {
  list: () => ['POST', '/api/admin/sponsor/list', { body: {} }],
  get: (id) => ['GET', `/api/admin/sponsor/${String(id)}`],
  create: () => ['POST', '/api/admin/sponsor', { body: company }],
  update: (id) => ['PATCH', `/api/admin/sponsor/${String(id)}`, { body: company }],
  'upload a video': (id) => [
    'POST',
    `/api/admin/sponsor/${String(id)}/add_file/video`,
    form(createSmallMp4()),
  ],
  'upload a logo': (id) => [
    'POST',
    `/api/admin/sponsor/${String(id)}/add_file/logo`,
    form(drawPicture(7, 30, 10)),
  ],
  assign: (id) => [
    'POST',
    `/api/admin/sponsor/${String(id)}/article/add`,
    { body: { articles: [1] } },
  ],
  unassign: (id) => [
    'POST',
    `/api/admin/sponsor/${String(id)}/article/remove`,
    { body: { articles: [1] } },
  ],
  'list articles': () => ['POST', '/api/admin/sponsor/article_list', { body: { withSponsor: 1 } }],
  delete: (id) => ['DELETE', `/api/admin/sponsor/${String(id)}`],
};

describeOnMainDatabase('who may do what with sponsors', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  it.each(Object.entries(calls))(
    'PERM-22 SPON-46 %s: for super, corporate and plain admins only',
    async (_, callOn) => {
      const owner = await server.as('super');
      for (const account of accountNames) {
        const { content } = await owner.send('POST', '/api/admin/sponsor', { body: company });
        const [method, path, call] = callOn((content as { id: number }).id);
        const { status } = await (await server.as(account)).send(method, path, call);
        expect({ account, status }).toEqual({
          account,
          status: allowed.includes(account) ? 200 : 403,
        });
      }
      const [method, path, call] = callOn(1);
      expect((await server.send(method, path, call)).status).toBe(401);
    },
  );
});
