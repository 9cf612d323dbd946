/** Where a floating element goes: below or above its anchor, at the anchor's start, middle or end (in reading direction). */
export interface Placement {
  readonly side: 'below' | 'above' | 'end';
  readonly align: 'start' | 'center' | 'end';
}

const gap = 6;
const margin = 8;
const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function horizontal(
  anchor: DOMRect,
  width: number,
  { side, align }: Placement,
  rightToLeft: boolean,
): number {
  if (side === 'end') return rightToLeft ? anchor.left - gap - width : anchor.right + gap;
  if (align === 'center') return anchor.left + (anchor.width - width) / 2;
  return (align === 'start') === rightToLeft ? anchor.right - width : anchor.left;
}

function vertical(anchor: DOMRect, height: number, side: Placement['side']): number {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  if (side === 'end') return anchor.top + (anchor.height - height) / 2;
  if (side === 'above') return above >= margin ? above : below;
  return below + height + margin > window.innerHeight && above >= margin ? above : below;
}

/** Puts a fixed element beside its anchor, on the other side when there is no room, and always inside the viewport. */
export function placeNear(anchor: Element, floating: HTMLElement, placement: Placement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = clamp(
    horizontal(box, width, placement, rightToLeft),
    margin,
    document.documentElement.clientWidth - width - margin,
  );
  const top = clamp(
    vertical(box, height, placement.side),
    margin,
    window.innerHeight - height - margin,
  );
  floating.style.left = `${String(left)}px`;
  floating.style.top = `${String(top)}px`;
}
