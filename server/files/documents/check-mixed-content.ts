const tailBytes = 65_557;
const headBytes = 1024;
const endRecordBytes = 22;

/**
 * Whether the end of the file has the directory of a zip (APPNOTE 4.3.16): as the last part of the
 * file, or also with something behind it, as tolerant programs accept it.
 */
export async function endsAsZip(
  file: Blob,
  reader: 'strict' | 'tolerant' = 'tolerant',
): Promise<boolean> {
  const tail = Buffer.from(await file.slice(-tailBytes).arrayBuffer());
  const find = (from: number): number => tail.indexOf('PK\u0005\u0006', from, 'latin1');
  for (let at = find(0); at !== -1; at = find(at + 1)) {
    if (at + endRecordBytes > tail.length) return false;
    const isLast = tail.readUInt16LE(at + 20) === tail.length - at - endRecordBytes;
    const directory = at - tail.readUInt32LE(at + 12);
    const hasDirectory =
      directory >= 0 && directory < at && tail.readUInt32LE(directory) === 0x02014b50;
    if (isLast || (hasDirectory && reader === 'tolerant')) return true;
  }
  return false;
}

/** Returns the first bytes of a file as text, one character a byte. */
export const readHead = async (file: Blob): Promise<string> =>
  Buffer.from(await file.slice(0, headBytes).arrayBuffer()).toString('latin1');

/** Whether a PDF begins where PDF viewers still look for it (ISO 32000-1, annex H.3). */
export const hasPdfHead = async (file: Blob): Promise<boolean> =>
  (await readHead(file)).includes('%PDF-');

/** The tags by which a file is taken for HTML (WHATWG MIME Sniffing, 7.1), and PHP. */
const markup = /<(!doctype\s+html|html|head|body|script|iframe|\?php)[\s>/]/i;

/** Whether text, one character a byte, has tags of HTML. */
export const hasMarkup = (text: string): boolean => markup.test(text);

/** Whether the file has tags of HTML anywhere, read part by part. */
export async function hasMarkupInside(file: Blob): Promise<boolean> {
  const longestTag = 64;
  let rest = '';
  for await (const chunk of file.stream()) {
    const text = rest + Buffer.from(chunk).toString('latin1');
    if (hasMarkup(text)) return true;
    rest = text.slice(-longestTag);
  }
  return false;
}
