import { readFileSync } from 'node:fs';

import { drawPicture } from '../../server/seed/draw-image.ts';
import { buildZip, type ZipEntry } from './build-zip.ts';
import { createSmallMp4 } from './small-mp4.ts';

const contentTypes = (main: string, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;

const mainTypes = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

/** The entries of a small Office Open XML file. */
function createOfficeEntries(kind: keyof typeof mainTypes): readonly ZipEntry[] {
  const [path, type] = mainTypes[kind];
  return [
    {
      name: '[Content_Types].xml',
      content: contentTypes(`application/vnd.openxmlformats-officedocument.${type}.main+xml`),
      isDeflated: true,
    },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: path, content: '<document/>', isDeflated: true },
  ];
}

/** A small Office Open XML file with further entries. */
export const createOfficeFile = (
  kind: keyof typeof mainTypes,
  more: readonly ZipEntry[] = [],
): Buffer => buildZip([...createOfficeEntries(kind), ...more]);

/** A Word document that says in its list of parts that it has macros. */
export const createMacroDocument = (): Buffer =>
  buildZip([
    {
      name: '[Content_Types].xml',
      content: contentTypes(
        'application/vnd.ms-word.document.macroEnabled.main+xml',
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    },
    { name: 'word/document.xml', content: '<document/>' },
    { name: 'word/vbaProject.bin', content: 'macros' },
  ]);

/** A small OpenDocument file with further entries. */
export const createOpenDocument = (
  kind: 'text' | 'spreadsheet' | 'presentation',
  more: readonly ZipEntry[] = [],
): Buffer =>
  buildZip([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
    { name: 'content.xml', content: '<office:document-content/>', isDeflated: true },
    ...more,
  ]);

/**
 * A PDF of one page with `text`, `filling` or so many bytes of it in the stream of object 6, and
 * `more` entries in its catalog.
 */
export function createPdf(text = 'A page', filling: number | Buffer = 0, more = ''): Buffer {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const filled = typeof filling === 'number' ? Buffer.alloc(filling, 'x') : filling;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more}>>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${String(filled.length)} >>\nstream\n${filled.toString('latin1')}\nendstream`,
  ];
  let text_ = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text_.length;
    text_ += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text_.length;
  text_ += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n`;
  for (const at of offsets) text_ += `${String(at).padStart(10, '0')} 00000 n \n`;
  text_ += `trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(text_, 'latin1');
}

/** A picture of random colours. */
export const createPng = (): Buffer => Buffer.from(drawPicture(1, 60, 40));

/** A small file of `media`, written by FFmpeg: a tone, a film, a moving and two still pictures. */
export const readMedia = (
  name: 'tone.mp3' | 'film.mp4' | 'moving.gif' | 'picture.jpg' | 'picture.webp',
): Buffer => readFileSync(new URL(`media/${name}`, import.meta.url));

/** One acceptable document of every kind, by its name. */
export const goodDocuments: readonly (readonly [name: string, content: Buffer, type: string])[] = [
  ['notes.pdf', createPdf(), 'application/pdf'],
  [
    'outline.docx',
    createOfficeFile('docx'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'data.xlsx',
    createOfficeFile('xlsx'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [
    'lecture.pptx',
    createOfficeFile('pptx'),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  ['outline.odt', createOpenDocument('text'), 'application/vnd.oasis.opendocument.text'],
  ['data.ods', createOpenDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
  [
    'lecture.odp',
    createOpenDocument('presentation'),
    'application/vnd.oasis.opendocument.presentation',
  ],
  ['gel.png', createPng(), 'image/png'],
  ['list.txt', Buffer.from('Ångström\n'), 'text/plain; charset=UTF-8'],
  ['old list.txt', Buffer.from('\u00c5ngstr\u00f6m', 'latin1'), 'text/plain; charset=windows-1252'],
  ['groups.csv', Buffer.from('name;group\nAna;1\n'), 'text/csv; charset=UTF-8'],
  ['gel.jpg', readMedia('picture.jpg'), 'image/jpeg'],
  ['gel.webp', readMedia('picture.webp'), 'image/webp'],
  ['gel.gif', readMedia('moving.gif'), 'image/gif'],
  ['pipetting.mp4', readMedia('film.mp4'), 'video/mp4'],
  ['phone.mp4', createSmallMp4(64, 'M4V '), 'video/mp4'],
  ['lecture.mp3', readMedia('tone.mp3'), 'audio/mpeg'],
  // A sentence about markup, a stream that looks like it, and links of a document are no markup.
  ['about.txt', Buffer.from('A page begins with <html>.\n'), 'text/plain; charset=UTF-8'],
  ['about.pdf', createPdf(`${'About '.repeat(200)} <script> and %PDF-`), 'application/pdf'],
  ['blank.pdf', Buffer.concat([createPdf(), Buffer.from('\r\n\0\0')]), 'application/pdf'],
  ['attached.pdf', createPdf('A zip', createOfficeFile('xlsx')), 'application/pdf'],
  [
    'printed.pdf',
    Buffer.concat([
      Buffer.from('\u00ef\u00bb\u00bf\0@PJL SET COPIES=1\r\n', 'latin1'),
      createPdf(),
    ]),
    'application/pdf',
  ],
  [
    'linked.docx',
    createOfficeFile('docx', [
      {
        name: 'word/_rels/document.xml.rels',
        content:
          '<Relationships><Relationship Type="http://x/relationships/hyperlink" Target="https://example.org" TargetMode="External"/></Relationships>',
      },
    ]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
];

/** Names that are kept, with how each is stored. */
export const ordinaryNames: readonly (readonly [given: string, stored: string])[] = [
  ['دليل المختبر.pdf', 'دليل المختبر.pdf'],
  ['מדריך מעבדה.pdf', 'מדריך מעבדה.pdf'],
  ['实验手册 第七周.pdf', '实验手册 第七周.pdf'],
  ['A\u030angstro\u0308m.pdf', '\u00c5ngstr\u00f6m.pdf'],
  ['  Week 7 (final), "quoted" & 100%.PDF ', 'Week 7 (final), "quoted" & 100%.PDF'],
  ['👩‍🔬 lab.pdf', '👩‍🔬 lab.pdf'],
];
