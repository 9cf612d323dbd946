import { sql } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { languageCodes } from '../../../src/domain/messages/languages.ts';
import { secrets } from '../../../server/store/schema/auth.ts';
import { loadInstallation } from '../../../server/services/load-installation.ts';
import { drawPicture } from '../../../server/seed/draw-image.ts';
import { parseFileName } from '../../../src/api/parse-file-name.ts';
import { createAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import {
  exportCommonCartridge,
  exportQti,
  exportScorm,
  listExportRemarks,
} from '../../../src/api/contract/quiz-export.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { question, sampleQuiz, video } from '../store/quiz-payload.ts';

/**
 * The status of each download for each account, in the order super corporate admin cs publish lti
 * customer customer2 multi.
 */
const answers = `
  template   Cell Structure: Check Your Understanding  200 404 404 404 403 404 404 404 404
  library    General Chemistry                         200 200 200 200 403 200 404 404 200
  quiz       Mechanics Review                          200 200 200 200 403 200 404 404 200
  user_quiz  Photosynthesis Exit Ticket                200 404 404 404 403 404 200 404 404
  user_quiz  Biology 101: Cells                        200 404 404 404 403 404 200 200 404
  user_quiz  Chemistry Placement Test                  404 404 200 404 403 200 200 404 404
  quiz       Photosynthesis Exit Ticket                404 404 404 404 403 404 404 404 404
  user_quiz  no quiz                                   404 404 404 404 403 404 404 404 404
`
  .trim()
  .split('\n')
  .map((line) => {
    const [, type = '', title = '', statuses = ''] =
      /^\s*(\w+)\s+(.+?) {2,}(\d{3}.*)$/.exec(line) ?? [];
    return {
      type: type as 'template' | 'library' | 'quiz' | 'user_quiz',
      title,
      statuses: statuses.split(' ').map(Number),
    };
  });

describeOnMainDatabase('quiz exports', (database) => {
  let server: TestServer;
  let author: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.test' },
    });
    author = await server.as('super');
  });
  afterAll(() => server.close());

  const idOf = async (title: string): Promise<number> => {
    const { rows } = await server.services.db.execute<{ id: number }>(
      `select id from quizzes where title = '${title}'`,
    );
    return rows[0]?.id ?? 2_000_000_000;
  };
  /** A download: its headers, and its files by path. */
  const download = async (type: string, id: number, query = '', call = 'qti') => {
    const response = await fetch(
      `${server.address}/api/admin/quiz/${type}/${String(id)}/${call}${query}`,
      { headers: { Authorization: `Bearer ${author.token.accessToken}` } },
    );
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return {
      headers: response.headers,
      files,
      text: (path: string): string => strFromU8(files[path] ?? new Uint8Array()),
    };
  };
  const uploaded = async (seed: number): Promise<string> => {
    const form = new FormData();
    form.set('file', new File([drawPicture(seed, 20, 10).slice()], 'a.png', { type: 'image/png' }));
    return ((await author.send('POST', uploadImage.path, { raw: form })).content as { url: string })
      .url;
  };

  describe.each(answers)('$type $title', ({ type, title, statuses }) => {
    it('QIO-04 PERM-22 its remarks can be read by those who can download it', async () => {
      const id = await idOf(title);
      const found: number[] = [];
      for (const account of accountNames) {
        const caller = await server.as(account);
        const query = { format: 'cc-1.1' };
        found.push((await caller.call(listExportRemarks, { params: { type, id }, query })).status);
      }
      expect(found).toEqual(statuses);
    });

    it.each([exportQti, exportCommonCartridge, exportScorm])(
      'API-086 API-087 API-088 PERM-22 can be downloaded by everyone who may read the quiz; others get the response for an unknown quiz: $path',
      async (call) => {
        const id = await idOf(title);
        const loaded: number[] = [];
        const refused = new Set<string>();
        for (const account of accountNames) {
          const { status, text } = await (
            await server.as(account)
          ).call(call, { params: { type, id }, query: {} });
          loaded.push(status);
          if (status === 404) refused.add(text);
        }
        expect(loaded).toEqual(statuses);
        expect([...refused]).toEqual(
          statuses.includes(404)
            ? ['{"content":{"message":"Nothing was found at this address.","code":"not_found"}}']
            : [],
        );
      },
    );
  });

  it('API-086 QIO-08 QIO-11 contains every question, the existing pictures and a report of what is missing, and is named after the quiz', async () => {
    const there = await uploaded(3);
    const gone = `/files/${'0'.repeat(64)}.png`;
    const quiz = sampleQuiz();
    const created = await author.call(createAdminQuiz, {
      body: {
        ...quiz,
        title: '../etc: "Cells"\n細胞/x?',
        activities: [
          {
            title: 'Activity 1',
            sortIndex: 0,
            items: [
              video(21, 0),
              { ...question(`<p>See <img src="${there}" alt="A cell" /></p>`, 1), image: there },
              question(`<p>Not there <img src="${gone}" /></p>`, 2, [1, 3]),
            ],
          },
        ],
      },
    });
    expect(created.status, created.text).toBe(200);
    const { headers, files, text } = await download(
      'quiz',
      created.content.id,
      '?trackingLink=https%3A%2F%2Ftrack.test%2Fw%3Ft%3D1&institutionId=4',
    );
    expect(parseFileName(headers.get('content-disposition'))).toBe('etc- -Cells- 細胞-x--qti.zip');
    expect(headers.get('content-type')).toBe('application/zip');
    const items =
      created.content.activities[0]?.items.map(
        ({ id }) => `items/item-${server.services.installation}-${String(id)}.xml`,
      ) ?? [];
    expect(Object.keys(files)).toEqual([
      'imsmanifest.xml',
      'assessment.xml',
      ...items,
      'images/picture-1.png',
      'lectern-export-report.txt',
    ]);
    expect(files['images/picture-1.png']).toEqual(new Uint8Array(drawPicture(3, 20, 10)));
    expect(text(items[0] ?? '')).toContain(
      'href="https://track.test/w?t=1&amp;id=21&amp;institutionId=4&amp;captions=1"',
    );
    expect(text(items[1] ?? '').match(/src="[^"]*"/g)).toEqual([
      'src="../images/picture-1.png"',
      'src="../images/picture-1.png"',
    ]);
    expect(text(items[2] ?? '')).not.toContain('<img');
    expect(JSON.parse(headers.get('x-lectern-export-report') ?? '')).toEqual({
      starts: 1,
      ends: 1,
      graded: 1,
      subjects: 1,
      article: 1,
      captions: 1,
      tracking: 1,
      institution: 1,
      videoLinked: 1,
      pictureMissing: 1,
    });
    expect(text('lectern-export-report.txt')).toContain(
      `- Activity 1, question 2: The picture ${gone} is missing and was left out.\n`,
    );
  });

  it('QIO-04 QIO-11 says before the download what the report in each package says', async () => {
    const created = await author.call(createAdminQuiz, {
      body: { ...sampleQuiz(), title: `Remarks ${'long '.repeat(3)}` },
    });
    const { id } = created.content;
    const calls = { 'qti-3.0': 'qti', 'cc-1.3': 'cc', 'scorm-1.2': 'scorm' };
    for (const [format, call] of Object.entries(calls)) {
      const [, version = ''] = format.split('-');
      const { text } = await download('quiz', id, `?format=${version}&institutionId=4`, call);
      const [, report = ''] = text('lectern-export-report.txt').split('left out:\n');
      const lines = report.trimEnd().split('\n');
      const { content } = await author.call(listExportRemarks, {
        params: { type: 'quiz', id },
        query: { format, institutionId: 4 },
      });
      expect(lines.length).toBeGreaterThan(2);
      expect(content).toEqual({
        count: lines.length,
        remarks: lines.map((line) => line.replace(/^- /, '')),
      });
    }
  });

  it('QIO-04 lists the first 200 remarks and counts all; an unknown format is refused', async () => {
    const link = question('<p><a href="/journal/1" title="Read">See</a></p>', 0);
    const created = await author.call(createAdminQuiz, {
      body: {
        ...sampleQuiz(),
        activities: [
          {
            title: 'Links',
            sortIndex: 0,
            items: Array.from({ length: 150 }, (_, sortIndex) => ({ ...link, sortIndex })),
          },
        ],
      },
    });
    expect(created.status, created.text).toBe(200);
    const ask = (format: string) =>
      author.call(listExportRemarks, {
        params: { type: 'quiz', id: created.content.id },
        query: { format },
      });
    const { content } = await ask('qti-2.1');
    expect(content.remarks).toHaveLength(200);
    expect(content.count).toBeGreaterThanOrEqual(300);
    expect((await ask('docx-1')).status).toBe(400);
  });

  it('API-086 is version 2.1 by default, and identical for the same quiz', async () => {
    const id = await idOf('Mechanics Review');
    expect((await download('quiz', id)).text('imsmanifest.xml')).toContain(
      '<schema>QTIv2.1 Package</schema>',
    );
    expect((await download('quiz', id, '?format=2.2')).text('imsmanifest.xml')).toContain(
      '<schema>QTIv2.2 Package</schema>',
    );
    expect((await download('quiz', id, '?format=3.0')).text('imsmanifest.xml')).toContain(
      '<schemaversion>3.0.0</schemaversion>',
    );
    expect((await download('quiz', id, '?format=1.2')).text('imsmanifest.xml')).toContain(
      'type="imsqti_xmlv1p2"',
    );
    expect((await download('quiz', id)).files).toEqual(
      (await download('quiz', id, '?format=2.1')).files,
    );
    expect(
      (await author.send('GET', `/api/admin/quiz/quiz/${String(id)}/qti?format=9`)).status,
    ).toBe(400);
    expect(
      (
        await author.send(
          'GET',
          `/api/admin/quiz/quiz/${String(id)}/qti?trackingLink=javascript%3Aalert(1)`,
        )
      ).status,
    ).toBe(400);
  });

  it('API-086 API-087 API-088 identifiers are the same after a restart, and those of no other installation', async () => {
    const { db, random, config, installation } = server.services;
    const id = await idOf('Mechanics Review');
    for (const call of ['qti', 'cc', 'scorm'])
      expect((await download('quiz', id, '', call)).text('imsmanifest.xml')).toContain(
        `"quiz-${installation}-${String(id)}"`,
      );
    const copied = await loadInstallation(db, random, { PUBLIC_URL: 'https://copy.test' });
    expect(await loadInstallation(db, random, config)).toBe(installation);
    await db.execute(sql`delete from ${secrets} where name = 'installation'`);
    const fresh = await loadInstallation(db, random, config);
    expect([installation, copied, fresh]).toEqual(
      [installation, copied, fresh].map(() => expect.stringMatching(/^[0-9a-f]{12}$/) as string),
    );
    expect(new Set([installation, copied, fresh]).size).toBe(3);
  });

  it('API-087 QIO-09 QIO-12 QIO-13 a cartridge is version 1.1 by default, contains the quiz, its picture and its videos with the video link, and is named after the quiz', async () => {
    const there = await uploaded(3);
    const created = await author.call(createAdminQuiz, {
      body: {
        ...sampleQuiz(),
        title: 'Tide/pool',
        activities: [
          {
            title: 'Activity 1',
            sortIndex: 0,
            items: [video(21, 0), { ...question('Which tide?', 1), image: there }],
          },
        ],
      },
    });
    expect(created.status, created.text).toBe(200);
    const { headers, files, text } = await download(
      'quiz',
      created.content.id,
      '?videoLink=https%3A%2F%2Fwatch.test%2Fw&institutionId=4',
      'cc',
    );
    const [watched, asked] =
      created.content.activities[0]?.items.map(
        ({ id }) => `item-${server.services.installation}-${String(id)}`,
      ) ?? [];
    expect([
      parseFileName(headers.get('content-disposition')),
      headers.get('content-type'),
    ]).toEqual(['Tide-pool-cc-export.imscc', 'application/vnd.ims.imsccv1p1']);
    expect(Object.keys(files)).toEqual([
      'imsmanifest.xml',
      'assessment.xml',
      `weblinks/${watched ?? ''}.xml`,
      'images/picture-1.png',
      'lectern-export-report.txt',
    ]);
    expect(text(`weblinks/${watched ?? ''}.xml`)).toContain(
      'href="https://watch.test/w?id=21#institutionId=4;captions=1"',
    );
    expect(text('assessment.xml')).toContain(`<item ident="${asked ?? ''}" title="Which tide?">`);
    expect(files['images/picture-1.png']).toEqual(new Uint8Array(drawPicture(3, 20, 10)));
    expect(text('imsmanifest.xml')).toContain('<schemaversion>1.1.0</schemaversion>');
    const newer = await download('quiz', created.content.id, '?format=1.3', 'cc');
    expect([
      newer.headers.get('content-type'),
      newer.text('imsmanifest.xml').match(/<schemaversion>.*</)?.[0],
    ]).toEqual(['application/vnd.ims.imsccv1p3', '<schemaversion>1.3.0<']);
    expect(
      (await author.send('GET', `/api/admin/quiz/quiz/${String(created.content.id)}/cc?format=2.1`))
        .status,
    ).toBe(400);
  });

  it('API-086 API-087 API-088 a picture is named by its content type; an address that is not a picture counts as missing', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File([drawPicture(5, 20, 10).slice()], 'photo.jpg', { type: 'image/jpeg' }),
    );
    const { url } = (await author.send('POST', uploadImage.path, { raw: form })).content as {
      url: string;
    };
    const name = await server.services.files.put(new TextEncoder().encode('WEBVTT'), 'vtt');
    const created = await author.call(createAdminQuiz, {
      body: {
        ...sampleQuiz(),
        activities: [
          {
            title: 'Activity 1',
            sortIndex: 0,
            items: [
              {
                ...question(`<p>Which? <img src="/files/${name}" alt="words" /></p>`, 0),
                image: url,
              },
            ],
          },
        ],
      },
    });
    for (const call of ['qti', 'cc', 'scorm']) {
      const { files, headers } = await download('quiz', created.content.id, '', call);
      expect(Object.keys(files).filter((path) => path.startsWith('images/'))).toEqual([
        'images/picture-1.png',
      ]);
      expect(JSON.parse(headers.get('x-lectern-export-report') ?? '')).toMatchObject({
        pictureMissing: 1,
      });
    }
  });

  it('API-088 QIO-10 QIO-12 QIO-13 a SCORM package contains the player, the quiz and its pictures, and is named after the title, else the id', async () => {
    const there = await uploaded(4);
    const created = await author.call(createAdminQuiz, {
      body: {
        ...sampleQuiz(),
        title: '???',
        activities: [
          {
            title: 'Activity 1',
            sortIndex: 0,
            items: [video(21, 0), { ...question('<p>Which?</p>', 1), image: there }],
          },
        ],
      },
    });
    expect(created.status, created.text).toBe(200);
    const { headers, files, text } = await download(
      'quiz',
      created.content.id,
      '?videoLink=https%3A%2F%2Fwatch.test%2Fw&institutionId=4',
      'scorm',
    );
    expect([
      parseFileName(headers.get('content-disposition')),
      headers.get('content-type'),
    ]).toEqual([`${String(created.content.id)}-scorm-export.zip`, 'application/zip']);
    expect(Object.keys(files)).toEqual([
      'imsmanifest.xml',
      'index.html',
      'player.js',
      'player.css',
      ...languageCodes
        .filter((language) => language !== 'en')
        .map((language) => `texts/${language}.js`)
        .toSorted(),
      'images/picture-1.png',
      'lectern-export-report.txt',
    ]);
    expect(files['images/picture-1.png']).toEqual(new Uint8Array(drawPicture(4, 20, 10)));
    expect(text('index.html')).toContain('https://watch.test/w?id=21&institutionId=4&captions=1');
    expect(text('imsmanifest.xml')).toContain('<schemaversion>1.2</schemaversion>');
    expect(text('player.js')).toContain('LMSInitialize');
    expect(text('player.css')).toContain('prefers-color-scheme');
    const newer = await download('quiz', created.content.id, '?format=2004', 'scorm');
    expect(newer.text('imsmanifest.xml')).toContain(
      '<schemaversion>2004 4th Edition</schemaversion>',
    );
    expect(
      (
        await author.send(
          'GET',
          `/api/admin/quiz/quiz/${String(created.content.id)}/scorm?format=1.3`,
        )
      ).status,
    ).toBe(400);
  });

  it.each([exportQti, exportCommonCartridge, exportScorm])(
    'API-086 API-087 API-088 QLST-33 rejects the download of a quiz that is being processed, with the reason: $path',
    async (call) => {
      const created = await author.call(createAdminQuiz, { body: sampleQuiz() });
      await server.services.db.execute(
        `update quizzes set process_status = 0 where id = ${String(created.content.id)}`,
      );
      const answered = await author.call(call, {
        params: { type: 'quiz', id: created.content.id },
        query: {},
      });
      expect([answered.status, answered.content]).toEqual([
        409,
        { message: 'This quiz is being processed and cannot be downloaded now.', code: 'refused' },
      ]);
    },
  );
});
