import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cleanUp } from '../../../server/services/jobs/clean-up.ts';
import { drawPicture } from '../../../server/seed/draw-image.ts';
import { files } from '../../../server/store/schema/files.ts';
import * as contract from '../../../src/api/contract/sponsors.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { createSmallMp4 } from '../../support/small-mp4.ts';

const pictureOf = (seed: number): Buffer => Buffer.from(drawPicture(seed, 150, 50));

describeOnMainDatabase('sponsors', (database) => {
  let server: TestServer;
  let admin: TestCaller;

  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('super');
  });
  afterAll(() => server.close());

  const created = async (companyName: string, companyUrl = 'https://company.example') =>
    (await admin.call(contract.createSponsor, { body: { companyName, companyUrl } })).content;
  const named = async (body: object) =>
    (await admin.call(contract.listSponsors, { body })).content.result.map(
      ({ companyName }) => companyName,
    );
  const upload = (
    id: number,
    kind: 'video' | 'logo',
    content: Uint8Array,
    name: string,
    type: string,
  ) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name, { type }));
    return admin.send('POST', `/api/admin/sponsor/${String(id)}/add_file/${kind}`, { raw: form });
  };

  describe('the list', () => {
    it('API-106 LST-06 LIM-03 lists the newest sponsors first, 20 per page, with files and counts', async () => {
      const { content } = await admin.call(contract.listSponsors, { body: {} });
      expect(
        content.result
          .slice(-5)
          .map(({ id, companyName, countOfArticles }) => [id, companyName, countOfArticles]),
      ).toEqual([
        [5, 'Northlight Reagents', 0],
        [4, 'Kestrel Glassware', 2],
        [3, 'Tamar Instruments', 1],
        [2, 'Halden <em>Optics</em>', 3],
        [1, 'Meridian Biosciences', 2],
      ]);
      expect(content.result.at(-1)).toMatchObject({
        companyUrl: 'https://meridian-biosciences.example',
        logoUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/) as string,
      });
      expect(content.navigation).toMatchObject({ page: 1, items_per_page: 20 });
    });

    it('API-106 SPON-01 SPON-02 SPON-43 searches and sorts by the visible text, ignoring markup', async () => {
      const contains = (value: string) =>
        named({ filter: [{ property: 'company_name', operator: 'contains', value }] });
      expect(await contains('halden optics')).toEqual(['Halden <em>Optics</em>']);
      expect(await contains('em>')).toEqual([]);
      expect(await contains('%')).toEqual([]);
      const sorted = (order: 'asc' | 'desc') =>
        named({
          filter: [
            { property: 'id', operator: 'equals', value: 1 },
            { bool_operator: 'or', property: 'id', operator: 'equals', value: 2 },
            { bool_operator: 'or', property: 'id', operator: 'equals', value: 3 },
          ],
          sort: [['company_name', order]],
        });
      expect(await sorted('asc')).toEqual([
        'Halden <em>Optics</em>',
        'Meridian Biosciences',
        'Tamar Instruments',
      ]);
      expect(await sorted('desc')).toEqual([
        'Tamar Instruments',
        'Meridian Biosciences',
        'Halden <em>Optics</em>',
      ]);
      expect((await named({ sort: [['count_of_articles', 'desc']] }))[0]).toBe(
        'Halden <em>Optics</em>',
      );
    });
  });

  describe('one sponsor', () => {
    it('API-107 ENT-20 is answered with its articles and its version', async () => {
      const answered = await admin.call(contract.getSponsor, { params: { id: 2 } });
      expect(answered.headers.get('etag')).toBe('"1"');
      expect(answered.content).toMatchObject({
        id: 2,
        companyName: 'Halden <em>Optics</em>',
        videoUrl: null,
        countOfArticles: 3,
      });
      expect(answered.content.articleList.map(({ title, isActive }) => [title, isActive])).toEqual(
        expect.arrayContaining([
          ['Single-Molecule Tracking of Membrane Receptors', false],
          ['Two-Photon Calcium Imaging in Awake Mice', true],
        ]),
      );
    });

    it.each([
      ['Plain & simple < 3', 'Plain & simple < 3'],
      ['  Two \n lines ', 'Two lines'],
      ['A <em class="x" onclick="alert(1)">B</em>', 'A <em>B</em>'],
      ['<h1>Big</h1>', 'Big'],
      ['<script>alert(1)</script>Acme', 'Acme'],
      ['<img src=x onerror=alert(1)>Acme', 'Acme'],
      ['<a href="https://x.example">Acme</a>', 'Acme'],
      ['<p>AT&amp;T &lt;b&gt; x</p>', '<span>AT&amp;T &lt;b&gt; x</span>'],
    ])('API-108 SPON-43 the name %j is stored as %j', async (given, kept) => {
      const { id, companyName } = await created(given);
      expect(companyName).toBe(kept);
      expect((await admin.call(contract.getSponsor, { params: { id } })).content.companyName).toBe(
        kept,
      );
    });

    it.each([
      [
        { companyName: '', companyUrl: 'https://a.example' },
        { companyName: ['This field is required'] },
      ],
      [
        { companyName: '<script>alert(1)</script>', companyUrl: 'https://a.example' },
        { companyName: ['This field is required'] },
      ],
      [{ companyName: 'A', companyUrl: '' }, { companyUrl: ['This field is required'] }],
      [{ companyName: 'A', companyUrl: 'https://' }, { companyUrl: ['URL is not valid'] }],
      [
        { companyName: 'A', companyUrl: 'javascript:alert(1)' },
        { companyUrl: ['URL is not valid'] },
      ],
      [
        { companyName: 'A'.repeat(501), companyUrl: 'https://a.example' },
        { companyName: ['At most 500 characters.'] },
      ],
    ])(
      'API-108 API-109 SPON-31 SPON-32 SPON-33 %j is refused at its field',
      async (body, errors) => {
        for (const [method, path] of [
          ['POST', '/api/admin/sponsor'],
          ['PATCH', '/api/admin/sponsor/1'],
        ] as const) {
          const answered = await admin.send(method, path, { body });
          expect(answered.status).toBe(400);
          expect((answered.content as ErrorContent).errors).toEqual(errors);
        }
      },
    );

    it('API-109 an update increments the version; the second of two concurrent updates gets 412 with the current one', async () => {
      const { id } = await created('First');
      const write = (companyName: string, ifMatch?: string) =>
        admin.call(
          contract.updateSponsor,
          { params: { id }, body: { companyName, companyUrl: 'https://a.example' } },
          ifMatch === undefined ? {} : { 'If-Match': ifMatch },
        );
      const second = await write('Second', '"1"');
      expect([second.status, second.headers.get('etag'), second.content.companyName]).toEqual([
        200,
        '"2"',
        'Second',
      ]);
      const stale = await write('Lost', '"1"');
      expect([
        stale.status,
        stale.headers.get('etag'),
        (stale.content as unknown as ErrorContent).code,
      ]).toEqual([412, '"2"', 'conflict']);
      expect((await write('Third')).headers.get('etag')).toBe('"3"');
      expect(
        (
          await admin.send('DELETE', `/api/admin/sponsor/${String(id)}`, {
            headers: { 'If-Match': '"1"' },
          })
        ).status,
      ).toBe(412);
    });

    it('API-110 deleting a sponsor releases its articles; a second delete is 404', async () => {
      const { id } = await created('Leaving');
      const {
        content: {
          articleList: [article],
        },
      } = await admin.call(contract.getSponsor, { params: { id: 4 } });
      if (article === undefined) throw new Error('the seed gives sponsor 4 articles');
      await admin.call(contract.removeArticlesFromSponsor, {
        params: { id: 4 },
        body: { articles: [article.id] },
      });
      await admin.call(contract.addArticlesToSponsor, {
        params: { id },
        body: { articles: [article.id] },
      });
      const remove = () => admin.send('DELETE', `/api/admin/sponsor/${String(id)}`);
      expect((await remove()).status).toBe(200);
      expect((await remove()).status).toBe(404);
      expect(
        (
          await admin.call(contract.addArticlesToSponsor, {
            params: { id: 4 },
            body: { articles: [article.id] },
          })
        ).content,
      ).toEqual({});
    });
  });

  describe('files', () => {
    it('API-111 API-112 stores a video and a logo under generated names', async () => {
      const { id } = await created('With files');
      const video = await upload(id, 'video', createSmallMp4(), 'evil.html', 'text/html');
      const logo = await upload(id, 'logo', pictureOf(900), 'evil.html', 'text/html');
      expect([video.status, logo.status]).toEqual([200, 200]);
      const { videoUrl, logoUrl } = logo.content as { videoUrl: string; logoUrl: string };
      expect([videoUrl, logoUrl]).toEqual([
        expect.stringMatching(/^\/files\/[0-9a-f]{64}\.mp4$/),
        expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/),
      ]);
      const served = await fetch(server.address + videoUrl);
      expect([
        served.headers.get('content-type'),
        served.headers.get('x-content-type-options'),
      ]).toEqual(['video/mp4', 'nosniff']);
      expect((await admin.call(contract.getSponsor, { params: { id } })).headers.get('etag')).toBe(
        '"1"',
      );
    });

    it.each([
      [
        'video',
        'a PNG',
        pictureOf(1),
        'clip.mp4',
        'video/mp4',
        'Invalid file type. Accepted format: mp4.',
      ],
      [
        'video',
        'a page',
        Buffer.from('<html>'),
        'clip.mp4',
        'video/mp4',
        'Invalid file type. Accepted format: mp4.',
      ],
      [
        'video',
        'a truncated mp4',
        createSmallMp4().subarray(0, -5),
        'clip.mp4',
        'video/mp4',
        'It is damaged or incomplete.',
      ],
      [
        'video',
        'too much',
        createSmallMp4(2 * 1024 * 1024),
        'clip.mp4',
        'video/mp4',
        'File size limit exceeded (2 MB). Please reduce and try again.',
      ],
      [
        'logo',
        'an mp4',
        createSmallMp4(),
        'logo.png',
        'image/png',
        'Invalid file type. Accepted format: PNG',
      ],
      [
        'logo',
        'a GIF',
        Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
        'logo.png',
        'image/png',
        'Invalid file type. Accepted format: PNG',
      ],
      [
        'logo',
        'a truncated PNG',
        pictureOf(1).subarray(0, -5),
        'logo.png',
        'image/png',
        'The picture is damaged or its end is missing. Save it again in a picture program and add the new file.',
      ],
      [
        'logo',
        'too much',
        Buffer.alloc(1024 * 1024 + 1),
        'logo.png',
        'image/png',
        'File size limit exceeded (1 MB). Please reduce and try again.',
      ],
    ] as const)(
      'SPON-36 SPON-37 SPON-38 SPON-39 as %s %s is refused with the printed message',
      async (kind, _, content, name, type, message) => {
        const { id } = await created('Refused');
        const answered = await upload(id, kind, content, name, type);
        expect(answered.status).toBe(400);
        expect((answered.content as ErrorContent).errors).toEqual({ file: [message] });
        expect((await admin.call(contract.getSponsor, { params: { id } })).content).toMatchObject({
          videoUrl: null,
          logoUrl: null,
        });
      },
    );

    it('API-112 an unknown sponsor gets no file', async () => {
      expect((await upload(999_999, 'logo', pictureOf(901), 'a.png', 'image/png')).status).toBe(
        404,
      );
      expect(await server.services.db.$count(files, eq(files.bytes, pictureOf(901).length))).toBe(
        0,
      );
    });

    it('LIM-26 an aborted upload leaves neither a row nor a file', async () => {
      const { id } = await created('Half-way');
      const before = await server.services.db.$count(files);
      const body = Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'),
        createSmallMp4(100_000),
        Buffer.from('\r\n--x--\r\n'),
      ]);
      const closed = new Promise<void>((resolve) => {
        const { port } = new URL(server.address);
        const sending = request({
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: `/api/admin/sponsor/${String(id)}/add_file/video`,
          headers: {
            Authorization: `Bearer ${admin.token.accessToken}`,
            'Content-Type': 'multipart/form-data; boundary=x',
            'Content-Length': String(body.length + 1),
          },
        });
        sending.on('error', () => {
          /* we broke it off */
        });
        sending.on('close', resolve);
        sending.write(body, () => {
          sending.destroy();
        });
      });
      await closed;
      expect(
        (await admin.call(contract.getSponsor, { params: { id } })).content.videoUrl,
      ).toBeNull();
      expect(await server.services.db.$count(files)).toBe(before);
      expect(
        await readdir(join(server.services.config.DATA_DIR, 'files/incoming')).catch(() => []),
      ).toEqual([]);
    });

    it('API-112 a logo for a sponsor that does not exist is not kept', async () => {
      const before = await server.services.db.$count(files);
      const name = `${createHash('sha256').update(pictureOf(920)).digest('hex')}.png`;
      const refused = await upload(2_000_000, 'logo', pictureOf(920), 'logo.png', 'image/png');
      expect([
        refused.status,
        await server.services.db.$count(files),
        await server.services.files.get(name),
      ]).toEqual([404, before, null]);
    });

    it('API-112 the cleanup removes a replaced logo after an hour, unless it is in use', async () => {
      const { id } = await created('Replacing');
      const logoOf = async (seed: number) =>
        (
          (await upload(id, 'logo', pictureOf(seed), 'logo.png', 'image/png')).content as {
            logoUrl: string;
          }
        ).logoUrl;
      const form = new FormData();
      form.set('file', new File([new Uint8Array(pictureOf(911))], 'a.png', { type: 'image/png' }));
      await admin.send('POST', uploadImage.path, { raw: form });
      const [first, shown, used] = [await logoOf(910), await logoOf(911), await logoOf(912)];
      const statuses = () =>
        Promise.all(
          [first, shown, used].map(
            async (address) => (await fetch(server.address + address)).status,
          ),
        );
      await cleanUp.run({}, server.services, new AbortController().signal);
      expect(await statuses()).toEqual([200, 200, 200]);
      server.clock.forward(3700);
      await cleanUp.run({}, server.services, new AbortController().signal);
      expect(await statuses()).toEqual([404, 200, 200]);
      admin = await server.as('super');
    });
  });

  describe('articles', () => {
    const candidates = async (body: object) =>
      (await admin.send('POST', '/api/admin/sponsor/article_list', { body })).content as {
        result: {
          id: number;
          domain: { title: string };
          sponsor_data: { companyName: string } | null;
        }[];
        navigation: object;
      };

    it('API-115 SPON-28 withSponsor 1 lists articles with a sponsor, 2 all, 20 per page; the search by article id finds one', async () => {
      const all = await candidates({ withSponsor: 2 });
      expect([all.result.length, all.navigation]).toEqual([
        20,
        expect.objectContaining({ items_per_page: 20, more: true }),
      ]);
      const sponsored = await candidates({ withSponsor: 1 });
      expect(sponsored.result.every(({ sponsor_data }) => sponsor_data !== null)).toBe(true);
      expect(sponsored.result.map(({ domain }) => domain.title)).toContain(
        'CRISPR-Cas9 Knockout in Human Cell Lines',
      );
      const [first] = sponsored.result;
      const byId = await candidates({
        withSponsor: 1,
        filter: [{ property: 'domain_id', operator: 'equals', value: first?.id ?? 0 }],
      });
      expect(byId.result).toEqual([first]);
      expect(
        (await admin.send('POST', '/api/admin/sponsor/article_list', { body: { withSponsor: 3 } }))
          .status,
      ).toBe(400);
    });

    it('API-113 SPON-44 assigns free articles, returns why others are not assigned, and keeps existing ones', async () => {
      const { id } = await created('Assigning & Co');
      const free = (await candidates({ withSponsor: 2 })).result.find(
        ({ sponsor_data }) => sponsor_data === null,
      );
      const [taken] = (await admin.call(contract.getSponsor, { params: { id: 2 } })).content
        .articleList;
      if (free === undefined || taken === undefined) throw new Error('the seed has both');
      const add = async (...articles: number[]) =>
        (await admin.call(contract.addArticlesToSponsor, { params: { id }, body: { articles } }))
          .content;
      expect(await add(free.id, taken.id, 2_000_000)).toEqual({
        error: {
          [taken.id]: `${taken.title} is already sponsored by Halden Optics`,
          '2000000': 'There is no article 2000000',
        },
      });
      expect(await add(free.id)).toEqual({});
      expect((await admin.call(contract.getSponsor, { params: { id } })).content).toMatchObject({
        countOfArticles: 1,
        articleList: [{ id: free.id, isActive: true }],
      });
    });

    it('API-114 SPON-50 removes articles; ignores those of other sponsors; returns 404 for an unknown sponsor', async () => {
      const {
        content: {
          articleList: [article],
        },
      } = await admin.call(contract.getSponsor, { params: { id: 3 } });
      const take = (id: number) =>
        admin.send('POST', `/api/admin/sponsor/${String(id)}/article/remove`, {
          body: { articles: [article?.id] },
        });
      expect([
        (await take(3)).status,
        (await take(3)).status,
        (await take(999_999)).status,
      ]).toEqual([200, 200, 404]);
      expect(
        (await admin.call(contract.getSponsor, { params: { id: 3 } })).content.articleList,
      ).toEqual([]);
    });

    it('API-113 of two concurrent assignments of an article one succeeds, the other returns the name of its sponsor', async () => {
      const [one, other] = [await created('One'), await created('Other')];
      const free = (await candidates({ withSponsor: 2, navigation: { page: 2 } })).result.find(
        ({ sponsor_data }) => sponsor_data === null,
      );
      const answers = await Promise.all(
        [one.id, other.id].map((id) =>
          admin.call(contract.addArticlesToSponsor, {
            params: { id },
            body: { articles: [free?.id ?? 0] },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ content }) => Object.keys(content).length === 0)).toHaveLength(1);
    });
  });
});
