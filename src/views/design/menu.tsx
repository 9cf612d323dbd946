import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';

import { Floating } from './floating.tsx';
import { MenuRow } from './menu-row.tsx';
import type { Placement } from './place-near.ts';
import { watchOutside } from './watch-outside.ts';

/** A row of a menu: something to do or a place to go, a choice among several, a heading, a line. */
export type MenuItem =
  | {
      readonly kind: 'action';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly kbd?: string;
      readonly danger?: boolean;
      readonly whyDisabled?: string | undefined;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly to: string;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly icon?: ReactNode;
      readonly checked: boolean;
      readonly whyDisabled?: string | undefined;
      readonly onSelect: () => void;
    }
  | { readonly kind: 'heading'; readonly label: string; readonly detail?: string }
  | { readonly kind: 'line'; readonly id: string };

/** What the button that opens a menu must spread. */
export type MenuTrigger = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly placement?: Placement;
  readonly children: (trigger: MenuTrigger) => ReactNode;
}

type Edge = 'first' | 'last';

const rowsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];
const beneath: Placement = { side: 'below', align: 'end' };

function moveFocus(menu: HTMLElement, key: string): boolean {
  const rows = rowsOf(menu);
  const at = rows.findIndex((row) => row === document.activeElement);
  const target = {
    ArrowDown: (at + 1) % rows.length,
    ArrowUp: (at - 1 + rows.length) % rows.length,
    Home: 0,
    End: rows.length - 1,
  }[key];
  if (target !== undefined) rows[target]?.focus();
  else if (key.length === 1 && key !== ' ') {
    const following = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    following
      .find((row) => row.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
      ?.focus();
  } else return false;
  return true;
}

/**
 * A menu button after the ARIA authoring practices: arrow keys, Home, End and first letters move, Enter and Space choose,
 * Escape and Tab close; focus returns to the button. Rows that cannot be chosen stay reachable and say why.
 */
export function Menu({ label, items, placement = beneath, children }: MenuProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState<{ readonly anchor: HTMLElement; readonly edge: Edge } | null>(
    null,
  );
  const close = (): void => {
    open?.anchor.focus();
    setOpen(null);
  };

  const trigger: MenuTrigger = {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    ...(open && { 'aria-controls': id }),
    onClick: (event) => {
      setOpen(open === null ? { anchor: event.currentTarget, edge: 'first' } : null);
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen({ anchor: event.currentTarget, edge: event.key === 'ArrowDown' ? 'first' : 'last' });
    },
  };
  const onMenuKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      close();
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <>
      {children(trigger)}
      {open !== null && (
        <Floating
          anchor={open.anchor}
          placement={placement}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onShow={(menu) => {
            const rows = rowsOf(menu);
            rows[open.edge === 'first' ? 0 : rows.length - 1]?.focus();
            return watchOutside(menu, open.anchor, () => {
              setOpen(null);
            });
          }}
          onKeyDown={onMenuKey}
          className="z-40 max-h-[calc(100dvh-1rem)] min-w-48 max-w-80 overflow-y-auto rounded-lg bg-surface p-1 text-sm shadow-pop"
        >
          {items.map((item) => (
            <MenuRow
              key={`${item.kind} ${item.kind === 'line' ? item.id : item.label}`}
              item={item}
              onChosen={close}
            />
          ))}
        </Floating>
      )}
    </>
  );
}
