import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.tsx';

const tones = {
  good: { look: 'bg-good-soft text-good', icon: <CircleCheckIcon /> },
  bad: { look: 'bg-bad-soft text-bad', icon: <CircleAlertIcon /> },
  warn: { look: 'bg-warn-soft text-warn', icon: <TriangleAlertIcon /> },
  info: { look: 'bg-info-soft text-info', icon: <InfoIcon /> },
} as const;

interface AlertProps {
  readonly tone: keyof typeof tones;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** An action that solves the problem. */
  readonly action?: ReactNode;
}

/**
 * A message within a screen. Errors and warnings are announced immediately (assertive), others
 * politely.
 */
export const Alert = ({ tone, title, children, action }: AlertProps): ReactNode => (
  <div
    role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
    data-tone={tone}
    className={classNames('flex items-start gap-3 rounded-lg px-4 py-3 text-sm', tones[tone].look)}
  >
    <span className="flex h-5 items-center">{tones[tone].icon}</span>
    <div className="min-w-0 grow wrap-anywhere">
      {title !== undefined && <p className="font-semibold">{title}</p>}
      <div>{children}</div>
    </div>
    {action}
  </div>
);
