const wantedControls = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** Whether the text has a control character other than white space. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && !wantedControls.has(code)) || code === 0x7f) return true;
  }
  return false;
}

/** Whether the file is text in this character set, read part by part. */
async function isTextIn(file: Blob, charset: string): Promise<boolean> {
  const decoder = new TextDecoder(charset, { fatal: true });
  try {
    for await (const chunk of file.stream())
      if (hasControls(decoder.decode(chunk, { stream: true }))) return false;
    return !hasControls(decoder.decode());
  } catch {
    return false;
  }
}

/**
 * Returns the character set of a text file, as it stands in a media type, or null when it holds
 * more than text: UTF-16 when it begins with a byte order mark, else UTF-8, else windows-1252, in
 * which spreadsheets often write CSV.
 */
export async function findCharset(file: Blob): Promise<string | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe)
    return (await isTextIn(file, 'utf-16le')) ? 'UTF-16LE' : null;
  if (await isTextIn(file, 'utf-8')) return 'UTF-8';
  return (await isTextIn(file, 'windows-1252')) ? 'windows-1252' : null;
}
