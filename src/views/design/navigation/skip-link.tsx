import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

interface SkipLinkProps {
  readonly label: string;
  /** The id of the element where it leads. */
  readonly target: string;
  /** Goes there. A fragment link alone would be resolved against the page's base address. */
  readonly onSkip: () => void;
}

/** A link past other controls, for the keyboard; it is seen only while it has the focus. */
export const SkipLink = ({ label, target, onSkip }: SkipLinkProps): ReactNode => (
  <a
    href={`#${target}`}
    onClick={(event) => {
      event.preventDefault();
      onSkip();
    }}
    className={classNames(
      'sr-only',
      'focus:not-sr-only focus:fixed focus:start-3 focus:top-2 focus:z-50 focus:rounded-md',
      'focus:bg-surface focus:px-3 focus:py-2 focus:text-sm focus:font-semibold',
      'focus:shadow-pop',
    )}
  >
    {label}
  </a>
);
