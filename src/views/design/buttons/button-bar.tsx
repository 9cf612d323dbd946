import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { getButtonClasses } from './button-classes.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import type { MenuItem } from '../menus/menu-panel.tsx';
import { Menu } from '../menus/menu.tsx';
import { getLineKey } from '../keyboard.ts';

/**
 * An item of a button bar: a button (with `pressed`, a toggle), a menu that shows its value, or a
 * gap.
 */
export type BarItem =
  | {
      readonly kind: 'button';
      readonly id: string;
      readonly label: string;
      readonly icon: ReactNode;
      readonly pressed?: boolean;
      /** The visible shortcut. */
      readonly kbd?: string;
      /** The shortcut for `aria-keyshortcuts`. */
      readonly keys?: string;
      readonly disabledReason?: string | undefined;
      readonly onPress: () => void;
    }
  | {
      readonly kind: 'menu';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly items: readonly MenuItem[];
    }
  | { readonly kind: 'gap'; readonly id: string };

interface ButtonBarProps {
  readonly label: string;
  readonly items: readonly BarItem[];
  /** Called on Escape; moves the focus back to what the bar acts on. */
  readonly onEscape: () => void;
}

const findItems = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-bar-item]'),
];

function moveFocus(bar: HTMLElement, key: string): boolean {
  const items = findItems(bar);
  const index = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowRight: (index + 1) % items.length,
    ArrowLeft: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (index === -1 || target === undefined) return false;
  items[target]?.focus();
  return true;
}

/**
 * A toolbar (ARIA authoring practices): it has one tab stop and remembers it; arrow keys, Home and
 * End move inside. A pointer press does not move the focus, so the selection in an editor stays.
 */
export function ButtonBar({ label, items, onEscape }: ButtonBarProps): ReactNode {
  const [current, setCurrent] = useState<string | null>(null);
  const stops = items.filter(({ kind }) => kind !== 'gap');
  const tabStop = stops.find(({ id }) => id === current)?.id ?? stops[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    } else if (moveFocus(event.currentTarget, getLineKey(event))) event.preventDefault();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onFocus={(event) => {
        const id = event.target.dataset['barItem'];
        if (id !== undefined) setCurrent(id);
      }}
      onKeyDown={onKeyDown}
      className="flex items-center gap-0.5 overflow-x-auto md:flex-wrap"
    >
      {items.map((item) => (
        <Item key={item.id} item={item} tabIndex={item.id === tabStop ? 0 : -1} />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: BarItem;
  readonly tabIndex: 0 | -1;
}

function Item({ item, tabIndex }: ItemProps): ReactNode {
  if (item.kind === 'gap')
    return <span aria-hidden="true" className="mx-1 h-4 w-px shrink-0 bg-line" />;
  if (item.kind === 'button')
    return (
      <IconButton
        data-bar-item={item.id}
        tabIndex={tabIndex}
        label={item.label}
        icon={item.icon}
        kbd={item.kbd}
        aria-keyshortcuts={item.keys}
        aria-pressed={item.pressed}
        disabledReason={item.disabledReason}
        onClick={item.onPress}
      />
    );
  return (
    <Menu label={item.label} items={item.items} placement="bottom start">
      {(trigger) => (
        <button
          {...trigger}
          data-bar-item={item.id}
          tabIndex={tabIndex}
          type="button"
          aria-label={`${item.label}: ${item.value}`}
          className={classNames(getButtonClasses('quiet', 'text'), 'gap-1 px-2 font-medium')}
        >
          <span className="max-w-28 truncate">{item.value}</span>
          <ChevronDownIcon className="text-ink-3" />
        </button>
      )}
    </Menu>
  );
}
