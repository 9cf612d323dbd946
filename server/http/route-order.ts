import type { Endpoint } from '../../src/api/contract/endpoint.ts';

/**
 * Converts a contract path to the router's form: `{id}` becomes `:id`, without a trailing slash
 * (both forms are served).
 */
export const toRouterPath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

/**
 * Compares endpoints so that a literal segment comes before a parameter (PD-35), and a row
 * with `when` before its twin without.
 */
export function compareRoutes(one: Endpoint, other: Endpoint): number {
  const left = one.path.split('/');
  const right = other.path.split('/');
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference =
      Number(left[index]?.startsWith('{') ?? false) -
      Number(right[index]?.startsWith('{') ?? false);
    if (difference !== 0) return difference;
  }
  return (
    left.length - right.length || Number(other.when !== undefined) - Number(one.when !== undefined)
  );
}

/** Whether the query matches this row's `when`. */
export const matchesQuery = (
  { when }: Endpoint,
  query: Readonly<Record<string, string[]>>,
): boolean =>
  Object.entries(when ?? {}).every(
    ([name, value]) => query[name]?.length === 1 && query[name][0] === value,
  );
