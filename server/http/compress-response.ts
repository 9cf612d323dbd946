import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Smaller responses fit into one network packet anyway. */
const minBytes = 1024;

const gzipOptions: zlib.ZlibOptions = { level: 3 };
const brotliOptions: zlib.BrotliOptions = {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 3,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  },
};
const compressGzip = promisify(zlib.gzip);
const compressBrotli = promisify(zlib.brotliCompress);

interface Coding {
  readonly name: string;
  readonly compress: (bytes: Uint8Array) => Promise<Buffer>;
  readonly createStream: () => Duplex;
}

/** The codings in the order of preference; docs/decisions/0042 has the measurement. */
const codings: readonly Coding[] = [
  {
    name: 'br',
    compress: (bytes) => compressBrotli(bytes, brotliOptions),
    createStream: () => zlib.createBrotliCompress(brotliOptions),
  },
  {
    name: 'gzip',
    compress: (bytes) => compressGzip(bytes, gzipOptions),
    createStream: () => zlib.createGzip(gzipOptions),
  },
];

const textTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)\b|[\w.-]+\/[\w.-]+\+(?:json|xml)\b)/i;

/**
 * Returns whether the response may be compressed: a whole text of at least 1 kB or of unknown
 * length that is not compressed yet. A file that is requested in parts stays as it is, because the
 * parts are counted in its own bytes.
 */
function isCompressible({ status, headers }: Response): boolean {
  const length = headers.get('Content-Length');
  return (
    status !== 204 &&
    status !== 206 &&
    status !== 304 &&
    (length === null || Number(length) >= minBytes) &&
    textTypes.test(headers.get('Content-Type') ?? '') &&
    !headers.has('Content-Encoding') &&
    !headers.has('Accept-Ranges') &&
    !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '')
  );
}

function addVary(headers: Headers): void {
  const vary = headers.get('Vary') ?? '';
  if (!/(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(vary))
    headers.append('Vary', 'Accept-Encoding');
}

/**
 * Changes the headers to those of the compressed response. An ETag stays: it names the version of a
 * stored object for If-Match, and no cache that could mix codings stores such a response.
 */
function setCodingHeaders(headers: Headers, coding: Coding): void {
  headers.set('Content-Encoding', coding.name);
  headers.delete('Content-Length');
}

/** Whether `header` (Accept-Encoding) allows `coding`. */
function acceptsEncoding(header: string, coding: string): boolean {
  const accepted = header.split(',').map((part) => part.trim().toLowerCase());
  return accepted.some(
    (part) =>
      part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?\s*$/.test(part)),
  );
}

/**
 * Returns the response compressed in the best coding of `acceptEncoding`, or as it is. A body of
 * known length is compressed whole, any other one as it comes; both on zlib's threads. The response
 * to HEAD gets the headers of the response to GET.
 */
export async function compressResponse(
  method: string,
  acceptEncoding: string,
  response: Response,
): Promise<Response> {
  if (!isCompressible(response)) return response;
  addVary(response.headers);
  const coding = codings.find(({ name }) => acceptsEncoding(acceptEncoding, name));
  if (coding === undefined) return response;
  const isWhole = response.headers.has('Content-Length');
  const { status } = response;
  const headers = new Headers(response.headers);
  setCodingHeaders(headers, coding);
  if (method === 'HEAD') {
    await response.body?.cancel();
    return new Response(null, { status, headers });
  }
  if (isWhole) {
    const bytes = await coding.compress(new Uint8Array(await response.arrayBuffer()));
    return new Response(new Uint8Array(bytes), { status, headers });
  }
  if (response.body === null) return response;
  const stream = Duplex.toWeb(coding.createStream()) as ReadableWritablePair<
    Uint8Array,
    Uint8Array
  >;
  return new Response(response.body.pipeThrough(stream), { status, headers });
}
