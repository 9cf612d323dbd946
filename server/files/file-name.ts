/** How a kept file is called: its sha256 and an extension; nothing else is ever looked up. */
const shape = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/;

/** Whether `name` can be the name of a kept file. */
export const isFileName = (name: string): boolean => shape.test(name);

/** The name of content with this sha256. */
export function fileName(sha256: string, extension: string): string {
  const name = `${sha256}.${extension}`;
  if (!isFileName(name)) throw new Error(`no file may be called ${name}`);
  return name;
}
