/** The part of a file that a request asks for. */
export interface RequestedPart {
  readonly status: 200 | 206 | 416;
  /** The bytes to send, both ends inclusive; null when there are none. */
  readonly range: { readonly start: number; readonly end: number } | undefined | null;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Parses a Range header (RFC 9110, 14.2): the whole file when the header is missing, unknown or
 * asks for several parts.
 */
export function readRange(header: string | undefined, bytes: number): RequestedPart {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  const accepts = { 'Accept-Ranges': 'bytes' };
  if (first === '' && last === '')
    return {
      status: 200,
      range: undefined,
      headers: { ...accepts, 'Content-Length': String(bytes) },
    };
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start > end)
    return {
      status: 416,
      range: null,
      headers: { ...accepts, 'Content-Range': `bytes */${String(bytes)}` },
    };
  return {
    status: 206,
    range: { start, end },
    headers: {
      ...accepts,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${String(start)}-${String(end)}/${String(bytes)}`,
    },
  };
}
