import type { ReactNode } from 'react';

import { type Area, areas } from '../../domain/access/area.ts';
import { useSentence } from '../shared/sentences.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { SidebarLink } from './sidebar-link.tsx';

const publishing: ReadonlySet<Area> = new Set([
  'sponsors',
  'facultyResources',
  'translations',
  'banner',
  'publish',
  'moengage',
  'featureFlags',
]);

/** What the areas' menu shows. */
export interface AreaMenuProps {
  /** The areas of the person's menu in the policy's order. */
  readonly menu: readonly Area[];
  readonly current: Area | null;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** The menu of areas: the policy's order, the publishing ones under their heading. */
export function AreaMenu({ menu, current, collapsed, onFollow }: AreaMenuProps): ReactNode {
  const sentence = useSentence();
  const list = (items: readonly Area[], label?: string): ReactNode => (
    <ul aria-label={label} className="grid gap-0.5">
      {items.map((area) => (
        <li key={area}>
          <SidebarLink
            to={areas[area].path}
            label={sentence(`areas.${area}`)}
            icon={<AreaIcon area={area} />}
            current={area === current}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  );
  const grouped = menu.filter((area) => publishing.has(area));
  const heading = sentence('shell.publishing');
  return (
    <nav aria-label={sentence('shell.navigation')} className="grid gap-2">
      {list(menu.filter((area) => !publishing.has(area)))}
      {grouped.length > 0 && (
        <div>
          {collapsed ? (
            <hr className="mx-2 mb-2 border-rail-line" />
          ) : (
            <div
              aria-hidden="true"
              className="px-2.5 py-2 text-[11px] tracking-wider text-rail-ink-2 uppercase"
            >
              {heading}
            </div>
          )}
          {list(grouped, heading)}
        </div>
      )}
    </nav>
  );
}
