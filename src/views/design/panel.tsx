import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Beside the title: a count, a state. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a screen. */
export function Panel({ title, note, actions, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-8 items-center gap-2">
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
