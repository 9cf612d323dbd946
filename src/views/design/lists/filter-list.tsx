import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { Kbd } from '../display/kbd.tsx';
import { MarkedText } from '../display/marked-text.tsx';
import { keepForComposition } from '../hooks/is-composing.ts';
import { SearchIcon } from '../icons/icons.tsx';

/** A row of a filter list. */
export interface FilterOption<V> {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly label: string;
  /** What it belongs to, after the label. */
  readonly hint?: string | undefined;
  /** At the end of the row. */
  readonly note?: string | undefined;
  /** The visible shortcut. */
  readonly kbd?: string | undefined;
  readonly value: V;
}

/** Rows below a heading. `note` stands at the end of the heading. */
export interface FilterSection<V> {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly note?: string | undefined;
  readonly options: readonly FilterOption<V>[];
}

interface FilterListProps<V> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The options that match the text, best first. */
  readonly sections: readonly FilterSection<V>[];
  readonly onSelect: (value: V) => void;
  /** Called on Ctrl+Enter. */
  readonly onOpenInNewTab?: (value: V) => void;
  /** Called on Escape. */
  readonly onClose: () => void;
  /** Called on Tab with 1 and on Shift+Tab with -1; without it Tab leaves the list. */
  readonly onStep?: (step: 1 | -1) => void;
  /** Shown instead of options. */
  readonly emptyText: string;
  /** Read out when the options have changed. */
  readonly announcement?: string | undefined;
  /** Controls after the input. */
  readonly tools?: ReactNode;
  /** Shown above the options, for example why some are missing. */
  readonly notice?: ReactNode;
  /** Help about the keys, below the list. */
  readonly help: ReactNode;
}

/**
 * An input with a list below that narrows while the user types, for palettes and pickers. Arrow
 * keys move, Enter selects. It takes the focus when it appears.
 */
export function FilterList<V>({
  sections,
  onSelect,
  onOpenInNewTab,
  emptyText,
  announcement = '',
  tools,
  notice,
  help,
  ...input
}: FilterListProps<V>): ReactNode {
  const options = sections.flatMap((section) => section.options);
  const select = (id: string | null, act: (value: V) => void): void => {
    const option = options.find((each) => each.id === id);
    if (option) act(option.value);
  };
  const isEmpty = options.length === 0;
  return (
    <Combobox<string | null>
      immediate
      value={null}
      onChange={(id) => {
        select(id, onSelect);
      }}
    >
      <div className="flex flex-wrap items-center border-b border-line">
        <FilterInput
          {...input}
          onOpenInNewTab={(id) => {
            if (onOpenInNewTab) select(id, onOpenInNewTab);
          }}
        />
        {tools}
      </div>
      {notice}
      <ComboboxOptions static modal={false} className="max-h-[50vh] overflow-y-auto p-1.5">
        {sections.map((section) => (
          <Section key={section.id} section={section} marked={input.text.trim()} />
        ))}
      </ComboboxOptions>
      <output className={isEmpty ? 'block px-4 py-8 text-center text-sm text-ink-2' : 'sr-only'}>
        {isEmpty ? emptyText : announcement}
      </output>
      <div className="border-t border-line bg-surface-2 px-4 py-2 text-xs text-ink-2 max-md:hidden">
        {help}
      </div>
    </Combobox>
  );
}

interface SectionProps {
  readonly section: FilterSection<unknown>;
  readonly marked: string;
}

function Section({ section: { heading, note, options }, marked }: SectionProps): ReactNode {
  const headingId = useId();
  const rows = options.map((option) => <Option key={option.id} option={option} marked={marked} />);
  if (heading === undefined) return rows;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className="flex justify-between gap-3 px-3 pt-2.5 pb-1 text-xs font-medium text-ink-2">
        <span id={headingId}>{heading}</span>
        {note !== undefined && <span className="figures">{note}</span>}
      </div>
      {rows}
    </div>
  );
}

interface OptionProps {
  readonly option: FilterOption<unknown>;
  readonly marked: string;
}

const Option = ({
  option: { id, icon, label, hint, note, kbd },
  marked,
}: OptionProps): ReactNode => (
  <ComboboxOption
    value={id}
    data-option={id}
    className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 text-sm data-focus:bg-accent-soft max-md:min-h-11"
  >
    {icon !== undefined && <span className="shrink-0 text-ink-3">{icon}</span>}
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2.5 py-1">
      <bdi className="line-clamp-2 font-medium wrap-anywhere">
        <MarkedText text={label} marked={marked} />
      </bdi>
      {hint !== undefined && (
        <bdi className="line-clamp-1 text-[13px] text-ink-2 wrap-anywhere">
          <MarkedText text={hint} marked={marked} />
        </bdi>
      )}
    </span>
    {note !== undefined && <span className="shrink-0 text-[13px] text-ink-2">{note}</span>}
    {kbd !== undefined && <Kbd>{kbd}</Kbd>}
  </ComboboxOption>
);

interface FilterInputProps extends Pick<
  FilterListProps<unknown>,
  'label' | 'placeholder' | 'text' | 'onTextChange' | 'onClose' | 'onStep'
> {
  readonly onOpenInNewTab: (id: string | null) => void;
}

/** Returns the id of the option that Enter selects. */
const findActiveId = (input: HTMLInputElement): string | null =>
  document
    .getElementById(input.getAttribute('aria-activedescendant') ?? '')
    ?.getAttribute('data-option') ?? null;

/** Keeps the keys of a composition from the list, but for those that tell it that somebody types. */
function keepSteeringKeys(event: KeyboardEvent): void {
  if (event.key.length > 1 && event.key !== 'Process') keepForComposition(event);
}

function FilterInput({
  label,
  placeholder,
  text,
  onTextChange,
  onClose,
  onStep,
  onOpenInNewTab,
}: FilterInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    const opensInNewTab = key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (key !== 'Escape' && !opensInNewTab && !(key === 'Tab' && onStep !== undefined)) return;
    event.preventDefault();
    if (key === 'Escape') onClose();
    else if (opensInNewTab) onOpenInNewTab(findActiveId(currentTarget));
    else onStep?.(event.shiftKey ? -1 : 1);
  };
  return (
    <div className="flex min-w-[12rem] grow items-center gap-3 px-4 text-ink-3">
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
        onKeyDownCapture={keepSteeringKeys}
        onKeyDown={onKeyDown}
        className="h-12 w-full bg-transparent text-base text-ink outline-none"
      />
    </div>
  );
}
