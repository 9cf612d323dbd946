import type * as Pdf from 'pdfjs-dist';
import type * as Viewer from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** pdf.js, and its component that shows pages. */
export interface PdfModules {
  readonly pdf: typeof Pdf;
  readonly viewer: Pick<
    typeof Viewer,
    'EventBus' | 'LinkTarget' | 'PDFFindController' | 'PDFLinkService' | 'PDFViewer'
  >;
}

/** The folder with pdf.js's fonts, character maps and decoders, which the build copies. */
const getAssetFolder = (name: string): string => new URL(`pdfjs/${name}/`, document.baseURI).href;

/** The options by which pdf.js finds its assets on this server. Scripts of a PDF never run. */
export const createDocumentOptions = () => ({
  cMapUrl: getAssetFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: getAssetFolder('standard_fonts'),
  wasmUrl: getAssetFolder('wasm'),
  iccUrl: getAssetFolder('iccs'),
  enableXfa: false,
  // Fonts of this server have the widths that the PDF expects.
  useSystemFonts: false,
});

let loading: Promise<PdfModules> | null = null;

async function load(): Promise<PdfModules> {
  const pdf = (await import('pdfjs-dist/legacy/build/pdf.min.mjs')) as typeof Pdf;
  pdf.GlobalWorkerOptions.workerPort = new Worker(
    new URL('npm:pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  // The component takes pdf.js from here.
  Object.assign(globalThis, { pdfjsLib: pdf });
  const { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } =
    await import('pdfjs-dist/legacy/web/pdf_viewer.mjs');
  const viewer = { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer };
  return { pdf, viewer };
}

/** Loads pdf.js, its worker and its component, once. */
export function loadPdf(): Promise<PdfModules> {
  loading ??= load();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
