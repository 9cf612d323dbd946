import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import type { OutboxMail } from '../../src/api/contract/outbox.ts';
import { maskLinks } from '../../src/domain/users/mask-links.ts';
import type { Database } from './database.ts';
import { containsText, toWindow } from './list-query.ts';
import { outbox } from './schema/auth.ts';

/** Which mails to list: those of one state, and those to recipients that contain `search`. */
export interface OutboxFilter {
  readonly state?: 'waiting' | 'sent' | undefined;
  readonly search: string;
}

/** A page of mails, and how many mails of each state the search finds. */
export interface OutboxPage {
  readonly mails: OutboxMail[];
  readonly counts: { readonly waiting: number; readonly sent: number };
}

/**
 * Returns a page of the outbox, the newest mails first, with masked links. Counts and ids are read
 * from one index, the texts only of the mails of the page.
 */
export async function listMails(
  db: Database,
  { state, search }: OutboxFilter,
  page: number,
  itemsOnPage: number,
): Promise<OutboxPage> {
  const isFound = search === '' ? undefined : containsText(outbox.recipient, search);
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isNull(outbox.sentAt)})::int`,
      sent: sql<number>`count(${outbox.sentAt})::int`,
    })
    .from(outbox)
    .where(isFound);
  const hasState =
    state === undefined
      ? undefined
      : state === 'sent'
        ? isNotNull(outbox.sentAt)
        : isNull(outbox.sentAt);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const ids = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isFound, hasState))
    .orderBy(desc(outbox.id))
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.id, ids))
    .orderBy(desc(outbox.id));
  return {
    mails: rows.map(({ id, recipient, subject, body, createdAt, sentAt, attempts, error }) => ({
      id,
      to: recipient,
      subject,
      text: maskLinks(body),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      attempts,
      error,
    })),
    counts: counts ?? { waiting: 0, sent: 0 },
  };
}

/** Returns how many mails wait. */
export async function countWaitingMails(db: Database): Promise<number> {
  return db.$count(outbox, isNull(outbox.sentAt));
}

/** Returns one mail as it is stored, or null. */
export async function readMail(
  db: Database,
  id: number,
): Promise<typeof outbox.$inferSelect | null> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}
