import type { ReactNode } from 'react';

import { areas, type Area } from '../../domain/access/area.ts';
import { Link } from '../design/link.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface DashboardProps {
  readonly firstName: string;
  /** The areas the person's menu shows. */
  readonly menu: readonly Area[];
}

/** The home of every role: a greeting and the way into each area the role has (NAV-046, decision 9). */
export function Dashboard({ firstName, menu }: DashboardProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      <ScreenHead title={sentence('areas.dashboard')} />
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-6 md:px-6">
        <header className="grid gap-1">
          <h1 className="text-xl font-semibold">{sentence('dashboard.welcome', { name: firstName })}</h1>
          <p className="text-sm text-ink-2">{sentence('dashboard.lead')}</p>
        </header>
        <nav aria-label={sentence('dashboard.places')}>
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {menu.filter((area) => area !== 'dashboard').map((area) => (
              <li key={area}>
                <Link to={areas[area].path} className="flex min-h-12 items-center rounded-md border border-line bg-surface px-4 text-base font-medium text-ink hover:border-control">{sentence(`areas.${area}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
