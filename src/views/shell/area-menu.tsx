import type { ReactNode } from 'react';

import { type Area, areas } from '../../domain/access/area.ts';
import { type AreaLinks, getAreaPlace } from '../../domain/access/external-areas.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { formatMissingArea } from './missing-area.ts';
import { DisabledSidebarLink, ExternalSidebarLink, SidebarLink } from './sidebar-link.tsx';

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
  /** The addresses of areas that have no screens here. */
  readonly areaLinks: AreaLinks;
  /** Whether the menu names the variable that sets a missing address. */
  readonly canConfigure: boolean;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

interface AreaEntryProps extends Omit<AreaMenuProps, 'menu' | 'current'> {
  readonly area: Area;
  readonly isCurrent: boolean;
}

/** An area in the menu: a screen, an address in a new tab, or an entry that says what is missing. */
function AreaEntry({
  area,
  isCurrent,
  areaLinks,
  canConfigure,
  collapsed,
  onFollow,
}: AreaEntryProps): ReactNode {
  const formatMessage = useFormatMessage();
  const place = getAreaPlace(area, areaLinks);
  const entry = {
    label: formatMessage(`areas.${area}`),
    icon: <AreaIcon area={area} />,
    current: isCurrent,
    collapsed,
  };
  switch (place.kind) {
    case 'screen':
      return <SidebarLink {...entry} to={areas[area].path} onFollow={onFollow} />;
    case 'address':
      return (
        <ExternalSidebarLink
          {...entry}
          address={place.address}
          note={formatMessage('shell.opensInNewTab')}
        />
      );
    case 'missing':
      return (
        <DisabledSidebarLink
          {...entry}
          reason={formatMissingArea(area, canConfigure, formatMessage)}
          showsReason={onFollow !== undefined}
        />
      );
  }
}

/** The menu of areas. The publishing areas are a group of their own. */
export function AreaMenu({ menu, current, ...props }: AreaMenuProps): ReactNode {
  const { collapsed } = props;
  const formatMessage = useFormatMessage();
  const list = (items: readonly Area[], label?: string): ReactNode => (
    <ul aria-label={label} className="grid grid-cols-1 gap-0.5">
      {items.map((area) => (
        <li key={area}>
          <AreaEntry area={area} isCurrent={area === current} {...props} />
        </li>
      ))}
    </ul>
  );
  const grouped = menu.filter((area) => publishing.has(area));
  const heading = formatMessage('shell.publishing');
  return (
    <nav aria-label={formatMessage('shell.navigation')} className="grid grid-cols-1 gap-2">
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
