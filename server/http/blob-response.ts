import type { FileReply } from './implement.ts';

/** Returns a Content-Disposition header (RFC 8187) with an ASCII name for old clients. */
function contentDisposition(fileName: string, isInline: boolean): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\/]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Creates a response that the browser saves and never displays, so that its content cannot run on
 * this site, unless the blob is inline.
 */
export const createBlobResponse = ({
  stream,
  type,
  fileName,
  headers,
  isInline = false,
  status = 200,
}: FileReply): Response =>
  new Response(stream instanceof Uint8Array ? stream.slice() : stream, {
    status,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Disposition': contentDisposition(fileName, isInline),
    },
  });
