import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useIsPrinting } from './use-is-printing.ts';

/** How long pictures may keep a person from printing, in milliseconds. */
const maxWait = 10_000;

/** Waits until the fonts and the pictures of a paper are there, or cannot be loaded. */
async function waitForPictures(paper: Element): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')].map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  const tooLate = new Promise<void>((resolve) => {
    window.setTimeout(resolve, maxWait);
  });
  await Promise.race([Promise.allSettled([document.fonts.ready, ...pictures]), tooLate]);
}

interface PaperProps {
  /** Whether a person asks to print it. The browser's own command prints it too. */
  readonly isAsked: boolean;
  /** Loads code that the content is drawn with. */
  readonly prepare?: () => Promise<unknown>;
  /** Called when it is printed, and when printing is cancelled. */
  readonly onPrinted: () => void;
  readonly children: ReactNode;
}

/**
 * What is printed in place of the screen. It is rendered only while it is printed and is never seen
 * on the screen; one per screen.
 */
export function Paper(props: PaperProps): ReactNode {
  const isPrinting = useIsPrinting();
  return props.isAsked || isPrinting ? createPortal(<Sheet {...props} />, document.body) : null;
}

function Sheet({ isAsked, prepare, onPrinted, children }: PaperProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onPrinted);
  const waitForContent = useEffectEvent(async (paper: Element) => {
    await prepare?.().catch(() => undefined);
    await waitForPictures(paper);
  });
  useEffect(() => {
    const paper = ref.current;
    if (!isAsked || paper === null) return;
    const stop = new AbortController();
    window.addEventListener('afterprint', finish, { signal: stop.signal });
    waitForContent(paper).then(
      () => {
        if (!stop.signal.aborted) window.print();
      },
      () => undefined,
    );
    return () => {
      stop.abort();
    };
  }, [isAsked]);
  return (
    <div ref={ref} data-paper="" className="hidden text-ink print:block">
      {children}
    </div>
  );
}
