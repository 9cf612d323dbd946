import type { ReactNode } from 'react';

interface ScreenMessageProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether it fills the window, for screens without the frame. */
  readonly alone?: boolean;
}

/** A message that fills the screen, with an optional action. */
export const ScreenMessage = ({
  icon,
  title,
  children,
  action,
  alone = false,
}: ScreenMessageProps): ReactNode => (
  <div
    data-alone={alone || undefined}
    className="flex grow flex-col items-center justify-center gap-3 px-6 py-16 text-center data-alone:min-h-dvh"
  >
    {icon !== undefined && (
      <span className="flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink-2 [&_.lucide]:size-5">
        {icon}
      </span>
    )}
    <h1 className="text-xl font-semibold text-balance">{title}</h1>
    {children !== undefined && (
      <p className="max-w-[52ch] text-base text-pretty text-ink-2">{children}</p>
    )}
    {action !== undefined && <div className="mt-3">{action}</div>}
  </div>
);
