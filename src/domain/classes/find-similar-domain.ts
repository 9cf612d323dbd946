const minLength = 6;

/**
 * Returns the number of letters to insert, remove, replace or swap with the next one that turns
 * `one` into `other`; `max + 1` when there are more.
 */
function countDifferences(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > max) return max + 1;
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? max + 1;
}

/** Returns the part of an address after the @, in lower case. */
export const getMailDomain = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns the domain among `known` that `domain` most resembles: one letter is different, or two of
 * a long domain. Null when `domain` is known, or resembles none and so is probably right.
 */
export function findSimilarDomain(domain: string, known: readonly string[]): string | null {
  if (domain.length < minLength || known.includes(domain)) return null;
  const max = domain.length < 2 * minLength ? 1 : 2;
  let closest: { readonly name: string; readonly differences: number } | null = null;
  for (const name of known) {
    const differences = countDifferences(domain, name, max);
    if (differences <= max && differences < (closest?.differences ?? Infinity))
      closest = { name, differences };
  }
  return closest?.name ?? null;
}
