import type { ComponentProps, ReactNode } from 'react';

import { type ButtonVariant, buttonLook } from './button-look.ts';
import { mergeHandlers } from './merge-handlers.ts';
import type { Placement } from './place-near.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';
import { type Remedy, WhyNot } from './why-not.tsx';

/** Props of `IconButton`; every other attribute of a button goes to the element. */
export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The accessible name. */
  readonly label: string;
  /** The tooltip's words when they say more than the name, for example which step an Undo takes back. */
  readonly tooltip?: string | undefined;
  readonly icon: ReactNode;
  readonly kbd?: string | undefined;
  readonly variant?: ButtonVariant;
  readonly placement?: Placement;
  readonly busy?: boolean | undefined;
  /** Why the button cannot be pressed now; it stays reachable and says so. */
  readonly whyDisabled?: string | undefined;
  /** What takes the cause away: a press then opens the reason with a button for it. */
  readonly remedy?: Remedy | undefined;
}

/** A button that shows an icon only: named for everybody by its label, explained by its tooltip. */
export function IconButton(props: IconButtonProps): ReactNode {
  const {
    label,
    tooltip,
    icon,
    kbd,
    variant = 'quiet',
    placement,
    busy = false,
    whyDisabled,
    remedy,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const inert = busy || whyDisabled !== undefined;
  return (
    <WhyNot reason={whyDisabled} remedy={remedy}>
      {(explain) => (
        <Tooltip
          text={whyDisabled ?? tooltip ?? label}
          kbd={kbd}
          describes={(whyDisabled ?? tooltip) !== undefined}
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
              className={buttonLook(variant, 'icon')}
            >
              {busy ? <Spinner size="s" /> : icon}
            </button>
          )}
        </Tooltip>
      )}
    </WhyNot>
  );
}
