import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { tabClasses } from './tab-links.tsx';
import { getLineKey } from '../keyboard.ts';

interface TabListProps<V extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly { readonly value: V; readonly label: string }[];
  readonly selected: V;
  /** The id of the element with the role tabpanel that shows the selected tab's content. */
  readonly panelId: string;
  readonly onSelect: (value: V) => void;
}

/** Tabs that share one panel (ARIA authoring practices). Arrow keys, Home and End select. */
export function TabList<V extends string>({
  label,
  tabs,
  selected,
  panelId,
  onSelect,
}: TabListProps<V>): ReactNode {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ value }) => value === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[getLineKey(event)];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex gap-4 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          data-tab={value}
          aria-selected={value === selected}
          aria-controls={panelId}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => {
            if (value !== selected) onSelect(value);
          }}
          className={tabClasses}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
