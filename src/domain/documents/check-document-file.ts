import { documentKinds, findKindByName, getExtension } from './document-kinds.ts';
import { parseDocumentName } from './document-name.ts';
import type { DocumentRefusal } from './document-refusal.ts';
import { formatSize } from './format-size.ts';

/** How large a document may be (docs/decisions/0046). */
export const maxDocumentMegabytes = 20;

const maxDocumentBytes = maxDocumentMegabytes * 1_048_576;

/** The value of the `accept` attribute of a file input. */
export const acceptedDocuments = documentKinds
  .flatMap((kind) => [kind.extension, ...('otherExtensions' in kind ? kind.otherExtensions : [])])
  .map((extension) => `.${extension}`)
  .join(',');

/** The formats without macros of the formats with macros. */
const withoutMacros: Readonly<Record<string, string>> = {
  docm: 'docx',
  dotm: 'docx',
  xlsm: 'xlsx',
  xlsb: 'xlsx',
  xltm: 'xlsx',
  xlam: 'xlsx',
  pptm: 'pptx',
  potm: 'pptx',
  ppsm: 'pptx',
  ppam: 'pptx',
};

/** The current formats of the formats of Office 97 to 2003. */
const currentFormats: Readonly<Record<string, string>> = {
  doc: 'docx',
  dot: 'docx',
  rtf: 'docx',
  xls: 'xlsx',
  xlt: 'xlsx',
  ppt: 'pptx',
  pps: 'pptx',
  pot: 'pptx',
};

/** Returns why no document may have the extension of `fileName`, or null. */
export function refuseExtension(fileName: string): DocumentRefusal | null {
  const extension = getExtension(fileName);
  const plain = withoutMacros[extension];
  if (plain !== undefined) return { reason: 'macros', values: { extension: plain } };
  const current = currentFormats[extension];
  if (current !== undefined) return { reason: 'oldOffice', values: { extension: current } };
  return findKindByName(fileName) === null ? { reason: 'wrongKind' } : null;
}

/**
 * Returns why a file can be refused by its name and size alone, before it is sent, or null. Its
 * content is checked by the server.
 */
export function checkDocumentFile(file: {
  readonly name: string;
  readonly size: number;
}): DocumentRefusal | null {
  const parsed = parseDocumentName(file.name);
  if ('refusal' in parsed) return parsed.refusal;
  const refusal = refuseExtension(parsed.name);
  if (refusal !== null) return refusal;
  if (file.size === 0) return { reason: 'empty' };
  return file.size > maxDocumentBytes
    ? {
        reason: 'tooLarge',
        values: { size: formatSize(file.size), limit: maxDocumentMegabytes },
      }
    : null;
}
