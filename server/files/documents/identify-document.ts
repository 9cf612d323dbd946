import { fileTypeFromBlob } from 'file-type';

import { refuseExtension } from '../../../src/domain/documents/check-document-file.ts';
import {
  findKindByName,
  type DocumentExtension,
  type DocumentKind,
} from '../../../src/domain/documents/document-kinds.ts';
import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
import { takeImage } from '../identify-image.ts';
import { inspectBlob } from '../inspect-bytes.ts';
import { checkMp4 } from '../check-mp4.ts';
import { isMp3 } from './check-media.ts';
import { endsAsZip, hasMarkupInside, hasPdfHead } from './check-mixed-content.ts';
import { checkOfficeFile } from './check-office-file.ts';
import { checkPdf } from './check-pdf.ts';
import { findCharset } from '../../../src/domain/documents/find-charset.ts';

/** What a document is by its content: how it is stored, and the media type it is served as. */
export interface IdentifiedDocument {
  readonly extension: DocumentExtension;
  readonly contentType: string;
}

type Result =
  | { readonly document: IdentifiedDocument; readonly content: Blob }
  | { readonly refusal: DocumentRefusal };

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

const createMismatch = (extension: DocumentExtension): DocumentRefusal => ({
  reason: 'otherContent',
  values: { extension },
});

/** Returns a picture or PDF without what is behind its end, and another file as it is. */
async function cutAtEnd(
  file: Blob,
  { extension, view }: Pick<DocumentKind, 'view'> & { readonly extension: DocumentExtension },
): Promise<{ readonly content: Blob } | { readonly refusal: DocumentRefusal }> {
  if (view === 'pdf') return checkPdf(file);
  if (view !== 'image') return { content: file };
  const taken = await takeImage(file);
  if ('refusal' in taken) return { refusal: taken.refusal ?? createMismatch(extension) };
  return taken.image.extension === extension
    ? { content: taken.image.bytes }
    : { refusal: createMismatch(extension) };
}

async function checkFilm(file: Blob): Promise<DocumentRefusal | null> {
  const found = await checkMp4(file);
  if (found === 'mp4') return checkUnmixed(file);
  return found === 'damaged' ? { reason: 'damaged' } : createMismatch('mp4');
}

async function checkContent(
  file: Blob,
  extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
  const otherContent = createMismatch(extension);
  switch (extension) {
    case 'pdf':
      return null;
    case 'png':
    case 'jpg':
    case 'gif':
    case 'webp':
      return checkUnmixed(file);
    case 'mp3':
      return (await inspectBlob(file, isMp3(file.size))) ? checkUnmixed(file) : otherContent;
    case 'mp4':
      return checkFilm(file);
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
 * that a saved copy opens as the type that was checked. `content` is what to store: a picture or PDF
 * ends where its structure does. Only parts of the file are in memory at once.
 */
export async function identifyDocument(file: Blob, name: string): Promise<Result> {
  const kind = findKindByName(name);
  if (kind === null) return { refusal: refuseExtension(name) ?? { reason: 'wrongKind' } };
  if (file.size === 0) return { refusal: { reason: 'empty' } };
  const { extension, contentType } = kind;
  const cut = await cutAtEnd(file, kind);
  if ('refusal' in cut) return cut;
  const { content } = cut;
  const refusal = await checkContent(content, extension);
  if (refusal !== null) return { refusal };
  if (extension !== 'txt' && extension !== 'csv')
    return { document: { extension, contentType }, content };
  const charset = await findCharset(content);
  return charset === null
    ? { refusal: { reason: 'notText' } }
    : { document: { extension, contentType: `${contentType}; charset=${charset}` }, content };
}
