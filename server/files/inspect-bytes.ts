/** A part of a file, from `start` to before `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A check of a file that asks for one part of it after the other, and so needs only those in
 * memory. A part that goes beyond the end of the file is shorter.
 */
export type Inspection<T> = Generator<ByteRange, T, Uint8Array>;

/** How much is read at once from a file on disk, because most parts are small and near. */
const blockBytes = 16_384;

/** Runs an inspection of bytes in memory. */
export function inspectBytes<T>(bytes: Uint8Array, inspection: Inspection<T>): T {
  let step = inspection.next();
  while (step.done !== true)
    step = inspection.next(bytes.subarray(step.value.start, step.value.end));
  return step.value;
}

/** Runs an inspection of a file on disk. */
export async function inspectBlob<T>(file: Blob, inspection: Inspection<T>): Promise<T> {
  let block = new Uint8Array();
  let blockStart = 0;
  let step = inspection.next();
  while (step.done !== true) {
    const { start } = step.value;
    const end = Math.min(step.value.end, file.size);
    if (start < blockStart || end > blockStart + block.length) {
      blockStart = start;
      const blockEnd = Math.max(end, start + blockBytes);
      block = new Uint8Array(await file.slice(start, blockEnd).arrayBuffer());
    }
    step = inspection.next(block.subarray(start - blockStart, Math.max(start, end) - blockStart));
  }
  return step.value;
}
