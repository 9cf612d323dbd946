import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';

import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/icons.tsx';

/** An option of a list. */
export interface ListOption<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface OptionListProps<V extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly ListOption<V>[];
  readonly selected: readonly V[];
  /** Whether several options can be selected. */
  readonly isMultiple?: boolean;
  readonly onSelect: (selected: readonly V[]) => void;
  /** Shown instead of options. */
  readonly emptyText?: string;
}

/**
 * Options to select from, for a popover. It takes the focus when it appears; arrow keys and letters
 * move, Enter and Space select.
 */
export const OptionList = <V extends string>({
  label,
  options,
  selected,
  isMultiple = false,
  onSelect,
  emptyText,
}: OptionListProps<V>): ReactNode => (
  <ListBox
    autoFocus
    aria-label={label}
    escapeKeyBehavior="none"
    items={options}
    selectionMode={isMultiple ? 'multiple' : 'single'}
    selectedKeys={selected}
    onSelectionChange={(keys) => {
      onSelect(
        options.filter(({ value }) => keys === 'all' || keys.has(value)).map(({ value }) => value),
      );
    }}
    renderEmptyState={() => <p className="px-2.5 py-3 text-ink-2">{emptyText}</p>}
    className="max-h-72 overflow-y-auto outline-none"
  >
    {({ value, label: text }) => (
      <ListBoxItem
        id={value}
        textValue={text}
        className={classNames(
          'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 font-medium',
          'outline-none hover:bg-ink/6 data-focused:bg-ink/8 max-md:min-h-11',
        )}
      >
        {({ isSelected }) => (
          <>
            <bdi className="min-w-0 grow wrap-anywhere">{text}</bdi>
            {isSelected && <CheckIcon className="text-accent" />}
          </>
        )}
      </ListBoxItem>
    )}
  </ListBox>
);
