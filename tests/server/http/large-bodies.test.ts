import { afterAll, beforeAll, expect, it } from 'vitest';

import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

const path = endpoints.createUserQuiz.path;

const item = (number: number, title: string) => ({
  article: null,
  sortIndex: number,
  title,
  type: 2,
  isMultiple: false,
  rightAnswer: ['a'],
  image: null,
  textOptions: [
    { id: 'a', text: `<p>right ${String(number)}<script>alert(1)</script></p>` },
    { id: 'b', text: 'wrong' },
  ],
});
const createBody = (title: string, count = 500) => ({
  title: 'A quiz of many questions',
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: false,
  duration: 0,
  showCaption: false,
  restrictNonInstitutional: false,
  activities: [
    {
      title: 'All',
      sortIndex: 0,
      items: Array.from({ length: count }, (_, number) => item(number, title)),
    },
  ],
});

describeOnMainDatabase('ERR-01 bodies above 64 kB', (database) => {
  let server: TestServer;
  let caller: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    caller = await server.as('customer');
  });
  afterAll(() => server.close());

  const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    caller.send('POST', path, { body, headers });

  it('are stored like small ones: parsed, with sanitized texts and defaults', async () => {
    const created = await send(createBody('<p onclick="x()">What is this?</p>'));
    expect(created.status).toBe(200);
    const { activities, duration } = created.content as {
      readonly duration: null;
      readonly activities: readonly { readonly items: readonly object[] }[];
    };
    expect(duration).toBeNull();
    expect(activities[0]?.items).toHaveLength(500);
    expect(activities[0]?.items[499]).toMatchObject({
      title: '<p>What is this?</p>',
      textOptions: [
        { id: 'a', text: '<p>right 499</p>' },
        { id: 'b', text: 'wrong' },
      ],
    });
  });

  it('report errors like small ones', async () => {
    expect(await send({ ...createBody('Which?'), duration: -1 })).toMatchObject({
      status: 400,
      content: { code: 'invalid', errors: { duration: ['At least 0.'] } },
    });
    expect(await send(createBody('<p> </p>'))).toMatchObject({
      status: 400,
      content: { errors: { 'activities.0.items.0.title': [expect.any(String)] } },
    });
    expect(
      await caller.send('POST', path, {
        raw: `{"title":"${'x'.repeat(100_000)}`,
        headers: { 'Content-Type': 'application/json' },
      }),
    ).toMatchObject({ status: 400, content: { code: 'malformed' } });
  });

  it('are refused when they hold too many values', async () => {
    expect(await send({ activities: Array.from({ length: 600_000 }, () => ({})) })).toMatchObject({
      status: 413,
      content: { code: 'too_large' },
    });
    expect(await send({ activities: Array.from({ length: 100_000 }, () => ({})) })).toMatchObject({
      status: 400,
      content: { errors: { activities: ['A quiz has at most 200 activities.'] } },
    });
  });

  it('ERR-01 are recognised by their Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': `large-${database}` };
    const first = await send(createBody('Which?'), headers);
    const second = await send(createBody('Which?'), headers);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(second.text).toBe(first.text);
    expect(await send(createBody('What?'), headers)).toMatchObject({ status: 422 });
  });
});
