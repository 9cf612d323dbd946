import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ProgressBarProps {
  readonly label: string;
  /** Shows neither the label nor the detail; they stay for assistive technology. */
  readonly hideLabel?: boolean;
  /** From 0 to 1, or null when it is unknown. */
  readonly progress: number | null;
  /** The progress as text, for example `3 of 12 MB`. */
  readonly detail?: string | undefined;
}

/** A progress bar. */
export const ProgressBar = ({
  label,
  hideLabel = false,
  progress,
  detail,
}: ProgressBarProps): ReactNode => (
  <div className="grid gap-1.5">
    {!hideLabel && (
      <div className="flex justify-between gap-4 text-xs text-ink-2">
        <span>{label}</span>
        {detail !== undefined && <span className="figures">{detail}</span>}
      </div>
    )}
    <progress
      aria-label={label}
      aria-valuetext={detail}
      max={1}
      {...(progress !== null && { value: progress })}
      className={classNames(
        'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line',
        'indeterminate:animate-pulse indeterminate:bg-accent-line',
        '[&::-moz-progress-bar]:bg-accent',
        '[&::-webkit-progress-bar]:bg-transparent',
        '[&::-webkit-progress-value]:bg-accent',
      )}
    />
  </div>
);
