import { sql } from 'drizzle-orm';

import type { QuizStatistics } from '../../../src/api/contract/quiz-results.ts';
import type { Database } from '../database.ts';
import { assignments } from '../schema/sharing.ts';
import { readQuizStatistics } from './quiz-statistics.ts';

/** The statistics of the quizzes last asked for. */
export interface StatisticsCache {
  /** Returns the statistics of a quiz as of now; computes them only after a result changed. */
  readonly read: (db: Database, quizId: number) => Promise<QuizStatistics>;
}

const maxQuizzes = 100;

/**
 * Returns what changes with every result that is submitted, changed or removed: PostgreSQL's
 * `xmin` is the transaction that wrote a row.
 */
async function readVersion(db: Database, quizId: number): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select count(*) || ' ' || coalesce(sum(hashtextextended(a.id || ' ' || a.xmin, 0)), 0) as version
      from ${assignments} a where a.quiz_id = ${quizId} and a.submitted_at is not null`,
  );
  return rows[0]?.version ?? '';
}

/**
 * Creates a cache for one database and one process. It holds the hundred quizzes last asked for.
 */
export function createStatisticsCache(): StatisticsCache {
  const cache = new Map<
    number,
    { readonly version: string; readonly statistics: QuizStatistics }
  >();
  return {
    read: async (db, quizId) => {
      const version = await readVersion(db, quizId);
      const cached = cache.get(quizId);
      const statistics =
        cached?.version === version ? cached.statistics : await readQuizStatistics(db, quizId);
      cache.delete(quizId);
      cache.set(quizId, { version, statistics });
      const [oldest] = cache.keys();
      if (cache.size > maxQuizzes && oldest !== undefined) cache.delete(oldest);
      return statistics;
    },
  };
}
