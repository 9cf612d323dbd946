import { fileTypeFromBuffer } from 'file-type';

const boxHeaderBytes = 8;
const wideBoxHeaderBytes = 16;

const readName = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8));

/**
 * Returns the length of the box at `at` (ISO/IEC 14496-12, 4.2): 1 means that 64 bits follow, 0
 * that the box ends with the file.
 */
function readBoxLength(view: DataView, at: number): number {
  const short = view.getUint32(at);
  if (short === 0) return view.byteLength - at;
  if (short !== 1) return short;
  return at + wideBoxHeaderBytes <= view.byteLength
    ? Number(view.getBigUint64(at + boxHeaderBytes))
    : 0;
}

/** Returns the names of the complete top-level boxes. */
function readBoxes(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  for (let at = 0; at + boxHeaderBytes <= bytes.length;) {
    const length = readBoxLength(view, at);
    if (length < boxHeaderBytes || at + length > bytes.length) break;
    names.add(readName(bytes, at));
    at += length;
  }
  return names;
}

/**
 * Whether `bytes` are an mp4 video, judged by content: the brand, and complete index and media data
 * boxes.
 */
export async function isMp4(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'video/mp4') return false;
  const boxes = readBoxes(bytes);
  return boxes.has('moov') && boxes.has('mdat');
}
