import { fileTypeFromBlob } from 'file-type';

import type { DocumentRefusal } from '../../../src/domain/documents/document-refusal.ts';
import { endsAsZip, hasMarkup, readHead } from './check-mixed-content.ts';

const endMark = '%%EOF';
const blockBytes = 65_536;

/** Returns where the last end mark of a PDF ends, or null. It is looked for from the end. */
async function findEnd(file: Blob): Promise<number | null> {
  for (let start = file.size; start > 0;) {
    const end = Math.min(file.size, start + endMark.length);
    start = Math.max(0, start - blockBytes);
    const block = Buffer.from(await file.slice(start, end).arrayBuffer());
    const found = block.lastIndexOf(endMark, undefined, 'latin1');
    if (found !== -1) return start + found + endMark.length;
  }
  return null;
}

/** The end record of a zip. */
const zipEnd = 'PK\u0005\u0006';

/** Returns the text outside of the streams of a PDF, and whether its end is inside of one. */
function takeOutside(text: string, startsInside: boolean) {
  let outside = '';
  let isInside = startsInside;
  for (let at = 0; at < text.length; isInside = !isInside) {
    const mark = isInside ? /endstream/g : /stream\r?\n/g;
    mark.lastIndex = at;
    const found = mark.exec(text);
    if (!isInside) outside += text.slice(at, found?.index);
    if (found === null) break;
    at = mark.lastIndex;
  }
  return { outside, isInside };
}

/** Whether text between the streams of a PDF belongs to another kind of file. */
const isForeign = (text: string): boolean => hasMarkup(text) || text.includes(zipEnd);

/**
 * Whether a PDF has tags of HTML or a zip outside of its streams, which hold texts, pictures and
 * attached files. Whole lines are read, because no mark of a stream continues on the next one.
 */
async function isMixedBetweenStreams(file: Blob): Promise<boolean> {
  let line = '';
  let isInside = false;
  for await (const chunk of file.stream()) {
    const text = line + Buffer.from(chunk).toString('latin1');
    const end = text.lastIndexOf('\n') + 1 || text.length;
    const taken = takeOutside(text.slice(0, end), isInside);
    if (isForeign(taken.outside)) return true;
    line = text.slice(end);
    isInside = taken.isInside;
  }
  return isForeign(takeOutside(line, isInside).outside);
}

/** Whether a file of another kind begins before the PDF. Viewers accept text and bytes there. */
async function beginsAsOther(file: Blob): Promise<boolean> {
  const head = await readHead(file);
  if (hasMarkup(head)) return true;
  const type = head.startsWith('%PDF-') ? undefined : await fileTypeFromBlob(file);
  return type !== undefined && type.mime !== 'application/pdf';
}

const pdfHead = /%PDF-[12]\.\d/;

/** Returns why a file without the head of a PDF at its beginning is refused. */
async function explainHead(file: Blob): Promise<DocumentRefusal> {
  const start = Buffer.from(await file.slice(0, blockBytes).arrayBuffer()).toString('latin1');
  return pdfHead.test(start) && !(await beginsAsOther(file))
    ? { reason: 'pdfBegins' }
    : { reason: 'otherContent', values: { extension: 'pdf' } };
}

/** Whether there are objects in the text, such as those of a later version whose end is missing. */
const hasObjects = (text: string): boolean => /\d\s+\d+\s+obj\b/.test(text);

/**
 * Checks that a PDF begins where viewers look for it (ISO 32000-1, annex H.3) and is no other kind
 * of file besides, and cuts it at its last end mark. Returns why it is refused, or its content.
 */
export async function checkPdf(
  file: Blob,
): Promise<{ readonly content: Blob } | { readonly refusal: DocumentRefusal }> {
  if (!pdfHead.test(await readHead(file))) return { refusal: await explainHead(file) };
  const end = await findEnd(file);
  if (end === null) return { refusal: { reason: 'damaged' } };
  const behind = Buffer.from(await file.slice(end, end + blockBytes).arrayBuffer());
  if (hasObjects(behind.toString('latin1'))) return { refusal: { reason: 'damaged' } };
  // Line ends stay, because a signature may include them.
  const isBlank = end + blockBytes >= file.size && !/[^\s\0]/.test(behind.toString('latin1'));
  const content = isBlank ? file : file.slice(0, end);
  const isMixed =
    (await beginsAsOther(content)) ||
    (await endsAsZip(content, 'strict')) ||
    (await isMixedBetweenStreams(content));
  return isMixed ? { refusal: { reason: 'mixedContent' } } : { content };
}
