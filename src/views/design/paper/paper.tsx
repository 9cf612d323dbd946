import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useIsPrinting } from './use-is-printing.ts';

/** How long pictures may keep a person from printing, in milliseconds. */
const maxWaitMs = 10_000;

/** How long a browser that prints may take to begin, in milliseconds. Others never begin. */
const maxStartMs = 1000;

/** Waits until the fonts and the pictures of a paper are there, or cannot be loaded. */
async function waitForPictures(paper: Element): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')].map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  const tooLate = new Promise<void>((resolve) => {
    window.setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([Promise.allSettled([document.fonts.ready, ...pictures]), tooLate]);
}

/** Waits until what has just arrived is drawn. */
const waitForNextTask = (): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve);
  });

interface PaperProps {
  /** Whether a person asks to print it. The browser's own command prints it too. */
  readonly isAsked: boolean;
  /** Loads what is missing of the content, and code that it is drawn with. */
  readonly prepare?: () => Promise<unknown>;
  /** Called when it is printed, when printing is cancelled, and where the browser does not print. */
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
    await waitForNextTask();
    await waitForPictures(paper);
  });
  useEffect(() => {
    const paper = ref.current;
    if (!isAsked || paper === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let hasBegun = false;
    const begin = (): void => {
      hasBegun = true;
    };
    window.addEventListener('beforeprint', begin, { signal });
    window.addEventListener('afterprint', finish, { signal });
    const print = async (): Promise<void> => {
      await waitForContent(paper);
      if (signal.aborted) return;
      window.setTimeout(() => {
        if (!hasBegun && !signal.aborted) finish();
      }, maxStartMs);
      window.print();
    };
    print().catch(() => undefined);
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
