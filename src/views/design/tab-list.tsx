import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { tabLook } from './tab-links.tsx';

interface TabListProps<V extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly { readonly value: V; readonly label: string }[];
  readonly chosen: V;
  /** The id of the element that shows the chosen tab's content; it has the role tabpanel. */
  readonly panel: string;
  readonly onChoose: (value: V) => void;
}

/** Tabs over one panel that loads what is chosen, after the ARIA authoring practices: arrow keys, Home and End choose. */
export function TabList<V extends string>({
  label,
  tabs,
  chosen,
  panel,
  onChoose,
}: TabListProps<V>): ReactNode {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ value }) => value === chosen);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex gap-4 border-b border-line"
    >
      {tabs.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-${value}`}
          data-tab={value}
          aria-selected={value === chosen}
          aria-controls={panel}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => {
            if (value !== chosen) onChoose(value);
          }}
          className={tabLook}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
