import { downloadAuditLog, listAuditEntries } from '../../src/api/contract/audit.ts';
import { listOutbox, resendMail, revealMail } from '../../src/api/contract/outbox.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { getDelivery } from '../services/accounts/mail-links.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import { sendMail } from '../mail/send-mail.ts';
import { listAudit, streamAuditCsv } from '../store/audit/list-audit.ts';
import { createListPage } from '../store/list-query.ts';
import { countWaitingMails, listMails, readMail } from '../store/outbox.ts';

const itemsOnPage = 20;

const listAuditLog = read(
  listAuditEntries,
  async ({ query, caller: { userId }, services: { db, clock } }) => {
    const { page = 1, items_per_page = itemsOnPage, ...filter } = query;
    const { entries, total } = await listAudit(db, { userId, now: clock.now() }, filter, {
      page,
      itemsOnPage: items_per_page,
    });
    const counts = { waiting: await countWaitingMails(db) };
    return respond({ ...createListPage(entries, page, items_per_page, total), counts });
  },
);

const downloadAudit = read(
  downloadAuditLog,
  async ({ query: { format: _format, ...filter }, services: { db }, formatMessage }) =>
    succeeded({
      blob: {
        stream: streamAuditCsv(db, filter, formatMessage),
        type: 'text/csv; charset=UTF-8',
        fileName: 'audit-log.csv',
      },
    }),
  'heavy',
);

const listOutboxMails = read(
  listOutbox,
  async ({ query: { page = 1, state, search = '' }, services: { db } }) => {
    const { mails, counts } = await listMails(db, { state, search }, page, itemsOnPage);
    const total = state === undefined ? counts.waiting + counts.sent : counts[state];
    return respond({ ...createListPage(mails, page, itemsOnPage, total), counts });
  },
);

const reveal = write(revealMail, async ({ params: { id }, services }) => {
  const mail = await readMail(services.db, id);
  if (mail === null) return failed({ kind: 'notFound' });
  return mail.sentAt !== null || getDelivery(services) === 'sent'
    ? failed({ kind: 'refused', message: { key: 'problems.mailLeaves' } })
    : respondWithAudit({ text: mail.body }, { action: 'mail revealed', target: mail.recipient });
});

const resend = write(resendMail, async ({ params: { id }, services }) => {
  const mail = await readMail(services.db, id);
  if (mail === null) return failed({ kind: 'notFound' });
  if (mail.sentAt !== null)
    return failed({ kind: 'refused', message: { key: 'problems.mailWasSent' } });
  if (getDelivery(services) === 'waiting')
    return failed({ kind: 'refused', message: { key: 'problems.noMailServer' } });
  await services.jobs.send(sendMail, { id });
  return respondWithAudit(null, { action: 'mail sent again', target: mail.recipient });
});

/** The audit log and the outbox. */
export const auditRoutes: readonly Implementation[] = [
  listAuditLog,
  downloadAudit,
  listOutboxMails,
  reveal,
  resend,
];
