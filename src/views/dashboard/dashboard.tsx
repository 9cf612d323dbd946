import type { ReactNode } from 'react';

import { areas, type Area } from '../../domain/access/area.ts';
import { Link } from '../design/navigation/link.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { classNames } from '../design/class-names.ts';

interface DashboardProps {
  readonly firstName: string;
  /** The areas in the user's menu. */
  readonly menu: readonly Area[];
  /** The panels below the links. */
  readonly children: ReactNode;
}

/** The home page: a greeting, links to the areas of the role, and news (NAV-046, decision 9). */
export function Dashboard({ firstName, menu, children }: DashboardProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <>
      <ScreenHead title={formatMessage('areas.dashboard')} />
      <div className="grid w-full max-w-6xl content-start gap-8 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <header className="grid gap-1">
          <h1 className="text-xl font-semibold tracking-tight">
            {formatMessage('dashboard.welcome', { name: firstName })}
          </h1>
          <p className="text-sm text-ink-2">{formatMessage('dashboard.lead')}</p>
        </header>
        <nav aria-label={formatMessage('dashboard.places')}>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
            {menu
              .filter((area) => area !== 'dashboard')
              .map((area) => (
                <li key={area}>
                  <Link
                    to={areas[area].path}
                    className={classNames(
                      'flex h-full min-h-12 items-center gap-3 rounded-md border border-line',
                      'bg-surface px-3 py-2 text-base leading-tight font-medium md:px-4',
                      'text-ink no-underline hover:border-control [&_.lucide]:text-ink-3',
                    )}
                  >
                    <AreaIcon area={area} />
                    {formatMessage(`areas.${area}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {children}
      </div>
    </>
  );
}
