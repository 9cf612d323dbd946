import { buildZip, type ZipEntry } from './build-zip.ts';

/** A zip that must be rejected: a description, its bytes, and the error message. */
export interface HostilePackage {
  readonly what: string;
  readonly zip: Buffer;
  readonly message: string;
}

const manifest: ZipEntry = {
  name: 'imsmanifest.xml',
  content: '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"/>',
};
const zipWithManifest = (entry: ZipEntry): Buffer => buildZip([manifest, entry]);
const zipWithFileName = (name: string): Buffer => zipWithManifest({ name, content: 'x' });
const spaces = Buffer.alloc(2_000_000, 0x20);
const zip64Sizes = (bytes: bigint, packed: bigint): Buffer => {
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(bytes, 4);
  field.writeBigUInt64LE(packed, 12);
  return field;
};
/**
 * `zip` with the end of zip64 (APPNOTE 4.3.14) before its own, which says that there are so many
 * entries.
 */
function toZip64(zip: Buffer, entries: bigint): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(entries, 24);
  end.writeBigUInt64LE(entries, 32);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(zip.length - 22), 64);
  end.writeUInt32LE(1, 72);
  return Buffer.concat([zip.subarray(0, -22), end, zip.subarray(-22)]);
}
const flipBit = (zip: Buffer, at: number): Buffer => {
  const copy = Buffer.from(zip);
  copy.writeUInt8((copy[at] ?? 0) ^ 0xff, at);
  return copy;
};
/** Returns a zip whose entries overlap: the second header is inside the first entry's content. */
const quoted = (): Buffer => {
  const inner = buildZip([{ name: 'inner.xml', content: 'inside' }]).subarray(
    0,
    30 + 'inner.xml'.length + 'inside'.length,
  );
  return buildZip([
    { name: 'outer.xml', content: inner },
    { name: 'inner.xml', content: 'inside', central: { offset: 30 + 'outer.xml'.length } },
  ]);
};

const honest = buildZip([manifest]);

/** One zip for each way in which one can lie or do harm. */
export const hostilePackages: readonly HostilePackage[] = [
  {
    what: 'no zip',
    zip: Buffer.from('%PDF-1.7 not a package'),
    message:
      'This is not a .zip file, or its end is missing. Please export the package again and upload it unchanged.',
  },
  {
    what: 'a zip cut off before its list of files',
    zip: zipWithManifest({ name: 'a.xml', content: 'x' }).subarray(0, 60),
    message:
      'This is not a .zip file, or its end is missing. Please export the package again and upload it unchanged.',
  },
  {
    what: 'a part of a divided zip',
    zip: buildZip([manifest], { disk: 1 }),
    message: 'This .zip is one part of several. Please upload a package in one file.',
  },
  {
    what: 'a list of files that is not where it should be',
    zip: buildZip([manifest], { directoryStart: 4_000_000 }),
    message: 'The list of files in this .zip is damaged. Please export the package again.',
  },
  {
    what: 'more files than are there',
    zip: buildZip([manifest], { entries: 7 }),
    message: 'The list of files in this .zip is damaged. Please export the package again.',
  },
  {
    what: 'more files than it says',
    zip: buildZip([manifest, { name: 'a.xml', content: 'x' }], { entries: 1 }),
    message: 'The list of files in this .zip does not match its contents.',
  },
  {
    what: 'zip64 with four billion files',
    zip: toZip64(honest, 4_000_000_000n),
    message: 'This .zip has more than 12,000 files.',
  },
  {
    what: 'zip64 whose sizes are missing',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', central: { bytes: 0xffffffff } }),
    message: 'The size of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'zip64 with sizes beyond the file',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x',
      isDeflated: true,
      central: { bytes: 0xffffffff, packedBytes: 0xffffffff, extra: zip64Sizes(100n, 1n << 60n) },
    }),
    message: 'The size of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'an absolute path',
    zip: zipWithFileName('/etc/passwd'),
    message: 'The file “/etc/passwd” points outside the package.',
  },
  {
    what: 'a path that climbs out',
    zip: zipWithFileName('items/../../a.xml'),
    message: 'The file “items/../../a.xml” points outside the package.',
  },
  {
    what: 'a drive letter',
    zip: zipWithFileName('C:a.xml'),
    message: 'The file “C:a.xml” points outside the package.',
  },
  {
    what: 'a path that climbs out by backslashes',
    zip: zipWithFileName('items\\..\\..\\a.xml'),
    message: 'The file “items/../../a.xml” points outside the package.',
  },
  {
    what: 'a place on another machine',
    zip: zipWithFileName('\\\\server\\a.xml'),
    message: 'The file “//server/a.xml” points outside the package.',
  },
  {
    what: 'a NUL in a name',
    zip: zipWithFileName('a.xml\0.png'),
    message: 'The name of the file “a.xml\uFFFD.png” contains characters that are not allowed.',
  },
  {
    what: 'a name that is empty',
    zip: zipWithFileName(''),
    message: 'A file in this .zip has no name.',
  },
  {
    what: 'a dot for a folder',
    zip: zipWithFileName('items/./a.xml'),
    message: 'The name of the file “items/./a.xml” is not a plain path.',
  },
  {
    what: 'a name of 300 characters',
    zip: zipWithFileName('n'.repeat(300)),
    message: `The name of the file “${'n'.repeat(40)}…${'n'.repeat(39)}” is too long.`,
  },
  {
    what: 'a file in 30 folders',
    zip: zipWithFileName('f/'.repeat(30) + 'a.xml'),
    message: `The file “${'f/'.repeat(30)}a.xml” is nested too deeply in folders.`,
  },
  {
    what: 'a name twice',
    zip: zipWithFileName('imsmanifest.xml'),
    message: 'Two files in this .zip are called “imsmanifest.xml”.',
  },
  {
    what: 'a name twice but for capitals',
    zip: zipWithFileName('IMSmanifest.XML'),
    message: 'Two files in this .zip are called “IMSmanifest.XML”.',
  },
  {
    what: 'a name twice but for its Unicode form',
    zip: buildZip([
      manifest,
      { name: 'é.xml', content: 'x' },
      { name: 'e\u0301.xml', content: 'x' },
    ]),
    message: 'Two files in this .zip are called “e\u0301.xml”.',
  },
  {
    what: 'another name inside than in the list',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', local: { name: 'b.xml' } }),
    message: 'The name of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'a symbolic link',
    zip: zipWithManifest({ name: 'a.xml', content: '/etc/passwd', mode: 0o120777 }),
    message: 'The file “a.xml” is a link or a device, not a file.',
  },
  {
    what: 'a device',
    zip: zipWithManifest({ name: 'a.xml', content: '', mode: 0o060600 }),
    message: 'The file “a.xml” is a link or a device, not a file.',
  },
  {
    what: 'an encrypted file',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x',
      local: { flags: 0x801 },
      central: { flags: 0x801 },
    }),
    message: 'The file “a.xml” is encrypted. Please export the package without a password.',
  },
  {
    what: 'a file encrypted in its own header only',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', local: { flags: 0x801 } }),
    message: 'The file “a.xml” is encrypted. Please export the package without a password.',
  },
  {
    what: 'strong encryption',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', central: { flags: 0x841 } }),
    message: 'This .zip is encrypted. Please export the package without a password.',
  },
  {
    what: 'an unknown compression',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x',
      local: { method: 14 },
      central: { method: 14 },
    }),
    message: 'The file “a.xml” uses an unknown compression method.',
  },
  {
    what: 'a kept file that says another size',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', central: { bytes: 9 } }),
    message: 'The size of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'sizes that differ between header and list',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x'.repeat(90),
      isDeflated: true,
      local: { bytes: 80 },
    }),
    message: 'The size of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'a file that unpacks to more than it says',
    zip: buildZip([
      {
        ...manifest,
        content: ' '.repeat(9000),
        isDeflated: true,
        local: { bytes: 100 },
        central: { bytes: 100 },
      },
    ]),
    message: 'The size of the file “imsmanifest.xml” does not match the list of files.',
  },
  {
    what: 'a file that unpacks to less than it says',
    zip: buildZip([
      { ...manifest, isDeflated: true, local: { bytes: 999 }, central: { bytes: 999 } },
    ]),
    message: 'The size of the file “imsmanifest.xml” does not match the list of files.',
  },
  {
    what: 'packed bytes that reach beyond the file',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x',
      isDeflated: true,
      central: { packedBytes: 70_000 },
    }),
    message: 'The size of the file “a.xml” does not match the list of files.',
  },
  {
    what: 'packed bytes that are damaged',
    zip: buildZip([
      {
        ...manifest,
        content: Buffer.from(Array.from({ length: 90 }, (_, at) => 0xff ^ at)),
        local: { method: 8 },
        central: { method: 8, bytes: 500 },
      },
    ]),
    message: 'The size of the file “imsmanifest.xml” does not match the list of files.',
  },
  {
    what: 'a checksum that does not fit',
    zip: flipBit(honest, 30 + 'imsmanifest.xml'.length),
    message: 'The file “imsmanifest.xml” is damaged. Please export the package again.',
  },
  {
    what: 'a file whose header is not there',
    zip: zipWithManifest({ name: 'a.xml', content: 'x', central: { offset: 3 } }),
    message: 'The file “a.xml” is damaged. Please export the package again.',
  },
  {
    what: 'files within files',
    zip: quoted(),
    message: 'The file “inner.xml” overlaps another part of this .zip.',
  },
  {
    what: 'two names for the same bytes',
    zip: buildZip([
      manifest,
      { ...manifest, name: 'imsmanifest.xmm', central: { offset: 0, name: 'imsmanifest.xml' } },
    ]),
    message: 'Two files in this .zip are called “imsmanifest.xml”.',
  },
  {
    what: 'a file that reaches into the list of files',
    zip: zipWithManifest({
      name: 'a.xml',
      content: 'x',
      isDeflated: true,
      local: { packedBytes: 20 },
      central: { packedBytes: 20 },
    }),
    message: 'The file “a.xml” overlaps another part of this .zip.',
  },
  {
    what: 'a bomb',
    zip: zipWithManifest({ name: 'a.xml', content: spaces, isDeflated: true }),
    message: 'Unpacked, the file “a.xml” is far too large for a quiz file.',
  },
  {
    what: 'files that are too much together',
    zip: buildZip(
      Array.from({ length: 30 }, (_, at) => ({
        name: `${String(at)}.xml`,
        content: Buffer.alloc(40_000),
        local: { method: 8, bytes: 9_000_000 },
        central: { method: 8, bytes: 9_000_000 },
      })),
    ),
    message: 'Unpacked, this .zip would be larger than 200 MB.',
  },
  {
    what: 'a manifest of 11 MB',
    zip: buildZip([
      {
        ...manifest,
        content: Buffer.from(Array.from({ length: 11_534_336 }, (_, at) => (at * 7919) >> 5)),
      },
    ]),
    message: 'Unpacked, the file “imsmanifest.xml” is larger than 10 MB.',
  },
];
