import { useSelector } from '@xstate/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import type { AreaLinks } from '../../../src/domain/access/external-areas.ts';
import { type Area, areas } from '../../../src/domain/access/area.ts';
import { policy } from '../../../src/domain/access/policy.ts';
import { noticesMachine } from '../../../src/machines/shell/notices-machine.ts';
import {
  type PaletteEmitted,
  paletteMachine,
  type PaletteRef,
} from '../../../src/machines/shell/palette-machine.ts';
import { sidebarMachine } from '../../../src/machines/shell/sidebar-machine.ts';
import { languageMachine } from '../../../src/machines/shell/language-machine.ts';
import { type Theme, themeMachine } from '../../../src/machines/shell/theme-machine.ts';
import '../../../src/views/design/overlays/dialog-frame.tsx';
import { NavigationProvider } from '../../../src/views/design/navigation/link.tsx';
import { ScreenHead } from '../../../src/views/shared/screen-head.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { Shell } from '../../../src/views/shell/shell.tsx';
// Loads the code of menus before a test opens one.
import '../../../src/views/design/menus/menu-panel.tsx';

let phone = false;
beforeEach(() => {
  phone = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<') ? phone : !phone && query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
interface Given {
  readonly menu?: readonly Area[];
  readonly current?: Area;
  readonly hasUnsavedWork?: boolean;
  readonly areaLinks?: AreaLinks;
  readonly canConfigure?: boolean;
  readonly inspectorPath?: string | null;
  readonly myQuizzesPath?: string | null;
  readonly recentlyDeletedPath?: string | null;
  readonly hasOwnUndo?: boolean;
  readonly screen?: ReactNode;
}

const PaletteState = ({ palette }: { readonly palette: PaletteRef }): ReactNode => (
  <p>{`The palette is ${useSelector(palette, ({ value }) => value)}`}</p>
);

function renderShell({
  menu = policy.superAdmin.menu,
  current = 'quizzes',
  hasUnsavedWork = false,
  areaLinks = {},
  canConfigure = false,
  inspectorPath = null,
  myQuizzesPath = null,
  recentlyDeletedPath = null,
  hasOwnUndo = false,
  screen: content = <h1>Quizzes</h1>,
}: Given = {}) {
  const received: string[] = [];
  const sidebar = createActor(
    sidebarMachine.provide({
      actors: {
        saveCollapsed: fromPromise<void, boolean>(async ({ input }) => {
          received.push(`collapsed ${String(input)}`);
        }),
      },
    }),
    { input: { collapsed: false } },
  ).start();
  const theme = createActor(
    themeMachine.provide({
      actors: {
        saveTheme: fromPromise<void, Theme>(async ({ input }) => {
          received.push(`theme ${input}`);
        }),
      },
    }),
    { input: { theme: 'light' } },
  ).start();
  const notices = createActor(noticesMachine).start();
  const palette = createActor(paletteMachine).start();
  palette.on('*', (event: PaletteEmitted) =>
    received.push(event.type === 'navigate' ? `go ${event.to}` : event.command),
  );
  render(
    <MessagesProvider>
      <NavigationProvider
        navigation={{ getHref: (to) => `/admin${to}`, navigate: (to) => received.push(`go ${to}`) }}
      >
        <Shell
          menu={menu}
          current={current}
          openDialog={<PaletteState palette={palette} />}
          areaLinks={areaLinks}
          canConfigure={canConfigure}
          inspectorPath={inspectorPath}
          myQuizzesPath={myQuizzesPath}
          recentlyDeletedPath={recentlyDeletedPath}
          hasOwnUndo={hasOwnUndo}
          user={{ firstName: 'Ada', lastName: 'Okafor', email: 'super@lectern.test' }}
          onSettleWork={hasUnsavedWork ? () => received.push('settle') : null}
          onSignOut={() => received.push('sign out')}
          onDialog={(kind) => received.push(kind)}
          sidebar={sidebar}
          palette={palette}
          notices={notices}
          theme={theme}
          language={createActor(languageMachine, { input: { language: 'fr' } })}
        >
          {content}
        </Shell>
      </NavigationProvider>
    </MessagesProvider>,
  );
  return { told: received, notices };
}

const labels = (): readonly (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Areas' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('NAV-002 NAV-059 the sidebar lists the areas of the policy in their order and marks the current one', () => {
  renderShell();
  expect(labels()).toEqual([
    'Dashboard',
    'Methods Collections',
    'Playlists',
    'LTI',
    'Classes',
    'Users Management',
    'Institutions',
    'Quizzes',
    'Class Products',
    'Admin Client Hub',
    'Client Hub Playlists',
    'Identity Providers',
    'Sponsors',
    'FRC',
    'Translations',
    'Banner',
    'Publish',
    'MoEngage',
    'Feature Flags',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Quizzes');
});

test.each([
  [
    'NAV-062',
    'corporateAdmin',
    [
      'Dashboard',
      'Methods Collections',
      'Playlists',
      'LTI',
      'Classes',
      'Institutions',
      'Quizzes',
      'Identity Providers',
      'Sponsors',
      'Translations',
      'Publish',
    ],
  ],
  ['NAV-067', 'csUser', ['Dashboard', 'Playlists', 'Classes', 'Quizzes']],
  ['NAV-068', 'publisher', ['Dashboard', 'Publish']],
] as const)('%s the menu of %s', (_id, role, expected) => {
  renderShell({ menu: policy[role].menu, current: 'dashboard' });
  expect(labels()).toEqual(expected);
});

test('NAV-048 NAV-050 an area without an address is disabled, reachable by keyboard, and says why', async () => {
  renderShell();
  const entry = screen.getByRole('link', { name: 'LTI' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).not.toHaveAttribute('href');
  expect(entry).toHaveAccessibleDescription(
    'This installation has no address for LTI. An administrator of the installation can set one.',
  );
  screen.getByRole('link', { name: 'Playlists' }).focus();
  await userEvent.tab();
  expect(entry).toHaveFocus();
});

test('NAV-048 a super admin reads which variable to set', () => {
  renderShell({ canConfigure: true });
  expect(screen.getByRole('link', { name: 'FRC' })).toHaveAccessibleDescription(
    'This installation has no address for FRC. Set AREA_LINKS with the key facultyResources and restart the server.',
  );
});

test('NAV-048 an area with an address opens it in a new tab', () => {
  renderShell({ areaLinks: { lti: 'https://lti.example/' } });
  const entry = screen.getByRole('link', { name: 'LTI' });
  expect(entry).toHaveAttribute('href', 'https://lti.example/');
  expect(entry).toHaveAttribute('target', '_blank');
  expect(entry).toHaveAccessibleDescription('opens in a new tab');
});

test('NAV-069 every area leads to its path below the prefix', async () => {
  const { told } = renderShell();
  const link = screen.getByRole('link', { name: 'Users Management' });
  expect(link).toHaveAttribute('href', `/admin${areas.users.path}`);
  await userEvent.click(link);
  expect(told).toEqual(['go /admins']);
});

test('NAV-003 the sidebar collapses to an icon strip whose links keep their names, and the state is stored', async () => {
  const { told } = renderShell();
  const collapse = screen.getByRole('button', { name: 'Collapse' });
  expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(collapse);
  expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Sponsors' })).toBeInTheDocument();
  expect(told).toEqual(['collapsed true']);
});

test('NAV-004 on a phone the areas open as a dialog that following a link closes', async () => {
  phone = true;
  const { told } = renderShell();
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Areas' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Classes' }));
  expect(told).toEqual(['go /classes']);
  await vi.waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('NAV-005 the top bar names the person and offers Sign out', async () => {
  const { told } = renderShell();
  expect(within(screen.getByRole('banner')).getByText('Ada Okafor')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Okafor' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(told).toEqual(['sign out']);
});

test('NAV-006 NAV-007 Sign out is disabled with a reason while there are unsaved changes', async () => {
  const { told } = renderShell({ hasUnsavedWork: true });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Okafor' }));
  const signOut = screen.getByRole('menuitem', { name: /^Sign out/ });
  expect(signOut).toHaveAttribute('aria-disabled', 'true');
  expect(signOut).toHaveTextContent('There are unsaved changes.');
  await userEvent.click(signOut);
  expect(told).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save or discard changes…' }));
  expect(told).toEqual(['settle']);
});

test('the inspector is the last link of the menu, where it is allowed', () => {
  renderShell({ inspectorPath: '/inspector', current: 'inspector' });
  const link = within(screen.getByRole('complementary')).getAllByRole('link').at(-1);
  expect(link).toHaveAccessibleName('Statecharts inspector');
  expect(link).toHaveAttribute('href', '/admin/inspector');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('Ctrl K opens and closes the palette, also from a text field', async () => {
  renderShell({ screen: <input aria-label="Title" /> });
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByText('The palette is open')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByText('The palette is closed')).toBeVisible();
});

test('the question mark opens the shortcuts, but not in a text field', async () => {
  renderShell({ screen: <input aria-label="Title" /> });
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '?');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('?');
  expect(screen.getByText('The palette is closed')).toBeVisible();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  expect(screen.getByText('The palette is shortcuts')).toBeVisible();
});

test('the user menu opens the shortcuts', async () => {
  renderShell();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(screen.getByText('The palette is shortcuts')).toBeVisible();
});

test('ERR-05 a notification is above everything with its severity as text, and is in the history of the bell', async () => {
  const { notices } = renderShell();
  notices.send({
    type: 'notice.show',
    at: Date.UTC(2026, 2, 2),
    notice: { severity: 'error', message: { text: 'Unable to delete Sponsor' } },
  });
  const layer = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(layer).findByText('Unable to delete Sponsor')).toBeInTheDocument();
  expect(layer.parentElement).toBe(document.body);
  expect(layer.querySelector('[aria-live="assertive"]')).toHaveTextContent(
    'Error: Unable to delete Sponsor',
  );
  await userEvent.click(within(layer).getByRole('button', { name: 'Dismiss' }));
  expect(within(layer).queryByText('Unable to delete Sponsor')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 new' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'Notifications' })).getByText(
      'Unable to delete Sponsor',
    ),
  ).toBeInTheDocument();
});

test('ERR-05 what a notification offers stays in the history, until it is used', async () => {
  const { notices } = renderShell();
  const acted: string[] = [];
  notices.on('notice.acted', ({ token }) => acted.push(token));
  notices.send({
    type: 'notice.show',
    at: Date.now(),
    notice: { severity: 'success', message: { text: 'Quiz deleted successfully' } },
    action: { label: { text: 'Undo' }, token: 'recycleBin 1' },
  });
  notices.send({ type: 'notice.dismiss', id: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(acted).toEqual(['recycleBin 1']);
  expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(within(dialog).getByText('Quiz deleted successfully')).toBeVisible();
});

const announceDeleted = ({ notices }: ReturnType<typeof renderShell>): readonly string[] => {
  const acted: string[] = [];
  notices.on('notice.acted', ({ token }) => acted.push(token));
  act(() => {
    for (const token of ['recycleBin 1', 'classChanges 1'])
      notices.send({
        type: 'notice.show',
        at: Date.now(),
        notice: { severity: 'success', message: { text: 'Deleted' } },
        action: { label: { text: 'Undo' }, token },
      });
    notices.send({
      type: 'notice.show',
      at: Date.now(),
      notice: { severity: 'info', message: { text: 'Renamed' } },
    });
  });
  return acted;
};
const undo = { key: 'z', ctrlKey: true };

test('Ctrl+Z undoes the newest deletion that a notification announces, unless somebody writes', () => {
  const acted = announceDeleted(renderShell({ screen: <input aria-label="Title" /> }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Title' }), undo);
  expect(acted).toEqual([]);
  for (const newest of ['classChanges 1', 'recycleBin 1']) {
    expect(screen.getAllByRole('button', { name: /Undo ?Ctrl Z/ })).toHaveLength(1);
    expect(fireEvent.keyDown(document.body, undo)).toBe(false);
    fireEvent.keyDown(document.body, { ...undo, repeat: true });
    expect(acted.at(-1)).toBe(newest);
  }
  expect(screen.getByText('Renamed')).toBeVisible();
  expect(fireEvent.keyDown(document.body, undo)).toBe(true);
  expect(acted).toHaveLength(2);
});

test('Ctrl+Z belongs to the screen that has an undo of its own', () => {
  const acted = announceDeleted(renderShell({ hasOwnUndo: true }));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  expect(fireEvent.keyDown(document.body, undo)).toBe(true);
  expect(acted).toEqual([]);
});

test('a screen sets the document title and the last breadcrumb, and adds its actions to the top bar', async () => {
  renderShell({
    screen: (
      <ScreenHead
        title="Enzyme kinetics"
        trail={[{ label: 'Quizzes', to: '/quiz' }]}
        actions={<button type="button">Save Quiz</button>}
      />
    ),
  });
  expect(document.title).toBe('Enzyme kinetics · Lectern');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByText('Enzyme kinetics')).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('button', { name: 'Save Quiz' })).toBeInTheDocument();
});

test('the first tab stop skips to the content', async () => {
  renderShell();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('QLST-64 the user menu and the notifications lead to what was deleted, where there is a list of it', async () => {
  renderShell({ recentlyDeletedPath: '/recently-deleted' });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Okafor' }));
  expect(await screen.findByRole('menuitem', { name: 'Recently deleted' })).toHaveAttribute(
    'href',
    '/admin/recently-deleted',
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  const history = await screen.findByRole('dialog', { name: 'Notifications' });
  await userEvent.click(within(history).getByRole('link', { name: 'Recently deleted' }));
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
});

test('PD-45 the user menu leads super admins to their own quizzes', async () => {
  renderShell({ myQuizzesPath: '/quiz/my-quiz' });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Okafor' }));
  expect(await screen.findByRole('menuitem', { name: 'My Quizzes' })).toHaveAttribute(
    'href',
    '/admin/quiz/my-quiz',
  );
});
