import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import {
  createLibraryQuiz,
  deleteLibraryQuiz,
  getLibraryQuiz,
  updateLibraryQuiz,
} from '../../../../src/api/contract/quiz-library.ts';
import {
  cancelRebuild,
  listRebuilds,
  rebuildLibraryQuiz,
  rebuildSections,
  type RebuildBatch,
} from '../../../../src/api/contract/quiz-rebuild.ts';
import { restoreQuiz, undoRebuild } from '../../../../src/api/contract/quiz-restore.ts';
import { deleteTemplate } from '../../../../src/api/contract/quiz-template.ts';
import { quizDetail, type QuizDetailWire } from '../../../../src/api/contract/entities/quiz.ts';
import { rebuildJob } from '../../../../server/services/rebuilds/rebuild-job.ts';
import { requeueJob } from '../../../../server/services/rebuilds/requeue-job.ts';
import { describeOnMainDatabase, type DatabaseKind } from '../../../support/server-databases.ts';
import { startTestServer, type AccountName, type ErrorContent } from '../../../support/server.ts';
import { payloadOf, sampleQuiz } from '../../store/quiz-payload.ts';

const never = new AbortController().signal;

/**
 * A server whose queue nobody works on: a test does the waiting jobs itself, so that it sees what
 * waits.
 */
async function startQuiet(database: DatabaseKind) {
  const server = await startTestServer({ database });
  const owner = await server.as('super');
  const rows = async <T>(sql: string): Promise<T[]> =>
    (await server.services.db.execute(sql)).rows as T[];
  return {
    server,
    owner,
    rows,
    idOf: async (title: string): Promise<number> =>
      (
        await rows<{ id: number }>(
          `select id from quizzes where title = '${title.replaceAll("'", "''")}' and deleted_at is null`,
        )
      )[0]?.id ?? 0,
    read: async (id: number) =>
      (await owner.call(getLibraryQuiz, { params: { id } })).content as unknown as QuizDetailWire,
    request: (type: number, isAllUpdate: 0 | 1) =>
      owner.call(rebuildSections, { body: { type, isAllUpdate } }),
    batches: async () =>
      (await owner.call(listRebuilds, {})).content as unknown as (Omit<
        RebuildBatch,
        'isAllUpdate' | 'type'
      > & { type: number; isAllUpdate: 0 | 1 })[],
    /**
     * Does every waiting job, as a worker would; a job a test fears to be delivered twice is done
     * twice.
     */
    work: async (times = 1) => {
      for (const data of await server.services.jobs.listWaiting(rebuildJob))
        for (let time = 0; time < times; time += 1)
          await rebuildJob.run(data, server.services, never);
    },
  };
}
type Quiet = Awaited<ReturnType<typeof startQuiet>>;

describeOnMainDatabase('one section quiz', (database) => {
  let quiet: Quiet;
  beforeAll(async () => {
    quiet = await startQuiet(database);
  });
  afterAll(() => quiet.server.close());
  const rebuild = (id: number) => quiet.owner.call(rebuildLibraryQuiz, { params: { id } });

  it('API-079 QIO-21 is composed anew from its section: id, sharing and settings stay, title, subjects and content are the section’s', async () => {
    const id = await quiet.idOf('Core Biology: Cells');
    await quiet.rows(
      `update quizzes set title = 'Written by hand', duration_minutes = 7 where id = ${String(id)}`,
    );
    await quiet.rows(`insert into quiz_shares (quiz_id, user_id) values (${String(id)}, 2)`);
    const before = await quiet.read(id);
    expect(await rebuild(id)).toMatchObject({ status: 200, content: null });
    const after = await quiet.read(id);
    expect(after).toMatchObject({
      id,
      title: 'Core Biology: Cells',
      duration: 7,
      isGraded: before.isGraded,
      processStatus: 1,
      processFailure: null,
      sharedList: before.sharedList,
      countOfQuestions: 15,
      updatedBy: { email: 'super@lectern.test' },
    });
    expect(
      after.activities.map(({ title, items }) => [title, items.map(({ type }) => type).join('')]),
    ).toEqual([
      ['Organelles of the Eukaryotic Cell', '1222222'],
      ['Antibodies and B Cells', '1222'],
      ['The Action Potential', '1222222'],
    ]);
    expect(after.activities.map(({ items: [first] }) => first?.article?.title)).toEqual(
      after.activities.map(({ title }) => title),
    );
    expect(after.tags.map(({ title }) => title)).toEqual(['Biology', 'Immunology', 'Neuroscience']);
    expect(quizDetail.safeParse(after).success).toBe(true);
    expect(
      (await quiet.owner.call(updateLibraryQuiz, { params: { id }, body: payloadOf(after) }))
        .status,
    ).toBe(200);
  });

  it('API-079 API-049 a rebuild is a new version: an editor that had the old one open gets a conflict, not the loss of either', async () => {
    const id = await quiet.idOf('Core Biology: Plants');
    const opened = await quiet.owner.call(getLibraryQuiz, { params: { id } });
    const etag = opened.headers.get('etag') ?? '';
    expect((await rebuild(id)).status).toBe(200);
    const saved = await quiet.owner.call(
      updateLibraryQuiz,
      { params: { id }, body: payloadOf(opened.content as unknown as QuizDetailWire) },
      { 'If-Match': etag },
    );
    expect(saved.status).toBe(412);
  });

  it('API-079 returns 404 for a textbook quiz, a quiz of another kind and an unknown quiz', async () => {
    const ids = [
      await quiet.idOf('General Chemistry'),
      await quiet.idOf('Midterm: Cell Biology'),
      1_999_999_999,
    ];
    const answers = await Promise.all(ids.map(rebuild));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('API-079 QLST-33 a quiz that is being processed is refused', async () => {
    const answer = await rebuild(await quiet.idOf('Core Biology: Ecology'));
    expect([answer.status, (answer.content as unknown as ErrorContent).message]).toEqual([
      409,
      'This quiz is already being processed.',
    ]);
  });

  it('API-079 QIO-22 QLST-36 fails for a section without questions, keeps the content and shows the failure in the row until a save or rebuild succeeds', async () => {
    const id = await quiet.idOf('Core Chemistry: Gases');
    const before = await quiet.read(id);
    const answer = await rebuild(id);
    expect([answer.status, (answer.content as unknown as ErrorContent).message]).toEqual([
      409,
      'No article of the section “Gases” has a template with questions.',
    ]);
    const after = await quiet.read(id);
    expect(after).toEqual({
      ...before,
      processStatus: 2,
      processFailure: { reason: 'nothingToAsk', name: 'Gases' },
    });
    expect(
      (await quiet.owner.call(updateLibraryQuiz, { params: { id }, body: payloadOf(after) }))
        .content,
    ).toMatchObject({ processStatus: 1, processFailure: null });
    await rebuild(id);
    await quiet.rows(
      `update articles set section_id = (select section_id from quizzes where id = ${String(id)}) where title = 'Momentum and Collisions'`,
    );
    expect((await rebuild(id)).status).toBe(409);
    await quiet.rows(
      `update quizzes set article_id = (select id from articles where title = 'Momentum and Collisions') where title like 'Gas Laws: Check%'`,
    );
    expect((await rebuild(id)).status).toBe(200);
    expect(await quiet.read(id)).toMatchObject({
      processStatus: 1,
      processFailure: null,
      countOfQuestions: 3,
    });
  });

  it('API-079 QIO-22 rejects a template with an invalid question and keeps the content of the quiz', async () => {
    const id = await quiet.idOf('Core Biology: Cells');
    const before = await quiet.read(id);
    const newestItem = `select i.id from items i join activities a on a.id = i.activity_id
      join quizzes q on q.id = a.quiz_id join articles r on r.id = q.article_id
      where i.type = 2 and q.kind = 'template' and q.deleted_at is null and r.title = 'The Action Potential'
      order by q.updated_at desc, q.id desc limit 1`;
    const [item] = await quiet.rows<{ id: number; title: string }>(
      `select id, title from items where id = (${newestItem})`,
    );
    await quiet.rows(`update items set title = ' ' where id = ${String(item?.id)}`);
    const answer = await rebuild(id);
    expect([answer.status, (answer.content as unknown as ErrorContent).message]).toEqual([
      409,
      'The template of the article “The Action Potential” has an invalid question. Correct it and rebuild the quiz.',
    ]);
    expect(await quiet.read(id)).toEqual({
      ...before,
      processStatus: 2,
      processFailure: { reason: 'invalidQuestion', name: 'The Action Potential' },
    });
    await quiet.rows(
      `update items set title = '${(item?.title ?? '').replaceAll("'", "''")}' where id = ${String(item?.id)}`,
    );
    expect((await rebuild(id)).status).toBe(200);
  });

  it('API-079 API-013 requires the bearer header, not only the session cookie, and the super admin role (PERM-11)', async () => {
    const id = await quiet.idOf('Core Physics: Mechanics');
    const { version } = (
      await quiet.rows<{ version: number }>(`select version from quizzes where id = ${String(id)}`)
    )[0] ?? { version: 0 };
    const path = `/api/admin/quiz/update_section_quiz_library/${String(id)}`;
    const { token } = quiet.owner;
    const cookies = [
      token.accessToken,
      token.refreshToken,
      encodeURIComponent(JSON.stringify(token)),
    ].map((value) => `lectern_token=${value}; token=${value}; accessToken=${value}`);
    for (const Cookie of cookies)
      expect((await quiet.server.send('GET', path, { headers: { Cookie } })).status).toBe(401);
    for (const account of [
      'corporate',
      'admin',
      'cs',
      'publish',
      'lti',
      'customer',
      'customer2',
      'multi',
    ] as AccountName[]) {
      const caller = await quiet.server.as(account);
      expect((await caller.send('GET', path)).status).toBe(403);
      expect(
        (await caller.call(rebuildSections, { body: { type: 1, isAllUpdate: 1 } })).status,
      ).toBe(403);
      expect((await caller.call(listRebuilds, {})).status).toBe(403);
      expect((await caller.call(cancelRebuild, { params: { id: 1 } })).status).toBe(403);
      expect((await caller.call(undoRebuild, { params: { id } })).status).toBe(403);
    }
    expect(await quiet.rows(`select version from quizzes where id = ${String(id)}`)).toEqual([
      { version },
    ]);
  });

  it('API-079 PERM-22 records in the audit log who rebuilt a quiz, although the call is a GET; a repeated key rebuilds once', async () => {
    const id = await quiet.idOf('Core Physics: Mechanics');
    const versions = () =>
      quiet.rows<{ version: number }>(`select version from quizzes where id = ${String(id)}`);
    const [before] = await versions();
    const headers = { 'Idempotency-Key': 'rebuild-once' };
    for (let time = 0; time < 2; time += 1)
      expect((await quiet.owner.call(rebuildLibraryQuiz, { params: { id } }, headers)).status).toBe(
        200,
      );
    expect(await versions()).toEqual([{ version: (before?.version ?? 0) + 1 }]);
    expect(
      await quiet.rows(
        `select user_id, status from audit_log where action = 'rebuilt' and object_kind = 'quiz' and object_id = ${String(id)}`,
      ),
    ).toEqual([{ user_id: 1, status: 200 }]);
  });

  it('API-079 runs two rebuilds of one quiz one after the other', async () => {
    const id = await quiet.idOf('Core Psychology: Learning');
    expect(
      (await Promise.all([rebuild(id), rebuild(id), rebuild(id)])).map(({ status }) => status),
    ).toEqual([200, 200, 200]);
    const quiz = await quiet.read(id);
    expect(quiz.activities.map(({ title }) => title)).toEqual(['Classical Conditioning']);
  });
});

describeOnMainDatabase('section quizzes by type', (database) => {
  let quiet: Quiet;
  beforeAll(async () => {
    quiet = await startQuiet(database);
  });
  afterAll(() => quiet.server.close());
  afterEach(() => quiet.work());
  const states = () =>
    quiet.rows<{ title: string; status: number; version: number; questions: number }>(
      'select title, process_status as status, version, question_count as questions from quizzes where section_id is not null and deleted_at is null order by title',
    );

  it('API-080 QIO-18 QIO-20 QIO-23 QLST-33 with isAllUpdate 0 creates only missing quizzes, which are processing until they are built; others are unchanged', async () => {
    const before = await states();
    expect(await quiet.request(3, 0)).toMatchObject({ status: 200, content: null });
    const createdOne = [
      'Analytical Chemistry',
      'Basic Biology Methods',
      'General Laboratory Techniques',
      'Physics Essentials',
    ].map((section) => `Science Education: ${section}`);
    expect(await states()).toEqual([
      ...before,
      ...createdOne.map((title) => ({ title, status: 0, version: 1, questions: 0 })),
    ]);
    expect((await quiet.batches())[0]).toMatchObject({
      type: 3,
      isAllUpdate: 0,
      total: 4,
      done: 0,
      failed: 0,
      cancelled: 0,
      requestedBy: { email: 'super@lectern.test' },
    });
    await quiet.work(2);
    const after = await states();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(
      after.slice(before.length).map(({ title, status, version }) => ({ title, status, version })),
    ).toEqual(createdOne.map((title) => ({ title, status: 1, version: 2 })));
    expect(after.every(({ status, questions }) => status === 0 || questions > 0)).toBe(true);
    expect((await quiet.batches())[0]).toMatchObject({ total: 4, done: 4 });
    const again = await quiet.request(3, 0);
    expect([again.status, (again.content as unknown as ErrorContent).message]).toEqual([
      409,
      'Every section of this type that has questions already has its quiz.',
    ]);
  });

  it('API-080 QIO-18 QIO-22 ENT-28 with isAllUpdate 1 rebuilds each quiz of a type once and stores why some failed', async () => {
    const before = await states();
    expect((await quiet.request(2, 1)).status).toBe(200);
    const waiting = (await states()).filter(({ status }) => status === 0).map(({ title }) => title);
    expect(waiting).toEqual(
      before.filter(({ title }) => title.startsWith('Core ')).map(({ title }) => title),
    );
    await quiet.work(3);
    const after = await states();
    for (const [place, row] of before.entries()) {
      const now = after[place];
      const isEmpty = ['Core Chemistry: Atoms and Bonds', 'Core Chemistry: Gases'].includes(
        row.title,
      );
      if (!row.title.startsWith('Core ')) expect(now).toEqual(row);
      else
        expect([now?.status, now?.version]).toEqual(
          isEmpty ? [2, row.version] : [1, row.version + 1],
        );
    }
    expect((await quiet.batches())[0]).toMatchObject({
      type: 2,
      isAllUpdate: 1,
      total: 9,
      done: 7,
      failed: 2,
    });
  });

  it('ENT-28 QIO-23 selects the collections of each type, business series only for type 5, and rejects a larger number', async () => {
    const rebuilt = async (type: number) => {
      expect((await quiet.request(type, 1)).status).toBe(200);
      const titles = (await states())
        .filter(({ status }) => status === 0)
        .map(({ title }) => title.split(':')[0] ?? '');
      await quiet.work();
      return [...new Set(titles)];
    };
    const core = ['Core Biology', 'Core Chemistry', 'Core Physics', 'Core Psychology'];
    expect((await quiet.request(5, 1)).content).toMatchObject({
      message: 'No section of this type has a quiz or questions to make one from.',
    });
    expect(await rebuilt(4)).toEqual(['Lab Manual']);
    expect(await rebuilt(1)).toEqual([...core, 'Lab Manual', 'Science Education']);
    await quiet.rows("update domains set is_business = true where title = 'Core Psychology'");
    expect(await rebuilt(5)).toEqual(['Core Psychology']);
    expect(await rebuilt(2)).toEqual(core.slice(0, 3));
    for (const body of [
      { type: 0, isAllUpdate: 1 },
      { type: 6, isAllUpdate: 1 },
      { type: 1, isAllUpdate: 2 },
      { type: 1 },
    ]) {
      expect(
        (await quiet.owner.send('POST', '/api/admin/quiz/process_section_quiz_libraries', { body }))
          .status,
      ).toBe(400);
    }
  });

  it('API-080 concurrent requests queue each quiz once; a waiting quiz is not queued again', async () => {
    const versions = new Map((await states()).map(({ title, version }) => [title, version]));
    const answers = await Promise.all([
      quiet.request(3, 1),
      quiet.request(1, 1),
      quiet.request(3, 1),
    ]);
    expect(
      answers.map(({ status }) => status).filter((status) => status === 200).length,
    ).toBeGreaterThan(0);
    expect(
      await quiet.rows(
        "select count(*)::int as waiting, count(distinct quiz_id)::int as quizzes from quiz_rebuilds where state = 'waiting'",
      ),
    ).toEqual([{ waiting: versions.size, quizzes: versions.size }]);
    expect((await quiet.request(1, 1)).content).toMatchObject({
      message: 'The quizzes of this type are already being rebuilt.',
    });
    await quiet.work(2);
    for (const { title, version, status } of await states())
      expect(version).toBe((versions.get(title) ?? 0) + (status === 1 ? 1 : 0));
  });

  it('API-049 API-079 QLST-33 a waiting quiz rejects edits and other rebuilds; a deleted one is ready after it is restored', async () => {
    const id = await quiet.idOf('Lab Manual: Chemistry Labs');
    const opened = await quiet.read(id);
    const doomed = await quiet.idOf('Lab Manual: Biology Labs');
    expect(doomed).toBe(0);
    await quiet.request(4, 1);
    expect(await quiet.read(id)).toMatchObject({ editable: false, processStatus: 0 });
    expect(
      (await quiet.owner.call(updateLibraryQuiz, { params: { id }, body: payloadOf(opened) }))
        .status,
    ).toBe(409);
    expect((await quiet.owner.call(rebuildLibraryQuiz, { params: { id } })).status).toBe(409);
    expect((await quiet.owner.call(deleteLibraryQuiz, { params: { id } })).status).toBe(200);
    await quiet.work();
    expect((await quiet.owner.call(getLibraryQuiz, { params: { id } })).status).toBe(404);
    expect((await quiet.request(4, 0)).status).toBe(200);
    await quiet.work();
    const another = await quiet.idOf('Lab Manual: Chemistry Labs');
    expect(another).not.toBe(id);
    expect(await quiet.read(another)).toMatchObject({ processStatus: 1 });
    expect((await quiet.owner.call(restoreQuiz, { params: { id } })).status).toBe(409);
    expect((await quiet.owner.call(deleteLibraryQuiz, { params: { id: another } })).status).toBe(
      200,
    );
    expect((await quiet.owner.call(restoreQuiz, { params: { id } })).status).toBe(200);
    expect(await quiet.read(id)).toMatchObject({ processStatus: 1, editable: true });
  });

  it('API-080 cancelling keeps finished quizzes, resets the waiting ones and removes the empty quizzes it created', async () => {
    await quiet.request(3, 0);
    await quiet.work();
    await quiet.rows(
      "delete from quizzes where title in ('Science Education: Analytical Chemistry', 'Science Education: Physics Essentials')",
    );
    const before = await states();
    expect((await quiet.request(3, 1)).status).toBe(200);
    const [first] = await quiet.rows<{ rebuild: number }>(
      "select id as rebuild from quiz_rebuilds where state = 'waiting' and not is_new order by id limit 1",
    );
    if (first === undefined) throw new Error('nothing waits');
    await rebuildJob.run(first, quiet.server.services, never);
    const [batch] = await quiet.batches();
    expect((await quiet.owner.call(cancelRebuild, { params: { id: batch?.id ?? 0 } })).status).toBe(
      200,
    );
    await quiet.work();
    const after = await states();
    expect(after.map(({ title, status }) => [title, status])).toEqual(
      before.map(({ title, status }) => [title, status]),
    );
    expect(
      after.filter(
        ({ title, version }) => version !== before.find((row) => row.title === title)?.version,
      ),
    ).toHaveLength(1);
    const [ended] = await quiet.batches();
    expect([ended?.done, (ended?.done ?? 0) + (ended?.cancelled ?? 0)]).toEqual([1, ended?.total]);
    expect((await quiet.owner.call(cancelRebuild, { params: { id: 999_999 } })).status).toBe(404);
    expect((await quiet.request(1, 0)).status).toBe(200);
  });
});

describeOnMainDatabase('rebuilds that break off', (database) => {
  let quiet: Quiet;
  beforeAll(async () => {
    quiet = await startQuiet(database);
  });
  afterAll(() => quiet.server.close());

  it('QIO-22 QLST-36 a rebuild that fails repeatedly ends as failed with a reason', async () => {
    const id = await quiet.idOf('Core Physics: Electricity');
    await quiet.rows(
      'alter table quizzes add constraint no_new_version check (version < 2 or section_id is null)',
    );
    await quiet.request(2, 1);
    const mine = (
      await quiet.rows<{ rebuild: number }>(
        `select id as rebuild from quiz_rebuilds where quiz_id = ${String(id)}`,
      )
    )[0] ?? { rebuild: 0 };
    for (let attempt = 1; attempt < 5; attempt += 1)
      await expect(rebuildJob.run(mine, quiet.server.services, never)).rejects.toThrow();
    expect((await quiet.read(id)).processStatus).toBe(0);
    await rebuildJob.run(mine, quiet.server.services, never);
    expect(await quiet.read(id)).toMatchObject({
      processStatus: 2,
      processFailure: { reason: 'brokeOff', name: '' },
    });
    // Older versions stored a sentence.
    await quiet.rows(`update quizzes set process_failure = 'Failed.' where id = ${String(id)}`);
    expect((await quiet.read(id)).processFailure).toBeNull();
    await quiet.rows('alter table quizzes drop constraint no_new_version');
    expect((await quiet.owner.call(rebuildLibraryQuiz, { params: { id } })).status).toBe(200);
    const killing = (
      await quiet.rows<{ rebuild: number }>(
        "select id as rebuild from quiz_rebuilds where state = 'waiting' limit 1",
      )
    )[0] ?? { rebuild: 0 };
    await quiet.rows(
      `update quiz_rebuilds set attempts = 20 where id = ${String(killing.rebuild)}`,
    );
    await rebuildJob.run(killing, quiet.server.services, never);
    expect(
      await quiet.rows(`select state from quiz_rebuilds where id = ${String(killing.rebuild)}`),
    ).toEqual([{ state: 'failed' }]);
  });

  it('API-080 LIM-42 the sweep queues a waiting rebuild without a job again, once', async () => {
    const waiting = async () =>
      (await quiet.server.services.jobs.listWaiting(rebuildJob))
        .map(({ rebuild }) => rebuild)
        .sort((a, b) => a - b);
    const all = (
      await quiet.rows<{ id: number }>(
        "select id from quiz_rebuilds where state = 'waiting' order by id",
      )
    ).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(2);
    await quiet.rows(
      `update pgboss.job set state = 'active' where name = 'rebuild-quiz' and data ->> 'rebuild' = '${String(all[0])}'`,
    );
    await quiet.rows(
      `delete from pgboss.job where name = 'rebuild-quiz' and data ->> 'rebuild' = '${String(all[1])}'`,
    );
    for (let time = 0; time < 2; time += 1)
      await requeueJob.run(undefined, quiet.server.services, never);
    expect((await waiting()).filter((id) => all.includes(id))).toEqual(all);
    await quiet.work();
    expect(
      await quiet.rows(
        "select count(*)::int as waiting from quiz_rebuilds where state = 'waiting'",
      ),
    ).toEqual([{ waiting: 0 }]);
  });
});

describeOnMainDatabase('a section quiz beside copies and templates', (database) => {
  it('API-050 API-040 a copy of a section quiz is a textbook quiz; a section without a template fails', async () => {
    const quiet = await startQuiet(database);
    const createdOne = await quiet.owner.call(createLibraryQuiz, { body: sampleQuiz() });
    expect(
      (await quiet.owner.call(rebuildLibraryQuiz, { params: { id: createdOne.content.id } }))
        .status,
    ).toBe(404);
    const section = await quiet.idOf('Core Biology: Plants');
    for (const { id } of await quiet.rows<{ id: number }>(
      "select q.id from quizzes q join articles a on a.id = q.article_id where q.kind = 'template' and a.title = 'Light Reactions of Photosynthesis'",
    )) {
      expect((await quiet.owner.call(deleteTemplate, { params: { id } })).status).toBe(200);
    }
    expect((await quiet.owner.call(rebuildLibraryQuiz, { params: { id: section } })).status).toBe(
      409,
    );
    await quiet.server.close();
  });
});
