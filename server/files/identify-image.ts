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
function readPngSize(bytes: Uint8Array): Size | null {
  const view = createView(bytes);
  if (
    bytes.length < 45 ||
    view.getUint32(0) !== 0x89504e47 ||
    view.getUint32(4) !== 0x0d0a1a0a ||
    readAscii(bytes, 12, 16) !== 'IHDR'
  )
    return null;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = readAscii(bytes, at + 4, at + 8);
    hasData ||= type === 'IDAT';
    if (type === 'IEND')
      return hasData && at + 12 === bytes.length
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : null;
  }
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads a JPEG (ITU-T T.81): SOI, segments that fit up to a frame header, EOI at the end. */
function readJpegSize(bytes: Uint8Array): Size | null {
  const view = createView(bytes);
  const last = bytes.length - 2;
  if (bytes.length < 20 || view.getUint16(0) !== 0xffd8 || view.getUint16(last) !== 0xffd9)
    return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda || view.getUint16(at + 2) < 2) return null;
    if (isFrameHeader(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/** Reads a GIF87a or GIF89a: logical screen, trailer at the end. */
function readGifSize(bytes: Uint8Array): Size | null {
  if (
    bytes.length < 20 ||
    !['GIF87a', 'GIF89a'].includes(readAscii(bytes, 0, 6)) ||
    bytes[bytes.length - 1] !== 0x3b
  )
    return null;
  const view = createView(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

const readUint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/**
 * Reads a WebP (RFC 9649): a RIFF container as long as the file whose first chunk is VP8, VP8L or
 * VP8X.
 */
function readWebpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30 || readAscii(bytes, 0, 4) !== 'RIFF' || readAscii(bytes, 8, 12) !== 'WEBP')
    return null;
  const view = createView(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
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

/**
 * Identifies an image by its structure, never by its name or declared type: PNG, JPEG, GIF or WebP
 * of at most 12,000 pixels a side and 50 million in all. Returns null for anything else, SVG
 * included.
 */
export function identifyImage(bytes: Uint8Array): IdentifiedImage | null {
  for (const { sizeOf, ...kind } of kinds) {
    const size = sizeOf(bytes);
    if (size !== null) return isWithinLimits(size) ? { ...kind, ...size } : null;
  }
  return null;
}
