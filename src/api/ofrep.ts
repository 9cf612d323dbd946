import { flagKeys, type FlagKey, type Flags } from '../domain/access/area.ts';

const timeoutMilliseconds = 10_000;

/** The flags of an evaluation and what its answer is known by. */
export interface KnownFlags {
  readonly flags: Flags;
  readonly etag: string | null;
}

/** The flags, each as `isOn` says. */
export const flagsWhere = (isOn: (key: FlagKey) => boolean): Flags =>
  Object.fromEntries(flagKeys.map((key) => [key, isOn(key)])) as Record<FlagKey, boolean>;

/** The flags in a bulk evaluation; null for anything else. A flag that failed or is missing is off. */
function flagsIn(body: unknown): Flags | null {
  if (typeof body !== 'object' || body === null || !('flags' in body) || !Array.isArray(body.flags))
    return null;
  const listed = body.flags as readonly (Partial<Record<'key' | 'value', unknown>> | null)[];
  return flagsWhere((wanted) => listed.some((flag) => flag?.key === wanted && flag.value === true));
}

/** One bulk evaluation of OFREP 0.2 for `person`: what was known when nothing changed, null when it cannot be had. Without the API's envelope, hence not by `createHttp`. */
export async function evaluateFlags(
  person: string | null,
  known: KnownFlags | null,
): Promise<KnownFlags | null> {
  try {
    const answer = await fetch('/ofrep/v1/evaluate/flags', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(known?.etag && { 'If-None-Match': known.etag }),
      },
      body: JSON.stringify({ context: person === null ? {} : { targetingKey: person } }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
      credentials: 'omit',
    });
    if (answer.status === 304) return known;
    const flags = answer.ok ? flagsIn(await answer.json()) : null;
    return flags && { flags, etag: answer.headers.get('ETag') };
  } catch {
    return null;
  }
}
