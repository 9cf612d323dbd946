import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { QuizDetailWire } from '../../../src/api/contract/entities/quiz.ts';
import type { QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  quizFromArticle,
  updateTemplate,
} from '../../../src/api/contract/quiz-template.ts';
import { isFull } from '../../support/property-runs.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../support/server.ts';
import { payloadOf, question, sampleQuiz, video, withoutIds } from '../store/quiz-payload.ts';

describeOnMainDatabase('quiz templates', (database) => {
  let server: TestServer;
  let author: TestCaller;

  beforeAll(async () => {
    server = await startTestServer({ database });
    author = await server.as('super');
  });
  afterAll(() => server.close());

  const create = async (body: QuizPayload) => {
    const createdOne = await author.call(createTemplate, { body: withoutIds(body) });
    expect(createdOne.status, createdOne.text).toBe(200);
    return {
      quiz: createdOne.content as unknown as QuizDetailWire,
      etag: createdOne.headers.get('etag') ?? '',
    };
  };
  const load = async (id: number) => {
    const loaded = await author.call(getTemplate, { params: { id } });
    return {
      status: loaded.status,
      quiz: loaded.content as unknown as QuizDetailWire,
      etag: loaded.headers.get('etag'),
    };
  };
  const update = (id: number, body: QuizPayload, headers: Record<string, string> = {}) =>
    author.call(updateTemplate, { params: { id }, body }, headers);
  const errorsOf = (content: unknown) => (content as ErrorContent).errors;

  it('API-042 API-039 returns a created template as it was sent, with question counts and an ETag', async () => {
    const { quiz, etag } = await create(sampleQuiz());
    const read = await load(quiz.id);
    expect(withoutIds(payloadOf(read.quiz))).toEqual(sampleQuiz());
    expect(read.quiz).toMatchObject({
      countOfQuestions: 5,
      editable: true,
      quizType: 'template',
      createdBy: { email: 'super@lectern.test' },
      isAssignSomeone: false,
    });
    expect(read.quiz.activities[0]?.items.map(({ questionOrder }) => questionOrder)).toEqual([
      null,
      1,
      2,
    ]);
    expect(read.quiz.activities[0]?.items[0]?.article?.videoData).toMatchObject({
      articleId: 21,
      articleType: 'lectern_core',
    });
    expect([etag, read.etag]).toEqual(['"1"', '"1"']);
  });

  it('API-041 saving an unchanged template keeps all ids; moving and adding keeps those of existing parts', async () => {
    const { quiz } = await create(sampleQuiz());
    const first = payloadOf(quiz);
    const same = await update(quiz.id, first);
    expect(payloadOf(same.content as unknown as QuizDetailWire)).toEqual(first);

    const [one, two] = first.activities;
    if (one === undefined || two === undefined) throw new Error('two activities');
    const moved = one.items[2];
    if (moved === undefined) throw new Error('three items');
    const next: QuizPayload = {
      ...first,
      activities: [
        {
          ...two,
          sortIndex: 0,
          items: [moved, ...two.items.slice(1), question('A new one', 9)].map(
            (item, sortIndex) => ({ ...item, sortIndex }),
          ),
        },
        { title: 'Activity 3', sortIndex: 1, items: [question('Alone', 0)] },
      ],
    };
    const saved = payloadOf((await update(quiz.id, next)).content as unknown as QuizDetailWire);
    expect(withoutIds(saved)).toEqual(withoutIds(next));
    expect(saved.activities[0]?.id).toBe(two.id);
    expect(saved.activities[0]?.items.slice(0, 3).map(({ id }) => id)).toEqual([
      moved.id,
      two.items[1]?.id,
      two.items[2]?.id,
    ]);
    const known = new Set(first.activities.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(known.has(saved.activities[0]?.items[3]?.id)).toBe(false);
    expect((await load(quiz.id)).quiz.countOfQuestions).toBe(5);
  });

  it('API-084 sort indexes with gaps are numbered from 0 in their order', async () => {
    const { quiz } = await create({
      ...sampleQuiz(),
      activities: [
        { title: 'Late', sortIndex: 8, items: [question('Two', 7), question('One', 3)] },
        { title: 'Early', sortIndex: 2, items: [question('Zero', 1)] },
      ],
    });
    expect(quiz.activities.map(({ title, sortIndex }) => [title, sortIndex])).toEqual([
      ['Early', 0],
      ['Late', 1],
    ]);
    expect(quiz.activities[1]?.items.map(({ title, sortIndex }) => [title, sortIndex])).toEqual([
      ['One', 0],
      ['Two', 1],
    ]);
  });

  it('API-041 returns 412 with the current version for a stale If-Match and changes nothing', async () => {
    const { quiz, etag } = await create(sampleQuiz());
    const first = await update(
      quiz.id,
      { ...payloadOf(quiz), title: 'First writer' },
      { 'If-Match': etag },
    );
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const second = await update(
      quiz.id,
      { ...payloadOf(quiz), title: 'Second writer' },
      { 'If-Match': etag },
    );
    expect([second.status, second.headers.get('etag')]).toEqual([412, '"2"']);
    expect((await load(quiz.id)).quiz.title).toBe('First writer');
  });

  it('API-041 of eight concurrent writes with the same version exactly one succeeds', async () => {
    const { quiz, etag } = await create(sampleQuiz());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, writer) =>
        update(
          quiz.id,
          { ...payloadOf(quiz), title: `Writer ${String(writer)}` },
          { 'If-Match': etag },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 412, 412, 412, 412, 412, 412, 412,
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await load(quiz.id)).quiz.title).toBe(`Writer ${String(winner)}`);
  });

  if (database === 'postgres') {
    it('API-041 a write waits for the lock of another client, then sees its version', async () => {
      const { quiz, etag } = await create(sampleQuiz());
      const pool = new Pool({ connectionString: server.databaseUrl ?? '', max: 1 });
      const other = await pool.connect();
      await other.query('begin');
      await other.query(
        "update quizzes set title = 'Written elsewhere', version = version + 1 where id = $1",
        [quiz.id],
      );
      const waiting = update(
        quiz.id,
        { ...payloadOf(quiz), title: 'Too late' },
        { 'If-Match': etag },
      );
      const isBlocked = async (): Promise<boolean> =>
        (
          await server.services.db.execute<{ blocked: boolean }>(
            'select exists (select 1 from pg_locks where not granted) as blocked',
          )
        ).rows[0]?.blocked === true;
      await expect.poll(isBlocked, { timeout: 10_000 }).toBe(true);
      await other.query('commit');
      other.release();
      await pool.end();
      expect([(await waiting).status, (await load(quiz.id)).quiz.title]).toEqual([
        412,
        'Written elsewhere',
      ]);
    });
  }

  it('API-040 returns 404 for a deleted template', async () => {
    const { quiz, etag } = await create(sampleQuiz());
    expect(
      (await author.call(deleteTemplate, { params: { id: quiz.id } }, { 'If-Match': '"7"' }))
        .status,
    ).toBe(412);
    expect(
      (await author.call(deleteTemplate, { params: { id: quiz.id } }, { 'If-Match': etag })).status,
    ).toBe(200);
    expect((await load(quiz.id)).status).toBe(404);
    expect((await author.call(deleteTemplate, { params: { id: quiz.id } })).status).toBe(404);
  });

  it('API-041 rejects ids of another quiz and unknown subjects and articles by field and changes nothing', async () => {
    const { quiz } = await create(sampleQuiz());
    const other = await create(sampleQuiz());
    const stolen = payloadOf(other.quiz).activities;
    const refused = await update(quiz.id, {
      ...payloadOf(quiz),
      tags: [1, 999_999],
      article: 999_999,
      activities: stolen,
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(errorsOf(refused.content) ?? {})).toEqual(
      expect.arrayContaining(['tags.1', 'article', 'activities.0.id', 'activities.0.items.0.id']),
    );
    expect(payloadOf((await load(quiz.id)).quiz)).toEqual(payloadOf(quiz));
    expect(payloadOf((await load(other.quiz.id)).quiz)).toEqual(payloadOf(other.quiz));
  });

  it('LIM-20 LIM-21 QVAL-05 rejects missing options, a missing or unknown right answer and a short title by field', async () => {
    const broken = { ...question('Broken', 0), textOptions: [], rightAnswer: [] };
    const foreign = { ...question('Foreign', 1), rightAnswer: ['nowhere'] };
    const createdOne = await author.call(createTemplate, {
      body: {
        ...sampleQuiz(),
        title: ' ab ',
        activities: [{ title: 'A', sortIndex: 0, items: [broken, foreign] }],
      },
    });
    expect(createdOne.status).toBe(400);
    expect(errorsOf(createdOne.content)).toMatchObject({
      title: ['Title is too short. It should have 3 characters or more.'],
      'activities.0.items.0.textOptions': ['A question needs at least one option.'],
      'activities.0.items.0.rightAnswer': ['A question needs at least one right answer.'],
      'activities.0.items.1.rightAnswer': ['A right answer must be one of the options.'],
    });
  });

  it('QVAL-11 LIM-36 removes hostile HTML before storing, keeps formatting and plain text', async () => {
    const hostile =
      '<p style="font-size: 14px; position: fixed">Look <img src=x onerror=alert(1)><script>alert(2)</script><b onclick="x()">here</b> H<sub>2</sub>O</p>';
    const item = {
      ...question(hostile, 0),
      textOptions: [
        { id: 'o1', text: '<a href="javascript:alert(1)">link</a>' },
        { id: 'o2', text: 'a < b & c > d' },
      ],
    };
    const { quiz } = await create({
      ...sampleQuiz(),
      activities: [{ title: 'A', sortIndex: 0, items: [item] }],
    });
    const stored = quiz.activities[0]?.items[0];
    expect(stored?.title).toBe('<p style="font-size:14px">Look <b>here</b> H<sub>2</sub>O</p>');
    expect(stored?.textOptions.map(({ text }) => text)).toEqual(['<a>link</a>', 'a < b & c > d']);
    const empty = await author.call(createTemplate, {
      body: {
        ...sampleQuiz(),
        activities: [
          { title: 'A', sortIndex: 0, items: [question('<script>alert(1)</script>', 0)] },
        ],
      },
    });
    expect(errorsOf(empty.content)).toEqual({
      'activities.0.items.0.title': ['Question title should not be empty'],
    });
    const scriptImage = await author.call(createTemplate, {
      body: {
        ...sampleQuiz(),
        activities: [
          {
            title: 'A',
            sortIndex: 0,
            items: [{ ...question('Picture', 0), image: 'javascript:alert(1)' }],
          },
        ],
      },
    });
    expect(errorsOf(scriptImage.content)).toEqual({
      'activities.0.items.0.image': ['Error add image'],
    });
  });

  it('API-084 stores what an image shows, and does not mention it where nobody said', async () => {
    const url = '/files/cell.png';
    const withAlt = (imageAlt?: string, image: string | null = url) => ({
      ...question('Which cell?', 0),
      image,
      ...(imageAlt !== undefined && { imageAlt }),
    });
    const quizWith = (...items: QuizPayload['activities'][number]['items']): QuizPayload => ({
      ...sampleQuiz(),
      activities: [
        {
          title: 'A',
          sortIndex: 0,
          items: items.map((item, sortIndex) => ({ ...item, sortIndex })),
        },
      ],
    });
    const { quiz } = await create(
      quizWith(withAlt('A plant cell'), withAlt(), withAlt(' '), withAlt('A cell', null)),
    );
    const altsIn = ({ activities }: QuizDetailWire) =>
      activities.flatMap(({ items }) =>
        items.map((item) => ('imageAlt' in item ? item.imageAlt : 'none')),
      );
    expect(altsIn((await load(quiz.id)).quiz)).toEqual(['A plant cell', 'none', 'none', 'none']);
    const payload = payloadOf((await load(quiz.id)).quiz);
    const edited = payload.activities.map((activity) => ({
      ...activity,
      items: activity.items.map(({ imageAlt: _alt, ...item }, index) =>
        index === 1 ? { ...item, imageAlt: 'An animal cell' } : item,
      ),
    }));
    await update(quiz.id, { ...payload, activities: edited });
    expect(altsIn((await load(quiz.id)).quiz)).toEqual(['none', 'An animal cell', 'none', 'none']);
    const long = await author.call(createTemplate, { body: quizWith(withAlt('x'.repeat(1001))) });
    expect(Object.keys(errorsOf(long.content) ?? {})).toEqual(['activities.0.items.0.imageAlt']);
  });

  it('API-085 stores a video without options and right answers', async () => {
    const { quiz } = await create({
      ...sampleQuiz(),
      activities: [
        {
          title: 'A',
          sortIndex: 0,
          items: [{ ...video(3, 0), textOptions: [{ id: 'x', text: 'y' }], rightAnswer: ['x'] }],
        },
      ],
    });
    expect(quiz.activities[0]?.items[0]).toMatchObject({
      type: 1,
      textOptions: [],
      rightAnswer: [],
      questionOrder: null,
    });
  });

  it('API-082 many hundreds of questions are stored and replaced', async () => {
    const items = Array.from({ length: isFull ? 2000 : 600 }, (_, index) => ({
      ...question(`Question ${String(index)}`, index),
      textOptions: [{ id: 'o1', text: 'Yes' }],
    }));
    const { quiz } = await create({
      ...sampleQuiz(),
      activities: [{ title: 'Long', sortIndex: 0, items }],
    });
    const reversed = payloadOf(quiz);
    reversed.activities = reversed.activities.map((activity) => ({
      ...activity,
      items: activity.items.toReversed().map((item, sortIndex) => ({ ...item, sortIndex })),
    }));
    const saved = await update(quiz.id, reversed);
    expect(payloadOf(saved.content as unknown as QuizDetailWire)).toEqual(reversed);
  });

  it('API-042 a repeated create with the same Idempotency-Key creates one template', async () => {
    const headers = { 'Idempotency-Key': 'create-once' };
    const first = await author.call(createTemplate, { body: sampleQuiz() }, headers);
    const again = await author.call(createTemplate, { body: sampleQuiz() }, headers);
    expect(again.content.id).toBe(first.content.id);
  });

  it('API-038 QLST-01 the list searches literally, sorts and pages without overlap', async () => {
    const titles = ['100% literal_title', '100x literalytitle', '1000 literal-title'];
    for (const title of titles) await create({ ...sampleQuiz(), title });
    const list = async (body: object) => {
      const answered = await author.call(listTemplates, { body });
      expect(answered.status, answered.text).toBe(200);
      return answered.content as unknown as {
        result: { id: number; title: string; countOfQuestions: number }[];
        navigation: { total_items: number; total_pages: number; page: number };
      };
    };
    const contains = (value: string) => ({
      filter: [{ bool_operator: 'and', property: 'title', operator: 'contains', value }],
    });
    expect((await list(contains('100% LITERAL_'))).result.map(({ title }) => title)).toEqual([
      '100% literal_title',
    ]);
    const all = await list({ navigation: { page: 1, itemsOnPage: 100 }, sort: [['title', 'asc']] });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) =>
        list({ navigation: { page, itemsOnPage: 5 }, sort: [['count_of_questions', 'desc']] }),
      ),
    );
    const ids = pages.flatMap(({ result }) => result.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(Math.min(50, all.navigation.total_items));
    const lowered = all.result.map(({ title }) => title.toLowerCase());
    expect(lowered.includes('cell structure: check your understanding')).toBe(true);
    const [first] = all.result;
    expect(
      (
        await list({ filter: [{ property: 'id', operator: 'equals', value: first?.id }] })
      ).result.map(({ id }) => id),
    ).toEqual([first?.id]);
    expect((await list(contains('no such title anywhere'))).navigation).toMatchObject({
      total_items: 0,
      total_pages: 0,
      page: 1,
    });
    const either = await list({
      filter: [
        { property: 'title', operator: 'contains', value: '100x' },
        { bool_operator: 'or', property: 'title', operator: 'contains', value: '1000 lit' },
      ],
      sort: [['id', 'asc']],
    });
    expect(either.result.map(({ title }) => title)).toEqual([titles[1], titles[2]]);
  });

  it("API-045 returns the article's video and the questions of its template", async () => {
    const withTemplate = await author.call(quizFromArticle, { params: { id: 21 } });
    const withNone = await author.call(quizFromArticle, { params: { id: 1 } });
    expect(withTemplate.content.activities[0]?.items[0]).toMatchObject({
      type: 1,
      article: { id: 21 },
    });
    expect(
      withTemplate.content.activities
        .flatMap(({ items }) => items)
        .filter(({ textOptions }) => textOptions.length > 0).length,
    ).toBeGreaterThan(0);
    expect(JSON.stringify(withTemplate.content)).not.toContain('questionOrder');
    expect(withNone.content).toMatchObject({
      title: 'Live Imaging of Zebrafish Heart Regeneration',
      tags: [{ title: 'Biology' }],
      activities: [{ title: 'Activity 1', items: [{ type: 1, article: { id: 1 } }] }],
    });
    expect((await author.call(quizFromArticle, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('PERM-04 templates are for super admins', async () => {
    const answers = await Promise.all(
      (['admin', 'customer', 'publish'] as const).map(
        async (account) =>
          (await (await server.as(account)).call(listTemplates, { body: {} })).status,
      ),
    );
    expect(answers).toEqual([403, 403, 403]);
  });
});
