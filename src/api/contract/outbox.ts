import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { instant, rowId } from './scalars.ts';

const mail = z.object({
  id: rowId,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
  sentAt: z.nullable(instant),
});
/** A mail of the outbox; `sentAt` is null while it is only kept to be read. */
export type OutboxMail = z.output<typeof mail>;

export const listOutbox = {
  method: 'GET',
  path: '/api/admin/outbox',
  area: 'users',
  ids: ['SES-06', 'SES-07'],
  summary:
    'The newest hundred mails that were written. Without a mail server this is where invitations are read.',
  access: 'users.invite',
  request: 'none',
  answers: 'json',
  response: z.array(mail),
} as const satisfies Endpoint;
