import { fileTypeFromBlob } from 'file-type';

import { inspectBlob, type Inspection } from './inspect-bytes.ts';

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

/** Boxes whose end is the end of a part of the film. */
const filmBoxes: ReadonlySet<string> = new Set(['moov', 'moof', 'mdat']);

/** Whether the index and the media data are there and complete. */
function* hasFilm(fileBytes: number): Inspection<boolean> {
  const names = new Set<string>();
  for (let at = 0; at + boxHeaderBytes <= fileBytes;) {
    const head = yield { start: at, end: at + wideBoxHeaderBytes };
    const length = readBoxLength(head, at, fileBytes);
    const name = readName(head);
    if (length < boxHeaderBytes || at + length > fileBytes) {
      if (filmBoxes.has(name)) return false;
      break;
    }
    names.add(name);
    at += length;
  }
  return names.has('moov') && names.has('mdat');
}

/**
 * The types by which file-type tells the brands of films and sounds in boxes of ISO/IEC 14496-12;
 * pictures such as HEIC have other ones. Browsers play them all as video/mp4.
 */
const acceptedTypes: ReadonlySet<string> = new Set([
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
  'audio/mp4',
  'audio/x-m4a',
]);

/**
 * Checks a file on disk, of which only parts are read, by its content: an mp4 of any brand with its
 * index and media data, one that lacks a part of them, or another kind of file.
 */
export async function checkMp4(file: Blob): Promise<'mp4' | 'damaged' | 'other'> {
  const type = await fileTypeFromBlob(file);
  if (type === undefined || !acceptedTypes.has(type.mime)) return 'other';
  return (await inspectBlob(file, hasFilm(file.size))) ? 'mp4' : 'damaged';
}
