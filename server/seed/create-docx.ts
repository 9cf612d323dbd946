import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const contentTypes = [
  declaration,
  `<Types xmlns="${office}/package/2006/content-types">`,
  '<Default Extension="rels"',
  ' ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/word/document.xml" ContentType="${mainType}"/>`,
  '</Types>',
].join('');

const relationships = [
  declaration,
  `<Relationships xmlns="${office}/package/2006/relationships">`,
  `<Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument"`,
  ' Target="word/document.xml"/>',
  '</Relationships>',
].join('');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Creates a Word document with these paragraphs (ECMA-376), the same bytes each time. */
export function createDocx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`)
    .join('');
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    'word/document.xml': [
      declaration,
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main">`,
      `<w:body>${body}</w:body>`,
      '</w:document>',
    ].join(''),
  };
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) });
}
