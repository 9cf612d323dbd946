import type { ComponentProps, ReactNode } from 'react';

import { type ButtonVariant, buttonLook } from './button-look.ts';
import { Kbd } from './kbd.tsx';
import { mergeHandlers } from './merge-handlers.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';
import { type Remedy, WhyNot } from './why-not.tsx';

/** Props of `Button`; every other attribute of a button (aria, data, ref) goes to the element. */
export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly variant?: ButtonVariant;
  /** An icon before the text. */
  readonly icon?: ReactNode;
  /** The shortcut that does the same, shown at the end. */
  readonly kbd?: string | undefined;
  /** Work is under way: the button keeps its focus and its width, shows a spinner and takes no press. */
  readonly busy?: boolean | undefined;
  /** Why the button cannot be pressed now. It stays reachable by keyboard and says so in its tooltip and description. */
  readonly whyDisabled?: string | undefined;
  /** What takes the cause away: a press then opens the reason with a button for it. */
  readonly remedy?: Remedy | undefined;
  readonly children: ReactNode;
}

/** A push button. `data-busy` marks work under way; with `whyDisabled` it is `aria-disabled` but focusable. */
export function Button({
  variant = 'secondary',
  icon,
  kbd,
  busy = false,
  whyDisabled,
  remedy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const inert = busy || whyDisabled !== undefined;
  return (
    <WhyNot reason={whyDisabled} remedy={remedy}>
      {(explain) => (
        <Tooltip text={whyDisabled}>
          {({ 'aria-describedby': reason, ...trigger }) => (
            <button
              {...mergeHandlers(rest, trigger)}
              type={type}
              data-busy={busy || undefined}
              aria-busy={busy || undefined}
              aria-disabled={inert || undefined}
              aria-describedby={
                [rest['aria-describedby'], reason].filter(Boolean).join(' ') || undefined
              }
              onClick={(event) => {
                if (!inert) onClick?.(event);
                else {
                  event.preventDefault();
                  explain(event.currentTarget);
                }
              }}
              className={buttonLook(variant, 'text')}
            >
              {busy ? <Spinner size="s" /> : icon}
              {children}
              {kbd !== undefined && <Kbd>{kbd}</Kbd>}
            </button>
          )}
        </Tooltip>
      )}
    </WhyNot>
  );
}
