import { crc32, deflateRawSync } from 'node:zlib';

/** The numbers a header says of an entry (APPNOTE 4.3.7, 4.3.12). */
interface Said {
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

/**
 * An entry of a handmade zip. `local` and `central` override the fields of its headers with false
 * values.
 */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content: string | Uint8Array;
  /** Whether it is deflated; otherwise it is stored. */
  readonly isDeflated?: boolean;
  /** The mode of a Unix file. */
  readonly mode?: number;
  readonly local?: Partial<Said> & { readonly name?: string };
  readonly central?: Partial<Said> & {
    readonly name?: string;
    readonly offset?: number;
    readonly extra?: Buffer;
  };
}

/** Overrides the fields of the end record with false values, and adds data around it. */
export interface ZipEndRecord {
  readonly entries?: number;
  readonly directoryStart?: number;
  readonly disk?: number;
  readonly comment?: string;
  readonly before?: Buffer;
}

const utf8Name = 0x800;
const encodeName = (name: string | Buffer): Buffer =>
  typeof name === 'string' ? Buffer.from(name) : name;

function createLocalHeader(
  name: Buffer,
  { flags, method, crc32: sum, packedBytes, bytes }: Said,
): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(packedBytes, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function createCentralHeader(
  name: Buffer,
  { flags, method, crc32: sum, packedBytes, bytes }: Said,
  {
    mode,
    offset,
    extra,
  }: { readonly mode: number; readonly offset: number; readonly extra: Buffer },
): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(packedBytes, 20);
  header.writeUInt32LE(bytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE((mode << 16) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name, extra]);
}

function createEndOfDirectory(
  entries: number,
  size: number,
  start: number,
  disk: number,
  comment: string,
): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(disk, 4);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
}

/** A zip written byte by byte: an honest one unless an entry or the end says something else. */
export function buildZip(
  entries: readonly ZipEntry[],
  {
    entries: count,
    directoryStart,
    disk = 0,
    comment = '',
    before = Buffer.alloc(0),
  }: ZipEndRecord = {},
): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const {
    name,
    content,
    isDeflated = false,
    mode = 0o100644,
    local = {},
    central = {},
  } of entries) {
    const bytes = Buffer.from(content);
    const packed = isDeflated ? deflateRawSync(bytes) : bytes;
    const truth: Said = {
      flags: utf8Name,
      method: isDeflated ? 8 : 0,
      crc32: crc32(bytes),
      packedBytes: packed.length,
      bytes: bytes.length,
    };
    const body = Buffer.concat([
      createLocalHeader(encodeName(local.name ?? name), { ...truth, ...local }),
      packed,
    ]);
    list.push(
      createCentralHeader(
        encodeName(central.name ?? name),
        { ...truth, ...central },
        { mode, offset: central.offset ?? at, extra: central.extra ?? Buffer.alloc(0) },
      ),
    );
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(list);
  const start = at + before.length;
  return Buffer.concat([
    ...bodies,
    before,
    directory,
    createEndOfDirectory(
      count ?? entries.length,
      directory.length,
      directoryStart ?? start,
      disk,
      comment,
    ),
  ]);
}
