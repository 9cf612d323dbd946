import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { type ThemeRef, selectTheme } from '../../machines/shell/theme-machine.ts';
import { IconButton } from '../design/icon-button.tsx';
import { MoonIcon, SunIcon } from '../design/icon.tsx';
import { usePrefersDark } from '../design/use-media-query.ts';
import { useSentence } from '../shared/sentences.tsx';

interface ThemeSwitchProps {
  readonly theme: ThemeRef;
}

/** Changes between light and dark; the account's menu can also follow the system. */
export function ThemeSwitch({ theme }: ThemeSwitchProps): ReactNode {
  const sentence = useSentence();
  const systemIsDark = usePrefersDark();
  const chosen = useSelector(theme, selectTheme);
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark);
  return (
    <IconButton
      label={sentence(isDark ? 'shell.useLightTheme' : 'shell.useDarkTheme')}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => {
        theme.send({ type: 'theme.choose', theme: isDark ? 'light' : 'dark' });
      }}
    />
  );
}
