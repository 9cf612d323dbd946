import * as z from 'zod';

import { roles } from '../../domain/access/role.ts';
import type { Endpoint } from './endpoint.ts';

/** A person of the users screen; `invited` until they have chosen a password. */
export const userSchema = z.object({
  id: z.int(), email: z.string(), firstName: z.string(), lastName: z.string(), roles: z.array(z.string()), status: z.enum(['active', 'invited']),
});
export type User = z.output<typeof userSchema>;

/** A mail of the outbox; `sentAt` is null while it was only kept. */
export const outboxMailSchema = z.object({
  id: z.int(), to: z.string(), subject: z.string(), text: z.string(), createdAt: z.iso.datetime(), sentAt: z.iso.datetime().nullable(),
});
export type OutboxMail = z.output<typeof outboxMailSchema>;

/** Everybody, by e-mail, a page at a time. */
export const listUsers = {
  method: 'GET', path: '/api/admin/user', area: 'users', ids: ['SES-07'], summary: 'The users, by e-mail.', access: 'users.read',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    itemsOnPage: z.coerce.number().int().min(1).max(100).default(20),
    keyword: z.string().max(200).default(''),
  }),
  request: 'none',
  response: z.object({ result: z.array(userSchema), navigation: z.object({ page: z.int(), total_items: z.int(), total_pages: z.int() }) }),
  answers: 'json',
} as const satisfies Endpoint;

/** Invites a person by mail, or invites them again while they have not come. */
export const inviteUser = {
  method: 'POST', path: '/api/admin/user/invite', area: 'users', ids: ['SES-06', 'SES-07'], summary: 'Invite a person by mail.', access: 'users.invite',
  body: z.object({ email: z.email('Please enter an e-mail address').max(254), roles: z.array(z.enum(roles)).max(roles.length) }),
  request: 'json', response: userSchema, answers: 'json',
} as const satisfies Endpoint;

/** The newest hundred mails that were written. */
export const listOutbox = {
  method: 'GET', path: '/api/admin/outbox', area: 'users', ids: ['SES-07'], summary: 'The mails that were written, newest first.', access: 'users.invite',
  request: 'none', response: z.array(outboxMailSchema), answers: 'json',
} as const satisfies Endpoint;
