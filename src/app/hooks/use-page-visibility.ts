import { useLayoutEffect } from 'react';

/** The part of an actor that needs the page's visibility. */
interface PageVisibilityListener {
  readonly send: (
    event: { readonly type: 'page.hidden' } | { readonly type: 'page.visible' },
  ) => void;
}

/** Sends an actor the page's visibility, so that it does not poll while the page is hidden. */
export function usePageVisibility(actor: PageVisibilityListener): void {
  useLayoutEffect(() => {
    const sendVisibility = (): void => {
      actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible' });
    };
    if (document.visibilityState === 'hidden') sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => {
      document.removeEventListener('visibilitychange', sendVisibility);
    };
  }, [actor]);
}
