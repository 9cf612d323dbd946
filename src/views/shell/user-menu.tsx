import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Message } from '../../domain/notice.ts';
import {
  type Theme,
  type ThemeRef,
  selectTheme,
  themes,
} from '../../machines/shell/theme-machine.ts';
import { Avatar } from '../design/avatar.tsx';
import { LogOutIcon, MonitorIcon, MoonIcon, SunIcon } from '../design/icon.tsx';
import { Menu, type MenuItem } from '../design/menu.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

/** The signed-in person. */
export interface ShellUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface UserMenuProps {
  readonly user: ShellUser;
  readonly theme: ThemeRef;
  readonly whySignOutBlocked: Message | null;
  readonly onSignOut: () => void;
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

/** First and last name with the theme and Sign out, which says why it is blocked (NAV-005, NAV-006, NAV-007). */
export function UserMenu({ user, theme, whySignOutBlocked, onSignOut }: UserMenuProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const chosen = useSelector(theme, selectTheme);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const items: readonly MenuItem[] = [
    { kind: 'heading', label: name, detail: user.email },
    { kind: 'line', id: 'person' },
    ...themes.map((each): MenuItem => ({
      kind: 'choice',
      label: sentence(labels[each]),
      icon: icons[each],
      checked: each === chosen,
      onSelect: () => {
        theme.send({ type: 'theme.choose', theme: each });
      },
    })),
    { kind: 'line', id: 'theme' },
    {
      kind: 'action',
      label: sentence('shell.signOut'),
      icon: <LogOutIcon />,
      onSelect: onSignOut,
      whyDisabled: whySignOutBlocked === null ? undefined : say(whySignOutBlocked),
    },
  ];
  return (
    <Menu label={sentence('shell.account', { name })} items={items}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={sentence('shell.account', { name })}
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
