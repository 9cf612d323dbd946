import { strFromU8, strToU8, zipSync } from 'fflate';

/** Numbers from 0 up to but not including `below`, the same for the same seed (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Files = Readonly<Record<string, Uint8Array>>;
type Next = (below: number) => number;

const insertions = [
  '<',
  '>',
  '&',
  '"',
  ']]>',
  '<!--',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  '&b;',
  '<![CDATA[',
  '\u0000',
  '\uFFFE',
  '<a>'.repeat(400),
  ' href="../../../etc/passwd"',
  'NaN',
  '-1',
  '1e400',
  '<img src="https://evil.test/x.png"/>',
  '<script>alert(1)</script>',
  '</itemBody>',
  'x'.repeat(30_000),
  '&#xD800;',
  '&#x110000;',
  'xmlns="urn:other"',
  '<?php ?>',
];
const names = [
  '../a.xml',
  '/a.xml',
  'C:\\a.xml',
  'imsmanifest.xml',
  '',
  'a/'.repeat(40),
  '.hidden',
  '__MACOSX/a',
  'A.XML',
  'é.xml',
  'n'.repeat(400),
  '\u202Egnp.xml',
  'a.zip',
];
const words = [
  'true',
  'false',
  'single',
  'multiple',
  'RESPONSE',
  'identifier',
  'imsqti_item_xmlv2p1',
  '0',
  '999999999999',
  'not',
  'and',
  'other',
];

function editText(text: string, next: Next): string {
  const at = next(text.length + 1);
  const length = next(200);
  switch (next(6)) {
    case 0:
      return text.slice(0, at) + (insertions[next(insertions.length)] ?? '') + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return (
        text.slice(0, at) +
        text.slice(at, at + length).repeat(1 + next(20)) +
        text.slice(at + length)
      );
    case 3:
      return text.slice(0, at);
    case 4:
      return text.replace(/"[^"]*"/g, (found) =>
        next(20) === 0 ? `"${words[next(words.length)] ?? ''}"` : found,
      );
    default:
      return text.replace(/<(\/?)([\w:-]+)/g, (found, slash: string, name: string) =>
        next(30) === 0 ? `<${slash}${name.slice(1) || 'x'}` : found,
      );
  }
}

function editFiles(files: Files, next: Next): Files {
  const paths = Object.keys(files);
  const path = paths[next(paths.length)] ?? '';
  const { [path]: content = new Uint8Array(), ...others } = files;
  switch (next(5)) {
    case 0:
      return others;
    case 1:
      return { ...others, [names[next(names.length)] ?? 'a']: content };
    case 2:
      return { ...files, [names[next(names.length)] ?? 'a']: content };
    default:
      return { ...files, [path]: strToU8(editText(strFromU8(content), next)) };
  }
}

const signatures = [0x04034b50, 0x02014b50, 0x06054b50];

function findHeaders(zip: Buffer): readonly number[] {
  return Array.from({ length: zip.length - 4 }, (_, at) => at).filter((at) =>
    signatures.includes(zip.readUInt32LE(at)),
  );
}

function editBytes(zip: Buffer, next: Next): Buffer {
  switch (next(4)) {
    case 0:
      for (let n = next(20); n >= 0; n -= 1) zip.writeUInt8(next(256), next(zip.length));
      return zip;
    case 1:
      return zip.subarray(0, next(zip.length));
    case 2: {
      const headers = findHeaders(zip);
      const at = (headers[next(headers.length)] ?? 0) + 4 + next(42);
      const values = [0, 0xff, 0x7f, 0x80, 1, next(256)];
      for (let n = next(4); n >= 0; n -= 1)
        if (at + n < zip.length) zip.writeUInt8(values[next(values.length)] ?? 0, at + n);
      return zip;
    }
    default: {
      const from = next(zip.length);
      const piece = zip.subarray(from, from + next(400));
      const to = next(zip.length);
      return Buffer.concat([zip.subarray(0, to), piece, zip.subarray(to)]);
    }
  }
}

/**
 * A package broken in a way that `seed` decides: files and names edited before it is zipped, or
 * bytes of the zip afterwards.
 */
export function mutatePackage(packages: readonly Files[], seed: number): Buffer {
  const next = createRandom(seed);
  let files = packages[next(packages.length)] ?? {};
  const isEdited = next(3) > 0;
  if (isEdited) for (let n = next(3); n >= 0; n -= 1) files = editFiles(files, next);
  const zip = Buffer.from(zipSync(files, { mtime: new Date('2026-01-01T00:00:00Z') }));
  return isEdited && next(4) > 0 ? zip : editBytes(zip, next);
}
