const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The folder a path lies in, with its slash; empty at the package's root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A path without `.` and `..`; null when it leads out of the package. */
function normalised(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? null : parts.join('/');
}

/** The paths in a package that a relative address in a document of `folder` can mean, likeliest first: as written and with its percent signs decoded, from the folder and from the root. */
export function pathsMeant(address: string, folder: string): readonly string[] {
  if (/^[a-z][a-z0-9+.-]+:/i.test(address) || address.startsWith('//')) return [];
  const [bare = ''] = address.split(/[?#]/);
  const written = [...new Set([decoded(bare), bare, decoded(address), address])];
  const places = address.startsWith('/') ? [''] : [folder, ''];
  return [
    ...new Set(
      places.flatMap((place) => written.flatMap((each) => normalised(place + each) ?? [])),
    ),
  ];
}
