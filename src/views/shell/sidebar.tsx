import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  type SidebarRef,
  selectIsCollapsed,
  selectIsDrawerOpen,
} from '../../machines/shell/sidebar-machine.ts';
import { Dialog } from '../design/overlays/dialog.tsx';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { PanelLeftIcon, XIcon } from '../design/icons/icons.tsx';
import { Link } from '../design/navigation/link.tsx';
import { Tooltip } from '../design/overlays/tooltip.tsx';
import { useIsRoomy } from '../design/hooks/use-media-query.ts';
import { useFormatMessage } from '../shared/format-message.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { AreaMenu, type AreaMenuProps } from './area-menu.tsx';
import { Brand } from '../shared/brand.tsx';
import { SidebarLink, getSidebarRowClasses } from './sidebar-link.tsx';
import { classNames } from '../design/class-names.ts';

/** The props of the sidebar. */
export interface SidebarProps extends Pick<
  AreaMenuProps,
  'menu' | 'current' | 'areaLinks' | 'canConfigure'
> {
  /** Path of the statecharts inspector, or null where there is none. */
  readonly inspectorPath: string | null;
  readonly sidebar: SidebarRef;
}

interface InspectorLinkProps extends Pick<SidebarProps, 'inspectorPath' | 'current'> {
  readonly collapsed: boolean;
  readonly onFollow?: () => void;
}

function InspectorLink({
  inspectorPath,
  current,
  collapsed,
  onFollow,
}: InspectorLinkProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    inspectorPath !== null && (
      <SidebarLink
        to={inspectorPath}
        label={formatMessage('areas.inspector')}
        icon={<AreaIcon area="inspector" />}
        current={current === 'inspector'}
        collapsed={collapsed}
        onFollow={onFollow}
      />
    )
  );
}

/** The areas beside the screen. Under 1100 px it is an icon strip that opens the drawer. */
function Rail({ inspectorPath, sidebar, ...menu }: SidebarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isRoomy = useIsRoomy();
  const collapsed = useSelector(sidebar, selectIsCollapsed) || !isRoomy;
  const toggleLabel = formatMessage(collapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <aside
      data-collapsed={collapsed || undefined}
      className={classNames(
        'sticky top-0 hidden h-dvh w-58 shrink-0 flex-col gap-2 bg-rail p-2',
        'text-rail-ink transition-[width] data-collapsed:w-14 md:flex docked:hidden',
      )}
    >
      <Link
        to="/"
        className="flex h-10 shrink-0 items-center rounded-md px-2.5 no-underline [--focus:var(--rail-accent)]"
      >
        <Brand name={formatMessage('shell.product')} markOnly={collapsed} />
      </Link>
      <div className="min-h-0 grow overflow-y-auto [scrollbar-width:thin]">
        <AreaMenu {...menu} collapsed={collapsed} />
      </div>
      <div className="grid grid-cols-1 gap-0.5 border-t border-rail-line pt-2">
        <InspectorLink inspectorPath={inspectorPath} current={menu.current} collapsed={collapsed} />
        <Tooltip text={collapsed ? toggleLabel : undefined} placement="end" describes={false}>
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              aria-expanded={!collapsed}
              onClick={() => {
                sidebar.send({ type: isRoomy ? 'sidebar.toggle' : 'drawer.open' });
              }}
              className={getSidebarRowClasses(collapsed)}
            >
              <PanelLeftIcon />
              <span className={collapsed ? 'sr-only' : undefined}>{toggleLabel}</span>
            </button>
          )}
        </Tooltip>
      </div>
    </aside>
  );
}

/** The same areas as a dialog for phones and narrow windows. */
function Drawer({ inspectorPath, sidebar, ...menu }: SidebarProps): ReactNode {
  const formatMessage = useFormatMessage();
  const closeDrawer = (): void => {
    sidebar.send({ type: 'drawer.close' });
  };
  return (
    <Dialog
      open={useSelector(sidebar, selectIsDrawerOpen)}
      onClose={closeDrawer}
      title={formatMessage('shell.navigation')}
      hideTitle
      position="start"
      tone="rail"
    >
      <div className="grid gap-3 p-2">
        <div
          className={classNames(
            'flex items-center justify-between ps-2.5 [--focus:var(--rail-accent)]',
            '[&_button]:text-rail-ink-2 [&_button:hover]:bg-rail-2 [&_button:hover]:text-rail-ink',
          )}
        >
          <Brand name={formatMessage('shell.product')} />
          <IconButton
            label={formatMessage('shell.closeNavigation')}
            icon={<XIcon />}
            onClick={closeDrawer}
          />
        </div>
        <AreaMenu {...menu} collapsed={false} onFollow={closeDrawer} />
        <InspectorLink
          {...menu}
          inspectorPath={inspectorPath}
          collapsed={false}
          onFollow={closeDrawer}
        />
      </div>
    </Dialog>
  );
}

/** The areas beside the screen (NAV-002, NAV-003), and the same as a drawer on phones (NAV-004). */
export const Sidebar = (props: SidebarProps): ReactNode => (
  <>
    <Rail {...props} />
    <Drawer {...props} />
  </>
);
