import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFFindController } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** A found place: its page, its number on it from 0, and the text around it. */
export interface PdfPlace {
  readonly page: number;
  readonly index: number;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The places of each page by their first character, and their lengths, as pdf.js finds them. */
interface PdfMatches {
  readonly starts: readonly (readonly number[] | undefined)[];
  readonly lengths: readonly (readonly number[] | undefined)[];
}

/** How many places are listed. */
export const maxListedPlaces = 200;

const charactersBefore = 30;
const charactersAfter = 40;

/** The text of a page without line breaks, by which pdf.js counts, and where its lines end. */
interface PageText {
  readonly text: string;
  readonly lineEnds: ReadonlySet<number>;
}

async function readText(pdf: PDFDocumentProxy, page: number): Promise<PageText> {
  const { items } = await (await pdf.getPage(page)).getTextContent({ disableNormalization: true });
  const lineEnds = new Set<number>();
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    text += item.str;
    if (item.hasEOL) lineEnds.add(text.length);
  }
  return { text, lineEnds };
}

/** Returns a part of a text with a space where a line ends. */
function takePart({ text, lineEnds }: PageText, start: number, end: number): string {
  let part = '';
  for (let at = Math.max(0, start); at < Math.min(end, text.length); at += 1)
    part += (lineEnds.has(at) ? ' ' : '') + text.charAt(at);
  return part;
}

/** Returns the text around a place, of whole words, with dots where it goes on. */
function takeAround(page: PageText, start: number, end: number) {
  const before = takePart(page, start - charactersBefore, start);
  const after = takePart(page, end, end + charactersAfter);
  return {
    before: start > charactersBefore ? before.replace(/^\S*\s|^/, '…') : before,
    match: takePart(page, start, end),
    after: end + charactersAfter < page.text.length ? after.replace(/\s\S*$|$/, '…') : after,
  };
}

/** Returns a function that lists the first found places with the text around each. */
function createPlaceReader(
  pdf: PDFDocumentProxy,
): (matches: PdfMatches) => Promise<readonly PdfPlace[]> {
  const texts = new Map<number, Promise<PageText>>();
  const getText = (page: number): Promise<PageText> => {
    const text = texts.get(page) ?? readText(pdf, page);
    texts.set(page, text);
    return text;
  };
  return async ({ starts, lengths }) => {
    const places: PdfPlace[] = [];
    for (const [pageIndex, onPage] of starts.entries()) {
      if (onPage === undefined || onPage.length === 0) continue;
      const text = await getText(pageIndex + 1);
      for (const [index, start] of onPage.entries()) {
        if (places.length === maxListedPlaces) return places;
        const end = start + (lengths[pageIndex]?.[index] ?? 0);
        places.push({ page: pageIndex + 1, index, ...takeAround(text, start, end) });
      }
    }
    return places;
  };
}

/** Returns a function that lists the found places, and reports only the newest list. */
export function createPlaceLister(
  pdf: PDFDocumentProxy,
  finder: PDFFindController,
  onPlaces: (places: readonly PdfPlace[]) => void,
): () => void {
  const readPlaces = createPlaceReader(pdf);
  let count = 0;
  return () => {
    count += 1;
    const current = count;
    const starts = (finder.pageMatches ?? []) as readonly number[][];
    const lengths = (finder.pageMatchesLength ?? []) as readonly number[][];
    readPlaces({ starts: [...starts], lengths: [...lengths] }).then(
      (places) => {
        if (current === count) onPlaces(places);
      },
      () => undefined,
    );
  };
}

interface ThumbnailOptions {
  readonly page: number;
  readonly canvas: HTMLCanvasElement;
  /** In CSS pixels. */
  readonly width: number;
  /** By how many degrees the page is turned from its own position. */
  readonly rotation: number;
}

/** Draws a page in a canvas. */
export async function drawThumbnail(
  pdf: PDFDocumentProxy,
  { page, canvas, width, rotation: turned }: ThumbnailOptions,
): Promise<void> {
  const proxy = await pdf.getPage(page);
  const pixels = width * Math.min(2, window.devicePixelRatio);
  const rotation = (proxy.rotate + turned) % 360;
  const viewport = proxy.getViewport({
    scale: pixels / proxy.getViewport({ scale: 1, rotation }).width,
    rotation,
  });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await proxy.render({ canvas, viewport }).promise;
}
