import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the gallery. */
export const Section = ({ title, children }: SectionProps): ReactNode => (
  <section className="grid gap-4">
    <h2 className="border-b border-line pb-1 text-base font-semibold">{title}</h2>
    {children}
  </section>
);

/** Samples in a wrapping row. */
export const Samples = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="flex flex-wrap items-start gap-3">{children}</div>
);

/** Samples in columns with the width of a form. */
export const Columns = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-5">
    {children}
  </div>
);
