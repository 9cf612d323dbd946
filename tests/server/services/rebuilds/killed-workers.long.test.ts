import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rebuildJob } from '../../../../server/services/rebuilds/rebuild-job.ts';
import { sql } from 'drizzle-orm';
import { rebuildSections } from '../../../../src/api/contract/quiz-rebuild.ts';
import { findPostgres } from '../../../support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

const possible = findPostgres() !== null;
const kills = 5;
const seed = Number(process.env['REBUILD_SEED'] ?? 20_261);

/** Random numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A library of 200 sections more, an article and its template each; every second one has its quiz
 * already. Every effect of a rebuild is counted beside it, in its own transaction.
 */
const library = [
  sql`with made as (insert into domains (title, article_type, is_business) values ('Business Series', 'core', true) returning id)
    insert into sections (domain_id, title, sort_index) select made.id, 'Section ' || n, n from made, generate_series(1, 200) n`,
  sql`insert into articles (type, title, domain_id, section_id, published_on)
    select 'core', 'Article of ' || s.title, s.domain_id, s.id, '2026-01-01' from sections s join domains d on d.id = s.domain_id where d.is_business`,
  sql`with made as (insert into quizzes (kind, title, article_id, question_count) select 'template', a.title, a.id, 3 from articles a join domains d on d.id = a.domain_id where d.is_business returning id),
    parts as (insert into activities (quiz_id, title, sort_index) select id, 'Activity 1', 0 from made returning id, quiz_id)
    insert into items (activity_id, sort_index, type, title, is_multiple, text_options, right_answer)
    select id, n, 2, 'Question ' || n || ' of ' || quiz_id, false, '[{"id": "a", "text": "Yes"}, {"id": "b", "text": "No"}]'::jsonb, '["a"]'::jsonb from parts, generate_series(0, 2) n`,
  sql`insert into quizzes (kind, title, section_id) select 'library', 'By hand', s.id from sections s join domains d on d.id = s.domain_id where d.is_business and s.sort_index % 2 = 0`,
  sql`create table effects (quiz_id int not null)`,
  sql`create function note_effect() returns trigger language plpgsql as $$ begin insert into effects values (new.id); return new; end $$`,
  sql`create trigger note_effect after update on quizzes for each row when (new.version > old.version) execute function note_effect()`,
];

describe.skipIf(!possible)('rebuilds while workers are killed', () => {
  let server: TestServer;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    server = await startTestServer({ database: 'postgres' });
    for (const statement of library) await server.services.db.execute(statement);
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await server.close();
  });

  const count = async (query: string): Promise<number> =>
    (await server.services.db.execute<{ n: number }>(`select count(*)::int as n from ${query}`))
      .rows[0]?.n ?? -1;
  const finished = () => count("quiz_rebuilds where state <> 'waiting'");
  /** A process that is started ahead and works when told to. */
  const prepare = (...args: string[]) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/support/killed-worker.ts', server.databaseUrl ?? '', ...args],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    running.add(child);
    const ended = once(child, 'exit').then(([, signal]: unknown[]) => {
      running.delete(child);
      return signal;
    });
    return {
      child,
      ended,
      work: () => {
        child.send('work');
      },
    };
  };

  it(
    `API-080 QIO-20 200 quizzes are rebuilt exactly once although the worker is killed five times, seed ${String(seed)}`,
    { timeout: 120_000 },
    async () => {
      const random = randomFrom(seed);
      const moments = Array.from({ length: kills }, () => [
        String(1 + Math.floor(random() * 500)),
        random() < 0.5 ? 'before' : 'after',
      ]);
      const workers = moments.map((moment) => prepare(...moment));
      const last = prepare();
      const owner = await server.as('super');
      expect(
        (await owner.call(rebuildSections, { body: { type: 5, isAllUpdate: 1 } })).status,
      ).toBe(200);
      expect(await count("quiz_rebuilds where state = 'waiting'")).toBe(200);
      const reached: number[] = [];
      for (const worker of workers) {
        worker.work();
        expect(await worker.ended).toBe('SIGKILL');
        reached.push(await finished());
      }
      expect(reached.at(-1)).toBeLessThan(200);
      last.work();
      await expect.poll(finished, { timeout: 60_000, interval: 100 }).toBe(200);
      await expect
        .poll(
          () => count("pgboss.job where name = 'rebuild-quiz' and state in ('created', 'retry')"),
          { timeout: 30_000, interval: 100 },
        )
        .toBe(0);
      last.child.kill('SIGTERM');
      expect(await last.ended).toBe('SIGTERM');

      const onceEach = async () => {
        expect(await count('effects')).toBe(200);
        expect(await count('(select distinct quiz_id from effects) each_quiz')).toBe(200);
        expect(
          await count(
            "quizzes where section_id is not null and title like 'Business Series: Section %' and process_status = 1 and version = 2 and question_count = 3",
          ),
        ).toBe(200);
        expect(
          await count(
            "items i join activities a on a.id = i.activity_id join quizzes q on q.id = a.quiz_id where q.title like 'Business Series: Section %'",
          ),
        ).toBe(600);
        expect(
          await count(
            '(select section_id from quizzes where section_id is not null group by section_id having count(*) > 1) doubled',
          ),
        ).toBe(0);
      };
      await onceEach();
      const { rows } = await server.services.db.execute<{ rebuild: number }>(
        'select id as rebuild from quiz_rebuilds',
      );
      for (const again of rows)
        await rebuildJob.run(again, server.services, new AbortController().signal);
      await onceEach();
    },
  );
});
