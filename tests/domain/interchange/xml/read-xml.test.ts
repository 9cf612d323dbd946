import { describe, expect, it } from 'vitest';

import { getTextContent } from '../../../../src/domain/interchange/xml/query-xml.ts';
import { readXml } from '../../../../src/domain/interchange/xml/read-xml.ts';
import { detectRootName } from '../../../../src/domain/interchange/xml/detect-root-name.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean, mark: boolean): Uint8Array =>
  Uint8Array.from(
    [...(mark ? '\uFEFF' : ''), ...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const cafe = { ok: true, root: { name: 'a', attributes: {}, children: ['caf\u00E9'] } };

describe('reading XML', () => {
  it.each([
    ['UTF-8', utf8('<a>caf\u00E9</a>')],
    ['UTF-8 with a mark', utf8('\uFEFF<?xml version="1.0"?><a>caf\u00E9</a>')],
    [
      'UTF-16, little end first, with a mark',
      utf16('<?xml version="1.0" encoding="UTF-16"?><a>caf\u00E9</a>', true, true),
    ],
    ['UTF-16, big end first, with a mark', utf16('<a>caf\u00E9</a>', false, true)],
    [
      'UTF-16 without a mark',
      utf16('<?xml version="1.0" encoding="UTF-16"?><a>caf\u00E9</a>', true, false),
    ],
    ['ISO-8859-1', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>caf\u00E9</a>')],
    [
      'UTF-8 that says it is UTF-16',
      utf8('<?xml version="1.0" encoding="UTF-16"?><a>caf\u00E9</a>'),
    ],
    ['HTML\u2019s names without a document type', utf8('<a>caf&eacute;</a>')],
    ['CDATA', utf8('<a><![CDATA[caf\u00E9]]></a>')],
  ])('QIO-01 %s is read', async (_, bytes) => {
    expect(await readXml(bytes)).toEqual(cafe);
  });

  const declared = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?>\n<a>caf\u00E9</a>`;

  it.each([
    ['a blank line', utf8(`\n${declared('UTF-8')}`)],
    ['fifty lines and tabs', utf8(`${'\r\n\t'.repeat(50)}${declared('UTF-8')}`)],
    ['a mark and a blank line', utf8(`\uFEFF\r\n${declared('UTF-8')}`)],
    ['a blank line and a mark', utf8(`\n\uFEFF${declared('UTF-8')}`)],
    ['two marks', utf8(`\uFEFF\uFEFF${declared('UTF-8')}`)],
    ['a blank line in ISO-8859-1', latin1(`\n ${declared('ISO-8859-1')}`)],
    ['a blank line in UTF-16', utf16(`\r\n${declared('UTF-16')}`, true, false)],
    ['a mark and a blank line in UTF-16', utf16(`\n${declared('UTF-16')}`, false, true)],
    ['a blank line in UTF-16, big end first', utf16(`\n${declared('UTF-16')}`, false, false)],
  ])('QIO-01 %s before the declaration is harmless', async (_, bytes) => {
    expect(await readXml(bytes)).toMatchObject({ ok: true, root: { children: ['caf\u00E9'] } });
    expect(detectRootName(bytes)).toBe('a');
  });

  const textOf = async (bytes: Uint8Array): Promise<unknown> => {
    const reading = await readXml(bytes);
    return reading.ok ? getTextContent(reading.root) : reading.error;
  };
  const document = (encoding: string, text: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;

  it.each(['windows-1252', 'CP1252', 'ISO-8859-1', 'latin1', 'us-ascii', 'ISO-8859-15'])(
    'QIO-01 %s has the dashes, quotes and the euro of Windows',
    async (encoding) => {
      const bytes = latin1(
        document(encoding, 'caf\u00E9 \u0080\u0085\u0091\u0092\u0093\u0094\u0096\u0099'),
      );
      expect(await textOf(bytes)).toBe('café €…‘’“”–™');
    },
  );

  it('QIO-01 references to those characters by their numbers in Windows are read alike', async () => {
    expect(await readXml(utf8('<a b="&#128;5"/>'))).toMatchObject({
      root: { attributes: { b: '€5' } },
    });
    expect(await textOf(utf8('<a>&#150; &#x93;x&#148; &#160;&#127;</a>'))).toBe(
      '– “x” \u00A0\u007F',
    );
    expect(await textOf(utf8('<a>\u0096</a>'))).toBe('\u0096');
  });

  it.each([
    ['windows-1251', [0xef, 0xf0, 0xe8, 0x97], 'при—'],
    ['windows-1250', [0xb3, 0xf3, 0x9f], 'łóź'],
    ['ISO-8859-2', [0xb3, 0xf3, 0x96], 'łó–'],
    ['KOI8-R', [0xd0, 0xd2, 0xc9], 'при'],
    ['Shift_JIS', [0x8d, 0xd7, 0x96, 0x45], '細胞'],
    ['GB2312', [0xcf, 0xb8, 0xb0, 0xfb], '细胞'],
    ['ISO-2022-JP', [0x1b, 0x24, 0x42, 0x3a, 0x59, 0x1b, 0x28, 0x42], '細'],
    ['macintosh', [0x8a, 0x9a, 0xd0], 'äö–'],
  ])('QIO-01 %s is read as declared', async (encoding, text, expected) => {
    const bytes = latin1(document(encoding, String.fromCharCode(...text)));
    expect(await textOf(bytes)).toBe(expected);
  });

  it.each([
    'windows-1252',
    'ISO-8859-1',
    'windows-1251',
    'Shift_JIS',
    'GB2312',
    'unicode',
    'x-none',
  ])('QIO-01 UTF-8 that declares %s is read as UTF-8', async (encoding) => {
    expect(await textOf(utf8(document(encoding, 'größer “細胞” 🧬')))).toBe('größer “細胞” 🧬');
  });

  it.each(['UTF-8', 'UTF-16', 'x-none', 'ISO-2022-JP'])(
    'QIO-03 single bytes that declare %s are not guessed',
    async (encoding) => {
      expect(await textOf(latin1(document(encoding, 'gr\u00F6\u00DFer')))).toBe('encoding');
    },
  );

  it('QIO-03 white space does not hide a document type', async () => {
    expect(await readXml(utf8('\n\uFEFF <!DOCTYPE a><a/>'))).toEqual({
      ok: false,
      error: 'doctype',
    });
  });

  it('QIO-01 removes prefixes from names, declared or not; keeps xml:base; prefers attributes without a prefix', async () => {
    expect(
      await readXml(utf8('<q:a xmlns:q="urn:q" bb:title="x" xml:base="b/" q:file="1" file="2"/>')),
    ).toEqual({
      ok: true,
      root: { name: 'a', attributes: { title: 'x', 'xml:base': 'b/', file: '2' }, children: [] },
    });
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>', 'doctype'],
    [
      'a document type from elsewhere',
      '<!DOCTYPE a SYSTEM "http://attacker.test/a.dtd"><a/>',
      'doctype',
    ],
    ['an unknown entity', '<a>&b;</a>', 'malformed'],
    ['the name of something every object has', '<a>&constructor;</a>', 'malformed'],
    ['an open end', '<a><b></a>', 'malformed'],
    ['nothing', '', 'malformed'],
    ['words', 'no XML', 'malformed'],
    ['an unknown encoding', '<?xml version="1.0" encoding="x-none"?><a/>', 'encoding'],
    ['100,000 elements in one another', '<a>'.repeat(100_000), 'tooDeep'],
    [
      'an element of many attributes',
      `<a ${Array.from({ length: 2000 }, (_, n) => `b${String(n)}=""`).join(' ')}/>`,
      'tooLarge',
    ],
  ])('QIO-03 %s is refused', async (_, text, error) => {
    expect(await readXml(utf8(text))).toEqual({ ok: false, error });
  });

  it('QIO-03 bytes that are not of the encoding are refused', async () => {
    expect(await readXml(latin1('<a>caf\u00E9</a>'))).toEqual({ ok: false, error: 'encoding' });
  });

  it.each([
    ['<?xml version="1.0"?>\n<!-- <b> --><q:a xmlns:q="urn:q"/>', 'a'],
    ['\uFEFF<qti-assessment-item/>', 'qti-assessment-item'],
    ['<!-- never closed', null],
    ['\u0089PNG', null],
    ['', null],
  ])('QIO-01 detects the root of %j without parsing the document', (text, root) => {
    expect(detectRootName(utf8(text))).toBe(root);
  });
});
