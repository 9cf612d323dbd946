import type { ReactNode } from 'react';

import { CheckIcon, XIcon } from '../design/icon.tsx';

interface PresenceProps {
  readonly isThere: boolean;
  /** What the mark says to those who do not see it. */
  readonly words: string;
}

/** A tick or a cross, with words for screen readers and as a hint (SPON-04, SPON-05). */
export const Presence = ({ isThere, words }: PresenceProps): ReactNode => (
  <span
    title={words}
    className={
      isThere ? 'inline-flex align-middle text-good' : 'inline-flex align-middle text-ink-3'
    }
  >
    {isThere ? <CheckIcon /> : <XIcon />}
    <span className="sr-only">{words}</span>
  </span>
);
