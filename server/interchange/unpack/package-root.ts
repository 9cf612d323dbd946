const manifest = 'imsmanifest.xml';
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * The folder of a zip that the package is in, ending in `/`, or nothing for the zip itself: where its one manifest lies that is least deep.
 * Some people zip the folder a package was unpacked to.
 */
export function packageRoot(names: readonly string[]): string {
  const folders = names
    .filter((name) => name.slice(folderOf(name).length).toLowerCase() === manifest)
    .map(folderOf);
  const depthOf = (folder: string): number => folder.split('/').length;
  const least = Math.min(...folders.map(depthOf));
  const [root = '', ...others] = folders.filter((folder) => depthOf(folder) === least);
  return others.length === 0 ? root : '';
}
