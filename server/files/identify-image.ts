import { inspectBlob, inspectBytes, type Inspection } from './inspect-bytes.ts';

/** The type and size of an image, read from its content. */
export interface IdentifiedImage {
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const maxSide = 12_000;
const maxPixels = 50_000_000;

const readAscii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
const createView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a PNG (ISO/IEC 15948): signature, IHDR first, chunks that fit, IEND last. */
function* readPngSize(length: number): Inspection<Size | null> {
  if (length < 45) return null;
  const head = yield { start: 0, end: 24 };
  const view = createView(head);
  if (
    view.getUint32(0) !== 0x89504e47 ||
    view.getUint32(4) !== 0x0d0a1a0a ||
    readAscii(head, 12, 16) !== 'IHDR'
  )
    return null;
  let hasData = false;
  for (let at = 8; at + 12 <= length;) {
    const chunk = yield { start: at, end: at + 8 };
    const type = readAscii(chunk, 4, 8);
    hasData ||= type === 'IDAT';
    if (type === 'IEND')
      return hasData && at + 12 === length
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : null;
    at += 12 + createView(chunk).getUint32(0);
  }
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads a JPEG (ITU-T T.81): SOI, segments that fit up to a frame header, EOI at the end. */
function* readJpegSize(length: number): Inspection<Size | null> {
  if (length < 20) return null;
  const start = createView(yield { start: 0, end: 2 });
  if (start.getUint16(0) !== 0xffd8) return null;
  // A first segment whose length is the bytes of '/*': the file would also be a valid script.
  if (readAscii(yield { start: 4, end: 6 }, 0, 2) === '/*') return null;
  const last = createView(yield { start: length - 2, end: length });
  if (last.getUint16(0) !== 0xffd9) return null;
  for (let at = 2; at + 9 < length;) {
    const segment = createView(yield { start: at, end: at + 9 });
    if (segment.getUint8(0) !== 0xff) return null;
    const marker = segment.getUint8(1);
    if (marker === 0xda || segment.getUint16(2) < 2) return null;
    if (isFrameHeader(marker)) return { width: segment.getUint16(7), height: segment.getUint16(5) };
    at += 2 + segment.getUint16(2);
  }
  return null;
}

/** Returns the bytes of a table of colours whose size stands in these flags, 0 without one. */
const readTableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Goes through the blocks of a GIF from `start`. Returns whether its trailer ends the file. */
function* endsWithTrailer(start: number, length: number): Inspection<boolean> {
  for (let at = start; at < length;) {
    const head = yield { start: at, end: at + 10 };
    if (head[0] === 0x3b) return at + 1 === length;
    if (head[0] === 0x2c) at += 11 + readTableBytes(head[9] ?? 0);
    else if (head[0] === 0x21) at += 2;
    else return false;
    for (let bytes = -1; bytes !== 0; at += 1 + bytes) {
      const [count] = yield { start: at, end: at + 1 };
      if (count === undefined) return false;
      bytes = count;
    }
  }
  return false;
}

/**
 * Reads a GIF87a or GIF89a: logical screen, blocks, trailer at the end. A GIF whose width is the
 * bytes of '/*' is rejected: it would also be a valid script, the picture being its comment.
 */
function* readGifSize(length: number): Inspection<Size | null> {
  if (length < 20) return null;
  const head = yield { start: 0, end: 13 };
  if (!['GIF87a', 'GIF89a'].includes(readAscii(head, 0, 6))) return null;
  if (readAscii(head, 6, 8) === '/*') return null;
  const view = createView(head);
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return (yield* endsWithTrailer(13 + readTableBytes(head[10] ?? 0), length)) ? size : null;
}

const readUint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/**
 * Reads a WebP (RFC 9649): a RIFF container as long as the file whose first chunk is VP8, VP8L or
 * VP8X.
 */
function* readWebpSize(length: number): Inspection<Size | null> {
  if (length < 30) return null;
  const bytes = yield { start: 0, end: 30 };
  if (readAscii(bytes, 0, 4) !== 'RIFF' || readAscii(bytes, 8, 12) !== 'WEBP') return null;
  const view = createView(bytes);
  if (view.getUint32(4, true) + 8 !== length) return null;
  switch (readAscii(bytes, 12, 16)) {
    case 'VP8 ':
      return readUint24(bytes, 23) === 0x2a019d
        ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
        : null;
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: readUint24(bytes, 24) + 1, height: readUint24(bytes, 27) + 1 };
    default:
      return null;
  }
}

const kinds = [
  { extension: 'png', contentType: 'image/png', sizeOf: readPngSize },
  { extension: 'jpg', contentType: 'image/jpeg', sizeOf: readJpegSize },
  { extension: 'gif', contentType: 'image/gif', sizeOf: readGifSize },
  { extension: 'webp', contentType: 'image/webp', sizeOf: readWebpSize },
] as const;

const isWithinLimits = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= maxSide && height <= maxSide && width * height <= maxPixels;

function* inspectImage(length: number): Inspection<IdentifiedImage | null> {
  for (const { sizeOf, ...kind } of kinds) {
    const size = yield* sizeOf(length);
    if (size !== null) return isWithinLimits(size) ? { ...kind, ...size } : null;
  }
  return null;
}

/**
 * Identifies an image by its structure, never by its name or declared type: PNG, JPEG, GIF or WebP
 * of at most 12,000 pixels a side and 50 million in all. Returns null for anything else, SVG
 * included.
 */
export const identifyImage = (bytes: Uint8Array): IdentifiedImage | null =>
  inspectBytes(bytes, inspectImage(bytes.length));

/** Identifies an image in a file on disk, of which only parts are read. */
export const identifyImageFile = (file: Blob): Promise<IdentifiedImage | null> =>
  inspectBlob(file, inspectImage(file.size));
