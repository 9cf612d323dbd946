import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Follows `beforeprint`, which comes before the pages are counted, and the medium itself. */
function followPrinting(onChange: () => void): () => void {
  const stop = new AbortController();
  const print = window.matchMedia('print');
  const note = (isOn: boolean) => () => {
    isPrinting = isOn;
    onChange();
  };
  window.addEventListener('beforeprint', note(true), { signal: stop.signal });
  window.addEventListener('afterprint', note(false), { signal: stop.signal });
  print.addEventListener('change', onChange, { signal: stop.signal });
  return () => {
    isPrinting = false;
    stop.abort();
  };
}

/** Whether the page is being printed. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(followPrinting, () => isPrinting || window.matchMedia('print').matches);
