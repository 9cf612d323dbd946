import { describe, expect, it } from 'vitest';

import { formatInEnglish } from '../../../server/shared/texts.ts';
import type { Failure } from '../../../src/domain/outcome.ts';
import { openPackage } from '../../../server/interchange/unpack/open-package.ts';
import { hostilePackages } from '../../support/hostile-packages.ts';
import { buildZip, type ZipEntry } from '../../support/build-zip.ts';

const idle = (): number => 0;

const describeFailure = (failure: Failure): string =>
  'message' in failure && failure.message !== undefined ? formatInEnglish(failure.message) : '';

/** Everything in a package by its path as text, or the sentence that refuses it. */
async function unpacked(
  zip: Buffer,
  getActiveMs = idle,
): Promise<Readonly<Record<string, string>> | string> {
  const opened = await openPackage(zip, getActiveMs);
  if (!opened.ok) return describeFailure(opened.failure);
  const { source, readError } = opened.value;
  const files: Record<string, string> = {};
  for (const path of source.paths)
    files[path] = Buffer.from((await source.read(path)) ?? []).toString();
  const failure = readError();
  return failure === null ? files : describeFailure(failure);
}

const file = (name: string, content: string | Uint8Array = name, isDeflated = true): ZipEntry => ({
  name,
  content,
  isDeflated,
});

describe('what is refused', () => {
  it.each(hostilePackages)('QVAL-33 $what', async ({ zip, message }) => {
    expect(await unpacked(zip)).toBe(message);
  });

  it('QVAL-33 a package of more than 12,000 files is refused, whatever is in them', async () => {
    expect(
      await unpacked(
        buildZip(Array.from({ length: 12_001 }, (_, at) => file(String(at), '', false))),
      ),
    ).toBe('This .zip has more than 12,000 files.');
  });

  it('QVAL-33 reading ends when it has taken too long, and when too much was read', async () => {
    let time = 0;
    const busy = (): number => (time += 31_000);
    expect(await unpacked(buildZip([file('a.xml'), file('b.xml')]), busy)).toBe(
      'Reading this package takes too long. Please split it into smaller packages.',
    );
    const opened = await openPackage(buildZip([file('a.xml', 'é'.repeat(5_000_000), false)]), idle);
    if (!opened.ok) throw new Error('an honest package');
    const { source, readError } = opened.value;
    const read: (number | undefined)[] = [];
    for (let n = 0; n < 8; n += 1) read.push((await source.read('a.xml'))?.length);
    expect(read).toEqual([
      ...Array.from({ length: 5 }, () => 10_000_000),
      undefined,
      undefined,
      undefined,
    ]);
    expect(readError()).toMatchObject({
      kind: 'invalid',
      message: { key: 'packageErrors.tooMuchToRead' },
    });
  });
});

describe('what is unpacked', () => {
  it('QIO-01 files come as they are, kept or deflated', async () => {
    expect(
      await unpacked(
        buildZip([
          file('imsmanifest.xml'),
          file('items/a.xml', 'kept', false),
          file('items/é 細胞.xml'),
          file('empty.xml', ''),
        ]),
      ),
    ).toEqual({
      'imsmanifest.xml': 'imsmanifest.xml',
      'items/a.xml': 'kept',
      'items/é 細胞.xml': 'items/é 細胞.xml',
      'empty.xml': '',
    });
  });

  it.each([
    ['a line before it', 'From: a mail\r\n\r\n', ''],
    ['a program before it that unpacks it', `MZ${'\0'.repeat(2000)}`, ''],
    ['a line behind it', '', '\r\n'],
    ['100,000 zeros behind it, which a disk adds', '', '\0'.repeat(100_000)],
    ['the signature of an end behind it', '', 'PK\u0005\u0006 is not an end'],
    ['an end that fits nothing behind it', '', `PK\u0005\u0006${'\0'.repeat(18)}`],
    ['something on both sides', 'PK\u0001\u0002 before', 'after PK'],
  ])('QIO-01 a zip with %s is read, and its files are found in it', async (_, before, behind) => {
    const zip = Buffer.concat([
      Buffer.from(before, 'latin1'),
      buildZip([file('imsmanifest.xml'), file('items/a.xml', 'kept', false)], { comment: 'Hello' }),
      Buffer.from(behind, 'latin1'),
    ]);
    expect(await unpacked(zip)).toEqual({
      'imsmanifest.xml': 'imsmanifest.xml',
      'items/a.xml': 'kept',
    });
    const opened = await openPackage(zip, idle);
    const range = opened.ok ? opened.value.locate('items/a.xml') : null;
    expect(zip.subarray(range?.start, range?.end).toString()).toBe('kept');
  });

  it('QIO-01 a zip behind bytes that its offsets count is read; of two zips the last', async () => {
    const counted = buildZip([file('a.xml')], { before: Buffer.from('between') });
    expect(await unpacked(counted)).toEqual({ 'a.xml': 'a.xml' });
    expect(await unpacked(Buffer.concat([counted, buildZip([file('b.xml')])]))).toEqual({
      'b.xml': 'b.xml',
    });
  });

  it('QVAL-33 a zip in something else whose list of files is not sound is refused', async () => {
    const [before, behind] = [Buffer.from('before'), Buffer.from('behind')];
    for (const end of [{ directoryStart: 4_000_000 }, { directoryStart: 3 }, { entries: 7 }])
      expect(await unpacked(Buffer.concat([before, buildZip([file('a.xml')], end), behind]))).toBe(
        'The list of files in this .zip is damaged. Please export the package again.',
      );
  });

  it('QVAL-33 a zip that was cut off is refused, also with a whole zip among its files', async () => {
    const inner = buildZip([file('imsmanifest.xml')]);
    const outer = buildZip([file('inner.zip', inner, false), file('a.xml')]);
    for (const length of [outer.length - 30, outer.indexOf(inner) + inner.length])
      expect(await unpacked(outer.subarray(0, length))).toMatch(/damaged|not a \.zip|valid/);
  });

  it('QVAL-33 a list of files that is too short for one is refused', async () => {
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 'latin1');
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(4, 12);
    expect(await unpacked(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), end]))).toBe(
      'The list of files in this .zip is damaged. Please export the package again.',
    );
  });

  it('QIO-01 names are UTF-8 where their bytes are, flagged or not, and otherwise those of old DOS programs', async () => {
    const withFlags = (name: string | Buffer, flags: number): ZipEntry => ({
      name,
      content: 'x',
      local: { flags },
      central: { flags },
    });
    const decomposed = 'Größe.png'.normalize('NFD');
    expect(
      await unpacked(
        buildZip([
          withFlags('Übung 細胞.xml', 0),
          withFlags(decomposed, 0),
          withFlags(Buffer.from('9a62756e672e786d6c', 'hex'), 0),
          withFlags(Buffer.from('7ae9726f2e786d6c', 'hex'), 0x800),
        ]),
      ),
    ).toEqual({
      'Übung 細胞.xml': 'x',
      [decomposed]: 'x',
      'Übung.xml': 'x',
      'zΘro.xml': 'x',
    });
  });

  it('QIO-01 backslashes of old Windows programs divide folders; two names that are one then are refused', async () => {
    expect(
      await unpacked(
        buildZip(
          ['quiz\\imsmanifest.xml', 'quiz\\items\\a.xml', 'quiz\\images\\'].map((name) =>
            file(name, ''),
          ),
        ),
      ),
    ).toEqual({ 'imsmanifest.xml': '', 'items/a.xml': '' });
    expect(
      await unpacked(buildZip(['items/a.xml', 'items\\a.xml'].map((name) => file(name)))),
    ).toBe('Two files in this .zip are called “items/a.xml”.');
  });

  it('QIO-01 what is no file of the package is not there: folders, hidden files, what operating systems leave', async () => {
    const stray = [
      '__MACOSX/._imsmanifest.xml',
      '.DS_Store',
      'items/.hidden.xml',
      'items/',
      'images/Thumbs.db',
      'desktop.ini',
      '.git/config',
    ];
    expect(
      await unpacked(
        buildZip([...stray.map((name) => file(name, '', false)), file('imsmanifest.xml')]),
      ),
    ).toEqual({ 'imsmanifest.xml': 'imsmanifest.xml' });
  });

  it('QIO-01 a package in a folder begins in that folder, and nothing beside it belongs to it', async () => {
    const inside = {
      'imsmanifest.xml': 'm/quiz/imsmanifest.xml',
      'a.xml': 'm/quiz/a.xml',
      'more/imsmanifest.xml': 'm/quiz/more/imsmanifest.xml',
    };
    expect(
      await unpacked(
        buildZip(
          [
            'm/quiz/imsmanifest.xml',
            'm/quiz/a.xml',
            'm/quiz/more/imsmanifest.xml',
            'm/readme.txt',
            'stray.txt',
          ].map((name) => file(name)),
        ),
      ),
    ).toEqual(inside);
    expect(
      await unpacked(
        buildZip([file('one/imsmanifest.xml', 'one'), file('two/imsmanifest.xml', 'two')]),
      ),
    ).toEqual({ 'one/imsmanifest.xml': 'one', 'two/imsmanifest.xml': 'two' });
    expect(await unpacked(buildZip([file('quiz/assessment.xml', 'no manifest')]))).toEqual({
      'quiz/assessment.xml': 'no manifest',
    });
  });

  it('QIO-01 a zip in the package is a file like others: nobody opens it', async () => {
    const inner = buildZip([file('imsmanifest.xml', 'x'.repeat(900))]);
    expect(
      Object.keys(
        await unpacked(buildZip([file('imsmanifest.xml'), { name: 'inner.zip', content: inner }])),
      ),
    ).toEqual(['imsmanifest.xml', 'inner.zip']);
  });
});
