import { fileTypeFromBlob, fileTypeFromBuffer } from 'file-type';

import { inspectBlob, inspectBytes, type Inspection } from './inspect-bytes.ts';

const boxHeaderBytes = 8;
const wideBoxHeaderBytes = 16;

const readName = (head: Uint8Array): string => String.fromCharCode(...head.subarray(4, 8));

/**
 * Returns the length of the box at `at` of a file of `fileBytes` (ISO/IEC 14496-12, 4.2): 1 means
 * that 64 bits follow, 0 that the box ends with the file.
 */
function readBoxLength(head: Uint8Array, at: number, fileBytes: number): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const short = view.getUint32(0);
  if (short === 0) return fileBytes - at;
  if (short !== 1) return short;
  return head.length === wideBoxHeaderBytes ? Number(view.getBigUint64(boxHeaderBytes)) : 0;
}

/** Whether the complete top-level boxes have the index and the media data. */
function* hasVideoTrack(fileBytes: number): Inspection<boolean> {
  const names = new Set<string>();
  for (let at = 0; at + boxHeaderBytes <= fileBytes;) {
    const head = yield { start: at, end: at + wideBoxHeaderBytes };
    const length = readBoxLength(head, at, fileBytes);
    if (length < boxHeaderBytes || at + length > fileBytes) break;
    names.add(readName(head));
    at += length;
  }
  return names.has('moov') && names.has('mdat');
}

const isMp4Type = (type: { readonly mime: string } | undefined): boolean =>
  type?.mime === 'video/mp4';

/**
 * Whether `bytes` are an mp4 video, judged by content: the brand, and complete index and media data
 * boxes.
 */
export const isMp4 = async (bytes: Uint8Array): Promise<boolean> =>
  isMp4Type(await fileTypeFromBuffer(bytes)) && inspectBytes(bytes, hasVideoTrack(bytes.length));

/** Whether a file on disk is an mp4 video. Only parts of it are read. */
export const isMp4File = async (file: Blob): Promise<boolean> =>
  isMp4Type(await fileTypeFromBlob(file)) && (await inspectBlob(file, hasVideoTrack(file.size)));
