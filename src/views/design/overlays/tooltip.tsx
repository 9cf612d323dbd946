import {
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import {
  Focusable,
  type Placement,
  Tooltip as AriaTooltip,
  TooltipTrigger,
} from 'react-aria-components';

import { Kbd } from '../display/kbd.tsx';

const openDelayMs = 350;
const closeDelayMs = 120;
const touchReadingMs = 3000;

/** Attributes that the described element must spread. */
type TooltipTargetProps = Pick<
  HTMLAttributes<HTMLElement>,
  'aria-describedby' | 'onPointerDown' | 'onPointerLeave'
>;

interface TooltipProps {
  /** The text, or undefined when there is nothing to show. */
  readonly text: string | undefined;
  readonly kbd?: string | undefined;
  readonly placement?: Placement | undefined;
  /**
   * Whether the text describes the element (`aria-describedby`). False when it is the element's
   * accessible name.
   */
  readonly describes?: boolean;
  /** Renders the described element, which takes the focus, attributes and a ref. */
  readonly children: (target: TooltipTargetProps) => ReactElement;
}

/**
 * A text beside a control, shown on hover and keyboard focus until Escape; a press on a disabled
 * control shows it at once.
 */
export function Tooltip({
  text,
  kbd,
  placement = 'bottom',
  describes = true,
  children,
}: TooltipProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isDescription = describes && text !== undefined;
  const target: TooltipTargetProps = {
    ...(isDescription && { 'aria-describedby': id }),
    onPointerDown: ({ currentTarget }) => {
      setOpen(currentTarget.getAttribute('aria-disabled') === 'true');
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'touch')
        setTimeout(() => {
          setOpen(false);
        }, touchReadingMs);
    },
  };
  return (
    <TooltipTrigger
      delay={openDelayMs}
      closeDelay={closeDelayMs}
      isOpen={isOpen && text !== undefined}
      onOpenChange={setOpen}
    >
      <Focusable>{children(target) as ComponentProps<typeof Focusable>['children']}</Focusable>
      {isDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      <AriaTooltip
        placement={placement}
        offset={6}
        containerPadding={8}
        className="flex max-w-72 animate-appear items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs font-medium text-surface shadow-pop"
      >
        <span>{text}</span>
        {kbd !== undefined && <Kbd>{kbd}</Kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
