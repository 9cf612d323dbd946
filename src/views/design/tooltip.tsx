import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';

import { createDelay } from './delay.ts';
import { Floating } from './floating.tsx';
import { Kbd } from './kbd.tsx';
import type { Placement } from './place-near.ts';

const openAfterMs = 350;
const closeAfterMs = 120;
const readOnTouchMs = 3000;

/** What the described element must spread: an id reference and the handlers that show the tooltip. */
type TooltipTrigger = Pick<
  HTMLAttributes<HTMLElement>,
  | 'aria-describedby'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPointerDown'
>;

interface TooltipProps {
  /** The words, or undefined when there is nothing to say. */
  readonly text: string | undefined;
  readonly kbd?: string | undefined;
  readonly placement?: Placement;
  /** Whether the words describe the element (`aria-describedby`). False when they are its accessible name already. */
  readonly describes?: boolean;
  readonly children: (trigger: TooltipTrigger) => ReactNode;
}

const beneath: Placement = { side: 'below', align: 'center' };

/** Words that appear beside a control on hover and on keyboard focus, stay while the pointer is on them, and go on Escape; a press on a disabled control shows why at once. */
export function Tooltip({
  text,
  kbd,
  placement = beneath,
  describes = true,
  children,
}: TooltipProps): ReactNode {
  const id = useId();
  const [delay] = useState(createDelay);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => delay.cancel, [delay]);

  const later = (next: HTMLElement | null, afterMs: number): void => {
    delay.start(() => {
      setAnchor(next);
    }, afterMs);
  };
  const now = (next: HTMLElement | null): void => {
    delay.cancel();
    setAnchor(next);
  };
  const trigger: TooltipTrigger = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') later(event.currentTarget, openAfterMs);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      later(null, event.pointerType === 'touch' ? readOnTouchMs : closeAfterMs);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      now(
        event.currentTarget.getAttribute('aria-disabled') === 'true' ? event.currentTarget : null,
      );
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) now(event.currentTarget);
    },
    onBlur: () => {
      now(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') now(null);
    },
    ...(describes && text !== undefined && { 'aria-describedby': id }),
  };
  return (
    <>
      {children(trigger)}
      {describes && text !== undefined && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {anchor !== null && text !== undefined && (
        <Floating
          anchor={anchor}
          placement={placement}
          role="tooltip"
          className="z-50 flex max-w-72 items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs font-medium text-surface shadow-pop"
          onPointerEnter={() => {
            now(anchor);
          }}
          onPointerLeave={() => {
            later(null, closeAfterMs);
          }}
        >
          <span>{text}</span>
          {kbd !== undefined && <Kbd>{kbd}</Kbd>}
        </Floating>
      )}
    </>
  );
}
