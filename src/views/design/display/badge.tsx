import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

/** The meaning of a status. A word or an icon shows it too, never colour alone. */
export type Tone = 'neutral' | 'accent' | 'good' | 'bad' | 'warn' | 'info';

const tones: Readonly<Record<Tone, string>> = {
  neutral: 'border-line bg-surface-2 text-ink-2',
  accent: 'border-transparent bg-accent-soft text-accent',
  good: 'border-transparent bg-good-soft text-good',
  bad: 'border-transparent bg-bad-soft text-bad',
  warn: 'border-transparent bg-warn-soft text-warn',
  info: 'border-transparent bg-info-soft text-info',
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  /** The name of the status, or a count. */
  readonly children: ReactNode;
}

/** A status or a count in a pill. `data-tone` names its meaning. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps): ReactNode => (
  <span
    data-tone={tone}
    className={classNames(
      'figures inline-flex align-middle min-h-5 w-fit items-center gap-1.5',
      'whitespace-nowrap rounded-full border px-2 text-xs font-semibold',
      '[&_.lucide]:size-3.5',
      tones[tone],
    )}
  >
    {icon}
    <span>{children}</span>
  </span>
);
