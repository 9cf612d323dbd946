import { Readable } from 'node:stream';

import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { stringify } from 'csv-stringify';

import type { AuditEntry, AuditFilter } from '../../src/api/contract/audit.ts';
import { audit as messages } from '../../src/domain/messages/en/audit.ts';
import { escapeFormula } from '../../src/domain/text/escape-formula.ts';
import { auditActions } from '../../src/domain/users/audit-entry.ts';
import type { Database } from './database.ts';
import { keyContains, selectPage } from './list-query.ts';
import { matchesPerson } from './people.ts';
import { auditLog, users } from './schema/auth.ts';
import { toSearchKey } from './schema/columns.ts';

const dayMs = 86_400_000;
const batchSize = 500;

/** Converts the filter of the audit log to SQL. */
function toAuditFilter({ user, kind, search, from, until }: AuditFilter): SQL | undefined {
  return and(
    user === undefined
      ? undefined
      : or(
          eq(auditLog.userId, user),
          sql`lower(${auditLog.target}) = (select lower(email) from users where id = ${user})`,
        ),
    kind === undefined ? undefined : inArray(auditLog.action, [...auditActions[kind]]),
    search === undefined || search === ''
      ? undefined
      : or(
          sql`${auditLog.userId} in (select u.id from users u where ${matchesPerson(sql`u.search_key`, search)})`,
          keyContains(toSearchKey(auditLog.target), search),
        ),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    until === undefined ? undefined : lt(auditLog.at, new Date(Date.parse(until) + dayMs)),
  );
}

const selectEntries = (db: Database) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      userId: auditLog.userId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      action: auditLog.action,
      target: auditLog.target,
      status: auditLog.status,
      address: auditLog.address,
      requestId: auditLog.requestId,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId));

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

const toEntry = ({ at, firstName, lastName, details, ...row }: Row): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  details:
    details === null
      ? null
      : Object.fromEntries(
          Object.entries(details).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : [...value],
          ]),
        ),
});

/** Returns a page of the audit log, the newest entries first, and the number of all entries. */
export async function listAudit(
  db: Database,
  filter: AuditFilter,
  navigation: { readonly page: number; readonly itemsOnPage: number },
): Promise<{ readonly entries: AuditEntry[]; readonly total: number }> {
  const { rows, total } = await selectPage(
    db,
    {
      table: auditLog,
      id: auditLog.id,
      where: toAuditFilter(filter),
      sort: [['id', 'desc']],
      sortTargets: { id: auditLog.id },
    },
    navigation,
    (isOnPage, order) =>
      selectEntries(db)
        .where(isOnPage)
        .orderBy(...order),
  );
  return { entries: rows.map(toEntry), total };
}

const joinWords = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(' ');

async function* readRows(db: Database, filter: AuditFilter): AsyncGenerator<readonly string[]> {
  const found = toAuditFilter(filter);
  for (let before: number | null = null; ;) {
    const rows: readonly Row[] = await selectEntries(db)
      .where(and(found, before === null ? undefined : lt(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(batchSize);
    for (const entry of rows.map(toEntry)) {
      const { at, email, name, action, target, status, address, details, requestId } = entry;
      yield [
        at,
        email ?? '',
        name,
        action,
        target,
        String(status),
        joinWords(details?.['before']),
        joinWords(details?.['after']),
        address,
        requestId,
      ].map(escapeFormula);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    before = last.id;
  }
}

/** Streams the audit log as CSV (RFC 4180), a few hundred rows at a time, times in UTC. */
export function streamAuditCsv(db: Database, filter: AuditFilter): ReadableStream<Uint8Array> {
  const { csv } = messages;
  const headings = [
    csv.at,
    csv.email,
    csv.name,
    csv.action,
    csv.target,
    csv.status,
    csv.before,
    csv.after,
    csv.address,
    csv.requestId,
  ];
  const written = stringify({
    bom: true,
    header: true,
    columns: headings.map((header, key) => ({ key: String(key), header })),
    record_delimiter: '\r\n',
    quoted_string: true,
  });
  const rows = Readable.from(readRows(db, filter));
  rows.on('error', (error) => written.destroy(error));
  return Readable.toWeb(rows.pipe(written)) as ReadableStream<Uint8Array>;
}
