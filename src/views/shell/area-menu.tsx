import type { ReactNode } from 'react';

import { type Area, areas } from '../../domain/access/area.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
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

/** The props of the area menu. */
export interface AreaMenuProps {
  /** The areas in the order of the access policy. */
  readonly menu: readonly Area[];
  readonly current: Area | null;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** The menu of areas. The publishing areas are a group of their own. */
export function AreaMenu({ menu, current, collapsed, onFollow }: AreaMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  const list = (items: readonly Area[], label?: string): ReactNode => (
    <ul aria-label={label} className="grid gap-0.5">
      {items.map((area) => (
        <li key={area}>
          <SidebarLink
            to={areas[area].path}
            label={formatMessage(`areas.${area}`)}
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
  const heading = formatMessage('shell.publishing');
  return (
    <nav aria-label={formatMessage('shell.navigation')} className="grid gap-2">
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
