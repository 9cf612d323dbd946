import { useEffect, useEffectEvent } from 'react';

interface ClipboardHandlers {
  readonly onCopy: (event: ClipboardEvent) => void;
  /** Called before any other handler of the page. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Listens for copy and paste in the whole page. */
export function useClipboardEvents({ onCopy, onPaste }: ClipboardHandlers): void {
  const copy = useEffectEvent(onCopy);
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    const listenToCopy = (event: ClipboardEvent): void => {
      copy(event);
    };
    const listenToPaste = (event: ClipboardEvent): void => {
      paste(event);
    };
    document.addEventListener('copy', listenToCopy);
    document.addEventListener('paste', listenToPaste, { capture: true });
    return () => {
      document.removeEventListener('copy', listenToCopy);
      document.removeEventListener('paste', listenToPaste, { capture: true });
    };
  }, []);
}
