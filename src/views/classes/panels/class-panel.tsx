import { useId, type ReactNode } from 'react';

interface ClassPanelProps {
  readonly id?: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A boxed section beside the tabs of a class. */
export function ClassPanel({ id, title, note, children }: ClassPanelProps): ReactNode {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-3.5"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {note !== undefined && <span className="figures text-sm text-ink-2">{note}</span>}
      </header>
      {children}
    </section>
  );
}
