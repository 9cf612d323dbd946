import type { ComponentProps, ReactNode } from 'react';

import { Kbd } from '../display/kbd.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonVariant, getButtonClasses } from './button-classes.ts';

/**
 * Props of `BaseButton`; every other attribute of a button (aria, data, ref) goes to the element.
 */
export interface BaseButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children'
> {
  readonly variant?: ButtonVariant;
  /** An icon before the text. */
  readonly icon?: ReactNode;
  /** The shortcut that does the same, shown at the end. */
  readonly kbd?: string | undefined;
  /**
   * Whether the action is running: the button keeps its focus and width, shows a spinner and
   * ignores presses.
   */
  readonly busy?: boolean | undefined;
  /** Whether the button ignores presses; it stays reachable by keyboard. */
  readonly isDisabled?: boolean | undefined;
  /** Called with the button when it is pressed while busy or disabled. */
  readonly onDisabledPress?: ((button: HTMLButtonElement) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A push button without a tooltip, for the sign-in page, which has no room for tooltips. Elsewhere
 * use `Button`.
 */
export function BaseButton({
  variant = 'secondary',
  icon,
  kbd,
  busy = false,
  isDisabled = false,
  onDisabledPress,
  type = 'button',
  onClick,
  children,
  ...rest
}: BaseButtonProps): ReactNode {
  const isInert = busy || isDisabled;
  return (
    <button
      {...rest}
      type={type}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      onClick={(event) => {
        if (!isInert) onClick?.(event);
        else {
          event.preventDefault();
          onDisabledPress?.(event.currentTarget);
        }
      }}
      className={getButtonClasses(variant, 'text')}
    >
      {busy ? <Spinner size="s" /> : icon}
      <span>{children}</span>
      {kbd !== undefined && <Kbd>{kbd}</Kbd>}
    </button>
  );
}
