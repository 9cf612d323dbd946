import type { ReactNode } from 'react';

import { Link } from './link.tsx';

/** A place above the current one. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  readonly label: string;
  /** Outermost first. */
  readonly trail: readonly Crumb[];
  /** The current place's name. */
  readonly here: string;
}

/** The trail to the current place. On phones only the place itself stays. */
export const Breadcrumbs = ({ label, trail, here }: BreadcrumbsProps): ReactNode => (
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
        {here}
      </li>
    </ol>
  </nav>
);
