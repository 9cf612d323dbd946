import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { JsonLimits } from './measure-json.ts';
import type { BodyLimits } from './read-body.ts';

const json: BodyLimits = { maxBytes: 1_000_000, timeoutMs: 15_000 };
const signedOutJson: BodyLimits = { maxBytes: 4000, timeoutMs: 15_000 };
const form: BodyLimits = { maxBytes: 25_000_000, timeoutMs: 120_000 };

const maxValues = 20_000;
const maxDepth = 32;

/**
 * Returns the size and time limits of an endpoint's body: 4 kB for signed-out calls, 25 MB for
 * every form (multipart), 1 MB for JSON, unless the contract's row sets `maxBytes`. Two further
 * limits apply to uploaded packages: 20 MB per file in
 * src/domain/interchange/import/validate-package-file.ts, and the unpacked size in
 * server/interchange/unpack/package-limits.ts.
 */
export function getBodyLimits({ request, access, maxBytes }: Endpoint): BodyLimits {
  if (request === 'json' && access === 'public') return signedOutJson;
  const defaults = request === 'multipart' ? form : json;
  return maxBytes === undefined
    ? defaults
    : { maxBytes, timeoutMs: Math.max(defaults.timeoutMs, 60_000) };
}

/**
 * Returns how many values a JSON body may hold: 20,000 unless the contract's row sets `maxValues`,
 * nested up to 32 levels.
 */
export const getJsonLimits = (endpoint: Pick<Endpoint, 'maxValues'>): JsonLimits => ({
  maxValues: endpoint.maxValues ?? maxValues,
  maxDepth,
});
