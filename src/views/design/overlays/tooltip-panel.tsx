import type { ReactNode, RefObject } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import {
  type Placement,
  Tooltip as AriaTooltip,
  TooltipTriggerStateContext,
} from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

import { Kbd } from '../display/kbd.tsx';

/** Props of `TooltipPanel`. */
export interface TooltipPanelProps {
  readonly text: string;
  readonly kbd?: string | undefined;
  readonly placement?: Placement | undefined;
  /** The element that the tooltip is beside. */
  readonly targetRef: RefObject<HTMLElement>;
  readonly state: TooltipTriggerState;
}

/** An open tooltip. It stays open while the pointer is on it; Escape closes it. */
export function TooltipPanel({
  text,
  kbd,
  placement = 'bottom',
  targetRef,
  state,
}: TooltipPanelProps): ReactNode {
  // Only for Escape: the target has handlers of its own, so that it works before this code loads.
  useTooltipTrigger({}, state, targetRef);
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        triggerRef={targetRef}
        placement={placement}
        offset={6}
        containerPadding={8}
        className="flex max-w-72 animate-appear items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs font-medium text-surface shadow-pop"
      >
        <span>{text}</span>
        {kbd !== undefined && <Kbd>{kbd}</Kbd>}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
