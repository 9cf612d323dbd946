import type { ReactNode } from 'react';

import { areas, type Area } from '../../domain/access/area.ts';
import { Link } from '../design/link.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface DashboardProps {
  readonly firstName: string;
  /** The areas the person's menu shows. */
  readonly menu: readonly Area[];
  /** What is new, below the places. */
  readonly children: ReactNode;
}

/** The home of every role: a greeting, the way into each area the role has, and what is new (NAV-046, decision 9). */
export function Dashboard({ firstName, menu, children }: DashboardProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <ScreenHead title={sentence('areas.dashboard')} />
      <div className="grid w-full max-w-6xl content-start gap-8 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <header className="grid gap-1">
          <h1 className="text-xl font-semibold tracking-tight">
            {sentence('dashboard.welcome', { name: firstName })}
          </h1>
          <p className="text-sm text-ink-2">{sentence('dashboard.lead')}</p>
        </header>
        <nav aria-label={sentence('dashboard.places')}>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
            {menu
              .filter((area) => area !== 'dashboard')
              .map((area) => (
                <li key={area}>
                  <Link
                    to={areas[area].path}
                    className="flex h-full min-h-12 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-base leading-tight font-medium md:px-4 text-ink no-underline hover:border-control [&_.lucide]:text-ink-3"
                  >
                    <AreaIcon area={area} />
                    {sentence(`areas.${area}`)}
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
