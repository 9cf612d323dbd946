const mostBytes = 65_536;

/** The name of the root element of what may be an XML document, without its prefix, by a look at its first 64 kB; null when it looks like none. Nothing is checked. */
export function sniffRoot(bytes: Uint8Array): string | null {
  let text = '';
  for (let at = 0; at < Math.min(bytes.length, mostBytes); at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 4096, mostBytes)));
  const start = text.replaceAll('\0', '').replace(/^[^<]{0,16}/, '');
  let at = 0;
  while (start.startsWith('<?', at) || start.startsWith('<!', at)) {
    const isComment = start.startsWith('<!--', at);
    const end = start.indexOf(isComment ? '-->' : '>', at + 2);
    if (end === -1) return null;
    at = start.indexOf('<', end + (isComment ? 3 : 1));
    if (at === -1) return null;
  }
  const [, name = null] =
    /^<(?:[\w.-]{1,64}:)?([A-Za-z][\w.-]{0,64})/.exec(start.slice(at, at + 140)) ?? [];
  return name;
}
