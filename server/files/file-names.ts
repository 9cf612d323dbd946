const namePattern = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;
const urlFolder = '/files/';

/** Whether `name` has the form of a stored file's name: a sha256 and an extension. */
export const isFileName = (name: string): boolean => namePattern.test(name);

/** Returns the name of the content with this sha256. Throws when the extension is not valid. */
export function createFileName(sha256: string, extension: string): string {
  const name = `${sha256}.${extension}`;
  if (!isFileName(name)) throw new Error(`${name} is not a valid file name`);
  return name;
}

/** Returns the address at which the server serves the stored file `name`. */
export const getFileAddress = (name: string): string => urlFolder + name;

/** Returns the name of the stored file at `address`, or null when it is not a stored file's. */
export const parseFileAddress = (address: string): string | null =>
  address.startsWith(urlFolder) ? address.slice(urlFolder.length) : null;
