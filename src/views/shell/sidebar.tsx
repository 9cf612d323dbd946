import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Area } from '../../domain/access/area.ts';
import {
  type SidebarRef,
  selectCollapsed,
  selectDrawerIsOpen,
} from '../../machines/shell/sidebar-machine.ts';
import { Dialog } from '../design/dialog.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { PanelLeftIcon, WorkflowIcon, XIcon } from '../design/icon.tsx';
import { Link } from '../design/link.tsx';
import type { Placement } from '../design/place-near.ts';
import { Tooltip } from '../design/tooltip.tsx';
import { useIsRoomy } from '../design/use-media-query.ts';
import { useSentence } from '../shared/sentences.tsx';
import { AreaMenu } from './area-menu.tsx';
import { Brand } from './brand.tsx';
import { SidebarLink, sidebarRow } from './sidebar-link.tsx';

/** What the sidebar shows. */
export interface SidebarProps {
  readonly menu: readonly Area[];
  readonly current: Area | null;
  /** Path of the statecharts inspector, or null where there is none. */
  readonly inspectorPath: string | null;
  readonly sidebar: SidebarRef;
}

const beside: Placement = { side: 'end', align: 'center' };

/** The areas beside the screen (NAV-002, NAV-003), and the same as a drawer on phones (NAV-004). Under 1100 px it is an icon strip that opens the drawer. */
export function Sidebar({ menu, current, inspectorPath, sidebar }: SidebarProps): ReactNode {
  const sentence = useSentence();
  const isRoomy = useIsRoomy();
  const collapsed = useSelector(sidebar, selectCollapsed) || !isRoomy;
  const drawerIsOpen = useSelector(sidebar, selectDrawerIsOpen);
  const closeDrawer = (): void => {
    sidebar.send({ type: 'drawer.close' });
  };
  const inspector = (asStrip: boolean, onFollow?: () => void): ReactNode =>
    inspectorPath !== null && (
      <SidebarLink
        to={inspectorPath}
        label={sentence('shell.inspector')}
        icon={<WorkflowIcon />}
        current={false}
        collapsed={asStrip}
        onFollow={onFollow}
      />
    );
  const toggleLabel = sentence(collapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <>
      <aside
        data-collapsed={collapsed || undefined}
        className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col gap-2 bg-rail p-2 text-rail-ink transition-[width] data-collapsed:w-14 md:flex"
      >
        <Link
          to="/"
          className="flex h-10 shrink-0 items-center rounded-md px-2.5 no-underline [--focus:var(--rail-accent)]"
        >
          <Brand name={sentence('shell.product')} markOnly={collapsed} />
        </Link>
        <div className="min-h-0 grow overflow-y-auto [scrollbar-width:thin]">
          <AreaMenu menu={menu} current={current} collapsed={collapsed} />
        </div>
        <div className="grid gap-0.5 border-t border-rail-line pt-2">
          {inspector(collapsed)}
          <Tooltip text={collapsed ? toggleLabel : undefined} placement={beside} describes={false}>
            {(trigger) => (
              <button
                {...trigger}
                type="button"
                aria-expanded={!collapsed}
                onClick={() => {
                  sidebar.send({ type: isRoomy ? 'sidebar.toggle' : 'drawer.open' });
                }}
                className={sidebarRow(collapsed)}
              >
                <PanelLeftIcon className="rtl:-scale-x-100" />
                <span className={collapsed ? 'sr-only' : undefined}>{toggleLabel}</span>
              </button>
            )}
          </Tooltip>
        </div>
      </aside>
      <Dialog
        open={drawerIsOpen}
        onClose={closeDrawer}
        title={sentence('shell.navigation')}
        hideTitle
        place="start"
        tone="rail"
      >
        <div className="grid gap-3 p-2">
          <div className="flex items-center justify-between ps-2.5 [--focus:var(--rail-accent)] [&_button]:text-rail-ink-2 [&_button:hover]:bg-rail-2 [&_button:hover]:text-rail-ink">
            <Brand name={sentence('shell.product')} />
            <IconButton
              label={sentence('shell.closeNavigation')}
              icon={<XIcon />}
              onClick={closeDrawer}
            />
          </div>
          <AreaMenu menu={menu} current={current} collapsed={false} onFollow={closeDrawer} />
          {inspector(false, closeDrawer)}
        </div>
      </Dialog>
    </>
  );
}
