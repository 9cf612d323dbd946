import { keepForReload, takeAfterReload } from '../browser/local-settings.ts';

const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const kept = takeAfterReload('page');

/** Whether inspectors knew this page before it was loaded again. */
export const isReloaded: boolean = kept !== null;

/**
 * Identifies this page among all tabs of the console, also after it is loaded again. A duplicated
 * tab gets an id of its own, because the id is stored only while no page has it.
 */
export const pageId: string = kept ?? createId();

let isKept = false;

/** From now on keeps the id for the page that this one becomes when it is loaded again. */
export function keepPageId(): void {
  // A page in a frame has the session storage of the page around it.
  if (isKept || window.parent !== window) return;
  isKept = true;
  window.addEventListener('pagehide', () => {
    keepForReload('page', pageId);
  });
  // A page that comes back from the back/forward cache has its id itself.
  window.addEventListener('pageshow', () => takeAfterReload('page'));
}
