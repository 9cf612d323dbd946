import type { Theme } from '../../machines/shell/theme-machine.ts';
import { saveSetting, readSetting } from '../browser/local-settings.ts';

const isTheme = (text: string | null): text is Theme =>
  text === 'system' || text === 'light' || text === 'dark';

/** Returns the theme that this browser stores. */
export function readTheme(): Theme {
  const theme = readSetting('theme');
  return isTheme(theme) ? theme : 'system';
}

/** Applies a theme to the page. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies a theme and stores it. */
export async function saveTheme(theme: Theme): Promise<void> {
  showTheme(theme);
  await saveSetting('theme', theme);
}
