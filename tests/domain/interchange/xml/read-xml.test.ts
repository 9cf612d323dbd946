import { describe, expect, it } from 'vitest';

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
