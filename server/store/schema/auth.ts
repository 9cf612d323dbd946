import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { Language } from '../../../src/domain/messages/languages.ts';
import type { AuditObjectKind } from '../../../src/domain/users/audit-entry.ts';
import { instant, keyText, toSearchKey } from './columns.ts';

/**
 * A user; `passwordHash` is null until registration is finished, `language` until the first sign-in.
 * E-mails are unique regardless of case. The key columns are lower-case, for searching and sorting: `personKey` is what the person is
 * shown as, the whole name or else the e-mail, `searchKey` what a search looks in, the name in both
 * orders and the e-mail.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    emailKey: keyText('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    firstNameKey: keyText('first_name_key').notNull().generatedAlwaysAs(toSearchKey('first_name')),
    lastNameKey: keyText('last_name_key').notNull().generatedAlwaysAs(toSearchKey('last_name')),
    roles: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    passwordHash: text('password_hash'),
    language: text().$type<Language>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    disabledAt: instant('disabled_at'),
    personKey: keyText('person_key')
      .notNull()
      .generatedAlwaysAs(
        toSearchKey("coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)"),
      ),
    searchKey: keyText('search_key')
      .notNull()
      .generatedAlwaysAs(
        toSearchKey("first_name || ' ' || last_name || ' ' || first_name || chr(10) || email"),
      ),
    state: text()
      .$type<'disabled' | 'invited' | 'registered'>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' else 'registered' end`,
      ),
    lastSignInAt: instant('last_sign_in_at'),
    passwordChangedAt: instant('password_changed_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_email_key_idx').on(table.emailKey, table.id),
    index('users_last_name_key_idx').on(table.lastNameKey, table.id),
    index('users_person_key_idx').on(
      table.personKey,
      table.id,
      table.searchKey,
      table.state,
      table.roles,
    ),
    index('users_search_key_idx').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);

/**
 * A session: a sign-in and all its tokens. `usedToken` is the hash of the newest used refresh
 * token; `userAgent` and `address` are those of the sign-in, `usedAt` is the time of the last
 * refresh.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedToken: text('used_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

/** A refresh token, stored as a hash, with the hash of the token it replaced. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parent: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('refresh_tokens_session_id_idx').on(table.sessionId),
    index('refresh_tokens_expires_at_idx').on(table.expiresAt),
  ],
);

/** A single-use link to finish a registration, stored as the hash of its token. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('invitations_user_id_idx').on(table.userId)],
);

/** A single-use link to choose a new password, stored as the hash of its token. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_user_id_idx').on(table.userId)],
);

/** The state of a throttle: the time (in ms) up to which its allowance is spent. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  spentUntil: doublePrecision('spent_until').notNull(),
});

/** The stored reply to a request with an idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);

/**
 * What an entry of the audit log adds to its action: the roles `before` and `after`, the `names` of
 * people or things, and their `count` where more than the names are meant.
 */
export type AuditDetails = Readonly<Record<string, string | readonly string[]>>;

/** The audit log: sign-ins, denials and writes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: integer('user_id'),
    action: text().notNull(),
    target: text().notNull(),
    objectKind: text('object_kind').$type<AuditObjectKind>(),
    objectId: integer('object_id'),
    status: integer().notNull(),
    address: text().notNull(),
    requestId: text('request_id').notNull(),
    details: jsonb().$type<AuditDetails>(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at),
    index('audit_log_user_id_idx').on(table.userId, table.at),
    index('audit_log_target_idx').on(sql`lower(${table.target})`, table.id),
    index('audit_log_object_idx').on(table.objectKind, table.objectId, table.id).concurrently(),
  ],
);

/** Random values, most of them secret, that all server processes on this database share. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * Mails; `sentAt` is null until a mail is sent by SMTP, `failedAt` unless it is not tried again.
 * `error` is why the last of the `attempts` failed. The index has what the list counts and
 * searches.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    attempts: integer().notNull().default(0),
    error: text(),
  },
  (table) => [index('outbox_list_idx').on(table.id, table.sentAt, table.recipient)],
);

/** A feature flag's value. */
export const featureFlags = pgTable('feature_flags', {
  key: text().primaryKey(),
  value: boolean().notNull(),
  description: text().notNull().default(''),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
