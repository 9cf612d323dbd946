import type { ReactNode } from 'react';

import { CheckIcon, XIcon } from '../design/icons/icons.tsx';

interface PresenceProps {
  readonly isPresent: boolean;
  /** The text for screen readers, also shown as a tooltip. */
  readonly label: string;
}

/** A tick or a cross with a text alternative (SPON-04, SPON-05). */
export const Presence = ({ isPresent, label }: PresenceProps): ReactNode => (
  <span
    title={label}
    className={
      isPresent ? 'inline-flex align-middle text-good' : 'inline-flex align-middle text-ink-3'
    }
  >
    {isPresent ? <CheckIcon /> : <XIcon />}
    <span className="sr-only">{label}</span>
  </span>
);
