import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { Spinner } from '../../../design/feedback/spinner.tsx';
import { useIsPhone, useIsRoomy } from '../../../design/hooks/use-media-query.ts';
import { useShortcuts } from '../../../design/hooks/use-shortcuts.ts';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import type { PdfController } from '../../../design/viewers/pdf/pdf-controller.ts';
import type { PdfState } from '../../../design/viewers/pdf/pdf-state.ts';
import { usePdf } from '../../../design/viewers/pdf/use-pdf.ts';
import '../../../design/viewers/pdf/pdf-pages.css';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { DownloadNotice } from './download-notice.tsx';
import { PdfResults } from './pdf-results.tsx';
import { PdfThumbnails } from './pdf-thumbnails.tsx';
import { PdfToolbar, zoomStep } from './pdf-toolbar.tsx';

interface PdfViewProps {
  readonly name: string;
  readonly content: Blob;
  /** Whether the found places may be listed beside the pages. */
  readonly showsResults: boolean;
  /** Shown instead of the pages when they cannot be read. */
  readonly failed: (isEncrypted: boolean) => ReactNode;
  readonly onDownload: () => void;
}

/** Returns the handler of the keys that change the page and its size. */
const createKeyHandler =
  (state: PdfState, controller: PdfController | null) =>
  (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const goBy = (pages: number): void => controller?.goToPage(state.page + pages);
    const hasRoomToTheSide = event.currentTarget.scrollWidth <= event.currentTarget.clientWidth;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => controller?.zoom(state.scale * zoomStep),
      '=': () => controller?.zoom(state.scale * zoomStep),
      '-': () => controller?.zoom(state.scale / zoomStep),
      '0': () => controller?.zoom('page-width'),
      n: () => {
        goBy(1);
      },
      p: () => {
        goBy(-1);
      },
      Home: () => controller?.goToPage(1),
      End: () => controller?.goToPage(state.pageCount),
      ...(hasRoomToTheSide && {
        ArrowRight: () => {
          goBy(1);
        },
        ArrowLeft: () => {
          goBy(-1);
        },
      }),
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

interface PdfPagesProps {
  readonly name: string;
  readonly state: PdfState;
  readonly controller: PdfController | null;
  readonly containerRef: RefObject<HTMLDivElement | null>;
}

/** The scrolled pages, into which pdf.js draws. */
function PdfPages({ name, state, controller, containerRef }: PdfPagesProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="relative min-w-0 grow bg-line/60">
      {state.status === 'loading' && (
        <div role="status" className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{formatMessage('common.loading')}</span>
        </div>
      )}
      <ScrollRegion
        ref={containerRef}
        label={name}
        onKeyDown={createKeyHandler(state, controller)}
        className="absolute inset-0 p-4 pt-0 max-md:p-2 max-md:pt-0"
      >
        <div className="pdfViewer" />
      </ScrollRegion>
    </div>
  );
}

/**
 * A PDF: pages drawn when they are reached, with selectable text, their small pictures and a search.
 * Ctrl F searches. In the pages, + and - change the size and 0 fits the width; arrows to the side, n
 * and p go to the next and previous page, Home and End to the first and last.
 */
export function PdfView(props: PdfViewProps): ReactNode {
  const { name, content, showsResults, failed, onDownload } = props;
  const formatMessage = useFormatMessage();
  const container = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const { state, controller } = usePdf(container, content);
  const [query, setQuery] = useState('');
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const isRoomy = useIsRoomy();
  const isPhone = useIsPhone();
  const hasThumbnails = isChosenOpen ?? isRoomy;
  useShortcuts({ 'Mod+f': () => search.current?.querySelector('input')?.focus() });
  if (state.status === 'failed' || state.status === 'encrypted')
    return failed(state.status === 'encrypted');
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col" data-status={state.status}>
      <PdfToolbar
        state={state}
        controller={controller}
        searchRef={search}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          controller?.find(text);
        }}
        hasThumbnails={hasThumbnails}
        onThumbnails={() => {
          setChosenOpen(!hasThumbnails);
        }}
      />
      {state.isXfaForm && (
        <DownloadNotice onDownload={onDownload}>
          {formatMessage('documents.xfaForm')}
        </DownloadNotice>
      )}
      <div className="relative flex min-h-0 grow">
        {hasThumbnails && controller !== null && state.status === 'shown' && (
          <PdfThumbnails
            state={state}
            controller={controller}
            onChoose={(page) => {
              controller.goToPage(page);
              if (isPhone) setChosenOpen(false);
            }}
          />
        )}
        <PdfPages name={name} state={state} controller={controller} containerRef={container} />
        {query !== '' && showsResults && (
          <PdfResults
            state={state}
            onChoose={(place) => {
              controller?.goToPlace(query, place);
            }}
          />
        )}
      </div>
    </div>
  );
}
