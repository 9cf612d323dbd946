import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

import { createPdfController, type PdfController } from './pdf-controller.ts';
import { initialState, type PdfState } from './pdf-state.ts';

const subscribeToNothing = () => (): void => undefined;

/** Shows a PDF in the element of `container`. Returns its state and what can be done with it. */
export function usePdf(
  container: RefObject<HTMLDivElement | null>,
  content: Blob,
): { readonly state: PdfState; readonly controller: PdfController | null } {
  const [controller, setController] = useState<PdfController | null>(null);
  useEffect(() => {
    const element = container.current;
    let created: PdfController | null = null;
    let isOver = false;
    content.arrayBuffer().then(
      (buffer) => {
        if (isOver || element === null) return;
        created = createPdfController(element, new Uint8Array(buffer));
        setController(created);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      created?.destroy();
      setController(null);
    };
  }, [container, content]);
  const state = useSyncExternalStore(
    controller?.subscribe ?? subscribeToNothing,
    controller?.getState ?? (() => initialState),
  );
  return { state, controller };
}
