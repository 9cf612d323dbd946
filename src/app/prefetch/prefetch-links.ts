import { getUserRole } from '../../domain/access/session-user.ts';
import { toAppLocation } from '../navigation/browser-history.ts';
import type { Services } from '../services.ts';
import { getFirstScreenRequest } from './first-screen-request.ts';

/** How long the pointer or the focus stays on a link that the person may follow, in milliseconds. */
const restMs = 60;

type PrefetchServices = Pick<Services, 'config' | 'connection' | 'session'>;

/** Loads the code of the screen of a link, and sends its first request where it is a stored quiz. */
function prefetchLink(
  link: HTMLAnchorElement,
  { config, connection, session }: PrefetchServices,
): void {
  const { user } = session.getSnapshot().context;
  if (user === null) return;
  const location = toAppLocation(link, config.routePrefix);
  import('../frame/signed-in.tsx').then(
    ({ preloadScreen }) => {
      preloadScreen(location.path);
    },
    () => {
      /* the screen loads its code again and shows the failure */
    },
  );
  const request = getFirstScreenRequest(location, getUserRole(user));
  // Only a stored quiz: how a list is sorted and filtered is known when it is shown.
  if (request?.method !== 'GET') return;
  connection.prefetch(request).catch(() => {
    /* the screen sends the request again and shows the failure */
  });
}

const findLink = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  const opensHere =
    link !== null &&
    link.origin === window.location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    link.pathname !== window.location.pathname;
  return opensHere ? link : null;
};

/**
 * Prefetches the screen of a link when the pointer or the focus rests on it, and at once when it is
 * pressed. Returns the function that stops it.
 */
export function prefetchLinks(services: PrefetchServices): () => void {
  const stopped = new AbortController();
  let rested: { readonly link: HTMLAnchorElement; readonly timer: number } | null = null;

  const forget = (): void => {
    if (rested !== null) window.clearTimeout(rested.timer);
    rested = null;
  };
  const onRest = (event: Event): void => {
    const link = findLink(event);
    if (link === rested?.link) return;
    forget();
    if (link === null) return;
    const timer = window.setTimeout(() => {
      prefetchLink(link, services);
    }, restMs);
    rested = { link, timer };
  };
  const onPress = (event: Event): void => {
    forget();
    const link = findLink(event);
    if (link !== null) prefetchLink(link, services);
  };
  const options = { capture: true, passive: true, signal: stopped.signal };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onRest, options);
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, onPress, options);
  return () => {
    forget();
    stopped.abort();
  };
}
