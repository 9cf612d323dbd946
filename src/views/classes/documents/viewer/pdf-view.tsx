import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Spinner } from '../../../design/feedback/spinner.tsx';
import { usePdf } from '../../../design/viewers/pdf/use-pdf.ts';
import '../../../design/viewers/pdf/pdf-pages.css';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';

interface PdfViewProps {
  readonly name: string;
  readonly content: Blob;
  /** Shown instead of the pages when they cannot be read. */
  readonly failed: (isEncrypted: boolean) => ReactNode;
}

const zoomStep = 1.2;

/**
 * A PDF: pages drawn when they are reached, selectable text, search. Ctrl F searches, + and - change
 * the size, 0 fits the width; n and p are the next and previous page.
 */
export function PdfView({ name, content, failed }: PdfViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const container = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const { state, controller } = usePdf(container, content);
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      search.current?.querySelector('input')?.focus();
      return;
    }
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => controller?.zoom(state.scale * zoomStep),
      '-': () => controller?.zoom(state.scale / zoomStep),
      '0': () => controller?.zoom('page-width'),
      n: () => controller?.goToPage(state.page + 1),
      p: () => controller?.goToPage(state.page - 1),
    };
    actions[event.key]?.();
  };
  if (state.status === 'failed' || state.status === 'encrypted')
    return failed(state.status === 'encrypted');
  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      className="flex min-h-0 grow flex-col"
      data-status={state.status}
    >
      <PdfToolbar state={state} controller={controller} searchRef={search} />
      <div className="relative min-h-0 grow bg-line/60">
        {state.status === 'loading' && (
          <div role="status" className="absolute inset-0 grid place-items-center">
            <Spinner />
            <span className="sr-only">{formatMessage('common.loading')}</span>
          </div>
        )}
        <ScrollRegion
          ref={container}

          label={name}
          className="absolute inset-0 p-4"
        >
          <div className="pdfViewer" />
        </ScrollRegion>
      </div>
    </div>
  );
}
