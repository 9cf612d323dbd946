import { Readable } from 'node:stream';

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { stringify } from 'csv-stringify';

import { escapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { countRightAnswers, truncatePercentage } from '../../../src/domain/results/score.ts';
import type { FormatMessage } from '../../../src/domain/messages/message.ts';
import type { Database } from '../database.ts';
import { assignments } from '../schema/sharing.ts';

const batchSize = 500;
const headings = [
  'quizResults.csv.email',
  'quizResults.csv.score',
  'quizResults.csv.questions',
  'quizResults.csv.percentage',
  'quizResults.csv.duration',
  'quizResults.csv.distributed',
  'quizResults.csv.submitted',
] as const;
const byEmail = sql<string>`lower(${assignments.email})`;

async function* readRows(
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
      .limit(batchSize);
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
              countRightAnswers(progress, questionCount),
              questionCount,
              truncatePercentage(progress),
              durationSeconds === 0 ? '' : durationSeconds,
            ];
      yield [
        escapeFormula(email),
        ...reached,
        createdAt.toISOString(),
        submittedAt?.toISOString() ?? '',
      ];
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.key;
  }
}

/**
 * Streams the results of a quiz as CSV (RFC 4180), a few hundred rows at a time: the columns of the
 * screen, named by `formatMessage`, times in ISO 8601 (UTC). It starts with a byte order mark, because Excel does not
 * recognise UTF-8 without one. Every text is quoted, and none is run as a formula. Resolves when the
 * first rows are read, so that a database that cannot answer fails the call and not the file.
 */
export async function streamResultsCsv(
  db: Database,
  quizId: number,
  formatMessage: FormatMessage,
): Promise<ReadableStream<Uint8Array>> {
  const written = stringify({
    bom: true,
    header: true,
    columns: headings.map((heading, key) => ({ key: String(key), header: formatMessage(heading) })),
    record_delimiter: '\r\n',
    quoted_string: true,
  });
  const reading = readRows(db, quizId);
  const first = await reading.next();
  const rows = Readable.from(
    (async function* () {
      if (first.done !== true) yield first.value;
      yield* reading;
    })(),
  );
  rows.on('error', (error) => written.destroy(error));
  return Readable.toWeb(rows.pipe(written)) as ReadableStream<Uint8Array>;
}
