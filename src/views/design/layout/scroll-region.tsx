import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';

interface ScrollRegionProps extends Omit<
  ComponentProps<'div'>,
  'aria-label' | 'role' | 'tabIndex'
> {
  /** Accessible name. */
  readonly label: string;
}

/** A part of the page that scrolls by itself, and so takes the focus of the keyboard. */
export const ScrollRegion = ({ label, className, ...rest }: ScrollRegionProps): ReactNode => (
  <div
    {...rest}
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    tabIndex={0}
    className={classNames('overflow-auto', className)}
  />
);
