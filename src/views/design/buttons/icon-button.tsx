import type { ComponentProps, ReactNode } from 'react';
import type { Placement } from 'react-aria-components';

import { type ButtonVariant, getButtonClasses } from './button-classes.ts';
import { mergeHandlers } from './merge-handlers.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { type Remedy, DisabledReasonPopover } from './disabled-reason-popover.tsx';

/** Props of `IconButton`; every other attribute of a button goes to the element. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The accessible name. */
  readonly label: string;
  /**
   * The text of the tooltip when it says more than the name, for example which step Undo reverts.
   */
  readonly tooltip?: string | undefined;
  readonly icon: ReactNode;
  readonly kbd?: string | undefined;
  readonly variant?: ButtonVariant;
  readonly placement?: Placement;
  readonly busy?: boolean | undefined;
  /** Why the button is disabled. It stays reachable by keyboard and shows the reason. */
  readonly disabledReason?: string | undefined;
  /** The action that removes the cause; a press then shows the reason with a button for it. */
  readonly remedy?: Remedy | undefined;
}

/** A button that shows an icon only; its label is the accessible name, its tooltip explains it. */
export function IconButton(props: IconButtonProps): ReactNode {
  const {
    label,
    tooltip,
    icon,
    kbd,
    variant = 'quiet',
    placement,
    busy = false,
    disabledReason,
    remedy,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const inert = busy || disabledReason !== undefined;
  return (
    <DisabledReasonPopover reason={disabledReason} remedy={remedy}>
      {(explain) => (
        <Tooltip
          text={disabledReason ?? tooltip ?? label}
          kbd={kbd}
          describes={(disabledReason ?? tooltip) !== undefined}
          {...(placement && { placement })}
        >
          {({ 'aria-describedby': description, ...trigger }) => (
            <button
              {...mergeHandlers(rest, trigger)}
              type={type}
              aria-label={label}
              data-busy={busy || undefined}
              aria-disabled={inert || undefined}
              aria-describedby={
                [rest['aria-describedby'], description].filter(Boolean).join(' ') || undefined
              }
              onClick={(event) => {
                if (!inert) onClick?.(event);
                else {
                  event.preventDefault();
                  explain(event.currentTarget);
                }
              }}
              className={getButtonClasses(variant, 'icon')}
            >
              {busy ? <Spinner size="s" /> : icon}
            </button>
          )}
        </Tooltip>
      )}
    </DisabledReasonPopover>
  );
}
