import { sql } from 'drizzle-orm';

import type { Database } from '../store/database.ts';

/** Runs one statement with `$1` values on a drizzle handle, so that code with its own SQL can take part in a transaction. */
export const rawOn =
  (db: Database) =>
  async (
    text: string,
    values: readonly unknown[] = [],
  ): Promise<{ rows: Record<string, unknown>[] }> => {
    const pieces = text
      .split(/\$(\d+)/)
      .map((piece, index) =>
        index % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1]),
      );
    const { rows } = await db.execute<Record<string, unknown>>(sql.join(pieces));
    return { rows };
  };
