import { type ReactNode, useId } from 'react';

import { classNames } from '../design/class-names.ts';
import { ExternalLinkIcon, LockIcon } from '../design/icons/icons.tsx';
import { Link } from '../design/navigation/link.tsx';
import { Tooltip } from '../design/overlays/tooltip.tsx';

/** Returns the classes of a row of the sidebar, a link or a button. */
export const getSidebarRowClasses = (collapsed: boolean): string =>
  classNames(
    'relative flex min-h-8 w-full items-center gap-3 py-1 leading-4 rounded-md border-s-2 border-transparent forced-colors:border-[Canvas]',
    'text-[13px] font-medium text-rail-ink-2 no-underline transition-colors',
    '[--focus:var(--rail-accent)]',
    'hover:bg-rail-2 hover:text-rail-ink aria-[current]:border-rail-accent',
    'aria-[current]:bg-rail-2 aria-[current]:text-rail-ink',
    'aria-[current]:[&_.lucide]:text-rail-accent',
    'max-md:min-h-11',
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
        <span className={collapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{label}</span>
      </Link>
    )}
  </Tooltip>
);

interface ExternalSidebarLinkProps extends Omit<SidebarLinkProps, 'to' | 'onFollow'> {
  readonly address: string;
  /** Says that the link opens a new tab. */
  readonly note: string;
}

/** A link of the sidebar to an area at another address, which opens in a new tab. */
export const ExternalSidebarLink = ({
  address,
  note,
  label,
  icon,
  current,
  collapsed,
}: ExternalSidebarLinkProps): ReactNode => (
  <Tooltip text={collapsed ? label : undefined} placement="end" describes={false}>
    {(trigger) => (
      <a
        {...trigger}
        href={address}
        target="_blank"
        rel="noreferrer"
        title={note}
        aria-current={current ? 'page' : undefined}
        className={getSidebarRowClasses(collapsed)}
      >
        {icon}
        <span className={collapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{label}</span>
        {!collapsed && <ExternalLinkIcon className="ms-auto size-3.5" />}
      </a>
    )}
  </Tooltip>
);

interface DisabledSidebarLinkProps extends Omit<SidebarLinkProps, 'to' | 'onFollow'> {
  /** Why the link leads nowhere. */
  readonly reason: string;
  /** Whether the reason stands below the label, where there are no tooltips. */
  readonly showsReason: boolean;
}

/**
 * An entry of the sidebar that leads nowhere. It stays in the tab order and says why: in a tooltip,
 * or below its label.
 */
export const DisabledSidebarLink = ({
  label,
  icon,
  current,
  collapsed,
  reason,
  showsReason,
}: DisabledSidebarLinkProps): ReactNode => {
  const id = useId();
  return (
    <>
      <Tooltip
        text={showsReason ? undefined : collapsed ? `${label}. ${reason}` : reason}
        placement="end"
      >
        {(trigger) => (
          <a
            {...trigger}
            {...(showsReason && { 'aria-describedby': id })}
            role="link"
            tabIndex={0}
            aria-disabled="true"
            aria-current={current ? 'page' : undefined}
            className={classNames(getSidebarRowClasses(collapsed), 'cursor-not-allowed')}
          >
            {icon}
            <span className={collapsed ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{label}</span>
            {!collapsed && <LockIcon className="ms-auto size-3.5" />}
          </a>
        )}
      </Tooltip>
      {showsReason && (
        <p id={id} className="ps-10 pe-3 pb-1.5 text-xs text-rail-ink-2">
          {reason}
        </p>
      )}
    </>
  );
};
