import type { Blob } from './implement.ts';

/** `text` as a header parameter (RFC 8187), with a plain ASCII name for old readers. */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\/]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file to save: never shown inline, so its content cannot act in our name. */
export const blobResponse = ({ stream, type, fileName, headers }: Blob): Response =>
  new Response(stream instanceof Uint8Array ? stream.slice() : stream, {
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Disposition': contentDisposition(fileName),
    },
  });
