import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';

import { downloadAuditLog, listAuditEntries } from '../../src/api/contract/audit.ts';
import { listOutbox, revealMail } from '../../src/api/contract/outbox.ts';
import { problems } from '../../src/domain/messages/en/server/problems.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { maskLinks } from '../../src/domain/users/mask-links.ts';
import { getDelivery } from '../accounts/mail-links.ts';
import { implement, respond, respondAudited, type Implementation } from '../http/implement.ts';
import { listAudit, streamAuditCsv } from '../store/audit.ts';
import { containsText, createListPage, toWindow } from '../store/list-query.ts';
import { outbox } from '../store/schema/auth.ts';

const itemsOnPage = 20;

const listAuditLog = implement(listAuditEntries, async ({ query, services: { db } }) => {
  const { page = 1, items_per_page = itemsOnPage, ...filter } = query;
  const { limit, offset } = toWindow(page, items_per_page);
  const { entries, total } = await listAudit(db, filter, limit, offset);
  return respond(createListPage(entries, page, items_per_page, total));
});

const downloadAudit = implement(
  downloadAuditLog,
  async ({ query: { format: _format, ...filter }, services: { db } }) =>
    succeeded({
      blob: {
        stream: streamAuditCsv(db, filter),
        type: 'text/csv; charset=UTF-8',
        fileName: 'audit-log.csv',
      },
    }),
  'heavy',
);

const listMails = implement(
  listOutbox,
  async ({ query: { page = 1, state, search = '' }, services: { db } }) => {
    const found = and(
      state === undefined
        ? undefined
        : state === 'sent'
          ? isNotNull(outbox.sentAt)
          : isNull(outbox.sentAt),
      search === '' ? undefined : containsText(outbox.recipient, search),
    );
    const { limit, offset } = toWindow(page, itemsOnPage);
    const total = await db.$count(outbox, found);
    const rows = await db
      .select()
      .from(outbox)
      .where(found)
      .orderBy(desc(outbox.id))
      .limit(limit)
      .offset(offset);
    return respond(
      createListPage(
        rows.map(({ id, recipient, subject, body, createdAt, sentAt, attempts, error }) => ({
          id,
          to: recipient,
          subject,
          text: maskLinks(body),
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          attempts,
          error,
        })),
        page,
        itemsOnPage,
        total,
      ),
    );
  },
);

const reveal = implement(revealMail, async ({ params: { id }, services }) => {
  const [mail] = await services.db.select().from(outbox).where(eq(outbox.id, id));
  if (mail === undefined) return failed({ kind: 'notFound' });
  return mail.sentAt !== null || getDelivery(services) === 'sent'
    ? failed({ kind: 'refused', message: problems.mailLeaves })
    : respondAudited({ text: mail.body }, { action: 'mail revealed', target: mail.recipient });
});

/** The audit log and the outbox. */
export const auditRoutes: readonly Implementation[] = [
  listAuditLog,
  downloadAudit,
  listMails,
  reveal,
];
