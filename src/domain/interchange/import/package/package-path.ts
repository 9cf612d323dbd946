/** Decodes percent signs: bytes of UTF-8, or of ISO-8859-1 where they are not. */
const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address.replaceAll(/%[0-9a-f]{2}/gi, (byte) =>
      String.fromCharCode(Number.parseInt(byte.slice(1), 16)),
    );
  }
};

/**
 * Returns the same text for names that file systems treat as equal: lower case in Unicode's composed
 * form.
 */
export const toComparableName = (name: string): string => name.normalize('NFC').toLowerCase();

const hasScheme = (address: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(address);

/** Returns the folder of a path with its slash; empty at the package's root. */
export const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Removes `.` and `..` from a path; null when it leads out of the package. */
function normalizePath(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? null : parts.join('/');
}

/**
 * Returns the paths that an address in `folder` can mean, likeliest first: as written and
 * percent-decoded, from the folder and from the root. A name may look like a scheme: `Part 1: a.xml`.
 */
export function listCandidatePaths(address: string, folder: string): readonly string[] {
  if (address.startsWith('//')) return [];
  const [bare = ''] = address.split(/[?#]/);
  const written = [...new Set([decodeAddress(bare), bare, decodeAddress(address), address])];
  const folders = address.startsWith('/') ? [''] : [folder, decodeAddress(folder), ''];
  return [
    ...new Set(
      folders.flatMap((base) => written.flatMap((each) => normalizePath(base + each) ?? [])),
    ),
  ];
}

/**
 * Returns where an address without a file leads: out of the package, to a file that the package
 * does not contain, or to the web.
 */
export function classifyAddress(address: string, folder: string): 'outside' | 'missing' | 'web' {
  if (/^file:/i.test(address)) return 'outside';
  if (address.trim() === '' || hasScheme(address) || address.startsWith('//')) return 'web';
  return listCandidatePaths(address, folder).length === 0 ? 'outside' : 'missing';
}
