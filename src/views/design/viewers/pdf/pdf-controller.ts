import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFFindController, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

import { createDocumentOptions, loadPdf, type PdfModules } from './load-pdf.ts';

/** What a PDF shows now. `scale` is 1 at 96 dots an inch; `match` counts from 1, 0 without one. */
export interface PdfState {
  readonly status: 'loading' | 'shown' | 'encrypted' | 'failed';
  readonly page: number;
  readonly pageCount: number;
  readonly scale: number;
  readonly match: number;
  readonly matchCount: number;
  /** How many places each page has, by its number, without the pages that have none. */
  readonly matchesByPage: readonly (readonly [page: number, count: number])[];
}

/** How large the pages are. */
export type PdfZoom = 'page-width' | 'page-fit' | 'page-actual' | number;

/** A PDF on the screen. */
export interface PdfController {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => PdfState;
  readonly goToPage: (page: number) => void;
  readonly zoom: (zoom: PdfZoom) => void;
  readonly rotate: () => void;
  /** Searches from the beginning, or for the next or previous place of the same text. */
  readonly find: (text: string, direction?: 'next' | 'previous') => void;
  readonly destroy: () => void;
}

const initialState: PdfState = {
  status: 'loading',
  page: 1,
  pageCount: 0,
  scale: 1,
  match: 0,
  matchCount: 0,
  matchesByPage: [],
};

interface Parts {
  readonly eventBus: EventBus;
  readonly viewer: PDFViewer;
  readonly finder: PDFFindController;
}

/** Creates the component that draws the pages near the visible ones. */
function createParts({ viewer: module }: PdfModules, container: HTMLDivElement): Parts {
  const eventBus = new module.EventBus();
  const linkService = new module.PDFLinkService({
    eventBus,
    externalLinkTarget: module.LinkTarget.BLANK,
  });
  const finder = new module.PDFFindController({ eventBus, linkService });
  const viewer = new module.PDFViewer({
    container,
    eventBus,
    linkService,
    findController: finder,
    annotationMode: 1,
    annotationEditorMode: -1,
    textLayerMode: 1,
    removePageBorders: true,
    enableAutoLinking: false,
  });
  linkService.setViewer(viewer);
  return { eventBus, viewer, finder };
}

const listMatches = ({ pageMatches }: PDFFindController): PdfState['matchesByPage'] =>
  (pageMatches ?? []).flatMap((matches: readonly number[] | undefined, index) =>
    matches === undefined || matches.length === 0 ? [] : [[index + 1, matches.length] as const],
  );

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** Reports what the component shows from now on. */
function listen(
  { eventBus, viewer, finder }: Parts,
  update: (changes: Partial<PdfState>) => void,
): void {
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
    if (viewer.currentScale > 1.4) viewer.currentScale = 1.4;
    update({ status: 'shown', pageCount: viewer.pagesCount });
  });
  eventBus.on('pagechanging', ({ pageNumber }: { readonly pageNumber: number }) => {
    update({ page: pageNumber });
  });
  eventBus.on('scalechanging', ({ scale }: { readonly scale: number }) => {
    update({ scale });
  });
  const setMatches = ({
    matchesCount: { current, total },
  }: {
    readonly matchesCount: { readonly current: number; readonly total: number };
  }): void => {
    update({ match: current, matchCount: total, matchesByPage: listMatches(finder) });
  };
  eventBus.on('updatefindmatchescount', setMatches);
  eventBus.on('updatefindcontrolstate', setMatches);
}

function applyZoom({ viewer }: Parts, zoom: PdfZoom): void {
  if (typeof zoom === 'number') viewer.currentScale = Math.min(5, Math.max(0.25, zoom));
  else viewer.currentScaleValue = zoom;
}

/** Starts a search, or goes to the next or previous place of the same text. */
function dispatchFind(
  { eventBus }: Parts,
  source: HTMLElement,
  text: string,
  direction: 'next' | 'previous' | undefined,
): void {
  eventBus.dispatch('find', {
    source,
    type: direction === undefined ? '' : 'again',
    query: text,
    caseSensitive: false,
    entireWord: false,
    highlightAll: true,
    findPrevious: direction === 'previous',
    matchDiacritics: false,
  });
}

/**
 * Shows a PDF in `container`, which is positioned and scrolls, and whose first child receives the
 * pages. Pages are drawn when they are reached. `bytes` are not copied and belong to pdf.js then.
 */
export function createPdfController(container: HTMLDivElement, bytes: Uint8Array): PdfController {
  const listeners = new Set<() => void>();
  let state = initialState;
  let parts: Parts | null = null;
  let pdf: PDFDocumentProxy | null = null;
  let isDestroyed = false;
  const update = (changes: Partial<PdfState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const open = async (): Promise<void> => {
    const modules = await loadPdf();
    if (isDestroyed) return;
    parts = createParts(modules, container);
    listen(parts, update);
    pdf = await modules.pdf.getDocument({ data: bytes, ...createDocumentOptions() }).promise;
    if (isDestroyed) await pdf.destroy();
    else {
      parts.viewer.setDocument(pdf);
      parts.viewer.linkService.setDocument(pdf, null);
    }
  };
  open().catch((error: unknown) => {
    if (isDestroyed) return;
    if (!isPasswordError(error)) console.error('the PDF is not shown', error);
    update({ status: isPasswordError(error) ? 'encrypted' : 'failed' });
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => state,
    goToPage: (page) => {
      if (parts !== null && page >= 1 && page <= state.pageCount)
        parts.viewer.currentPageNumber = page;
    },
    zoom: (zoom) => {
      if (parts !== null) applyZoom(parts, zoom);
    },
    rotate: () => {
      if (parts !== null) parts.viewer.pagesRotation = (parts.viewer.pagesRotation + 90) % 360;
    },
    find: (text, direction) => {
      if (parts !== null) dispatchFind(parts, container, text, direction);
      if (text === '') update({ match: 0, matchCount: 0, matchesByPage: [] });
    },
    destroy: () => {
      isDestroyed = true;
      listeners.clear();
      parts?.viewer.cleanup();
      pdf?.destroy().catch(() => undefined);
    },
  };
}
