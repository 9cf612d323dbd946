import type { ReactNode } from 'react';

import { Link } from './link.tsx';
import { classNames } from '../class-names.ts';

/**
 * The classes of a tab, which depend on `aria-selected` or `aria-current`. Tabs are higher below
 * 900 px (LIM-40).
 */
export const tabClasses = classNames(
  'flex h-10 shrink-0 items-center whitespace-nowrap border-b-2',
  'border-transparent text-sm font-semibold text-ink-2 no-underline forced-colors:border-[Canvas]',
  '-outline-offset-2 transition-colors hover:text-ink',
  'aria-selected:border-accent aria-selected:text-ink',
  'aria-[current=page]:border-accent aria-[current=page]:text-ink',
  'max-[900px]:h-11',
);

interface TabLinksProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    /** The number of things behind the tab. */
    readonly count?: number | undefined;
  }[];
  /** The `to` of the current tab. */
  readonly current: string;
}

/**
 * Scrolls the row of tabs horizontally until the tab is visible: in the next frame, which measures
 * the page anyway.
 */
function reveal(tab: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const row = tab?.parentElement;
    if (!row) return;
    const { left, right } = row.getBoundingClientRect();
    const at = tab.getBoundingClientRect();
    if (at.right > right) row.scrollLeft += at.right - right;
    else if (at.left < left) row.scrollLeft -= left - at.left;
  });
}

/** Links to related screens as tabs. On phones the row scrolls, with the current tab visible. */
export const TabLinks = ({ label, tabs, current }: TabLinksProps): ReactNode => (
  <nav
    aria-label={label}
    className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
  >
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        ref={tab.to === current ? reveal : undefined}
        to={tab.to}
        aria-current={tab.to === current ? 'page' : undefined}
        className={tabClasses}
      >
        <span>{tab.label}</span>
        {tab.count !== undefined && (
          <span className="figures ms-2 font-normal text-ink-2">{tab.count}</span>
        )}
      </Link>
    ))}
  </nav>
);
