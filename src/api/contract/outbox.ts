import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { listResponse } from './paging.ts';
import { byId, instant, nothing, queryNumber, rowId, text } from './scalars.ts';

const area = 'users';

const mail = z.object({
  id: rowId,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** How often the mail server was asked, and why the last attempt failed. */
  attempts: z.int().check(z.minimum(0)),
  error: z.nullable(z.string()),
});
/** A mail of the outbox; `sentAt` is null while it waits. The tokens of links are masked. */
export type OutboxMail = z.output<typeof mail>;

/** The number of mails that wait, which the tabs of users management show. */
export const withWaitingMails = { counts: z.object({ waiting: z.int() }) };

export const listOutbox = {
  method: 'GET',
  path: '/api/admin/outbox',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'Lists the mails that wait and those that were sent, the newest first. Links are masked. ' +
    '`counts` are the mails of each state that match the search.',
  access: 'outbox.read',
  request: 'none',
  returns: 'json',
  query: z.strictObject({
    page: z.optional(queryNumber(1, 1_000_000)),
    state: z.optional(z.enum(['waiting', 'sent'], { error: 'waiting or sent.' })),
    /** A part of the recipient's address. */
    search: z.optional(text(200)),
  }),
  response: z.extend(listResponse(mail), {
    counts: z.object({ waiting: z.int(), sent: z.int() }),
  }),
} as const satisfies Endpoint;

export const revealMail = {
  method: 'POST',
  path: '/api/admin/outbox/{id}/reveal',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'The whole text of a mail that waits because no mail server is configured, with its link. ' +
    'Every call is audited.',
  access: 'outbox.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.object({ text: z.string() }),
  hasLinks: true,
  errors: [404, 409],
} as const satisfies Endpoint;

export const resendMail = {
  method: 'POST',
  path: '/api/admin/outbox/{id}/send',
  area,
  ids: ['SES-06', 'SES-07'],
  summary:
    'Sends a mail that waits or failed. Refused without a mail server, and when it was sent.',
  access: 'users.write',
  request: 'none',
  returns: 'json',
  params: byId,
  response: nothing,
  errors: [404, 409],
} as const satisfies Endpoint;
