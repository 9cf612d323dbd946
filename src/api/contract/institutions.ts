import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { flagProperty, listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, instant, rowId, text } from './scalars.ts';

const subscriptions = ['education', 'education-not-unlimited', 'unlimited', 'none'] as const;

/** How much of the library an institution may use, and for how long. */
export type SubscriptionKind = (typeof subscriptions)[number];

const count = z.int().check(z.minimum(0));

const institution = z.pipe(
  z.object({
    id: rowId,
    title: z.string(),
    approved: z.boolean(),
    product_id: z.nullable(rowId),
    feature: z.nullable(z.string()),
    subscription: z.enum(subscriptions),
    /** How many people may use the subscription; null without a limit. */
    seats: z._default(z.nullable(z.int().check(z.positive())), null),
    /** When the last section of the subscription ends; null without an end. */
    ends_at: z._default(z.nullable(instant), null),
    /** How many users belong to it; null for callers who may not see users. */
    user_count: z._default(z.nullable(count), null),
  }),
  z.transform(({ product_id, ends_at, user_count, ...rest }) => ({
    ...rest,
    productId: product_id,
    endsAt: ends_at,
    userCount: user_count,
  })),
);
/** A school or company with its subscription (ENT-16). */
export type Institution = z.output<typeof institution>;

export const listInstitutions = {
  method: 'POST',
  path: '/api/admin/institution',
  area: 'institutions',
  ids: ['API-089', 'INST-02', 'INST-03', 'INST-04', 'INST-06'],
  summary:
    'Lists institutions. `keyword` is searched in titles, `number` is an id; `page` overrides navigation.page.',
  access: 'institutions.read',
  request: 'json',
  returns: 'json',
  reads: true,
  body: z.extend(
    listRequest({
      properties: {
        id: numberProperty('equals'),
        title: textProperty('contains', 'equals'),
        approved: flagProperty('equals'),
        product_id: numberProperty('equals', 'is_null', 'is_not_null'),
        feature: textProperty('equals', 'is_null'),
      },
      sort: ['id', 'title', 'approved'],
    }),
    {
      hasSubscription: z.nullish(
        z.enum(subscriptions, { error: 'education, education-not-unlimited, unlimited or none.' }),
      ),
      page: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
      keyword: z.optional(text(200)),
      number: z.optional(z.int().check(z.minimum(-2_147_483_647), z.maximum(2_147_483_647))),
    },
  ),
  response: listResponse(institution),
} as const satisfies Endpoint;

const institutionDetails = z.object({
  id: rowId,
  subscription: z.object({
    kind: z.enum(subscriptions),
    seats: z.nullable(z.int().check(z.positive())),
    sections: z.array(
      z.object({
        id: rowId,
        title: z.string(),
        /** The journal, textbook or series the section belongs to. */
        collection: z.string(),
        isTrial: z.boolean(),
        startsAt: z.nullable(instant),
        endsAt: z.nullable(instant),
      }),
    ),
  }),
  userCount: count,
  users: z.array(
    z.object({
      id: rowId,
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      roles: z.array(z.string()),
      state: z.enum(['registered', 'invited', 'disabled']),
    }),
  ),
  classCount: count,
  classes: z.array(
    z.object({
      id: rowId,
      title: z.string(),
      professor: z.nullable(z.string()),
      studentCount: count,
      isPublished: z.boolean(),
    }),
  ),
});
/**
 * The subscription, users and classes of an institution. A class belongs to the institution of its
 * owner. `users` and `classes` hold the first 50 by name.
 */
export type InstitutionDetails = z.output<typeof institutionDetails>;

export const getInstitution = {
  method: 'GET',
  path: '/api/admin/institution/{id}',
  area: 'institutions',
  ids: ['ENT-16'],
  summary:
    'Returns the subscription of an institution with its sections, and its first 50 users and classes by name.',
  access: 'institutions.details',
  request: 'none',
  returns: 'json',
  params: byId,
  response: institutionDetails,
  errors: [404],
} as const satisfies Endpoint;

export const listInstitutionFilterValues = {
  method: 'GET',
  path: '/api/admin/institution/filter_values',
  area: 'institutions',
  ids: ['INST-02'],
  summary: 'Returns the products and features that institutions have, at most 100 of each.',
  access: 'institutions.details',
  request: 'none',
  returns: 'json',
  response: z.object({ productIds: z.array(rowId), features: z.array(z.string()) }),
} as const satisfies Endpoint;
/** The values by which institutions can be filtered. */
export type InstitutionFilterValues = z.output<typeof listInstitutionFilterValues.response>;
