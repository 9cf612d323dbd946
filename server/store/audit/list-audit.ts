import { Readable } from 'node:stream';

import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { stringify } from 'csv-stringify';

import type { AuditEntry, AuditFilter, AuditObject } from '../../../src/api/contract/audit.ts';
import type { FormatMessage } from '../../../src/domain/messages/message.ts';
import { escapeFormula } from '../../../src/domain/text/escape-formula.ts';
import { auditActions, isAuditObjectKind } from '../../../src/domain/users/audit-entry.ts';
import type { Database } from '../database.ts';
import { findObjects } from './audit-objects.ts';
import { keyContains, selectPage } from '../list-query.ts';
import { matchesPerson } from '../people.ts';
import { auditLog, users } from '../schema/auth.ts';
import { toSearchKey } from '../schema/columns.ts';

const { changes, methods } = auditActions;

/** Returns the condition of a kind, and of the id of an object when it is a kind of object. */
function isOfKind(kind: AuditFilter['kind'], object: AuditFilter['object']): SQL | undefined {
  if (kind === undefined) return undefined;
  if (isAuditObjectKind(kind))
    return and(
      eq(auditLog.objectKind, kind),
      object === undefined ? undefined : eq(auditLog.objectId, object),
    );
  return inArray(
    auditLog.action,
    kind === 'changes' ? [...changes, ...methods] : auditActions[kind],
  );
}

const dayMs = 86_400_000;
const batchSize = 500;

/** Converts the filter of the audit log to SQL. */
function toAuditFilter({ user, kind, object, search, from, until }: AuditFilter): SQL | undefined {
  return and(
    user === undefined
      ? undefined
      : or(
          eq(auditLog.userId, user),
          sql`lower(${auditLog.target}) = (select lower(email) from users where id = ${user})`,
        ),
    isOfKind(kind, object),
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
      objectKind: auditLog.objectKind,
      objectId: auditLog.objectId,
      status: auditLog.status,
      address: auditLog.address,
      requestId: auditLog.requestId,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId));

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

const toEntry = (
  { at, firstName, lastName, details, objectKind: _kind, objectId: _id, ...row }: Row,
  object: AuditObject | null,
): AuditEntry => ({
  ...row,
  object,
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

/**
 * Returns a page of the audit log, the newest entries first, and the number of all entries. `reader`
 * is a super admin.
 */
export async function listAudit(
  db: Database,
  reader: { readonly userId: number; readonly now: Date },
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
  const toObject = await findObjects(db, reader, rows);
  return { entries: rows.map((row) => toEntry(row, toObject(row))), total };
}

async function* readRows(db: Database, filter: AuditFilter): AsyncGenerator<readonly string[]> {
  const found = toAuditFilter(filter);
  for (let before: number | null = null; ;) {
    const rows: readonly Row[] = await selectEntries(db)
      .where(and(found, before === null ? undefined : lt(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(batchSize);
    for (const row of rows) {
      const { objectKind, objectId } = row;
      const { at, email, name, action, target, status, address, details, requestId } = toEntry(
        row,
        null,
      );
      yield [
        at,
        email ?? '',
        name,
        action,
        target,
        [objectKind ?? '', objectId ?? ''].join(' ').trim(),
        details?.['names'] ?? [],
        details?.['count'] ?? '',
        String(status),
        details?.['before'] ?? [],
        details?.['after'] ?? [],
        address,
        requestId,
      ].map((value) => escapeFormula(typeof value === 'string' ? value : value.join(' ')));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    before = last.id;
  }
}

const headings = [
  'audit.csv.at',
  'audit.csv.email',
  'audit.csv.name',
  'audit.csv.action',
  'audit.csv.target',
  'audit.csv.objectId',
  'audit.csv.names',
  'audit.csv.count',
  'audit.csv.status',
  'audit.csv.before',
  'audit.csv.after',
  'audit.csv.address',
  'audit.csv.requestId',
] as const;

/**
 * Streams the audit log as CSV (RFC 4180), a few hundred rows at a time, times in UTC. The columns
 * are named by `formatMessage`.
 */
export function streamAuditCsv(
  db: Database,
  filter: AuditFilter,
  formatMessage: FormatMessage,
): ReadableStream<Uint8Array> {
  const written = stringify({
    bom: true,
    header: true,
    columns: headings.map((heading, key) => ({ key: String(key), header: formatMessage(heading) })),
    record_delimiter: '\r\n',
    quoted_string: true,
  });
  const rows = Readable.from(readRows(db, filter));
  rows.on('error', (error) => written.destroy(error));
  return Readable.toWeb(rows.pipe(written)) as ReadableStream<Uint8Array>;
}
