import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { FoundGroup } from '../../../src/domain/search/found-groups.ts';
import {
  type PaletteEmitted,
  paletteMachine,
} from '../../../src/machines/shell/palette-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { PaletteDialog } from '../../../src/views/shell/palette-dialog.tsx';
import {
  listPaletteEntries,
  type PaletteVisitor,
} from '../../../src/views/shell/palette-entries.ts';
import { startPaletteSearch } from './palette-actors.ts';

const quizzes: FoundGroup = {
  kind: 'quizzes',
  total: 14,
  rows: [
    {
      id: 'quiz 7',
      title: 'Enzyme Kinetics',
      hint: { key: 'quiz.tab.template' },
      note: { key: 'quiz.editor.questions', values: { count: 12 } },
      to: '/quiz/view/7',
    },
    { id: 'quiz 8', title: 'Restriction Enzymes', to: '/quiz/library/view/8' },
  ],
};
const people: FoundGroup = {
  kind: 'people',
  total: 1,
  rows: [
    {
      id: 'user 4',
      title: 'Lorenz Vogt',
      hint: { text: 'lorenz@x.example' },
      to: '/admins?search=l',
    },
  ],
};
const visitor: PaletteVisitor = {
  role: 'superAdmin',
  openAreas: ['dashboard', 'identityProviders', 'quizzes', 'sponsors'],
  canSignOut: true,
};

function renderPalette({
  search = startPaletteSearch(async (text) => succeeded(text === 'enz' ? [quizzes, people] : [])),
  who = visitor,
} = {}) {
  const told: string[] = [];
  const palette = createActor(paletteMachine).start();
  palette.send({ type: 'palette.open' });
  palette.on('*', (event: PaletteEmitted) =>
    told.push(event.type === 'navigate' ? `go ${event.to}` : event.command),
  );
  render(
    <MessagesProvider>
      <PaletteDialog palette={palette} search={search} entries={listPaletteEntries(who)} />
    </MessagesProvider>,
  );
  return { told, search, palette };
}

const getOptions = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);
const getHeadings = (): readonly (string | null)[] =>
  screen
    .getAllByRole('group')
    .filter((group) => within(group).queryAllByRole('option').length > 0)
    .map((group) => group.firstElementChild?.textContent ?? null);

describe('the command palette', () => {
  it('PROD-03 finds quizzes and people, and Enter opens the first', async () => {
    const { told } = renderPalette();
    const input = screen.getByRole('combobox', { name: 'Go to a page or run a command' });
    expect(input).toHaveFocus();
    await userEvent.keyboard('enz');
    expect(await screen.findByRole('option', { name: /Lorenz Vogt/ })).toBeVisible();
    expect(getHeadings()).toEqual(['Quizzes2 of 14', 'People']);
    expect(getOptions()).toEqual([
      'Enzyme KineticsArticles Quiz Template12 questions',
      'Restriction Enzymes',
      'Lorenz Vogtlorenz@x.example',
    ]);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Enz',
      'Enz',
      'enz',
      'enz',
    ]);
    expect(screen.getByText('3 results')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual(['go /quiz/view/7']);
  });

  it('shows recent entries first, with the present title of what is found again', async () => {
    const { told, search } = renderPalette({
      search: startPaletteSearch(
        async () => succeeded([quizzes]),
        [
          { id: 'area sponsors', found: null },
          { id: 'quiz 7', found: { title: 'Enzymes, old title', to: '/quiz/view/7' } },
          { id: 'area of another role', found: null },
        ],
      ),
    });
    expect(getHeadings().slice(0, 2)).toEqual(['Recent', 'Pages']);
    expect(getOptions().slice(0, 3)).toEqual(['Sponsors', 'Enzymes, old title', 'Dashboard']);
    await userEvent.keyboard('enz');
    expect(await screen.findByRole('option', { name: /Kinetics/ })).toBeVisible();
    expect(getOptions()).toEqual([
      'Enzyme KineticsArticles Quiz Template12 questions',
      'Restriction Enzymes',
    ]);
    expect(getHeadings()).toEqual(['Recent', 'Quizzes1 of 14']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(told).toEqual(['go /quiz/library/view/8']);
    expect(search.getSnapshot().context.recent[0]).toEqual({
      id: 'quiz 8',
      found: { title: 'Restriction Enzymes', to: '/quiz/library/view/8' },
    });
  });

  it('Tab shows one group after another, Shift+Tab goes back, and the input keeps the focus', async () => {
    renderPalette();
    await userEvent.keyboard('enz');
    await screen.findByRole('option', { name: /Lorenz Vogt/ });
    const isPressed = (name: string): boolean =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    expect(isPressed('All')).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(isPressed('People')).toBe(true);
    expect(getOptions()).toEqual(['Lorenz Vogtlorenz@x.example']);
    await userEvent.keyboard('{Tab}');
    expect(isPressed('All')).toBe(true);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(isPressed('People')).toBe(true);
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Quizzes' }));
    expect(getOptions()).toHaveLength(2);
  });

  it('a late response never replaces a newer one, and its request is cancelled', async () => {
    const asked = new Map<string, (outcome: Outcome<readonly FoundGroup[]>) => void>();
    const cancelled: string[] = [];
    renderPalette({
      search: startPaletteSearch((text, signal) => {
        signal.addEventListener('abort', () => cancelled.push(text));
        return new Promise((resolve) => asked.set(text, resolve));
      }),
    });
    await userEvent.keyboard('lor');
    await waitFor(() => {
      expect([...asked.keys()]).toContain('lor');
    });
    await userEvent.keyboard('enz');
    await waitFor(() => {
      expect([...asked.keys()]).toContain('lorenz');
    });
    expect(cancelled).toContain('lor');
    expect(screen.getByText('Searching…')).toBeVisible();
    asked.get('lorenz')?.(succeeded([people]));
    expect(await screen.findByRole('option', { name: /Lorenz/ })).toBeVisible();
    asked.get('lor')?.(succeeded([quizzes]));
    await Promise.resolve();
    expect(getOptions()).toEqual(['Lorenz Vogtlorenz@x.example']);
  });

  it('says when nothing is found, when the text is short, and why the search failed', async () => {
    renderPalette({
      search: startPaletteSearch(async (text) =>
        text.startsWith('xx') ? succeeded([]) : failed({ kind: 'offline' }),
      ),
    });
    await userEvent.keyboard('xx');
    expect(
      screen.getByText('No page or command matches “xx”. Type three letters to search everything.'),
    ).toBeVisible();
    await userEvent.keyboard('x');
    expect(await screen.findByText('Nothing matches “xxx”.')).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('sponsor');
    expect(
      await screen.findAllByText(/^Couldn’t search quizzes, classes and people\./),
    ).toHaveLength(2);
    expect(getOptions()).toEqual(['Sponsors', 'Add a sponsor']);
  });

  it('NAV-071 finds pages by scattered letters, and one Escape closes it', async () => {
    const { told, palette } = renderPalette();
    await userEvent.keyboard('idprov');
    expect(await screen.findByRole('option', { name: 'Identity Providers' })).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('customer quiz');
    expect(getOptions()).toEqual(['Customer QuizzesQuizzes']);
    await userEvent.keyboard('{Escape}');
    expect(palette.getSnapshot().value).toBe('closed');
    expect(told).toEqual([]);
  });

  it('QLST-07 runs actions: a theme, a new quiz, the upload of a package', async () => {
    const { told } = renderPalette();
    await userEvent.keyboard('switch theme');
    await userEvent.click(await screen.findByRole('option', { name: 'Switch to the dark theme' }));
    expect(told).toEqual(['theme.dark']);
  });
});

describe('the pages and actions of the palette', () => {
  const list = (who: Partial<PaletteVisitor>): readonly string[] =>
    listPaletteEntries({ ...visitor, ...who }).map(
      ({ id, target }) => `${id}${target.kind === 'place' ? `: ${target.to}` : ''}`,
    );
  const ofEverybody = [
    'theme.light',
    'theme.dark',
    'theme.system',
    'sidebar.toggle',
    'session.signOut',
    'shortcuts',
  ];

  it.each([
    [
      'NAV-071 a super admin',
      { openAreas: ['quizzes', 'sponsors'] },
      [
        'area quizzes: /quiz',
        'area sponsors: /sponsors',
        'quiz list template: /quiz',
        'quiz list library: /quiz/library',
        'quiz list admin: /quiz/admin-quiz',
        'quiz list shared: /quiz/shared-quiz',
        'quiz list customer: /quiz/customer-quiz',
        'quiz list user: /quiz/my-quiz',
        'create quiz template: /quiz/create',
        'create quiz library: /quiz/library/create',
        'create quiz admin: /quiz/admin-quiz/create',
        'create quiz user: /quiz/my-quiz/create',
        'upload package: /quiz?upload',
        'add sponsor: /sponsors/add',
        ...ofEverybody,
      ],
    ],
    [
      'NAV-072 a customer',
      { role: 'customer', openAreas: ['quizzes'] },
      [
        'area quizzes: /quiz',
        'quiz list user: /quiz/my-quiz',
        'quiz list shared: /quiz/shared-quiz',
        'create quiz user: /quiz/my-quiz/create',
        ...ofEverybody,
      ],
    ],
    [
      'NAV-006 somebody with unsaved work and without quizzes',
      { role: 'publisher', openAreas: [], canSignOut: false },
      ofEverybody.filter((id) => id !== 'session.signOut'),
    ],
  ] as const)('%s has exactly these', (_who, who, expected) => {
    expect(list(who)).toEqual(expected);
  });
});
