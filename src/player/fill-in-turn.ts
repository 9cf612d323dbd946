import { dom } from './dom.ts';

/** A place of a list, and what will stand in it. */
export interface Place {
  readonly element: HTMLElement;
  readonly make: () => Node;
}

/** So many places are filled at once; the others in slices, between which the page hears its reader. */
const atOnce = 60;
const sliceMilliseconds = 24;

/** An empty place number `index` of a list. */
export const place = (index: number, make: () => Node): Place => ({
  element: dom('li', { 'data-item': String(index) }),
  make,
});

/** Fills the places around the one at `first` at once and all others within moments, as long as their list is on the page. */
export function fillInTurn(places: readonly Place[], first = 0): void {
  const fill = ({ element, make }: Place): void => {
    if (element.firstChild === null) element.append(make());
  };
  const from = Math.max(0, Math.min(first - atOnce / 2, places.length - atOnce));
  places.slice(from, from + atOnce).forEach(fill);
  let next = 0;
  const goOn = (): void => {
    if (places[0]?.element.isConnected !== true) return;
    const until = performance.now() + sliceMilliseconds;
    for (; next < places.length && performance.now() < until; next += 1)
      places.slice(next, next + 1).forEach(fill);
    if (next < places.length) setTimeout(goOn);
  };
  if (places.length > atOnce) setTimeout(goOn);
}
