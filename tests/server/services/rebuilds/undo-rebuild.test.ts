import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeQuizzes, type QuizChange } from '../../../../src/api/contract/quiz-bulk.ts';
import { getLibraryQuiz, updateLibraryQuiz } from '../../../../src/api/contract/quiz-library.ts';
import { rebuildLibraryQuiz, rebuildSections } from '../../../../src/api/contract/quiz-rebuild.ts';
import { undoRebuild } from '../../../../src/api/contract/quiz-restore.ts';
import type { QuizDetailWire } from '../../../../src/api/contract/entities/quiz.ts';
import { rebuildProblems } from '../../../../src/domain/messages/en/quiz/quiz-rebuild.ts';
import { cleanUp } from '../../../../server/services/jobs/clean-up.ts';
import { rebuildJob } from '../../../../server/services/rebuilds/rebuild-job.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import {
  startTestServer,
  type ErrorContent,
  type TestCaller,
  type TestServer,
} from '../../../support/server.ts';
import { payloadOf } from '../../store/quiz-payload.ts';

const never = new AbortController().signal;

describeOnMainDatabase('undoing the rebuild of a section quiz', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    owner = await server.as('super');
  });
  afterAll(() => server.close());

  const select = async <T>(sql: string): Promise<readonly T[]> =>
    (await server.services.db.execute(sql)).rows as T[];
  const findId = async (title: string): Promise<number> =>
    (await select<{ id: number }>(`select id from quizzes where title = '${title}'`))[0]?.id ?? 0;
  const countBackups = async (id: number): Promise<number> =>
    (await select(`select 1 from rebuild_backups where quiz_id = ${String(id)}`)).length;
  const read = async (id: number) =>
    (await owner.call(getLibraryQuiz, { params: { id } })).content as unknown as QuizDetailWire;
  const rebuild = async (id: number): Promise<string> => {
    const { status, headers } = await owner.call(rebuildLibraryQuiz, { params: { id } });
    expect(status).toBe(200);
    return headers.get('etag') ?? '';
  };
  const undo = (id: number, headers: Record<string, string> = {}) =>
    owner.call(undoRebuild, { params: { id } }, headers);
  const expectRefused = async (
    reply: Awaited<ReturnType<typeof undo>>,
    message: string,
  ): Promise<void> => {
    expect({
      status: reply.status,
      message: (reply.content as unknown as ErrorContent | null)?.message,
    }).toEqual({ status: 409, message });
  };
  /** Changes a quiz by hand, so that a rebuild replaces something. */
  const edit = async (id: number, title: string): Promise<QuizDetailWire> => {
    const payload = payloadOf(await read(id));
    const [first, ...others] = payload.activities;
    if (first === undefined) throw new Error('the quiz has no activity');
    const body = {
      ...payload,
      title,
      tags: payload.tags.slice(0, 1),
      activities: [{ ...first, title: 'By hand', items: first.items.slice(0, 2) }, ...others],
    };
    expect((await owner.call(updateLibraryQuiz, { params: { id }, body })).status).toBe(200);
    return read(id);
  };

  it('PD-50 brings back title, subjects, activities and items under their ids, as a new version', async () => {
    const id = await findId('Core Biology: Cells');
    await edit(id, 'Cells, by hand');
    await select(
      `update items set image = '/cell.png', image_alt = 'A cell' where id in (select min(i.id) from items i join activities a on a.id = i.activity_id where a.quiz_id = ${String(id)})`,
    );
    const before = await read(id);
    const etag = await rebuild(id);
    const [rebuilt] = await select<{ version: number }>(
      `select version from quizzes where id = ${String(id)}`,
    );
    expect(etag).toBe(`"${String(rebuilt?.version)}"`);
    expect((await read(id)).title).toBe('Core Biology: Cells');
    expect(await undo(id, { 'If-Match': etag })).toMatchObject({ status: 200, content: null });
    const after = await read(id);
    expect({ ...after, updatedAt: before.updatedAt }).toEqual(before);
    expect(await select(`select version from quizzes where id = ${String(id)}`)).toEqual([
      { version: (rebuilt?.version ?? 0) + 1 },
    ]);
    expect(await countBackups(id)).toBe(0);
    await expectRefused(await undo(id), rebuildProblems.nothingKept);
  });

  it('PD-50 a quiz that had no content is empty again, also when many are rebuilt', async () => {
    const id = await findId('Core Biology: Ecology');
    await select(`delete from activities where quiz_id = ${String(id)}`);
    await select(
      `update quizzes set question_count = 0, process_status = 2 where id = ${String(id)}`,
    );
    await rebuild(id);
    expect((await read(id)).activities).not.toEqual([]);
    expect((await undo(id)).status).toBe(200);
    expect((await read(id)).activities).toEqual([]);
    const many = async (changes: readonly QuizChange[]) =>
      (await owner.call(changeQuizzes, { body: { changes: [...changes] } })).content.quizzes;
    const [rebuilt] = await many([{ id, rebuild: true }]);
    expect((await read(id)).activities).not.toEqual([]);
    const [undone] = await many(rebuilt?.undo ? [rebuilt.undo] : []);
    expect(undone?.failure).toBeNull();
    expect((await read(id)).activities).toEqual([]);
  });

  it('PD-50 is refused when the quiz was saved since, and changes nothing', async () => {
    const id = await findId('Core Biology: Plants');
    await rebuild(id);
    const saved = await edit(id, 'Plants, by hand');
    await expectRefused(await undo(id), rebuildProblems.changedSince);
    expect(await read(id)).toEqual(saved);
  });

  it('PD-50 undoes only the newest rebuild; that of an earlier version is refused', async () => {
    const id = await findId('Core Physics: Mechanics');
    await edit(id, 'Mechanics, by hand');
    const first = await rebuild(id);
    const between = await read(id);
    const second = await rebuild(id);
    await expectRefused(await undo(id, { 'If-Match': first }), rebuildProblems.changedSince);
    expect((await undo(id, { 'If-Match': second })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      title: between.title,
      activities: between.activities,
    });
  });

  it('PD-50 undoes a rebuild of the queue too, but not while the quiz waits for one', async () => {
    const id = await findId('Core Psychology: Learning');
    const before = await edit(id, 'Learning, by hand');
    await owner.call(rebuildSections, { body: { type: 2, isAllUpdate: 1 } });
    await expectRefused(await undo(id), rebuildProblems.isProcessing);
    for (const data of await server.services.jobs.listWaiting(rebuildJob))
      await rebuildJob.run(data, server.services, never);
    expect((await read(id)).title).toBe('Core Psychology: Learning');
    expect((await undo(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: before.title, activities: before.activities });
  });

  it('PD-50 returns 404 for a quiz without a section and an unknown quiz', async () => {
    for (const id of [await findId('General Chemistry'), 999_999])
      expect((await undo(id)).status).toBe(404);
  });

  it('PD-50 PERM-22 records who undid it; a repeated key undoes once', async () => {
    const id = await findId('Core Biology: Genetics');
    await rebuild(id);
    const headers = { 'Idempotency-Key': 'undo-once' };
    expect((await undo(id, headers)).status).toBe(200);
    expect((await undo(id, headers)).status).toBe(200);
    expect(
      await select(
        `select user_id, status from audit_log where action = 'rebuild undone' and object_kind = 'quiz' and object_id = ${String(id)}`,
      ),
    ).toEqual([{ user_id: 1, status: 200 }]);
  });

  it('PD-50 keeps the content for 24 hours', async () => {
    const id = await findId('Core Biology: Ecology');
    await rebuild(id);
    const age = (minutes: number) =>
      select(
        `update rebuild_backups set replaced_at = '${new Date(
          server.clock.now().getTime() - minutes * 60_000,
        ).toISOString()}' where quiz_id = ${String(id)}`,
      );
    await age(24 * 60 - 1);
    await cleanUp.run({}, server.services, never);
    expect(await countBackups(id)).toBe(1);
    await age(24 * 60 + 1);
    await expectRefused(await undo(id), rebuildProblems.nothingKept);
    await cleanUp.run({}, server.services, never);
    expect(await countBackups(id)).toBe(0);
  });
});
