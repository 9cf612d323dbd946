import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import { DisabledReasonPopover } from '../../../design/buttons/disabled-reason-popover.tsx';
import { Kbd } from '../../../design/display/kbd.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import type { DisabledReason } from '../use-disabled-reason.ts';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'className'>, DisabledReason {
  readonly label: string;
  readonly icon: ReactNode;
  /** The visible shortcut. */
  readonly kbd?: string;
  readonly isDanger?: boolean;
  /** Shows the label as a tooltip only. */
  readonly isIconOnly?: boolean;
}

/** A button of the selection bar: an icon with its label, on small screens the icon alone. */
export function BarButton({
  label,
  icon,
  kbd,
  isDanger = false,
  isIconOnly = false,
  disabledReason,
  remedy,
  onClick,
  ...rest
}: BarButtonProps): ReactNode {
  return (
    <DisabledReasonPopover reason={disabledReason} remedy={remedy}>
      {(explain) => (
        <Tooltip
          text={disabledReason ?? (isIconOnly ? label : undefined)}
          describes={disabledReason !== undefined}
        >
          {(trigger) => (
            <button
              {...rest}
              {...trigger}
              type="button"
              aria-label={label}
              aria-disabled={disabledReason !== undefined || undefined}
              onClick={(event) => {
                if (disabledReason === undefined) onClick?.(event);
                else explain(event.currentTarget);
              }}
              className={classNames(
                'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-md px-2.5 text-sm',
                'font-medium whitespace-nowrap hover:bg-current/15 aria-disabled:opacity-50',
                'focus-visible:outline-2 focus-visible:outline-current max-md:size-11 max-md:px-0',
                isDanger && 'text-rail-bad',
              )}
            >
              {icon}
              {!isIconOnly && <span className="max-lg:sr-only">{label}</span>}
              {kbd !== undefined && (
                <span aria-hidden="true" className="max-xl:hidden">
                  <Kbd>{kbd}</Kbd>
                </span>
              )}
            </button>
          )}
        </Tooltip>
      )}
    </DisabledReasonPopover>
  );
}
