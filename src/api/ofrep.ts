import { flagKeys, type FlagKey, type Flags } from '../domain/access/area.ts';

const timeoutMs = 10_000;

/** The evaluated flags and the ETag of the response. */
export interface EvaluatedFlags {
  readonly flags: Flags;
  readonly etag: string | null;
}

/** Returns all flags, each with the value of `isOn`. */
export const createFlags = (isOn: (key: FlagKey) => boolean): Flags =>
  Object.fromEntries(flagKeys.map((key) => [key, isOn(key)])) as Record<FlagKey, boolean>;

/**
 * Returns the flags of a bulk evaluation, null for any other content. A failed or missing flag is
 * off.
 */
function parseFlags(body: unknown): Flags | null {
  if (typeof body !== 'object' || body === null || !('flags' in body) || !Array.isArray(body.flags))
    return null;
  const evaluated = body.flags as readonly (Partial<Record<'key' | 'value', unknown>> | null)[];
  return createFlags((key) => evaluated.some((flag) => flag?.key === key && flag.value === true));
}

/**
 * Evaluates all flags for `person` (OFREP 0.2). Returns `known` when nothing has changed, null when
 * the evaluation fails. The response has no envelope, so `createHttp` is not used.
 */
export async function evaluateFlags(
  person: string | null,
  known: EvaluatedFlags | null,
): Promise<EvaluatedFlags | null> {
  try {
    const response = await fetch('/ofrep/v1/evaluate/flags', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(known?.etag && { 'If-None-Match': known.etag }),
      },
      body: JSON.stringify({ context: person === null ? {} : { targetingKey: person } }),
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
    });
    if (response.status === 304) return known;
    const flags = response.ok ? parseFlags(await response.json()) : null;
    return flags && { flags, etag: response.headers.get('ETag') };
  } catch {
    return null;
  }
}
