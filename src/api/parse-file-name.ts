const encodedName = /filename\*\s*=\s*UTF-8''([^;]+)/i;
const quotedName = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const bareName = /filename\s*=\s*([^\s;"]+)/i;

function decodeName(text: string): string | null {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}

/**
 * Returns the file name of a Content-Disposition header (RFC 6266), preferring the encoded form.
 * Never returns a path. Returns null when there is no name.
 */
export function parseFileName(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = encodedName.exec(disposition)?.[1];
  const plain =
    quotedName.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ??
    bareName.exec(disposition)?.[1];
  const name = (encoded === undefined ? null : decodeName(encoded)) ?? plain ?? '';
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? null : last;
}
