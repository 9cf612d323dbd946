import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';

/** A feature flag of our own service. */
export const featureFlagSchema = z.object({ key: z.string(), value: z.boolean(), description: z.string() });
export type FeatureFlag = z.output<typeof featureFlagSchema>;

/** Every flag with its value. */
export const listFlags = {
  method: 'GET', path: '/api/admin/feature_flag', area: 'flags', ids: ['FLAG-01'], summary: 'The feature flags.', access: 'flags.read',
  request: 'none', response: z.array(featureFlagSchema), answers: 'json',
} as const satisfies Endpoint;

/** Turns a flag on or off. */
export const updateFlag = {
  method: 'PATCH', path: '/api/admin/feature_flag/{key}', area: 'flags', ids: ['FLAG-01'], summary: 'Turn a feature flag on or off.', access: 'flags.write',
  params: z.object({ key: z.string().max(100) }), body: z.object({ value: z.boolean() }),
  request: 'json', response: featureFlagSchema, answers: 'json', errors: [404],
} as const satisfies Endpoint;
