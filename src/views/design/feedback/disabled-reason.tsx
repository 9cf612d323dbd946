import type { ReactNode } from 'react';

import { LockIcon } from '../icons/core-icons.tsx';

interface DisabledReasonProps {
  /** The id that the control references with `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** A link to the cause. */
  readonly cause?: ReactNode;
}

/** The reason why a control is disabled, shown beside it, with a link to the cause. */
export const DisabledReason = ({ id, children, cause }: DisabledReasonProps): ReactNode => (
  <p className="flex gap-1.5 text-xs text-ink-2 [&_.lucide]:mt-px [&_.lucide]:size-3.5">
    <LockIcon />
    <span>
      <span id={id}>{children}</span> <span>{cause}</span>
    </span>
  </p>
);
