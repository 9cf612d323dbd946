import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFFindController, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

import { createPlaceLister, drawThumbnail, type PdfPlace } from './pdf-places.ts';
import { createStateHolder, noMatches, type PdfState } from './pdf-state.ts';
import { createDocumentOptions, loadPdf, type PdfModules } from './load-pdf.ts';

/** How large the pages are. */
export type PdfZoom = 'page-width' | 'page-fit' | number;

/** A PDF on the screen. */
export interface PdfController {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => PdfState;
  readonly goToPage: (page: number) => void;
  readonly zoom: (zoom: PdfZoom) => void;
  readonly rotate: () => void;
  /** Searches from the beginning, or for the next or previous place of the same text. */
  readonly find: (text: string, direction?: 'next' | 'previous') => void;
  /** Goes to a place of the text that was searched for last. */
  readonly goToPlace: (text: string, place: Pick<PdfPlace, 'page' | 'index'>) => void;
  /** Draws a small picture of a page, turned like the pages. */
  readonly drawThumbnail: (page: number, canvas: HTMLCanvasElement, width: number) => void;
  readonly destroy: () => void;
}

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
    enableAutoLinking: false,
  });
  linkService.setViewer(viewer);
  return { eventBus, viewer, finder };
}

const countMatches = ({ pageMatches }: PDFFindController): PdfState['matchesByPage'] =>
  new Map(
    (pageMatches ?? []).flatMap((matches: readonly number[] | undefined, index) =>
      matches === undefined || matches.length === 0 ? [] : [[index + 1, matches.length] as const],
    ),
  );

const isPasswordError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** Reports what the component shows from now on, and when other places are found. */
function listen(
  { eventBus, viewer, finder }: Parts,
  update: (changes: Partial<PdfState>) => void,
  onMatches: () => void,
): void {
  eventBus.on('pagesinit', () => {
    update({ status: 'shown', pageCount: viewer.pagesCount });
  });
  eventBus.on('pagechanging', ({ pageNumber }: { readonly pageNumber: number }) => {
    update({ page: pageNumber });
  });
  eventBus.on('scalechanging', ({ scale }: { readonly scale: number }) => {
    update({ scale });
  });
  eventBus.on('rotationchanging', ({ pagesRotation }: { readonly pagesRotation: number }) => {
    update({ rotation: pagesRotation });
  });
  const setMatches = ({
    matchesCount: { current, total },
  }: {
    readonly matchesCount: { readonly current: number; readonly total: number };
  }): void => {
    update({ match: current, matchCount: total, matchesByPage: countMatches(finder) });
    onMatches();
  };
  eventBus.on('updatefindmatchescount', setMatches);
  eventBus.on('updatefindcontrolstate', setMatches);
}

async function isXfaForm(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  return 'IsXFAPresent' in info && info.IsXFAPresent === true;
}

const maxFirstScale = 1.4;

/** Changes the size of the pages. One that follows the container does so until the next change. */
function createZoom({ viewer, eventBus }: Parts, container: HTMLDivElement) {
  let zoom: PdfZoom | 'first' = 'first';
  const apply = (): void => {
    if (typeof zoom === 'number') viewer.currentScale = Math.min(5, Math.max(0.25, zoom));
    else viewer.currentScaleValue = zoom === 'first' ? 'page-width' : zoom;
    if (zoom === 'first' && viewer.currentScale > maxFirstScale)
      viewer.currentScale = maxFirstScale;
  };
  eventBus.on('pagesinit', apply);
  const observer = new ResizeObserver(() => {
    if (typeof zoom !== 'number' && viewer.pagesCount > 0) apply();
  });
  observer.observe(container);
  return {
    set: (next: PdfZoom) => {
      zoom = next;
      apply();
    },
    stop: () => {
      observer.disconnect();
    },
  };
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

/** Searches again so that the search arrives at a certain place. */
function findPlace(
  parts: Parts,
  container: HTMLDivElement,
  text: string,
  { page, index }: Pick<PdfPlace, 'page' | 'index'>,
): void {
  // pdf.js goes to the place behind this one next, and has no call for any other place.
  Object.assign(parts.finder, {
    _offset: { pageIdx: page - 1, matchIdx: index - 1, wrapped: false },
  });
  dispatchFind(parts, container, text, 'next');
}

/** Returns the status after a failed load. An unexpected error is logged. */
function toFailedStatus(error: unknown): 'encrypted' | 'failed' {
  if (isPasswordError(error)) return 'encrypted';
  console.error('the PDF is not shown', error);
  return 'failed';
}

/**
 * Shows a PDF in `container`, which is positioned and scrolls, and whose first child receives the
 * pages. Pages are drawn when they are reached. `bytes` are not copied and belong to pdf.js then.
 */
export function createPdfController(container: HTMLDivElement, bytes: Uint8Array): PdfController {
  const { getState, update, subscribe, removeListeners } = createStateHolder();
  let parts: Parts | null = null;
  let pdf: PDFDocumentProxy | null = null;
  let isDestroyed = false;
  let sizes: ReturnType<typeof createZoom> | null = null;
  let listPlaces = (): void => undefined;

  const open = async (): Promise<void> => {
    const modules = await loadPdf();
    if (isDestroyed) return;
    parts = createParts(modules, container);
    sizes = createZoom(parts, container);
    listen(parts, update, () => listPlaces());
    pdf = await modules.pdf.getDocument({ data: bytes, ...createDocumentOptions() }).promise;
    if (isDestroyed) return pdf.destroy();
    listPlaces = createPlaceLister(pdf, parts.finder, (places) => {
      update({ places });
    });
    parts.viewer.setDocument(pdf);
    parts.viewer.linkService.setDocument(pdf, null);
    update({ isXfaForm: await isXfaForm(pdf) });
  };
  open().catch((error: unknown) => {
    if (!isDestroyed) update({ status: toFailedStatus(error) });
  });

  return {
    subscribe,
    getState,
    goToPage: (page) => {
      if (parts !== null && page >= 1 && page <= getState().pageCount)
        parts.viewer.currentPageNumber = page;
    },
    zoom: (zoom) => {
      sizes?.set(zoom);
    },
    rotate: () => {
      if (parts !== null) parts.viewer.pagesRotation = (parts.viewer.pagesRotation + 90) % 360;
    },
    find: (text, direction) => {
      if (parts !== null) dispatchFind(parts, container, text, direction);
      if (text === '') update(noMatches);
    },
    goToPlace: (text, place) => {
      if (parts !== null) findPlace(parts, container, text, place);
    },
    drawThumbnail: (page, canvas, width) => {
      if (pdf === null) return;
      const { rotation } = getState();
      drawThumbnail(pdf, { page, canvas, width, rotation }).catch(() => undefined);
    },
    destroy: () => {
      isDestroyed = true;
      removeListeners();
      sizes?.stop();
      parts?.viewer.cleanup();
      pdf?.destroy().catch(() => undefined);
    },
  };
}
