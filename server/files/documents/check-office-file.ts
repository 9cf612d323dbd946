import type { DocumentExtension } from '../../../src/domain/documents/document-kinds.ts';
import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
import { readHead } from './check-mixed-content.ts';
import { checkOfficeParts } from './check-office-parts.ts';
import { openZip, type OpenedZip } from './open-zip.ts';

const main = 'application/vnd.openxmlformats-officedocument';

/** The main part of each Office Open XML format and its media type (ECMA-376, part 1). */
const openXml: Readonly<Record<string, { readonly path: string; readonly type: string }>> = {
  docx: { path: 'word/document.xml', type: `${main}.wordprocessingml.document.main+xml` },
  xlsx: { path: 'xl/workbook.xml', type: `${main}.spreadsheetml.sheet.main+xml` },
  pptx: { path: 'ppt/presentation.xml', type: `${main}.presentationml.presentation.main+xml` },
};

/** The media type that an OpenDocument file begins with (ODF 1.3, part 2, 3.3). */
const openDocument: Readonly<Record<string, string>> = {
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

const macroPart = /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml|macrosheets\/|attachedtoolbars\.bin)/i;
const openDocumentMacros = /^(basic|scripts)\/[^/]/i;

const otherContent = (extension: string): DocumentRefusal => ({
  reason: 'otherContent',
  values: { extension },
});

async function checkOpenXml(zip: OpenedZip, extension: string): Promise<DocumentRefusal | null> {
  const wanted = openXml[extension];
  const types = (await zip.read('[Content_Types].xml'))?.toString('utf8');
  if (wanted === undefined || types === undefined) return otherContent(extension);
  const hasMacros =
    /macroEnabled|vbaProject|ms-excel\.sheet\.binary|excel\.macrosheet/i.test(types) ||
    zip.names.some((name) => macroPart.test(name));
  if (hasMacros) return { reason: 'macros', values: { extension } };
  return zip.names.includes(wanted.path) && types.includes(`"${wanted.type}"`)
    ? null
    : otherContent(extension);
}

async function checkOpenDocument(
  zip: OpenedZip,
  extension: string,
): Promise<DocumentRefusal | null> {
  const type = (await zip.read('mimetype'))?.toString('latin1').trim();
  if (type !== openDocument[extension] || !zip.names.includes('content.xml'))
    return otherContent(extension);
  const hasMacros = zip.names.some((name) => openDocumentMacros.test(name));
  return hasMacros ? { reason: 'macros', values: { extension } } : null;
}

/** What a compound file begins with (MS-CFB, 2.2), as text of one character a byte. */
const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/**
 * Checks an office file without keeping it unpacked: a zip with the parts of its format, and
 * without macros, embedded files with macros and content from elsewhere. Returns why it is refused,
 * or null.
 */
export async function checkOfficeFile(
  file: Blob,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const head = await readHead(file);
  if (head.startsWith(compoundFile)) return { reason: 'encrypted' };
  if (!head.startsWith('PK\u0003\u0004')) return otherContent(extension);
  if (head.includes('%PDF-')) return { reason: 'mixedContent' };
  const opened = await openZip(file);
  if ('refusal' in opened) return opened.refusal;
  const check = extension in openXml ? checkOpenXml : checkOpenDocument;
  return (await check(opened.zip, extension)) ?? (await checkOfficeParts(opened.zip, extension));
}
