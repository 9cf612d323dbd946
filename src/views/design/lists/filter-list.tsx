import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { SearchIcon } from '../icons/icons.tsx';

/** A row of a filter list. */
export interface FilterOption<V> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: V;
}

interface FilterListProps<V> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The options that match the text, best first. */
  readonly options: readonly FilterOption<V>[];
  readonly onSelect: (value: V) => void;
  /** Called on Escape. */
  readonly onClose: () => void;
  readonly emptyText: string;
  /** Help about the keys, below the list. */
  readonly help: string;
}

/**
 * An input with a list below that narrows while the user types, for palettes and pickers. Arrow
 * keys move, Enter selects. It takes the focus when it appears.
 */
export function FilterList<V>({
  label,
  placeholder,
  text,
  onTextChange,
  options,
  onSelect,
  onClose,
  emptyText,
  help,
}: FilterListProps<V>): ReactNode {
  const select = (id: string | null): void => {
    const option = options.find((each) => each.id === id);
    if (option) onSelect(option.value);
  };
  return (
    <Combobox<string | null> immediate value={null} onChange={select}>
      <FilterInput
        label={label}
        placeholder={placeholder}
        text={text}
        onTextChange={onTextChange}
        onClose={onClose}
      />
      <ComboboxOptions static modal={false} className="max-h-[50vh] overflow-y-auto p-1.5">
        {options.map((option) => (
          <ComboboxOption
            key={option.id}
            value={option.id}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-focus:bg-accent-soft max-md:min-h-11"
          >
            <span className="grow font-medium">{option.label}</span>
            {option.hint !== undefined && <span className="text-xs text-ink-2">{option.hint}</span>}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      <output
        className={
          options.length === 0 ? 'block px-4 py-8 text-center text-sm text-ink-2' : 'sr-only'
        }
      >
        {options.length === 0 ? emptyText : ''}
      </output>
      <p className="border-t border-line px-4 py-2 text-xs text-ink-3 max-md:hidden">{help}</p>
    </Combobox>
  );
}

type FilterInputProps = Pick<
  FilterListProps<unknown>,
  'label' | 'placeholder' | 'text' | 'onTextChange' | 'onClose'
>;

function FilterInput({
  label,
  placeholder,
  text,
  onTextChange,
  onClose,
}: FilterInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 text-ink-3">
      <SearchIcon />
      <ComboboxInput
        ref={input}
        data-autofocus=""
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
        className="h-12 w-full bg-transparent text-base text-ink outline-none"
      />
    </div>
  );
}
