import { type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { classNames } from '../class-names.ts';
import { XIcon } from '../icons/icons.tsx';

/** An entry of a chip field. `mark` is part of its accessible name; `tone` colours it. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  readonly mark?: string | undefined;
  readonly tone: 'neutral' | 'info' | 'warn' | 'bad';
}

/** The texts of a chip field. */
export interface ChipLabels {
  /** The list's accessible name. */
  readonly list: string;
  /** Describes the keys, for assistive technology. */
  readonly keyboardHelp: string;
  readonly remove: (text: string) => string;
  /** The number of entries that are not shown. */
  readonly more: (count: number) => string;
}

/** The state and the handlers of the chips of a field. */
export interface ChipHandlers {
  /** The chip in the tab order. */
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string) => void;
  /** Focuses the chip at `index`, or the input after the last chip. */
  readonly focusAt: (index: number) => void;
  readonly removeAt: (index: number, id: string) => void;
  readonly edit: (id: string) => void;
  readonly onChipKeyDown: (event: KeyboardEvent, index: number, id: string) => void;
}

const tones = {
  neutral: 'border-line bg-surface-2 text-ink',
  info: 'border-transparent bg-info-soft text-info',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
} as const;

interface ChipListProps {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly chips: readonly Chip[];
  readonly labels: ChipLabels;
  readonly locked: boolean;
  /** The id of the keyboard help. */
  readonly keysId: string;
  /** The id of what describes a chip. */
  readonly descriptionId: string | undefined;
  readonly handlers: ChipHandlers;
}

/** The chips of a chip field, one of them in the tab order. */
export function ChipList({
  listRef,
  chips,
  labels,
  locked,
  keysId,
  descriptionId,
  handlers: { activeId, setActiveId, removeAt, edit, onChipKeyDown },
}: ChipListProps): ReactNode {
  return (
    <ul ref={listRef} aria-label={labels.list} aria-describedby={keysId} className="contents">
      {chips.map(({ id, text, mark, tone }, index) => (
        <li
          key={id}
          data-tone={tone}
          className={classNames(
            'flex max-w-full min-w-0 items-center rounded-md border text-sm',
            tones[tone],
          )}
        >
          <button
            type="button"
            data-chip=""
            tabIndex={id === activeId ? 0 : -1}
            aria-describedby={descriptionId}
            aria-disabled={locked || undefined}
            onFocus={() => {
              setActiveId(id);
            }}
            onKeyDown={(event) => {
              onChipKeyDown(event, index, id);
            }}
            onClick={() => {
              edit(id);
            }}
            className="flex min-h-7 min-w-0 items-center gap-1.5 rounded-md ps-2 pe-1 text-start max-md:min-h-11"
          >
            <span className="truncate">{text}</span>
            {mark !== undefined && <Mark text={mark} />}
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={labels.remove(text)}
            aria-disabled={locked || undefined}
            onClick={() => {
              removeAt(index, id);
            }}
            className={removeButtonClasses}
          >
            <XIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

const removeButtonClasses = classNames(
  'flex size-7 shrink-0 items-center justify-center rounded-md',
  'interactive:hover:bg-ink/8 max-md:size-11 [&_.lucide]:size-3.5',
);

const Mark = ({ text }: { readonly text: string }): ReactNode => (
  <span className="shrink-0 text-xs font-semibold">
    <span className="sr-only">, </span>
    {text}
  </span>
);
