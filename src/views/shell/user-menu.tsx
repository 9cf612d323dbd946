import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { languages, pseudoLanguage } from '../../domain/messages/languages.ts';
import { type LanguageRef, selectLanguage } from '../../machines/shell/language-machine.ts';
import {
  type Theme,
  type ThemeRef,
  selectTheme,
  themes,
} from '../../machines/shell/theme-machine.ts';
import { Avatar } from '../design/display/avatar.tsx';
import {
  GlobeIcon,
  HistoryIcon,
  KeyboardIcon,
  KeyRoundIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  SquareCheckIcon,
  SunIcon,
  TrashIcon,
} from '../design/icons/icons.tsx';
import type { MenuItem } from '../design/menus/menu-panel.tsx';
import { Menu } from '../design/menus/menu.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

/** The signed-in person. */
export interface ShellUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * The dialogs of the language, of the password and the sessions, and the one that makes a file of
 * this session.
 */
export type AccountDialogKind = 'language' | 'ownAccount' | 'copySession';

interface UserMenuProps {
  readonly user: ShellUser;
  readonly theme: ThemeRef;
  readonly language: LanguageRef;
  readonly onSignOut: () => void;
  /** Asks to save or discard unsaved work, which blocks Sign out; null without such work. */
  readonly onSettleWork: (() => void) | null;
  /** Opens a dialog of the user menu. */
  readonly onDialog: (kind: AccountDialogKind) => void;
  readonly onShortcuts: () => void;
  /** The path of the person's own quizzes, where no tab leads there; null otherwise. */
  readonly myQuizzesPath: string | null;
  /** The path of what the person has deleted and can restore; null for who deletes nothing. */
  readonly recentlyDeletedPath: string | null;
}

const icons: Readonly<Record<Theme, ReactNode>> = {
  system: <MonitorIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};
const labels = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const;

/** Returns the entries that choose the theme. */
function useThemeItems(theme: UserMenuProps['theme']): readonly MenuItem[] {
  const formatMessage = useFormatMessage();
  const selectedTheme = useSelector(theme, selectTheme);
  return themes.map((each) => ({
    kind: 'choice',
    label: formatMessage(labels[each]),
    icon: icons[each],
    checked: each === selectedTheme,
    onSelect: () => {
      theme.send({ type: 'theme.choose', theme: each });
    },
  }));
}

/** Returns the entry that opens the choice of the language; it names the chosen one in itself. */
function useLanguageItem(
  language: UserMenuProps['language'],
  onDialog: UserMenuProps['onDialog'],
): MenuItem {
  const formatMessage = useFormatMessage();
  const chosen = useSelector(language, selectLanguage);
  return {
    kind: 'action',
    label: formatMessage('shell.languageShown', {
      name: chosen === pseudoLanguage ? chosen : languages[chosen].name,
    }),
    icon: <GlobeIcon />,
    onSelect: () => {
      onDialog('language');
    },
  };
}

/** The user's name and a menu with the theme, the language and Sign out (NAV-005, NAV-006, NAV-007). */
export function UserMenu({
  user,
  theme,
  language,
  onSignOut,
  onSettleWork,
  onDialog,
  onShortcuts,
  myQuizzesPath,
  recentlyDeletedPath,
}: UserMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const items: readonly MenuItem[] = [
    ...useThemeItems(theme),
    { kind: 'line', id: 'theme' },
    useLanguageItem(language, onDialog),
    ...(myQuizzesPath === null
      ? []
      : [
          {
            kind: 'link' as const,
            label: formatMessage('quiz.tab.user'),
            icon: <SquareCheckIcon />,
            to: myQuizzesPath,
          },
        ]),
    ...(recentlyDeletedPath === null
      ? []
      : [
          {
            kind: 'link' as const,
            label: formatMessage('areas.recentlyDeleted'),
            icon: <TrashIcon />,
            to: recentlyDeletedPath,
          },
        ]),
    {
      kind: 'action',
      label: formatMessage('session.ownAccount'),
      icon: <KeyRoundIcon />,
      onSelect: () => {
        onDialog('ownAccount');
      },
    },
    {
      kind: 'action',
      label: formatMessage('shell.shortcuts'),
      icon: <KeyboardIcon />,
      onSelect: onShortcuts,
    },
    {
      kind: 'action',
      label: formatMessage('shell.copySession'),
      icon: <HistoryIcon />,
      onSelect: () => {
        onDialog('copySession');
      },
    },
    ...(onSettleWork === null
      ? []
      : [
          {
            kind: 'action' as const,
            label: formatMessage('shell.settleChanges'),
            icon: <LogOutIcon />,
            onSelect: onSettleWork,
          },
        ]),
    {
      kind: 'action',
      label: formatMessage('shell.signOut'),
      icon: <LogOutIcon />,
      onSelect: onSignOut,
      disabledReason: onSettleWork === null ? undefined : formatMessage('shell.signOutBlocked'),
    },
  ];
  return (
    <Menu
      label={formatMessage('shell.account', { name })}
      heading={{ title: name, detail: user.email }}
      items={items}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={formatMessage('shell.account', { name })}
          className="flex h-control min-w-control items-center justify-center gap-2 rounded-md px-1 text-sm font-medium hover:bg-ink/6"
        >
          <Avatar firstName={user.firstName} lastName={user.lastName} />
          <span className="max-w-48 truncate max-md:hidden group-has-[[data-slot=actions]:not(:empty)]/bar:hidden">
            {name}
          </span>
        </button>
      )}
    </Menu>
  );
}
