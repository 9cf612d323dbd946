import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps): ReactNode => (
  <span id={id} className="sr-only">
    {children}
  </span>
);
