import type { ReactNode } from 'react';

import { LockIcon } from './core-icon.tsx';

interface DisabledReasonProps {
  /** The control refers to it by `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** A link to the cause. */
  readonly cause?: ReactNode;
}

/** Why a control cannot be used now, beside it, with a link to the cause. */
export const DisabledReason = ({ id, children, cause }: DisabledReasonProps): ReactNode => (
  <p className="flex gap-1.5 text-xs text-ink-2 [&_.lucide]:mt-px [&_.lucide]:size-3.5">
    <LockIcon />
    <span>
      <span id={id}>{children}</span> {cause}
    </span>
  </p>
);
