import type { Endpoint } from './endpoint.ts';

/** Whether a call of `endpoint` with `query` (as it was sent) may change data. */
export function isWrite(
  { method, writes, reads }: Endpoint,
  query: Readonly<Record<string, readonly string[]>>,
): boolean {
  if (method === 'GET') return writes === true;
  if (reads === undefined || reads === true) return reads === undefined;
  return !Object.entries(reads).every(([name, texts]) => texts.includes(query[name]?.at(-1) ?? ''));
}
