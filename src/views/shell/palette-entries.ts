import { type Area, areas } from '../../domain/access/area.ts';
import { href } from '../../domain/access/href.ts';
import { hasPermission } from '../../domain/access/policy.ts';
import { canCreateQuiz, canImportTemplates } from '../../domain/access/quiz-actions.ts';
import { uploadSearch } from '../../domain/access/quiz-paths.ts';
import { listQuizTabs } from '../../domain/access/quiz-tabs.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import { getQuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { PaletteTarget, ShellCommand } from '../../machines/shell/palette-machine.ts';

/** A page or an action that the console itself offers. `hint` says where it belongs. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'pages' | 'actions';
  readonly label: Message;
  readonly hint?: Message;
  readonly target: PaletteTarget;
}

/** What decides the entries. */
export interface PaletteVisitor {
  readonly role: EffectiveRole;
  /** The areas that the person can open. */
  readonly openAreas: readonly Area[];
  readonly canSignOut: boolean;
}

const commands = {
  'theme.light': 'palette.useLightTheme',
  'theme.dark': 'palette.useDarkTheme',
  'theme.system': 'palette.useSystemTheme',
  'sidebar.toggle': 'palette.toggleSidebar',
  'session.signOut': 'shell.signOut',
} as const satisfies Readonly<Record<ShellCommand, MessageKey>>;

const toPage = (id: string, label: Message, to: string, hint?: Message): PaletteEntry => ({
  id,
  group: 'pages',
  label,
  ...(hint && { hint }),
  target: { kind: 'place', to },
});
const toAction = (id: string, label: Message, to: string): PaletteEntry => ({
  id,
  group: 'actions',
  label,
  target: { kind: 'place', to },
});

/** Returns the role's quiz lists; super admins reach their own quizzes here only. */
const listQuizPages = (role: EffectiveRole): readonly PaletteEntry[] =>
  [
    ...listQuizTabs(role),
    ...(role === 'superAdmin'
      ? [{ context: 'user', label: 'quiz.tab.user', to: href('myQuizzes') } as const]
      : []),
  ].map(({ context, to, label }) =>
    toPage(`quiz list ${context}`, { key: label }, to, { key: 'areas.quizzes' }),
  );

/** Returns the actions that create a quiz, one for each list with the button (PERM-08, PERM-18). */
function listCreations(role: EffectiveRole): readonly PaletteEntry[] {
  const lists = (['template', 'library', 'admin', 'user'] as const).flatMap((context) => {
    const { create } = getQuizListKind(context, role);
    return canCreateQuiz(role, context) && create !== null ? [{ context, create }] : [];
  });
  return lists.map(({ context, create }) =>
    toAction(
      `create quiz ${context}`,
      lists.length === 1
        ? { key: 'palette.createQuiz' }
        : { key: 'palette.createQuizIn', about: { key: `quiz.tab.${context}` } },
      create,
    ),
  );
}

/** Returns the pages and actions of the palette, as the role may open and do them. */
export function listPaletteEntries({
  role,
  openAreas,
  canSignOut,
}: PaletteVisitor): readonly PaletteEntry[] {
  const hasQuizzes = openAreas.includes('quizzes');
  return [
    ...openAreas.map((area) => toPage(`area ${area}`, { key: `areas.${area}` }, areas[area].path)),
    ...(hasQuizzes ? [...listQuizPages(role), ...listCreations(role)] : []),
    ...(hasQuizzes && canImportTemplates(role, 'template')
      ? [
          toAction(
            'upload package',
            { key: 'palette.uploadPackage' },
            href('templates') + uploadSearch,
          ),
        ]
      : []),
    ...(openAreas.includes('sponsors') && hasPermission(role, 'sponsors.write')
      ? [toAction('add sponsor', { key: 'palette.addSponsor' }, href('sponsorCreate'))]
      : []),
    ...(Object.entries(commands) as [ShellCommand, MessageKey][])
      .filter(([command]) => command !== 'session.signOut' || canSignOut)
      .map(([command, key]): PaletteEntry => ({
        id: command,
        group: 'actions',
        label: { key },
        target: { kind: 'command', command },
      })),
    {
      id: 'shortcuts',
      group: 'actions',
      label: { key: 'palette.showShortcuts' },
      target: { kind: 'shortcuts' },
    },
  ];
}
