import { createHash } from 'node:crypto';

import { asc } from 'drizzle-orm';

import { flagKeys } from '../../src/domain/access/area.ts';
import { createTextResponse } from '../http/text-response.ts';
import type { Services } from '../services/services.ts';
import { featureFlags } from '../store/schema/auth.ts';

/** A feature flag and its value. */
export interface FlagState {
  readonly key: string;
  readonly value: boolean;
  readonly description: string;
}

/**
 * Returns every flag of the product, sorted by key. A flag that was never set is off (PD-8).
 */
export async function readFlags({ db }: Pick<Services, 'db'>): Promise<readonly FlagState[]> {
  const rows = await db.select().from(featureFlags).orderBy(asc(featureFlags.key));
  const set = new Map(rows.map((row) => [row.key, row]));
  return [...new Set([...flagKeys, ...set.keys()])].sort().map((key) => {
    const row = set.get(key);
    return { key, value: row?.value ?? false, description: row?.description ?? '' };
  });
}

/**
 * Handles a bulk evaluation of the OpenFeature Remote Evaluation Protocol (OFREP 0.2). Returns 304
 * when nothing changed.
 */
export async function evaluateFlags(
  services: Pick<Services, 'db'>,
  ifNoneMatch: string | undefined,
): Promise<Response> {
  const flags = (await readFlags(services)).map(({ key, value }) => ({
    key,
    value,
    reason: 'STATIC',
    variant: value ? 'on' : 'off',
    metadata: {},
  }));
  const body = JSON.stringify({ flags, metadata: {} });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  if (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
    return new Response(null, { status: 304, headers });
  return createTextResponse(body, 200, {
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
  });
}
