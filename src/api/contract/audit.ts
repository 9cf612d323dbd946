import * as z from 'zod/mini';

import { auditKinds, auditObjectKinds } from '../../domain/users/audit-entry.ts';
import type { Endpoint } from './endpoint.ts';
import { withWaitingMails } from './outbox.ts';
import { listResponse } from './paging.ts';
import { day, instant, queryNumber, text } from './scalars.ts';

const area = 'users';

const object = z.object({
  kind: z.enum(auditObjectKinds),
  id: z.nullable(z.int()),
  /** The list where the caller finds a quiz; null for other kinds and what is deleted. */
  quizList: z.nullable(z.enum(['template', 'library', 'admin', 'user', 'customer'])),
  /** Whether it is still there. */
  isThere: z.boolean(),
  /** Whether this entry deleted it, and it can still be restored. */
  isRestorable: z.boolean(),
});
/** What an entry is about. */
export type AuditObject = z.output<typeof object>;

const entry = z.object({
  id: z.int(),
  at: instant,
  userId: z.nullable(z.int()),
  /** The e-mail of the person; null for a visitor and for a removed account. */
  email: z.nullable(z.string()),
  name: z.string(),
  action: z.string(),
  /** The title of the object when it was written, or the e-mail of an account. */
  target: z.string(),
  object: z.nullable(object),
  status: z.int(),
  address: z.string(),
  requestId: z.string(),
  details: z.nullable(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});
/** An entry of the audit log: who did what, when, on what and from where. */
export type AuditEntry = z.output<typeof entry>;

const filter = z.strictObject({
  user: z.optional(queryNumber(1, 2_147_483_647)),
  kind: z.optional(z.enum(auditKinds, { error: `A kind is one of: ${auditKinds.join(', ')}.` })),
  /** The id of an object, when `kind` is a kind of object. */
  object: z.optional(queryNumber(1, 2_147_483_647)),
  /** A part of the person's name or e-mail, or of the target. */
  search: z.optional(text(200)),
  from: z.optional(day),
  until: z.optional(day),
});
/** The filters of the audit log, as the server reads them. */
export type AuditFilter = z.output<typeof filter>;

export const listAuditEntries = {
  method: 'GET',
  path: '/api/admin/audit',
  area,
  ids: ['SES-07'],
  summary: 'Lists the audit log, the newest entries first. Days are in UTC and included.',
  access: 'audit.read',
  request: 'none',
  returns: 'json',
  query: z.strictObject({
    ...filter.shape,
    page: z.optional(queryNumber(1, 1_000_000)),
    items_per_page: z.optional(queryNumber(1, 100)),
  }),
  response: z.extend(listResponse(entry), withWaitingMails),
} as const satisfies Endpoint;

export const downloadAuditLog = {
  method: 'GET',
  path: '/api/admin/audit',
  area,
  ids: ['SES-07'],
  summary: 'The audit log as CSV, the newest entries first, with the filters of the list.',
  access: 'audit.read',
  request: 'none',
  returns: 'blob',
  query: z.strictObject({ ...filter.shape, format: z.literal('csv') }),
  when: { format: 'csv' },
  response: z.null(),
} as const satisfies Endpoint;
