import { fileTypeFromBlob } from 'file-type';

import type { DocumentRefusal } from '../../src/domain/documents/document-refusal.ts';
import { inspectBlob, inspectBytes, type Inspection } from './inspect-bytes.ts';

/** The type and size of an image, read from its content. */
export interface IdentifiedImage {
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  /** Where the image ends. What is behind it belongs to something else and is not stored. */
  readonly length: number;
}

/** The size of an image and where it ends. */
type Extent = Pick<IdentifiedImage, 'width' | 'height' | 'length'>;

/** What is read of an image: its extent, null when it is damaged, false for another kind. */
type Reading = Inspection<Extent | null | false>;

const maxSide = 12_000;
const maxPixels = 50_000_000;

const readAscii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
const createView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a PNG (ISO/IEC 15948): signature, IHDR first, chunks that fit, up to IEND. */
function* readPng(length: number): Reading {
  const head = yield { start: 0, end: 24 };
  const view = createView(head);
  if (readAscii(head, 0, 8) !== '\x89PNG\r\n\x1a\n') return false;
  if (readAscii(head, 12, 16) !== 'IHDR' || head.length < 24) return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasData = false;
  for (let at = 8; at + 12 <= length;) {
    const chunk = yield { start: at, end: at + 8 };
    const type = readAscii(chunk, 4, 8);
    hasData ||= type === 'IDAT';
    at += 12 + createView(chunk).getUint32(0);
    if (type === 'IEND') return hasData && at <= length ? { ...size, length: at } : null;
  }
  return null;
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether no segment follows a marker: restarts in a scan, and TEM. */
const standsAlone = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 1;

const scanBytes = 65_536;

/** Returns where the next marker begins, behind the data of a scan, or `length` without one. */
function* findMarker(start: number, length: number): Inspection<number> {
  for (let from = start; from < length; from += scanBytes) {
    const block = yield { start: from, end: from + scanBytes + 1 };
    for (let at = block.indexOf(0xff); at !== -1; at = block.indexOf(0xff, at + 1)) {
      const next = block[at + 1] ?? 0;
      if (at < scanBytes && next !== 0 && next !== 0xff && !standsAlone(next)) return from + at;
    }
  }
  return length;
}

/**
 * Reads a JPEG (ITU-T T.81): SOI, segments that fit, a frame header, scans, up to the first EOI that
 * is not part of a segment. Other pictures and films that cameras append stand behind it.
 */
function* readJpeg(length: number): Reading {
  const head = yield { start: 0, end: 6 };
  if (readAscii(head, 0, 3) !== '\xff\xd8\xff') return false;
  // A first segment whose length is the bytes of '/*': the file would also be a valid script.
  if (readAscii(head, 4, 6) === '/*') return null;
  let size: Pick<Extent, 'width' | 'height'> | null = null;
  let hasScan = false;
  for (let at = yield* findMarker(2, length); at + 2 <= length;) {
    const segment = createView(yield { start: at, end: at + 9 });
    const marker = segment.getUint8(1);
    if (marker === 0xd9) return size !== null && hasScan ? { ...size, length: at + 2 } : null;
    if (segment.byteLength < 9 || segment.getUint16(2) < 2) return null;
    if (isFrameHeader(marker))
      size ??= { width: segment.getUint16(7), height: segment.getUint16(5) };
    hasScan ||= marker === 0xda;
    at = yield* findMarker(at + 2 + segment.getUint16(2), length);
  }
  return null;
}

/** Returns the bytes of a table of colours whose size stands in these flags, 0 without one. */
const readTableBytes = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Returns where a GIF ends whose blocks begin at `start`, or null without trailer or picture. */
function* findTrailer(start: number, length: number): Inspection<number | null> {
  let hasPicture = false;
  for (let at = start; at < length;) {
    const head = yield { start: at, end: at + 10 };
    if (head[0] === 0x3b) return hasPicture ? at + 1 : null;
    hasPicture ||= head[0] === 0x2c;
    if (head[0] === 0x2c) at += 11 + readTableBytes(head[9] ?? 0);
    else if (head[0] === 0x21) at += 2;
    else return null;
    for (let bytes = -1; bytes !== 0; at += 1 + bytes) {
      const [count] = yield { start: at, end: at + 1 };
      if (count === undefined) return null;
      bytes = count;
    }
  }
  return null;
}

/**
 * Reads a GIF87a or GIF89a: logical screen, blocks, trailer. A GIF whose width is the bytes of '/*'
 * is rejected: it would also be a valid script, the picture being its comment.
 */
function* readGif(length: number): Reading {
  const head = yield { start: 0, end: 13 };
  if (!['GIF87a', 'GIF89a'].includes(readAscii(head, 0, 6))) return false;
  if (readAscii(head, 6, 8) === '/*' || head.length < 13) return null;
  const view = createView(head);
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const end = yield* findTrailer(13 + readTableBytes(head[10] ?? 0), length);
  return end === null ? null : { ...size, length: end };
}

const readUint24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

/** Returns the size of a WebP by the head of its first chunk, or null. */
function readWebpSize(bytes: Uint8Array): Pick<Extent, 'width' | 'height'> | null {
  const view = createView(bytes);
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

/** Reads a WebP (RFC 9649): RIFF, a first chunk VP8, VP8L or VP8X, chunks that fill the length. */
function* readWebp(length: number): Reading {
  const bytes = yield { start: 0, end: 30 };
  if (readAscii(bytes, 0, 4) !== 'RIFF' || readAscii(bytes, 8, 12) !== 'WEBP') return false;
  const size = bytes.length < 30 ? null : readWebpSize(bytes);
  const end = createView(bytes).getUint32(4, true) + 8;
  if (size === null || end > length) return null;
  let at = 12;
  while (at + 8 <= end) {
    const chunk = createView(yield { start: at + 4, end: at + 8 });
    at += 8 + chunk.getUint32(0, true);
    // The last chunk may lack the byte that makes its length even.
    at += at < end ? at % 2 : 0;
  }
  return at === end ? { ...size, length: end } : null;
}

const kinds = [
  { extension: 'png', contentType: 'image/png', read: readPng },
  { extension: 'jpg', contentType: 'image/jpeg', read: readJpeg },
  { extension: 'gif', contentType: 'image/gif', read: readGif },
  { extension: 'webp', contentType: 'image/webp', read: readWebp },
] as const;

const isWithinLimits = ({ width, height }: Extent): boolean =>
  width > 0 && height > 0 && width <= maxSide && height <= maxSide && width * height <= maxPixels;

type Result = { readonly image: IdentifiedImage } | { readonly refusal: DocumentRefusal };

/** Returns null for what is none of the accepted kinds. */
function* inspectImage(length: number): Inspection<Result | null> {
  for (const { read, ...kind } of kinds) {
    const extent = yield* read(length);
    if (extent === false) continue;
    if (extent === null) return { refusal: { reason: 'pictureDamaged' } };
    const { width, height } = extent;
    return isWithinLimits(extent)
      ? { image: { ...kind, ...extent } }
      : { refusal: { reason: 'pictureTooLarge', values: { width, height } } };
  }
  return null;
}

/**
 * Identifies an image by its structure, never by its name or declared type: PNG, JPEG, GIF or WebP
 * of at most 12,000 pixels a side and 50 million in all. Returns null for anything else, SVG
 * included. Bytes from `length` on must not be stored.
 */
export function identifyImage(bytes: Uint8Array): IdentifiedImage | null {
  const result = inspectBytes(bytes, inspectImage(bytes.length));
  return result !== null && 'image' in result ? result.image : null;
}

/**
 * Identifies an image in a file on disk, of which only parts are read, and cuts it at its end.
 * Returns why any other picture is refused, null for what is no picture.
 */
export async function takeImage(
  file: Blob,
): Promise<
  | { readonly image: IdentifiedImage & { readonly bytes: Blob } }
  | { readonly refusal: DocumentRefusal | null }
> {
  const result = await inspectBlob(file, inspectImage(file.size));
  if (result !== null)
    return 'refusal' in result
      ? result
      : { image: { ...result.image, bytes: file.slice(0, result.image.length) } };
  const type = await fileTypeFromBlob(file);
  return {
    refusal: type?.mime.startsWith('image/')
      ? { reason: 'otherPicture', values: { kind: type.ext.toUpperCase() } }
      : null,
  };
}
