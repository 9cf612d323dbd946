import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { users } from './auth.ts';
import { instant, keyText, rowId, timestamps, toSearchKey } from './columns.ts';
import { sections } from './sections.ts';

/** The kinds of subscription. */
export const subscriptionKind = pgEnum('subscription_kind', [
  'education',
  'education-not-unlimited',
  'unlimited',
  'none',
]);

/**
 * A university, school or company (ENT-16). `seats` is how many people may use its subscription;
 * null without a limit.
 */
export const institutions = pgTable(
  'institutions',
  {
    id: rowId(),
    title: text().notNull(),
    titleKey: keyText('title_key').notNull().generatedAlwaysAs(toSearchKey('title')),
    isApproved: boolean('is_approved').notNull().default(false),
    productId: integer('product_id'),
    feature: text(),
    subscription: subscriptionKind().notNull().default('none'),
    seats: integer(),
    ...timestamps(),
  },
  (table) => [
    check('institutions_title_check', sql`btrim(${table.title}) <> ''`),
    check('institutions_seats_check', sql`${table.seats} > 0`),
    index('institutions_list_title_idx').on(
      table.titleKey,
      table.id,
      table.isApproved,
      table.productId,
      table.feature,
      table.subscription,
    ),
    index('institutions_list_id_idx').on(
      table.id,
      table.titleKey,
      table.isApproved,
      table.productId,
      table.feature,
      table.subscription,
    ),
    index('institutions_list_approved_idx').on(
      table.isApproved,
      table.id,
      table.titleKey,
      table.productId,
      table.feature,
      table.subscription,
    ),
    index('institutions_title_search_idx').using('gin', sql`${table.titleKey} gin_trgm_ops`),
    index('institutions_product_id_idx').on(table.productId, table.id),
  ],
);

/** The institution a person belongs to. */
export const memberships = pgTable(
  'memberships',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('memberships_institution_id_idx').on(table.institutionId)],
);

/**
 * A section that an institution may use until `endsAt` (null for unlimited), on trial or paid.
 * `startsAt` is null where the start is not known.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    isTrial: boolean('is_trial').notNull().default(false),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.sectionId] }),
    index('subscriptions_section_id_idx').on(table.sectionId),
  ],
);
