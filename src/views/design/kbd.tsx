import type { ReactNode } from 'react';

interface KbdProps {
  /** The keys as written on them, for example `Ctrl K`. */
  readonly children: string;
}

/** A keyboard shortcut. It takes its colour from where it stands. */
export const Kbd = ({ children }: KbdProps): ReactNode => (
  <kbd className="inline-flex h-[18px] items-center whitespace-nowrap rounded-sm border border-b-2 border-current/40 px-1.5 font-mono text-[11px]/none font-normal">
    {children}
  </kbd>
);
