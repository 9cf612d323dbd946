import { useLayoutEffect } from 'react';

/** An actor that wants to know whether somebody sees the page. */
interface Seen {
  readonly send: (
    event: { readonly type: 'sight.lost' } | { readonly type: 'sight.regained' },
  ) => void;
}

/** Tells an actor when the browser hides the page and when it shows it again, so that nothing is looked up for nobody. */
export function useSight(actor: Seen): void {
  useLayoutEffect(() => {
    const tell = (): void => {
      actor.send({ type: document.visibilityState === 'hidden' ? 'sight.lost' : 'sight.regained' });
    };
    if (document.visibilityState === 'hidden') tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
    };
  }, [actor]);
}
