/** The release of this product: the version of package.json. */
export const release = '0.1.0';

const parse = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether a release is older than another; both are three numbers with dots. */
export function isOlderRelease(one: string, other: string): boolean {
  const [left, right] = [parse(one), parse(other)];
  const index = left.findIndex((number, at) => number !== right[at]);
  return index !== -1 && (left[index] ?? 0) < (right[index] ?? 0);
}
