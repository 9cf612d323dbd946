import type { ReactNode } from 'react';

import { Tooltip } from '../overlays/tooltip.tsx';
import { BaseButton, type BaseButtonProps } from './base-button.tsx';
import { DisabledReasonPopover, type Remedy } from './disabled-reason-popover.tsx';
import { mergeHandlers } from './merge-handlers.ts';

/** Props of `Button`; every other attribute of a button (aria, data, ref) goes to the element. */
export interface ButtonProps extends Omit<BaseButtonProps, 'isDisabled' | 'onDisabledPress'> {
  /**
   * Why the button is disabled. It stays reachable by keyboard; its tooltip and its description
   * show the text.
   */
  readonly disabledReason?: string | undefined;
  /** The action that removes the cause; a press then shows the reason with a button for it. */
  readonly remedy?: Remedy | undefined;
}

/**
 * A push button. `data-busy` marks a running action; with `disabledReason` it is `aria-disabled`
 * but focusable.
 */
export const Button = ({ disabledReason, remedy, ...rest }: ButtonProps): ReactNode => (
  <DisabledReasonPopover reason={disabledReason} remedy={remedy}>
    {(explain) => (
      <Tooltip text={disabledReason}>
        {({ 'aria-describedby': reasonId, ...target }) => (
          <BaseButton
            {...mergeHandlers(rest, target)}
            isDisabled={disabledReason !== undefined}
            aria-describedby={
              [rest['aria-describedby'], reasonId].filter(Boolean).join(' ') || undefined
            }
            onDisabledPress={explain}
          />
        )}
      </Tooltip>
    )}
  </DisabledReasonPopover>
);
