import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** A text beside the title, for example a count or a status. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a screen with a title. */
export function Panel({ title, note, actions, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {note !== undefined && <span className="figures text-sm text-ink-2">{note}</span>}
        {actions !== undefined && <span className="ms-auto flex gap-1">{actions}</span>}
      </header>
      {children}
    </section>
  );
}
