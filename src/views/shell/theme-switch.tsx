import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { type ThemeRef, selectTheme } from '../../machines/shell/theme-machine.ts';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { MoonIcon, SunIcon } from '../design/icons/icons.tsx';
import { usePrefersDark } from '../design/hooks/use-media-query.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface ThemeSwitchProps {
  readonly theme: ThemeRef;
}

/** Switches between the light and the dark theme. The user menu also offers the system theme. */
export function ThemeSwitch({ theme }: ThemeSwitchProps): ReactNode {
  const formatMessage = useFormatMessage();
  const systemIsDark = usePrefersDark();
  const selectedTheme = useSelector(theme, selectTheme);
  const isDark = selectedTheme === 'dark' || (selectedTheme === 'system' && systemIsDark);
  return (
    <IconButton
      label={formatMessage(isDark ? 'shell.useLightTheme' : 'shell.useDarkTheme')}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => {
        theme.send({ type: 'theme.choose', theme: isDark ? 'light' : 'dark' });
      }}
    />
  );
}
