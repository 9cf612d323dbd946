import { remember, remembered } from '../remembered.ts';

/** The themes a person can choose. */
type ChosenTheme = 'system' | 'light' | 'dark';

const isTheme = (text: string | null): text is ChosenTheme =>
  text === 'system' || text === 'light' || text === 'dark';

/** The theme this browser remembers. */
export function rememberedTheme(): ChosenTheme {
  const theme = remembered('theme');
  return isTheme(theme) ? theme : 'system';
}

/** Shows a theme on the whole page. */
export function showTheme(theme: ChosenTheme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows a theme and remembers it. */
export async function keepTheme(theme: ChosenTheme): Promise<void> {
  showTheme(theme);
  await remember('theme', theme);
}
