import { createHash } from 'node:crypto';

/** Returns the sha256 of a content in hexadecimal digits. A blob is read part by part. */
export async function hashContent(content: Uint8Array | Blob): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) return hash.update(content).digest('hex');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
