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

/** Links to the ancestors of the current page. Phones show the current page only. */
export const Breadcrumbs = ({ label, trail, current }: BreadcrumbsProps): ReactNode => (
  <nav aria-label={label} className="min-w-0">
    <ol className="flex min-w-0 items-center gap-2 text-sm">
      {trail.map((crumb) => (
        <li
          key={crumb.to}
          className="flex min-w-0 shrink items-center gap-2 text-ink-2 max-md:hidden"
        >
          <Link
            to={crumb.to}
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
        className="min-w-0 shrink-[9] truncate font-semibold text-ink md:min-w-24"
      >
        {current}
      </li>
    </ol>
  </nav>
);
