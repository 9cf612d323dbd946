import { Readable } from 'node:stream';

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { stringify } from 'csv-stringify';

import { harmlessCell } from '../../../src/domain/harmless-cell.ts';
import { scoreOf, shownPercentage } from '../../../src/domain/results/score.ts';
import { quizResults } from '../../../src/domain/sentences/quiz-results.ts';
import type { Database } from '../database.ts';
import { assignments } from '../schema/sharing.ts';

const rowsAtOnce = 500;
const words = quizResults.csv;
const heads = [
  words.email,
  words.score,
  words.questions,
  words.percentage,
  words.duration,
  words.distributed,
  words.submitted,
];
const byEmail = sql<string>`lower(${assignments.email})`;

async function* cellsOf(
  db: Database,
  quizId: number,
): AsyncGenerator<readonly (string | number)[]> {
  for (let after: string | null = null; ;) {
    const rows: readonly {
      email: string;
      key: string;
      progress: number;
      durationSeconds: number;
      createdAt: Date;
      submittedAt: Date | null;
      questionCount: number;
    }[] = await db
      .select({
        email: assignments.email,
        key: byEmail,
        progress: assignments.progress,
        durationSeconds: assignments.durationSeconds,
        createdAt: assignments.createdAt,
        submittedAt: assignments.submittedAt,
        questionCount: sql<number>`jsonb_array_length(${assignments.questions})`,
      })
      .from(assignments)
      .where(and(eq(assignments.quizId, quizId), after === null ? undefined : gt(byEmail, after)))
      .orderBy(asc(byEmail))
      .limit(rowsAtOnce);
    for (const {
      email,
      progress,
      durationSeconds,
      createdAt,
      submittedAt,
      questionCount,
    } of rows) {
      const reached =
        submittedAt === null
          ? ['', '', '', '']
          : [
              scoreOf(progress, questionCount),
              questionCount,
              shownPercentage(progress),
              durationSeconds === 0 ? '' : durationSeconds,
            ];
      yield [
        harmlessCell(email),
        ...reached,
        createdAt.toISOString(),
        submittedAt?.toISOString() ?? '',
      ];
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.key;
  }
}

/**
 * The results of a quiz as CSV (RFC 4180), read and sent a few hundred rows at a time: the columns of the screen, times in ISO 8601 (UTC). It begins with a
 * byte order mark, because without one Excel reads UTF-8 as the machine's old code page; parsers know it. Every text is quoted and none runs as a formula.
 */
export function resultsCsv(db: Database, quizId: number): ReadableStream<Uint8Array> {
  const written = stringify({
    bom: true,
    header: true,
    columns: heads.map((header, key) => ({ key: String(key), header })),
    record_delimiter: '\r\n',
    quoted_string: true,
  });
  const rows = Readable.from(cellsOf(db, quizId));
  rows.on('error', (error) => written.destroy(error));
  return Readable.toWeb(rows.pipe(written)) as ReadableStream<Uint8Array>;
}
