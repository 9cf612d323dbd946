import { type Area, areas } from '../../domain/access/area.ts';
import { listQuizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { PaletteEntry, ShellCommand } from '../../machines/shell/palette-machine.ts';

const commands: Readonly<Record<Exclude<ShellCommand, 'session.signOut'>, MessageKey>> = {
  'theme.light': 'shell.useLightTheme',
  'theme.dark': 'shell.useDarkTheme',
  'theme.system': 'shell.useSystemTheme',
  'sidebar.toggle': 'shell.toggleSidebar',
};

const createCommandEntry = (name: ShellCommand, key: MessageKey): PaletteEntry => ({
  id: name,
  label: { key },
  hint: { key: 'shell.action' },
  target: { kind: 'command', command: name },
});

/** Returns the palette entries of the frame: the areas that the user can open, and the commands. */
export const getShellEntries = (
  openAreas: readonly Area[],
  canSignOut: boolean,
): readonly PaletteEntry[] => [
  ...openAreas.map((area): PaletteEntry => ({
    id: `area ${area}`,
    label: { key: `areas.${area}` },
    hint: { key: 'shell.place' },
    target: { kind: 'place', to: areas[area].path },
  })),
  ...(Object.entries(commands) as [ShellCommand, MessageKey][]).map(([name, key]) =>
    createCommandEntry(name, key),
  ),
  {
    id: 'shortcuts',
    label: { key: 'shell.showShortcuts' },
    hint: { key: 'shell.action' },
    target: { kind: 'shortcuts' },
  },
  ...(canSignOut ? [createCommandEntry('session.signOut', 'shell.signOut')] : []),
];

/**
 * Returns palette entries for the role's quiz tabs (NAV-071, NAV-072), or none without the quiz
 * area.
 */
export const getQuizListEntries = (
  role: EffectiveRole,
  menu: readonly Area[],
): readonly PaletteEntry[] =>
  (menu.includes('quizzes') ? listQuizTabs(role) : []).map(
    ({ context, to, label }): PaletteEntry => ({
      id: `quiz list ${context}`,
      label: { key: label },
      hint: { key: 'areas.quizzes' },
      target: { kind: 'place', to },
    }),
  );
