import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

import { classNames } from './class-names.ts';
import { type Placement, placeNear } from './place-near.ts';

const hasTopLayer = 'showPopover' in HTMLElement.prototype;

interface FloatingProps extends Omit<ComponentProps<'div'>, 'popover' | 'ref'> {
  readonly anchor: Element;
  readonly placement: Placement;
  /** Runs when the element is in place; what it answers runs when the element goes. */
  readonly onShow?: (element: HTMLElement) => () => void;
}

/** Content in the browser's top layer (over everything else where it has none) beside an anchor; it follows the anchor while the page scrolls or changes its size. */
export function Floating({
  anchor,
  placement,
  onShow,
  className,
  ...rest
}: FloatingProps): ReactNode {
  const floating = useRef<HTMLDivElement>(null);
  const { side, align } = placement;
  const shown = useEffectEvent((element: HTMLElement) => onShow?.(element));
  useLayoutEffect(() => {
    const element = floating.current;
    if (element === null) return undefined;
    if (hasTopLayer) element.showPopover();
    const place = (): void => {
      placeNear(anchor, element, { side, align });
    };
    place();
    const ended = shown(element);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      ended?.();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, side, align]);
  return (
    <div
      {...rest}
      ref={floating}
      popover={hasTopLayer ? 'manual' : undefined}
      className={classNames(
        'fixed inset-auto m-0 animate-appear overflow-visible border-0',
        className,
      )}
    />
  );
}
