import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronDownIcon } from './icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';

/** What stands in a button bar: something to press (with `pressed`, something that is on or off), a menu that shows its value, a gap. */
export type BarItem =
  | {
      readonly kind: 'button';
      readonly id: string;
      readonly label: string;
      readonly icon: ReactNode;
      readonly pressed?: boolean;
      /** The shortcut for the eye, and as `aria-keyshortcuts`. */
      readonly kbd?: string;
      readonly keys?: string;
      readonly whyDisabled?: string | undefined;
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
  /** Escape in the bar, which leads back to what the bar acts on. */
  readonly onEscape: () => void;
}

const stopsIn = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-bar-item]'),
];

function moveFocus(bar: HTMLElement, key: string): boolean {
  const stops = stopsIn(bar);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const target = {
    ArrowRight: (at + 1) % stops.length,
    ArrowLeft: (at - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  }[key];
  if (at === -1 || target === undefined) return false;
  stops[target]?.focus();
  return true;
}

/**
 * A toolbar after the ARIA authoring practices: one tab stop, arrow keys, Home and End move inside, and it keeps its place. A press with the
 * pointer leaves the focus where it is, so that what is selected stays selected.
 */
export function ButtonBar({ label, items, onEscape }: ButtonBarProps): ReactNode {
  const [current, setCurrent] = useState<string | null>(null);
  const stops = items.filter(({ kind }) => kind !== 'gap');
  const tabStop = stops.find(({ id }) => id === current)?.id ?? stops[0]?.id;
  const stop = (id: string) => ({ 'data-bar-item': id, tabIndex: id === tabStop ? 0 : -1 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
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
      {items.map((item) => {
        if (item.kind === 'gap')
          return (
            <span key={item.id} aria-hidden="true" className="mx-1 h-4 w-px shrink-0 bg-line" />
          );
        if (item.kind === 'button') {
          return (
            <IconButton
              key={item.id}
              {...stop(item.id)}
              label={item.label}
              icon={item.icon}
              kbd={item.kbd}
              aria-keyshortcuts={item.keys}
              aria-pressed={item.pressed}
              whyDisabled={item.whyDisabled}
              onClick={item.onPress}
            />
          );
        }
        return (
          <Menu
            key={item.id}
            label={item.label}
            items={item.items}
            placement={{ side: 'below', align: 'start' }}
          >
            {(trigger) => (
              <button
                {...trigger}
                {...stop(item.id)}
                type="button"
                aria-label={`${item.label}: ${item.value}`}
                className={classNames(buttonLook('quiet', 'text'), 'gap-1 px-2 font-medium')}
              >
                <span className="max-w-28 truncate">{item.value}</span>
                <ChevronDownIcon className="text-ink-3" />
              </button>
            )}
          </Menu>
        );
      })}
    </div>
  );
}
