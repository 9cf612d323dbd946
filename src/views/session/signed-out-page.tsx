import type { ReactNode } from 'react';

import { useFormatMessage } from '../shared/format-message.tsx';

interface SignedOutPageProps {
  readonly title: string;
  readonly lead: string;
  /** Announces the lead: the page has replaced a form. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

/** The layout of the signed-out screens: product name, title and form. */
export function SignedOutPage({
  title,
  lead,
  isAnnounced = false,
  children,
}: SignedOutPageProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(16rem,2fr)_5fr]">
      <title>{formatMessage('shell.documentTitle', { screen: title })}</title>
      <div
        aria-hidden="true"
        className="flex items-end bg-rail px-6 py-4 text-rail-ink max-md:items-center md:py-8"
      >
        <span className="text-lg font-bold tracking-tight">{formatMessage('shell.product')}</span>
      </div>
      <main className="flex items-center justify-center px-4 py-8 max-md:items-start">
        <div className="grid w-full max-w-sm gap-6">
          <header className="grid gap-1">
            <h1 className="text-xl font-semibold">{title}</h1>
            <p role={isAnnounced ? 'status' : undefined} className="text-sm text-ink-2">
              {lead}
            </p>
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}
