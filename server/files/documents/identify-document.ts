import { fileTypeFromBlob } from 'file-type';

import { refuseExtension } from '../../../src/domain/documents/check-document-file.ts';
import {
  findKindByName,
  type DocumentExtension,
} from '../../../src/domain/documents/document-kinds.ts';
import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
import { identifyImageFile } from '../identify-image.ts';
import { inspectBlob } from '../inspect-bytes.ts';
import { isMp4File } from '../is-mp4.ts';
import { isMp3 } from './check-media.ts';
import { checkOfficeFile } from './check-office-file.ts';
import { findCharset } from './check-text.ts';

/** What a document is by its content: how it is stored, and the media type it is served as. */
export interface IdentifiedDocument {
  readonly extension: DocumentExtension;
  readonly contentType: string;
}

type Result = { readonly document: IdentifiedDocument } | { readonly refusal: DocumentRefusal };

const tailBytes = 65_557;

/** Whether the file ends as a zip does, whatever it begins with (APPNOTE 4.3.16). */
async function endsAsZip(file: Blob): Promise<boolean> {
  const tail = Buffer.from(await file.slice(-tailBytes).arrayBuffer());
  for (
    let at = tail.indexOf('PK\u0005\u0006');
    at !== -1;
    at = tail.indexOf('PK\u0005\u0006', at + 1)
  )
    if (at + 22 <= tail.length && tail.readUInt16LE(at + 20) === tail.length - at - 22) return true;
  return false;
}

/** Checks that a PDF begins and ends as one, with nothing before, behind or mixed into its head. */
async function checkPdf(file: Blob): Promise<DocumentRefusal | null> {
  const head = Buffer.from(await file.slice(0, 1024).arrayBuffer()).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) return { reason: 'otherContent', values: { extension: 'pdf' } };
  if (/<(!doctype|html|head|body|script|svg|iframe|\?php)/i.test(head))
    return { reason: 'mixedContent' };
  const tail = Buffer.from(await file.slice(-1024).arrayBuffer()).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) return { reason: 'damaged' };
  return /[^\s\0]/.test(tail.slice(end + 5)) ? { reason: 'mixedContent' } : null;
}

/** Whether file-type knows the content as something that is not text. */
async function isKnownBinary(file: Blob): Promise<boolean> {
  const type = await fileTypeFromBlob(file);
  return type !== undefined && !/xml|rtf|text/.test(type.mime);
}

async function checkContent(
  file: Blob,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const accept = (isKind: boolean): DocumentRefusal | null =>
    isKind ? null : { reason: 'otherContent', values: { extension } };
  switch (extension) {
    case 'pdf':
      return checkPdf(file);
    case 'png':
    case 'jpg':
    case 'gif':
    case 'webp':
      return accept((await identifyImageFile(file))?.extension === extension);
    case 'mp3':
      return accept(await inspectBlob(file, isMp3(file.size)));
    case 'mp4':
      return accept(await isMp4File(file));
    case 'txt':
    case 'csv':
      return accept(!(await isKnownBinary(file)));
    default:
      return checkOfficeFile(file, extension);
  }
}

const isOffice = (contentType: string): boolean => /officedocument|opendocument/.test(contentType);

/**
 * Identifies a document by its content. A name must belong to the content, so that whoever saves
 * the document opens it as what it was checked to be. Only parts of the file are in memory at once.
 */
export async function identifyDocument(file: Blob, name: string): Promise<Result> {
  const kind = findKindByName(name);
  if (kind === null) return { refusal: refuseExtension(name) ?? { reason: 'wrongKind' } };
  if (file.size === 0) return { refusal: { reason: 'empty' } };
  const { extension, contentType } = kind;
  const refusal = await checkContent(file, extension);
  if (refusal !== null) return { refusal };
  if (!isOffice(contentType) && (await endsAsZip(file)))
    return { refusal: { reason: 'mixedContent' } };
  if (extension !== 'txt' && extension !== 'csv') return { document: { extension, contentType } };
  const charset = await findCharset(file);
  return charset === null
    ? { refusal: { reason: 'notText' } }
    : { document: { extension, contentType: `${contentType}; charset=${charset}` } };
}
