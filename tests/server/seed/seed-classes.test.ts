import { afterAll, beforeAll, expect, it } from 'vitest';

import { getClass, listClasses } from '../../../src/api/contract/class.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('the classes of the demo library', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const read = async (account: AccountName, id: number) =>
    (await (await server.as(account)).call(getClass, { params: { id } })).content;

  it('CLS-10 CLS-17 every teacher has own classes and classes of others', async () => {
    const count = async (account: AccountName) => {
      const listed = (await (await server.as(account)).call(listClasses, {})).content;
      const own = listed.filter(({ professor }) => !professor).length;
      return [own, listed.length - own];
    };
    expect([
      await count('super'),
      await count('admin'),
      await count('cs'),
      await count('lti'),
      await count('multi'),
    ]).toEqual([
      [2, 6],
      [2, 6],
      [2, 3],
      [1, 2],
      [1, 1],
    ]);
  });

  it('CLS-06 a class has named students in every state, with every kind of result and mail', async () => {
    const { students, quizzes, playlists, missing } = await read('cs', 1);
    expect(students.length).toBe(46);
    expect(students.every(({ firstName, lastName }) => firstName !== '' && lastName !== '')).toBe(
      true,
    );
    expect(students.map(({ email }) => email)).toContain('elif.yilmaz@students.northfield.example');
    expect(new Set(students.map(({ status }) => status))).toEqual(new Set(['invited', 'joined']));
    expect(new Set(students.flatMap(({ mail }) => mail?.state ?? []))).toEqual(
      new Set(['failed', 'sent', 'waiting']),
    );
    const results = students.flatMap((student) => student.results);
    expect(results).toEqual(expect.arrayContaining(['open', 'missed', null]));
    expect(results.filter((result) => typeof result === 'number').length).toBeGreaterThan(60);
    expect(quizzes.map(({ title, countOfSubmitted }) => [title, countOfSubmitted > 20])).toEqual([
      ['Weekly Quiz: DNA', true],
      ['Midterm: Cell Biology', true],
      ['Laboratory Safety and Microscopy', true],
      ['Final: General Science', false],
    ]);
    expect(playlists.length).toBe(2);
    expect(missing.map(({ reason }) => reason)).toEqual([
      'quizWithoutDeadline',
      'documentsNotShared',
    ]);
  });

  it('CLS-04 one class cannot be published yet, another can and lacks a deadline', async () => {
    expect((await read('cs', 7)).missing.map(({ reason }) => reason)).toEqual(['noStudents']);
    expect((await read('super', 3)).missing.map(({ reason }) => reason)).toEqual([
      'quizWithoutDeadline',
    ]);
  });
});
