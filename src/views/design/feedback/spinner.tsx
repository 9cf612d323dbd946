import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

const sizes = { s: 'size-4 border-2', m: 'size-6 border-2', l: 'size-10 border-3' } as const;

interface SpinnerProps {
  /** The running action, announced politely. Without it the spinner is decoration beside a text. */
  readonly label?: string | undefined;
  readonly size?: keyof typeof sizes;
}

/** A spinner for actions of unknown length. Lists show skeleton rows instead. */
export function Spinner({ label, size = 'm' }: SpinnerProps): ReactNode {
  const ring = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-current border-e-transparent motion-reduce:border-dotted',
        sizes[size],
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <output className="inline-flex items-center gap-2 text-accent">
      {ring}
      <span className="sr-only">{label}</span>
    </output>
  );
}
