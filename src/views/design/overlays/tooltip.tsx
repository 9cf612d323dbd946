import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

import { createLazyComponent } from '../lazy-component.tsx';
import type { TooltipPanelProps } from './tooltip-panel.tsx';

const openDelayMs = 350;
const closeDelayMs = 120;
const touchReadingMs = 3000;

const Unavailable = (): ReactNode => null;

const panel = createLazyComponent(async () => (await import('./tooltip-panel.tsx')).TooltipPanel, {
  Failed: Unavailable,
});

/** Loads the code of tooltips before the first one opens. */
export const preloadTooltips = panel.preload;

/** Attributes that the described element must spread. */
type TooltipTargetProps = Pick<
  HTMLAttributes<HTMLElement>,
  | 'aria-describedby'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
>;

interface TooltipProps extends Pick<TooltipPanelProps, 'kbd' | 'placement'> {
  /** The text, or undefined when there is nothing to show. */
  readonly text: string | undefined;
  /**
   * Whether the text describes the element (`aria-describedby`). False when it is the element's
   * accessible name.
   */
  readonly describes?: boolean;
  /** Renders the described element, which takes the focus and the attributes. */
  readonly children: (target: TooltipTargetProps) => ReactElement;
}

/**
 * A text beside a control, shown on hover and keyboard focus until Escape; a press on a disabled
 * control shows it at once. A screen has a hundred of them, so what an open tooltip needs is mounted
 * when it opens.
 */
export function Tooltip({
  text,
  kbd,
  placement,
  describes = true,
  children,
}: TooltipProps): ReactNode {
  const id = useId();
  const [targetRef, setTargetRef] = useState<RefObject<HTMLElement> | null>(null);
  const state = useTooltipTriggerState({ delay: openDelayMs, closeDelay: closeDelayMs });
  const isDescription = describes && text !== undefined;
  const open = (target: HTMLElement, isImmediate: boolean): void => {
    if (text === undefined) return;
    setTargetRef({ current: target });
    preloadTooltips();
    state.open(isImmediate);
  };
  const closeAtOnce = (): void => {
    state.close(true);
  };
  const target: TooltipTargetProps = {
    ...(isDescription && { 'aria-describedby': id }),
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType !== 'touch') open(currentTarget, false);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'touch') setTimeout(closeAtOnce, touchReadingMs);
      else state.close();
    },
    onPointerDown: ({ currentTarget }) => {
      if (currentTarget.getAttribute('aria-disabled') === 'true') open(currentTarget, true);
      else closeAtOnce();
    },
    onKeyDown: closeAtOnce,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget, true);
    },
    onBlur: closeAtOnce,
  };
  return (
    <>
      {children(target)}
      {isDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {state.isOpen && targetRef !== null && text !== undefined && (
        <panel.Component
          text={text}
          kbd={kbd}
          placement={placement}
          targetRef={targetRef}
          state={state}
        />
      )}
    </>
  );
}
