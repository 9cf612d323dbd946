import { createHash } from 'node:crypto';

/**
 * Returns as many of the names as asked for, the same ones for the same seed; null asks for all. A
 * name stays in the sample when others are added or removed, as far as there is room.
 */
export function chooseSample(
  names: readonly string[],
  size: number | null,
  seed: number,
): ReadonlySet<string> {
  if (size === null) return new Set(names);
  const rank = (name: string): string =>
    createHash('sha256')
      .update(`${String(seed)} ${name}`)
      .digest('hex');
  const ranked = names.map((name) => [rank(name), name] as const);
  const sorted = ranked.sort(([one], [other]) => (one < other ? -1 : 1));
  return new Set(sorted.slice(0, size).map(([, name]) => name));
}
