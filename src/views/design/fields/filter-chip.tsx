import type { ReactNode, Ref } from 'react';

import { XIcon } from '../icons/icons.tsx';

interface FilterChipProps {
  readonly label: string;
  /** What the list is filtered by; undefined while it is chosen. */
  readonly value: string | undefined;
  readonly isOpen: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A filter of a list: a button that opens its choices, and one that removes it. */
export const FilterChip = ({
  label,
  value,
  isOpen,
  buttonRef,
  onOpen,
  removeLabel,
  onRemove,
}: FilterChipProps): ReactNode => (
  <span className="inline-flex h-control max-w-full min-w-0 items-center rounded-md border border-line-strong bg-surface text-sm">
    <button
      ref={buttonRef}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex h-full min-w-0 items-center gap-1.5 rounded-s-md px-2.5 hover:bg-ink/6"
    >
      <span className="shrink-0 text-ink-2">{label}</span>
      <bdi className="max-w-60 truncate font-semibold" title={value}>
        {value ?? '…'}
      </bdi>
    </button>
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="flex h-full min-w-8 shrink-0 items-center justify-center rounded-e-md border-s border-line-strong text-ink-2 hover:bg-ink/6 hover:text-ink max-md:min-w-11 [&_.lucide]:size-3.5"
    >
      <XIcon />
    </button>
  </span>
);
