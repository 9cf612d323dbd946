import type { ReactNode } from 'react';

import { Link } from './link.tsx';

/** An ancestor of the current page. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  readonly label: string;
  /** The ancestors, outermost first. */
  readonly trail: readonly Crumb[];
  /** The name of the current page. */
  readonly current: string;
}

/**
 * Links to the ancestors of the current page. Where there is little room, only the last two or the
 * last one is shown, or none, as on phones. A few letters of the current page are not shown either.
 */
export const Breadcrumbs = ({ label, trail, current }: BreadcrumbsProps): ReactNode => (
  <nav aria-label={label} className="@container min-w-0 grow">
    <ol className="flex min-w-0 items-center gap-2 text-sm">
      {trail.map((crumb) => (
        <li
          key={crumb.to}
          className="flex min-w-0 shrink items-center gap-2 text-ink-2 max-md:hidden @max-[20rem]:hidden @max-[28rem]:not-nth-last-2:hidden @max-[44rem]:nth-last-[n+4]:hidden"
        >
          <Link
            to={crumb.to}
            dir="auto"
            className="truncate rounded-sm no-underline hover:text-ink hover:underline"
          >
            {crumb.label}
          </Link>
          <span aria-hidden="true" className="text-ink-3">
            /
          </span>
        </li>
      ))}
      <li
        aria-current="page"
        dir="auto"
        title={current}
        className="min-w-0 shrink-9999 truncate font-semibold text-ink rtl:[text-align:right] @max-[4rem]:sr-only @min-[20rem]:min-w-32"
      >
        {current}
      </li>
    </ol>
  </nav>
);
