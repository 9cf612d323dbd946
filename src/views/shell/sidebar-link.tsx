import type { ReactNode } from 'react';

import { classNames } from '../design/class-names.ts';
import { Link } from '../design/navigation/link.tsx';
import { Tooltip } from '../design/overlays/tooltip.tsx';

/** Returns the classes of a row of the sidebar, a link or a button. */
export const getSidebarRowClasses = (collapsed: boolean): string =>
  classNames(
    'relative flex h-8 w-full items-center gap-3 rounded-md border-s-2 border-transparent',
    'text-[13px] font-medium text-rail-ink-2 no-underline transition-colors',
    '[--focus:var(--rail-accent)]',
    'hover:bg-rail-2 hover:text-rail-ink aria-[current]:border-rail-accent',
    'aria-[current]:bg-rail-2 aria-[current]:text-rail-ink',
    'aria-[current]:[&_.lucide]:text-rail-accent',
    'max-md:h-11',
    collapsed ? 'justify-center' : 'ps-2 pe-3',
  );

interface SidebarLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the sidebar. In the icon strip its label is a tooltip. */
export const SidebarLink = ({
  to,
  label,
  icon,
  current,
  collapsed,
  onFollow,
}: SidebarLinkProps): ReactNode => (
  <Tooltip text={collapsed ? label : undefined} placement="end" describes={false}>
    {(trigger) => (
      <Link
        {...trigger}
        to={to}
        aria-current={current ? 'page' : undefined}
        className={getSidebarRowClasses(collapsed)}
        onClick={onFollow}
      >
        {icon}
        <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </Link>
    )}
  </Tooltip>
);
