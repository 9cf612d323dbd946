import { type ComponentProps, type ReactNode, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Placement } from 'react-aria-components';

import { createLazyComponent } from '../lazy-component.tsx';
import type { MenuItem } from './menu-panel.tsx';

/** What the button that opens a menu must spread. */
type MenuTrigger = Pick<
  ComponentProps<'button'>,
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerEnter'
  | 'onFocus'
>;

interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string;
  /** A text above the rows. */
  readonly heading?: { readonly title: string; readonly detail?: string } | undefined;
  readonly items: readonly MenuItem[];
  readonly placement?: Placement | undefined;
  readonly children: (trigger: MenuTrigger) => ReactNode;
}

const panel = createLazyComponent(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** Loads the code of menus before the first one opens. */
export const preloadMenus = panel.preload;

interface OpenMenu {
  readonly triggerRef: RefObject<HTMLElement>;
  readonly autoFocus: 'first' | 'last';
}

/**
 * A button that opens a menu. Rows that cannot be selected stay reachable and show why; the focus
 * returns to the button.
 */
export function Menu({ label, heading, items, placement, children }: MenuProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const close = (): void => {
    setOpen(null);
  };
  const openAt = (trigger: HTMLElement, autoFocus: OpenMenu['autoFocus']): void => {
    setOpen({ triggerRef: { current: trigger }, autoFocus });
  };
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        ...(open !== null && { 'aria-controls': id }),
        onPointerEnter: panel.preload,
        onFocus: panel.preload,
        onClick: ({ currentTarget }) => {
          if (open === null) openAt(currentTarget, 'first');
          else close();
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open !== null && (
        <panel.Component
          {...open}
          id={id}
          label={label}
          heading={heading}
          items={items}
          placement={placement}
          onClose={close}
          onLeave={() => {
            flushSync(close);
            open.triggerRef.current.focus();
          }}
        />
      )}
    </>
  );
}
