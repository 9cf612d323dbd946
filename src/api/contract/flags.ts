import * as z from 'zod/mini';

import { flagKeys } from '../../domain/access/area.ts';
import type { Endpoint } from './endpoint.ts';

const area = 'feature flags';
const flag = z.object({ key: z.string(), value: z.boolean(), description: z.string() });
/** One of the product's feature flags. */
export type FeatureFlag = z.output<typeof flag>;

export const listFlags = {
  method: 'GET',
  path: '/api/admin/feature_flag',
  area,
  ids: ['FLAG-04', 'FLAG-05'],
  summary:
    "Lists the product's own feature flags. Browsers request their values by OFREP at /ofrep/v1/evaluate/flags.",
  access: 'flags.read',
  request: 'none',
  returns: 'json',
  response: z.array(flag),
} as const satisfies Endpoint;

export const setFlag = {
  method: 'PATCH',
  path: '/api/admin/feature_flag/{key}',
  area,
  ids: ['FLAG-04'],
  summary: 'Switches a feature flag on or off.',
  access: 'flags.write',
  request: 'json',
  returns: 'json',
  params: z.strictObject({
    key: z.enum(flagKeys, { error: `A flag is one of ${flagKeys.join(', ')}.` }),
  }),
  body: z.strictObject({ value: z.boolean() }),
  response: flag,
} as const satisfies Endpoint;
