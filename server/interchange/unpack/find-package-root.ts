const manifest = 'imsmanifest.xml';
const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Returns the folder of the zip that holds the package, ending in `/`, or '' for the zip's root:
 * the folder of its only manifest at the lowest depth. Some people zip the folder around a package.
 */
export function findPackageRoot(names: readonly string[]): string {
  const folders = names
    .filter((name) => name.slice(getFolder(name).length).toLowerCase() === manifest)
    .map(getFolder);
  const countFolders = (folder: string): number => folder.split('/').length;
  const minDepth = Math.min(...folders.map(countFolders));
  const [root = '', ...others] = folders.filter((folder) => countFolders(folder) === minDepth);
  return others.length === 0 ? root : '';
}
