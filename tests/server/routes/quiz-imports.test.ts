import { createHash } from 'node:crypto';

import { inflateSync, unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { drawPicture } from '../../../server/seed/draw-image.ts';
import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import type { QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';
import {
  createTemplate,
  getTemplate,
  importTemplates,
} from '../../../src/api/contract/quiz-template.ts';
import type { ImportPreview } from '../../../src/domain/interchange/import/imported-package.ts';
import type { ReviewPicture } from '../../../src/domain/interchange/import/review-picture.ts';
import { uploadImage } from '../../../src/api/contract/uploads.ts';
import { asi, asiItem } from '../../domain/interchange/import/builders.ts';
import { hostilePackages } from '../../support/hostile-packages.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ApiResponse,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { payloadOf, question, sampleQuiz, video, withoutIds } from '../store/quiz-payload.ts';

type Files = Readonly<Record<string, Uint8Array>>;
interface Imported {
  readonly sources: readonly { readonly file: string; readonly title: string }[];
  readonly pictures?: readonly ReviewPicture[];
  readonly quizzes: readonly {
    readonly id?: number;
    readonly source: number;
    readonly title: string;
    readonly countOfQuestions: number;
    readonly showCaption: boolean | null;
  }[];
  readonly report: readonly {
    readonly source: number | null;
    readonly file: string;
    readonly identifier: string;
    readonly title: string;
    readonly outcome: string;
    readonly reason: string;
    readonly preview?: ImportPreview;
  }[];
}

const png = drawPicture(7, 20, 10).slice();

describeOnMainDatabase('quiz imports', (database) => {
  let server: TestServer;
  let author: TestCaller;
  let exported: Files;
  let original: QuizDetailWire;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.test' },
    });
    author = await server.as('super');
    const form = new FormData();
    form.set('file', new File([png], 'a.png'));
    const { url } = (await author.send('POST', uploadImage.path, { raw: form })).content as {
      url: string;
    };
    const quiz: QuizPayload = {
      ...sampleQuiz(),
      title: 'Cells & tides',
      tags: [],
      article: null,
      startDate: null,
      endDate: null,
      isGraded: false,
      showCaption: false,
      restrictNonInstitutional: false,
      duration: 30,
      activities: [
        {
          title: 'Cells',
          sortIndex: 0,
          items: [
            video(21, 0),
            {
              ...question(
                `<p>See <img src="${url}" alt="A cell" /> and <a href="/quiz/1">the other quiz</a></p>`,
                1,
              ),
              image: url,
              imageAlt: 'A cell with its wall',
            },
          ],
        },
        {
          title: 'Tides',
          sortIndex: 1,
          items: [{ ...question('Which tide?', 0, [1, 3]), image: 'https://else.test/tide.png' }],
        },
      ],
    };
    original = (await author.call(createTemplate, { body: withoutIds(quiz) }))
      .content as unknown as QuizDetailWire;
    const response = await fetch(
      `${server.address}/api/admin/quiz/template/${String(original.id)}/qti`,
      { headers: { Authorization: `Bearer ${author.token.accessToken}` } },
    );
    exported = unzipSync(new Uint8Array(await response.arrayBuffer()));
  });
  afterAll(() => server.close());

  const post = (
    zip: Uint8Array,
    {
      dryRun = false,
      leaveOut,
      choices,
      key,
      language,
    }: {
      dryRun?: boolean;
      leaveOut?: string;
      choices?: string;
      key?: string;
      language?: string;
    } = {},
  ): Promise<ApiResponse> => {
    const form = new FormData();
    form.set('file', new File([zip.slice()], 'package.zip'));
    if (leaveOut !== undefined) form.set('leave_out', leaveOut);
    if (choices !== undefined) form.set('quizzes', choices);
    return author.send('POST', importTemplates.path + (dryRun ? '?dryRun=1' : ''), {
      raw: form,
      headers: {
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(language !== undefined && { 'Accept-Language': language }),
      },
    });
  };
  const took = (answer: ApiResponse): Imported => {
    expect(answer.status, answer.text).toBe(200);
    return answer.content as Imported;
  };
  const load = async (id: number): Promise<QuizDetailWire> =>
    (await author.call(getTemplate, { params: { id } })).content as unknown as QuizDetailWire;
  const counts = async () =>
    (
      await server.services.db.execute<{ quizzes: number; files: number }>(
        'select (select count(*) from quizzes)::int as quizzes, (select count(*) from files)::int as files',
      )
    ).rows[0];
  const changed = (path: RegExp, change: (text: string) => string): Files =>
    Object.fromEntries(
      Object.entries(exported).map(([name, content]) => [
        name,
        path.test(name) ? strToU8(change(strFromU8(content))) : content,
      ]),
    );
  const questionFile = (): string =>
    Object.keys(exported).find((name) =>
      strFromU8(exported[name] ?? new Uint8Array()).includes('Which tide?'),
    ) ?? '';

  it('I18N-02 QIO-01 what a package loses is said in the language of the author, and so are the words it only names', async () => {
    const types = { numerical_question: '', true_false_question: '' };
    const items = Object.keys(types).map((type) =>
      asiItem({
        ident: type,
        metadata: { question_type: type },
        labels: ['true_false.true', 'true_false.false'],
        after:
          '<itemfeedback ident="f"><material><mattext>Yes.</mattext></material></itemfeedback>',
      }),
    );
    const zip = zipSync({
      'sums.xml': strToU8(asi(`<assessment ident="a">${items.join('')}</assessment>`)),
    });
    const { quizzes, report } = took(await post(zip, { language: 'de' }));
    expect(report.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['partial', 'Das Quiz hat keinen Titel mit mindestens 3 Zeichen. Es heißt jetzt „sums“.'],
      ['skipped', 'Der Fragetyp wird nicht unterstützt: eine Zahl.'],
      ['partial', 'Feedback wurde weggelassen.'],
    ]);
    const { activities } = await load(quizzes[0]?.id ?? 0);
    expect(activities.map(({ title }) => title)).toEqual(['Aktivität 1']);
    const [item] = activities[0]?.items ?? [];
    expect(item?.textOptions.map(({ text }) => text)).toEqual(['Wahr', 'Falsch']);
  });

  it('I18N-02 QIO-03 a package is refused in the language of the author', async () => {
    const refused = await post(zipSync({ 'a.txt': strToU8('a') }), { language: 'de' });
    expect(refused.status).toBe(400);
    expect((refused.content as ErrorContent).message).toMatch(/^Dieses Paket enthält keine/);
  });

  it('API-043 QIO-01 a dry run returns what was read and stores nothing; the import creates a template equal to the exported one', async () => {
    const before = await counts();
    const dryRun = took(await post(zipSync(exported), { dryRun: true }));
    expect(dryRun.quizzes).toEqual([
      {
        source: 0,
        title: 'Cells & tides',
        countOfQuestions: 2,
        duration: 30,
        isGraded: null,
        showCaption: false,
      },
    ]);
    expect(dryRun.report.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['imported', ''],
      ['imported', ''],
      ['partial', 'The picture https://else.test/tide.png is loaded from the web.'],
    ]);
    expect(dryRun.report[2]?.preview).toEqual({
      kind: 'question',
      isMultiple: true,
      isShortened: false,
      text: 'Which tide?',
      image: 'https://else.test/tide.png',
      imageAlt: '',
      options: ['First', 'Second', 'Third', 'Fourth'].map((text, at) => ({
        text,
        isRight: at % 2 === 0,
      })),
    });
    expect(await counts()).toEqual(before);

    const { quizzes, report } = took(await post(zipSync(exported)));
    expect(report).toEqual(dryRun.report.map(({ preview: _preview, ...entry }) => entry));
    const stored = await load(quizzes[0]?.id ?? 0);
    const textsOf = (quiz: QuizDetailWire) =>
      payloadOf(quiz).activities.map(({ title, items }) => ({
        title,
        items: items.map(
          ({ type, title: text, image, isMultiple, article, textOptions, rightAnswer }) => ({
            type,
            text: type === 1 ? '' : text,
            image,
            isMultiple,
            article,
            options: textOptions.map((option) => [option.text, rightAnswer.includes(option.id)]),
          }),
        ),
      }));
    expect({ ...stored, activities: textsOf(stored) }).toMatchObject({
      title: 'Cells & tides',
      duration: 30,
      countOfQuestions: 2,
      quizType: 'template',
      activities: textsOf(original),
    });
  });

  it('API-043 skips excluded items; a repeated key imports once', async () => {
    const zip = zipSync(exported);
    const { report } = took(await post(zip, { dryRun: true }));
    // As long as the list of a large package.
    const others = Array.from({ length: 5000 }, (_, index) => `another.xml#${String(index)}`);
    const leaveOut = JSON.stringify([
      ...report.slice(0, 2).map(({ file, identifier }) => `${file}#${identifier}`),
      ...others,
    ]);
    const first = took(await post(zip, { leaveOut, key: `once-${database}` }));
    expect([
      first.quizzes.map(({ countOfQuestions }) => countOfQuestions),
      first.report.map(({ outcome }) => outcome),
    ]).toEqual([[1], ['skipped', 'skipped', 'partial']]);
    const before = await counts();
    const again = await post(zip, { leaveOut, key: `once-${database}` });
    expect([again.headers.get('idempotency-replayed'), took(again), await counts()]).toEqual([
      'true',
      first,
      before,
    ]);
    const nothing = await post(zip, {
      leaveOut: JSON.stringify(report.map(({ file, identifier }) => `${file}#${identifier}`)),
    });
    expect([nothing.status, await counts()]).toEqual([400, before]);
    for (const wrong of ['', '{}', '[1]', 'nonsense'])
      expect((await post(zip, { leaveOut: wrong })).status).toBe(400);
  });

  it('API-043 a dry run shows rich text as it would be stored, and where the pictures are in the file', async () => {
    const inText = drawPicture(5, 30, 15).slice();
    const path = questionFile();
    const files = changed(new RegExp(`^${path}$`), (text) =>
      text.replace(
        '>Which tide?',
        `>Which H<sub>2</sub>O tide?<script>alert(1)</script><img alt="" src="data:image/png;base64,${Buffer.from(inText).toString('base64')}"/>`,
      ),
    );
    for (const level of [0, 9] as const) {
      const zip = zipSync(files, { level });
      const { report, pictures = [] } = took(await post(zip, { dryRun: true }));
      const contents = pictures.map((picture) => {
        if ('content' in picture) return Buffer.from(picture.content, 'base64');
        const packed = zip.slice(picture.range.start, picture.range.end);
        return Buffer.from(picture.range.isDeflated ? inflateSync(packed) : packed);
      });
      expect(contents).toEqual([Buffer.from(png), Buffer.from(inText)]);
      const text = report[2]?.preview?.text;
      expect(text).toContain('H<sub>2</sub>O');
      expect(text).toContain(`src="${pictures[1]?.address ?? ''}"`);
      expect(text).not.toContain('alert');
      expect(report[1]?.preview).toMatchObject({
        image: pictures[0]?.address,
        imageAlt: 'A cell with its wall',
      });
    }
  });

  it('API-043 imports chosen quizzes under other titles; a title that a quiz cannot have is refused', async () => {
    const item = (identifier: string, title: string): Uint8Array =>
      strToU8(
        `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${identifier}" title="${title}"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>${title}</prompt><simpleChoice identifier="a">Yes</simpleChoice><simpleChoice identifier="b">No</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`,
      );
    const test = (title: string, ...items: readonly string[]): Uint8Array =>
      strToU8(
        `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${title}" title="${title}"><testPart identifier="P"><assessmentSection identifier="S" title="S" visible="true">${items.map((name) => `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`).join('')}</assessmentSection></testPart></assessmentTest>`,
      );
    const zip = zipSync({
      'first.xml': test('First bank', 'p', 'q'),
      'second.xml': test('Second bank', 'q'),
      'third.xml': test('Third bank', 'p'),
      'p.xml': item('p', 'Is it high tide?'),
      'q.xml': item('q', 'Is it low tide?'),
    });
    const dryRun = took(await post(zip, { dryRun: true }));
    expect(dryRun.sources.map(({ file, title }) => [file, title])).toEqual([
      ['first.xml', 'First bank'],
      ['second.xml', 'Second bank'],
      ['third.xml', 'Third bank'],
    ]);
    const { quizzes, report } = took(
      await post(zip, {
        choices: JSON.stringify([
          { source: 0, leaveOut: ['q.xml#q'], title: 'Tides' },
          { source: 2, leaveOut: ['p.xml#p'] },
        ]),
      }),
    );
    expect(
      quizzes.map(({ source, title, countOfQuestions }) => [source, title, countOfQuestions]),
    ).toEqual([
      [0, 'Tides', 1],
      [1, 'Second bank', 1],
    ]);
    expect((await load(quizzes[0]?.id ?? 0)).title).toBe('Tides');
    expect(report.map(({ source, identifier, outcome }) => [source, identifier, outcome])).toEqual([
      [0, 'p', 'imported'],
      [0, 'q', 'skipped'],
      [1, 'q', 'imported'],
      [2, 'p', 'skipped'],
    ]);
    const before = await counts();
    for (const title of ['', ' ab ', 'x'.repeat(501)]) {
      const refused = await post(zip, {
        choices: JSON.stringify([{ source: 0, leaveOut: [], title }]),
      });
      expect([refused.status, await counts()]).toEqual([400, before]);
    }
  });

  it('API-043 stores a picture like an upload, once; a file that is not a picture is left out and reported', async () => {
    const picture = Object.keys(exported).find((name) => name.endsWith('.png')) ?? '';
    const other = drawPicture(8, 24, 12).slice();
    // What is behind the end of a picture is left out.
    const overlong = new Uint8Array([...other, ...strToU8('<script>alert(1)</script>')]);
    const { quizzes } = took(await post(zipSync({ ...exported, [picture]: overlong })));
    const image = (await load(quizzes[0]?.id ?? 0)).activities[0]?.items[1]?.image ?? '';
    expect(new Uint8Array(await (await fetch(server.address + image)).arrayBuffer())).toEqual(
      new Uint8Array(other),
    );
    const { rows } = await server.services.db.execute<{
      content_type: string;
      width: number;
      uploaded_by: number;
    }>(
      `select content_type, width, uploaded_by from files where name = '${image.slice('/files/'.length)}'`,
    );
    expect(rows).toEqual([{ content_type: 'image/png', width: 24, uploaded_by: 1 }]);

    const { report } = took(
      await post(zipSync({ ...exported, [picture]: strToU8('<svg onload="alert(1)"/>') })),
    );
    expect(report[1]).toMatchObject({ outcome: 'partial' });
    expect(report[1]?.reason).toContain(picture);
  });

  it('API-043 stores a data URL picture of a text like a picture file of the package', async () => {
    const inText = drawPicture(9, 30, 15).slice();
    const path = questionFile();
    const { quizzes } = took(
      await post(
        zipSync(
          changed(new RegExp(`^${path}$`), (text) =>
            text.replace(
              '>Which tide?',
              `>Which tide?<img alt="" src="data:image/png;base64,${Buffer.from(inText).toString('base64')}"/>`,
            ),
          ),
        ),
      ),
    );
    const title = (await load(quizzes[0]?.id ?? 0)).activities[1]?.items[0]?.title ?? '';
    const [, address = ''] = /src="(\/files\/[^"]+)"/.exec(title) ?? [];
    expect(new Uint8Array(await (await fetch(server.address + address)).arrayBuffer())).toEqual(
      new Uint8Array(inText),
    );
  });

  it('API-043 removes hostile markup', async () => {
    const path = questionFile();
    const { quizzes } = took(
      await post(
        zipSync(
          changed(new RegExp(`^${path}$`), (text) =>
            text.replace(
              '>Which tide?',
              '>Which <a href="javascript:alert(1)">tide</a>?<img src="https://evil.test/x.png" alt="x" onerror="alert(1)"/><script>alert(2)</script>',
            ),
          ),
        ),
      ),
    );
    const title = (await load(quizzes[0]?.id ?? 0)).activities[1]?.items[0]?.title ?? '';
    expect(title).toContain('tide');
    expect(title).not.toMatch(/javascript|onerror|script|alert/);
  });

  it('API-043 leaves out and reports a video that is not in this library', async () => {
    const { quizzes, report } = took(
      await post(
        zipSync(changed(/\.xml$/, (text) => text.replaceAll(/id=21\b/g, 'id=2000000021'))),
        { dryRun: true },
      ),
    );
    expect([report[0]?.outcome, report[0]?.reason, quizzes[0]?.countOfQuestions]).toEqual([
      'skipped',
      'Its video is not in this library.',
      2,
    ]);
  });

  it('API-043 a failed import stores neither quizzes nor files', async () => {
    await server.services.db.execute(
      `create function refuse_import() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '22000'; end $$`,
    );
    await server.services.db.execute(
      `create trigger refuse_import before insert on items for each row when (new.title like '%Which tide%') execute function refuse_import()`,
    );
    const before = await counts();
    const picture = Object.keys(exported).find((name) => name.endsWith('.png')) ?? '';
    const other = drawPicture(9, 30, 12).slice();
    const refused = await post(zipSync({ ...exported, [picture]: other }));
    await server.services.db.execute('drop trigger refuse_import on items');
    expect([
      refused.status,
      await counts(),
      await server.services.files.get(`${createHash('sha256').update(other).digest('hex')}.png`),
    ]).toEqual([400, before, null]);
  });

  it.each(hostilePackages)(
    'QVAL-33 $what is rejected with its reason and nothing is stored',
    async ({ zip, message }) => {
      const before = await counts();
      for (const dryRun of [true, false]) {
        const refused = await post(zip, { dryRun });
        expect([
          refused.status,
          (refused.content as ErrorContent).message,
          (refused.content as ErrorContent).errors,
        ]).toEqual([400, message, { file: [message] }]);
      }
      expect(await counts()).toEqual(before);
    },
  );

  it('API-043 QIO-01 captions are kept, and a quiz without a title is called like the file', async () => {
    const withCaptions = changed(/\.xml$/, (text) =>
      text.replaceAll(/id=21\b/g, 'id=21&amp;captions=1'),
    );
    const [quiz] = took(await post(zipSync(withCaptions))).quizzes;
    expect([quiz?.showCaption, (await load(quiz?.id ?? 0)).showCaption]).toEqual([true, true]);
    const { 'lectern-export-report.txt': _report, ...foreign } = changed(
      /assessment\.xml$/,
      (text) => text.replace('title="Cells &amp; tides"', 'title=""'),
    );
    expect(took(await post(zipSync(foreign), { dryRun: true })).quizzes[0]?.title).toBe('package');
  });

  it('API-043 a dry run of a package with nothing to import returns the reasons; the import is refused', async () => {
    const essay =
      '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="e" title="Tides"><itemBody><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>';
    const zip = zipSync({ 'e.xml': strToU8(essay), 'empty.xml': strToU8('') });
    const { quizzes, report } = took(await post(zip, { dryRun: true }));
    expect([quizzes, report.map(({ title, reason }) => [title, reason])]).toEqual([
      [],
      [
        ['', 'The file is empty.'],
        ['Tides', 'Its question type is not supported: an essay.'],
      ],
    ]);
    expect((await post(zip)).status).toBe(400);
  });

  it('QVAL-33 a package without questions is refused, and a file above 20 MB', async () => {
    expect((await post(zipSync({ 'readme.txt': strToU8('no questions') }))).status).toBe(400);
    const large = await post(new Uint8Array(20 * 1024 * 1024 + 1));
    expect([large.status, (large.content as ErrorContent).errors]).toEqual([
      400,
      { file: ['File size limit exceeded (20 MB). Please reduce and try again.'] },
    ]);
  });
});
