import { type Area, areas } from '../../domain/access/area.ts';
import { quizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { SentenceKey } from '../../domain/sentences/en.ts';
import type { PaletteEntry, ShellCommand } from '../../machines/shell/palette-machine.ts';

const commands: Readonly<Record<Exclude<ShellCommand, 'session.signOut'>, SentenceKey>> = {
  'theme.light': 'shell.useLightTheme',
  'theme.dark': 'shell.useDarkTheme',
  'theme.system': 'shell.useSystemTheme',
  'sidebar.toggle': 'shell.toggleSidebar',
};

const command = (name: ShellCommand, key: SentenceKey): PaletteEntry => ({
  id: name,
  label: { key },
  hint: { key: 'shell.action' },
  target: { kind: 'command', command: name },
});

/** The palette's entries that the frame itself has: a person's areas and what can be done everywhere. */
export const shellEntries = (
  menu: readonly Area[],
  maySignOut: boolean,
): readonly PaletteEntry[] => [
  ...menu.map((area): PaletteEntry => ({
    id: `area ${area}`,
    label: { key: `areas.${area}` },
    hint: { key: 'shell.place' },
    target: { kind: 'place', to: areas[area].path },
  })),
  ...(Object.entries(commands) as [ShellCommand, SentenceKey][]).map(([name, key]) =>
    command(name, key),
  ),
  {
    id: 'shortcuts',
    label: { key: 'shell.showShortcuts' },
    hint: { key: 'shell.action' },
    target: { kind: 'shortcuts' },
  },
  ...(maySignOut ? [command('session.signOut', 'shell.signOut')] : []),
];

/** The quiz lists that a role goes to by the palette, those of its tabs (NAV-071, NAV-072); none for whom the area is not there. */
export const quizListEntries = (
  role: EffectiveRole,
  menu: readonly Area[],
): readonly PaletteEntry[] =>
  (menu.includes('quizzes') ? quizTabs(role) : []).map(({ context, to, label }): PaletteEntry => ({
    id: `quiz list ${context}`,
    label: { key: label },
    hint: { key: 'areas.quizzes' },
    target: { kind: 'place', to },
  }));
