import type { Endpoint } from '../../src/api/contract/endpoint.ts';

/** A contract path as the router writes it: `{id}` becomes `:id`, and a slash at the end goes (both forms are answered). */
export const honoPath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

/** Orders endpoints so that a literal segment is tried before a parameter in the same place (decision 35), and a row with `when` before its twin without. */
export function byPrecedence(one: Endpoint, other: Endpoint): number {
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

/** Whether the query makes a request this row's. */
export const isMeant = ({ when }: Endpoint, query: Readonly<Record<string, string[]>>): boolean =>
  Object.entries(when ?? {}).every(
    ([name, value]) => query[name]?.length === 1 && query[name][0] === value,
  );
