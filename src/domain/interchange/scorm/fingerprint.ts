/** Seven signs that tell one text from another: FNV-1a over its UTF-16 code units, 32 bits in base 36. */
export function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
