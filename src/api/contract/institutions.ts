import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { flagProperty, listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { rowId, text } from './scalars.ts';

const subscriptions = ['education', 'education-not-unlimited', 'unlimited', 'none'] as const;

const institution = z.pipe(
  z.object({
    id: rowId,
    title: z.string(),
    approved: z.boolean(),
    product_id: z.nullable(rowId),
    feature: z.nullable(z.string()),
    subscription: z.enum(subscriptions),
  }),
  z.transform(({ product_id, ...rest }) => ({ ...rest, productId: product_id })),
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
  answers: 'json',
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
