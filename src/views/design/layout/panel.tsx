import { type ReactNode, useId } from 'react';

import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.tsx';

/** A panel whose content opens and closes; the panel's owner hides the content. */
interface Disclosure {
  readonly isOpen: boolean;
  /** The id of the content's element. */
  readonly contentId: string;
  readonly toggle: () => void;
}

interface PanelProps {
  readonly title: string;
  /** A text beside the title, for example a count or a status. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Makes the title a button that opens and closes the content. */
  readonly disclosure?: Disclosure | undefined;
  readonly children: ReactNode;
}

/** A section of a screen with a title. */
export function Panel({ title, note, actions, disclosure, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id={id} className="text-base font-semibold">
          {disclosure === undefined ? title : <DisclosureButton title={title} {...disclosure} />}
        </h2>
        {note !== undefined && (
          <span className="figures min-w-16 grow basis-0 text-sm leading-tight wrap-break-word text-ink-2">
            {note}
          </span>
        )}
        {actions !== undefined && <span className="ms-auto flex gap-1">{actions}</span>}
      </header>
      {children}
    </section>
  );
}

const DisclosureButton = ({
  title,
  isOpen,
  contentId,
  toggle,
}: Disclosure & Pick<PanelProps, 'title'>): ReactNode => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={contentId}
    onClick={toggle}
    className="-ms-1 flex min-h-control items-center gap-2 rounded-sm px-1"
  >
    <span>{title}</span>
    {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
  </button>
);
