import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';

import type { NoticesRef } from '../../machines/shell/notices-machine.ts';
import type { PaletteRef } from '../../machines/shell/palette-machine.ts';
import { type SidebarRef, selectIsDrawerOpen } from '../../machines/shell/sidebar-machine.ts';
import type { LanguageRef } from '../../machines/shell/language-machine.ts';
import type { ThemeRef } from '../../machines/shell/theme-machine.ts';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { MenuIcon, SearchIcon } from '../design/icons/icons.tsx';
import { Kbd } from '../design/display/kbd.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { NotificationBell } from './notifications.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { type AccountDialogKind, type ShellUser, UserMenu } from './user-menu.tsx';
import { classNames } from '../design/class-names.ts';

/** The props of the top bar. */
export interface TopBarProps {
  readonly user: ShellUser;
  readonly onSignOut: () => void;
  /** Asks to save or discard unsaved work, which blocks Sign out (NAV-006); null without such work. */
  readonly onSettleWork: (() => void) | null;
  /** Opens a dialog of the user menu. */
  readonly onDialog: (kind: AccountDialogKind) => void;
  /** The path of the person's own quizzes, where no tab leads there (PD-45). */
  readonly myQuizzesPath?: string | null;
  /** The path of what the person has deleted and can restore; null for who deletes nothing. */
  readonly recentlyDeletedPath?: string | null;
  readonly sidebar: SidebarRef;
  readonly palette: PaletteRef;
  readonly notices: NoticesRef;
  readonly theme: ThemeRef;
  readonly language: LanguageRef;
}

interface TopBarSlots {
  readonly trailRef: Ref<HTMLDivElement>;
  readonly actionsRef: Ref<HTMLDivElement>;
}

/** The button that opens the command palette: a search field where there is room, else an icon. */
function PaletteButton({ palette }: Pick<TopBarProps, 'palette'>): ReactNode {
  const formatMessage = useFormatMessage();
  const label = formatMessage('shell.goTo');
  const openPalette = (): void => {
    palette.send({ type: 'palette.open' });
  };
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={openPalette}
        className={classNames(
          'flex h-control w-55 items-center gap-2 rounded-md border border-control/60',
          'bg-surface-2 ps-2.5 pe-2 text-sm text-ink-2',
          'hover:border-control max-lg:hidden',
          'group-has-[[data-slot=actions]:not(:empty)]/bar:hidden',
        )}
      >
        <SearchIcon />
        <span className="grow text-start">{label}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <span className="hidden max-lg:contents group-has-[[data-slot=actions]:not(:empty)]/bar:contents">
        <IconButton
          label={label}
          icon={<SearchIcon />}
          kbd="Ctrl K"
          aria-keyshortcuts="Control+K"
          onClick={openPalette}
        />
      </span>
    </>
  );
}

/**
 * The bar above every screen: breadcrumbs and actions of the screen, palette, notifications, theme
 * and user menu. The screen's actions replace the theme switch below 1600 px; the user menu offers it
 * too. On phones they replace all controls after them, and stand below the breadcrumbs.
 */
export function TopBar({
  user,
  onSignOut,
  onSettleWork,
  onDialog,
  myQuizzesPath = null,
  recentlyDeletedPath = null,
  sidebar,
  palette,
  notices,
  theme,
  language,
  trailRef,
  actionsRef,
}: TopBarProps & TopBarSlots): ReactNode {
  const formatMessage = useFormatMessage();
  const drawerIsOpen = useSelector(sidebar, selectIsDrawerOpen);
  return (
    <header
      className={classNames(
        'group/bar sticky top-0 z-20 flex h-12 items-center gap-1 border-b border-line',
        'bg-surface px-3 md:gap-2 md:px-6',
        'max-md:has-[[data-slot=actions]:not(:empty)]:h-23',
        'max-md:has-[[data-slot=actions]:not(:empty)]:flex-wrap',
        'max-md:has-[[data-slot=actions]:not(:empty)]:gap-0',
        'max-md:has-[[data-slot=actions]:not(:empty)]:px-1',
        'docked:hidden',
      )}
    >
      <span className="md:hidden">
        <IconButton
          label={formatMessage('shell.openNavigation')}
          icon={<MenuIcon />}
          aria-expanded={drawerIsOpen}
          aria-haspopup="dialog"
          onClick={() => {
            sidebar.send({ type: 'drawer.open' });
          }}
        />
      </span>
      <div ref={trailRef} className="flex min-w-0 grow basis-0 items-center" />
      <div
        ref={actionsRef}
        data-slot="actions"
        className="ms-auto flex items-center justify-end gap-2 empty:hidden max-md:w-full"
      />
      <div className="flex shrink-0 items-center gap-1 md:gap-2 max-md:group-has-[[data-slot=actions]:not(:empty)]/bar:hidden">
        <PaletteButton palette={palette} />
        <NotificationBell notices={notices} recentlyDeletedPath={recentlyDeletedPath} />
        <span className="hidden md:contents max-[1599px]:group-has-[[data-slot=actions]:not(:empty)]/bar:hidden">
          <ThemeSwitch theme={theme} />
        </span>
        <UserMenu
          user={user}
          theme={theme}
          language={language}
          onSignOut={onSignOut}
          onSettleWork={onSettleWork}
          onDialog={onDialog}
          myQuizzesPath={myQuizzesPath}
          recentlyDeletedPath={recentlyDeletedPath}
          onShortcuts={() => {
            palette.send({ type: 'shortcuts.open' });
          }}
        />
      </div>
    </header>
  );
}
