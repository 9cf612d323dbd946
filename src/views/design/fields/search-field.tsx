import { type CSSProperties, type ReactNode, useRef } from 'react';

import { classNames } from '../class-names.ts';
import { isComposing } from '../hooks/is-composing.ts';
import { controlClasses } from './field.tsx';
import { SearchIcon, XIcon } from '../icons/icons.tsx';

interface SearchFieldProps {
  /** Accessible name, shown as the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly clearLabel: string;
}

/** A search field as wide as its label. Escape and the clear button empty it and keep the focus. */
export function SearchField({ label, value, onChange, clearLabel }: SearchFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search
      style={{ '--label': `${String(Math.ceil(label.length * 0.9) + 6)}ch` } as CSSProperties}
      className="relative flex w-[clamp(17.5rem,var(--label),34rem)] min-w-0 items-center max-md:w-full"
    >
      <span className="pointer-events-none absolute start-2.5 text-ink-2">
        <SearchIcon />
      </span>
      <input
        ref={input}
        type="text"
        dir="auto"
        role="searchbox"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        className={classNames(
          controlClasses,
          'h-control ps-8.5 text-sm text-ellipsis',
          value !== '' && 'pe-9',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute end-0 flex h-control min-w-control items-center justify-center rounded-md text-ink-3 hover:text-ink"
        >
          <XIcon />
        </button>
      )}
    </search>
  );
}
