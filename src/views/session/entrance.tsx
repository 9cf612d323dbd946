import type { ReactNode } from 'react';

import { useSentence } from '../shared/sentences.tsx';

interface EntranceProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page of somebody who is not signed in: the product's name, one title, one form. */
export function Entrance({ title, lead, children }: EntranceProps): ReactNode {
  const sentence = useSentence();
  return (
    <div className="grid min-h-dvh max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(16rem,2fr)_5fr]">
      <title>{sentence('shell.documentTitle', { screen: title })}</title>
      <div
        aria-hidden="true"
        className="flex items-end bg-rail px-6 py-4 text-rail-ink max-md:items-center md:py-8"
      >
        <span className="text-lg font-bold tracking-tight">{sentence('shell.product')}</span>
      </div>
      <main className="flex items-center justify-center px-4 py-8 max-md:items-start">
        <div className="grid w-full max-w-sm gap-6">
          <header className="grid gap-1">
            <h1 className="text-xl font-semibold">{title}</h1>
            <p className="text-sm text-ink-2">{lead}</p>
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}
