import { fileTypeFromBuffer } from 'file-type';

const wholeBox = 8;
const wideBox = 16;

const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8));

/** The length of the box that begins at `at` (ISO/IEC 14496-12, 4.2): 1 says that 64 bits follow, 0 that it ends with the file. */
function boxLength(view: DataView, at: number): number {
  const short = view.getUint32(at);
  if (short === 0) return view.byteLength - at;
  if (short !== 1) return short;
  return at + wideBox <= view.byteLength ? Number(view.getBigUint64(at + wholeBox)) : 0;
}

/** The boxes of a file one after the other, as far as they are whole. */
function boxesOf(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names = new Set<string>();
  for (let at = 0; at + wholeBox <= bytes.length;) {
    const length = boxLength(view, at);
    if (length < wholeBox || at + length > bytes.length) break;
    names.add(nameAt(bytes, at));
    at += length;
  }
  return names;
}

/** Whether `bytes` are an mp4 video, judged by their content: its brand says so, and its index and its media data are there and whole. */
export async function isMp4(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'video/mp4') return false;
  const boxes = boxesOf(bytes);
  return boxes.has('moov') && boxes.has('mdat');
}
