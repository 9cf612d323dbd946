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
import {
  endsAsZip,
  hasMarkup,
  hasMarkupBetweenStreams,
  hasMarkupInside,
  hasPdfHead,
  readHead,
} from './check-mixed-content.ts';
import { checkOfficeFile } from './check-office-file.ts';
import { findCharset } from '../../../src/domain/documents/find-charset.ts';

/** What a document is by its content: how it is stored, and the media type it is served as. */
export interface IdentifiedDocument {
  readonly extension: DocumentExtension;
  readonly contentType: string;
}

type Result = { readonly document: IdentifiedDocument } | { readonly refusal: DocumentRefusal };

/** Checks that a PDF begins and ends as one, with nothing before, behind or mixed into it. */
async function checkPdf(file: Blob): Promise<DocumentRefusal | null> {
  const head = await readHead(file);
  if (!/^%PDF-[12]\.\d/.test(head)) return { reason: 'otherContent', values: { extension: 'pdf' } };
  const tail = Buffer.from(await file.slice(-1024).arrayBuffer()).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) return { reason: 'damaged' };
  const isMixed =
    hasMarkup(head) ||
    /[^\s\0]/.test(tail.slice(end + 5)) ||
    (await endsAsZip(file)) ||
    (await hasMarkupBetweenStreams(file));
  return isMixed ? { reason: 'mixedContent' } : null;
}

/** Checks that an image, audio or video file is not also a PDF, a zip or markup. */
async function checkUnmixed(file: Blob): Promise<DocumentRefusal | null> {
  const isMixed =
    (await hasPdfHead(file)) || (await endsAsZip(file)) || (await hasMarkupInside(file));
  return isMixed ? { reason: 'mixedContent' } : null;
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
  const otherContent = { reason: 'otherContent', values: { extension } } as const;
  switch (extension) {
    case 'pdf':
      return checkPdf(file);
    case 'png':
    case 'jpg':
    case 'gif':
    case 'webp':
      return (await identifyImageFile(file))?.extension === extension
        ? checkUnmixed(file)
        : otherContent;
    case 'mp3':
      return (await inspectBlob(file, isMp3(file.size))) ? checkUnmixed(file) : otherContent;
    case 'mp4':
      return (await isMp4File(file)) ? checkUnmixed(file) : otherContent;
    case 'txt':
    case 'csv':
      if (await isKnownBinary(file)) return otherContent;
      return (await endsAsZip(file)) ? { reason: 'mixedContent' } : null;
    default:
      return checkOfficeFile(file, extension);
  }
}

/**
 * Identifies a document by its content. The extension of its name must belong to the content, so
 * that a saved copy opens as the type that was checked. Only parts of the file are in memory at once.
 */
export async function identifyDocument(file: Blob, name: string): Promise<Result> {
  const kind = findKindByName(name);
  if (kind === null) return { refusal: refuseExtension(name) ?? { reason: 'wrongKind' } };
  if (file.size === 0) return { refusal: { reason: 'empty' } };
  const { extension, contentType } = kind;
  const refusal = await checkContent(file, extension);
  if (refusal !== null) return { refusal };
  if (extension !== 'txt' && extension !== 'csv') return { document: { extension, contentType } };
  const charset = await findCharset(file);
  return charset === null
    ? { refusal: { reason: 'notText' } }
    : { document: { extension, contentType: `${contentType}; charset=${charset}` } };
}
