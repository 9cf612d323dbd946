import type { Inspection } from '../inspect-bytes.ts';

const headerBytes = 4;
const id3Bytes = 10;
const minFrames = 3;

/** Kilobits a second by version and index (ISO/IEC 11172-3, 13818-3), layer III only. */
const version1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const version2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** Returns the length of the MPEG layer III frame with this header, or 0 when it is none. */
function readFrameLength(head: Uint8Array): number {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return 0;
  const rate = sampleRates[(third >> 2) & 3];
  const kilobits = (version === 3 ? version1 : version2)[third >> 4];
  if (rate === undefined || kilobits === undefined || kilobits === 0) return 0;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  const samples = version === 3 ? 144 : 72;
  return Math.floor((samples * kilobits * 1000) / (rate / divisor)) + ((third >> 1) & 1);
}

/** Returns where the sound begins, behind a tag of ID3v2.2 to 2.4 (id3.org, 3.1) if there is one. */
function findSound(head: Uint8Array): number {
  const [, , , version = 0] = head;
  const isTag =
    String.fromCharCode(...head.subarray(0, 3)) === 'ID3' && version >= 2 && version <= 4;
  if (!isTag) return 0;
  return id3Bytes + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

/** Whether the file is an MP3: three frames in a row, behind a tag or at its beginning. */
export function* isMp3(length: number): Inspection<boolean> {
  let at = findSound(yield { start: 0, end: id3Bytes });
  let frames = 0;
  while (frames < minFrames && at + headerBytes <= length) {
    const frameLength = readFrameLength(yield { start: at, end: at + headerBytes });
    if (frameLength < headerBytes) return false;
    at += frameLength;
    frames += 1;
  }
  return frames >= minFrames;
}
