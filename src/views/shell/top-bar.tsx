import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';

import type { Message } from '../../domain/notice.ts';
import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import { type SidebarRef, selectDrawerIsOpen } from '../../machines/shell/sidebar-machine.ts';
import type { ThemeRef } from '../../machines/shell/theme-machine.ts';
import { IconButton } from '../design/icon-button.tsx';
import { MenuIcon, SearchIcon } from '../design/icon.tsx';
import { Kbd } from '../design/kbd.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { NotificationBell } from './notifications.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { type ShellUser, UserMenu } from './user-menu.tsx';

/** What the top bar shows and drives. */
export interface TopBarProps {
  readonly user: ShellUser;
  /** Why Sign out is blocked, or null (NAV-006). */
  readonly whySignOutBlocked: Message | null;
  readonly onSignOut: () => void;
  readonly sidebar: SidebarRef;
  readonly palette: PaletteRef;
  readonly notices: NoticesRef;
  readonly theme: ThemeRef;
}

interface TopBarSlots {
  readonly trailRef: Ref<HTMLDivElement>;
  readonly actionsRef: Ref<HTMLDivElement>;
}

/** Where one is, the way elsewhere, the notifications and the person. What a screen puts at its end takes the place of the rest. */
export function TopBar({
  user,
  whySignOutBlocked,
  onSignOut,
  sidebar,
  palette,
  notices,
  theme,
  trailRef,
  actionsRef,
}: TopBarProps & TopBarSlots): ReactNode {
  const sentence = useSentence();
  const drawerIsOpen = useSelector(sidebar, selectDrawerIsOpen);
  const openPalette = (): void => {
    palette.send({ type: 'palette.open' });
  };
  const goTo = sentence('shell.goTo');
  return (
    <header className="group/bar sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-line bg-surface px-3 md:gap-2 md:px-6">
      <span className="md:hidden">
        <IconButton
          label={sentence('shell.openNavigation')}
          icon={<MenuIcon />}
          aria-expanded={drawerIsOpen}
          aria-haspopup="dialog"
          onClick={() => {
            sidebar.send({ type: 'drawer.open' });
          }}
        />
      </span>
      <div ref={trailRef} className="flex min-w-0 grow items-center" />
      <div ref={actionsRef} data-slot="actions" className="flex items-center gap-2 empty:hidden" />
      <div className="flex shrink-0 items-center gap-1 md:gap-2 max-md:group-has-[[data-slot=actions]:not(:empty)]/bar:hidden">
        <button
          type="button"
          aria-keyshortcuts="Control+K"
          onClick={openPalette}
          className="flex h-control w-55 items-center gap-2 rounded-md border border-control/60 bg-surface-2 ps-2.5 pe-2 text-sm text-ink-2 hover:border-control max-lg:hidden group-has-[[data-slot=actions]:not(:empty)]/bar:hidden"
        >
          <SearchIcon />
          <span className="grow text-start">{goTo}</span>
          <Kbd>Ctrl K</Kbd>
        </button>
        <span className="hidden max-lg:contents group-has-[[data-slot=actions]:not(:empty)]/bar:contents">
          <IconButton
            label={goTo}
            icon={<SearchIcon />}
            kbd="Ctrl K"
            aria-keyshortcuts="Control+K"
            onClick={openPalette}
          />
        </span>
        <NotificationBell notices={notices} />
        <span className="hidden md:contents">
          <ThemeSwitch theme={theme} />
        </span>
        <UserMenu
          user={user}
          theme={theme}
          whySignOutBlocked={whySignOutBlocked}
          onSignOut={onSignOut}
        />
      </div>
    </header>
  );
}
