import type { DocumentExtension } from '../../../src/domain/documents/document-kinds.ts';
import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
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
const embeddedMacroFile =
  /\.(do[ct]m|xl[stab]?[mb]|xlam|p[po][tsa]m|vbs|js|jse|wsf|exe|dll|com|bat|cmd|ps1|lnk|hta)$/i;
const oleObject = /\.bin$/i;
const vbaStorage = Buffer.from('_VBA_PROJECT', 'utf16le');

const otherContent = (extension: string): DocumentRefusal => ({
  reason: 'otherContent',
  values: { extension },
});

/** Whether a part embeds an OLE object with macros. One that cannot be read counts as one. */
async function hasEmbeddedMacros(zip: OpenedZip): Promise<boolean> {
  for (const name of zip.entries.keys()) {
    if (embeddedMacroFile.test(name)) return true;
    if (!/(^|\/)embeddings\//i.test(name) || !oleObject.test(name)) continue;
    const content = await zip.read(name);
    if (content === null || content.includes(vbaStorage)) return true;
  }
  return false;
}

/** Whether a part of the document loads its template, which may have macros, from elsewhere. */
async function hasRemoteTemplate(zip: OpenedZip): Promise<boolean> {
  for (const name of zip.entries.keys()) {
    if (!/(^|\/)settings\.xml\.rels$/i.test(name)) continue;
    const content = await zip.read(name);
    if (
      content === null ||
      /attachedTemplate["'][^>]*External|External[^>]*attachedTemplate/i.test(
        content.toString('utf8'),
      )
    )
      return true;
  }
  return false;
}

async function checkOpenXml(zip: OpenedZip, extension: string): Promise<DocumentRefusal | null> {
  const wanted = openXml[extension];
  const types = (await zip.read('[Content_Types].xml'))?.toString('utf8');
  if (wanted === undefined || types === undefined) return otherContent(extension);
  const hasMacros =
    /macroEnabled|vbaProject|ms-excel\.sheet\.binary|excel\.macrosheet/i.test(types) ||
    [...zip.entries.keys()].some((name) => macroPart.test(name));
  if (hasMacros) return { reason: 'macros', values: { extension } };
  if (!zip.entries.has(wanted.path) || !types.includes(`"${wanted.type}"`))
    return otherContent(extension);
  return (await hasRemoteTemplate(zip)) ? { reason: 'remoteTemplate' } : null;
}

async function checkOpenDocument(
  zip: OpenedZip,
  extension: string,
): Promise<DocumentRefusal | null> {
  const type = (await zip.read('mimetype'))?.toString('latin1').trim();
  if (type !== openDocument[extension] || !zip.entries.has('content.xml'))
    return otherContent(extension);
  const hasMacros = [...zip.entries.keys()].some((name) => openDocumentMacros.test(name));
  return hasMacros ? { reason: 'macros', values: { extension } } : null;
}

const compoundFile = 'd0cf11e0a1b11ae1';

/**
 * Checks an office file without unpacking it: a zip with the parts of its format, and without
 * macros, macros in embedded files and templates from elsewhere. Returns why it is refused, or null.
 */
export async function checkOfficeFile(
  file: Blob,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const head = Buffer.from(await file.slice(0, 8).arrayBuffer());
  if (head.toString('hex') === compoundFile) return { reason: 'encrypted' };
  if (head.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return otherContent(extension);
  const zip = await openZip(file);
  if (zip === null) return { reason: 'damaged' };
  const refusal =
    extension in openXml
      ? await checkOpenXml(zip, extension)
      : await checkOpenDocument(zip, extension);
  if (refusal !== null) return refusal;
  return (await hasEmbeddedMacros(zip)) ? { reason: 'embeddedMacros' } : null;
}
