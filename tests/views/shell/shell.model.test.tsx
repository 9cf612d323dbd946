// Loads the code of dialogs before a test opens them.
import '../../../src/views/design/overlays/dialog-frame.tsx';

import { fireEvent, screen, within } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { createActor } from 'xstate';

import { noticesMachine } from '../../../src/machines/shell/notices-machine.ts';
import {
  paletteMachine,
  type PaletteRef,
  selectAreShortcutsOpen,
  selectIsPaletteOpen,
} from '../../../src/machines/shell/palette-machine.ts';
import { paletteSearchMachine } from '../../../src/machines/shell/palette-search-machine.ts';
import { sidebarMachine } from '../../../src/machines/shell/sidebar-machine.ts';
import { languageMachine } from '../../../src/machines/shell/language-machine.ts';
import { themeMachine } from '../../../src/machines/shell/theme-machine.ts';
import { LanguageDialog } from '../../../src/views/shell/language-dialog.tsx';
import { PaletteDialog } from '../../../src/views/shell/palette-dialog.tsx';
import { listPaletteEntries } from '../../../src/views/shell/palette-entries.ts';
import { Shell } from '../../../src/views/shell/shell.tsx';
import {
  noticesModel,
  paletteModel,
  paletteSearchModel,
  sidebarModel,
  languageModel,
  themeModel,
} from '../../machines/shell/shell-models.ts';
import { ShortcutsDialog } from '../../../src/views/shell/shortcuts-dialog.tsx';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
type ShellActors = Pick<
  ComponentProps<typeof Shell>,
  'sidebar' | 'theme' | 'language' | 'notices' | 'palette'
>;

const createActors = (): ShellActors => ({
  sidebar: createActor(sidebarMachine, { input: { collapsed: false } }),
  theme: createActor(themeMachine, { input: { theme: 'light' } }),
  language: createActor(languageMachine, { input: { language: 'en' } }),
  notices: createActor(noticesMachine),
  palette: createActor(paletteMachine),
});

const entries = listPaletteEntries({
  role: 'superAdmin',
  openAreas: ['quizzes'],
  canSignOut: false,
});

const OpenPalette = ({ palette }: { readonly palette: PaletteRef }): ReactNode => {
  const search = useActorRef(paletteSearchMachine, { input: { recent: [] } });
  const areShortcutsOpen = useSelector(palette, selectAreShortcutsOpen);
  if (useSelector(palette, selectIsPaletteOpen))
    return <PaletteDialog palette={palette} search={search} entries={entries} />;
  return (
    areShortcutsOpen && (
      <ShortcutsDialog palette={palette} hasListKeys onListKeys={() => undefined} />
    )
  );
};

/** The frame around an empty screen, with the actors that a test runs. */
const ShellWith = (given: Partial<ShellActors>): ReactNode => (
  <Shell
    openDialog={given.palette && <OpenPalette palette={given.palette} />}
    menu={['quizzes']}
    current="quizzes"
    areaLinks={{}}
    canConfigure={false}
    inspectorPath={null}
    hasOwnUndo={false}
    user={{ firstName: 'Ada', lastName: 'Okafor', email: 'super@lectern.test' }}
    onSettleWork={null}
    onSignOut={() => undefined}
    onDialog={() => undefined}
    {...createActors()}
    {...given}
  >
    <p>Nothing</p>
  </Shell>
);

const hasButton = (label: string): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => button.getAttribute('aria-label') === label || button.textContent === label,
  );

describeViewModel({
  model: themeModel,
  each: 'edge',
  show: (theme) => <ShellWith theme={theme} />,
  byHand: {
    'choose dark': () => press('Use the dark theme'),
    'choose light': () => press('Use the light theme'),
  },
  expectScreen: ({ context: { theme } }) => {
    expect(hasButton('Use the light theme')).toBe(theme === 'dark');
    expect(hasButton('Use the dark theme')).toBe(theme !== 'dark');
  },
});

const chooseLanguage = (name: string) => () => {
  const radio = screen.queryByRole<HTMLInputElement>('radio', { name });
  if (radio === null || radio.checked) return false;
  fireEvent.click(radio);
  return true;
};
const getChecked = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

describeViewModel({
  model: languageModel,
  each: 'edge',
  show: (language) => <LanguageDialog language={language} onClose={() => undefined} />,
  byHand: {
    'choose German': chooseLanguage('Deutsch'),
    'choose French': chooseLanguage('Français'),
  },
  expectScreen: ({ context: { language } }) => {
    expect(getChecked()).toEqual([language]);
  },
});

describeViewModel({
  model: sidebarModel,
  show: (sidebar) => <ShellWith sidebar={sidebar} />,
  byHand: {
    toggle: () => press(/^(Collapse|Expand)$/),
    'open the drawer': () => press('Open the menu'),
    'close the drawer': () => press('Close the menu'),
  },
  expectScreen: ({ value, context: { collapsed } }) => {
    expect(hasButton(collapsed ? 'Expand' : 'Collapse')).toBe(true);
    expect(document.querySelector('aside')?.hasAttribute('data-collapsed')).toBe(collapsed);
    expectShown('dialog', value.drawer === 'open', 'Areas');
  },
});

const pressKey =
  (key: string, rest: object = {}) =>
  (): boolean => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...rest });
    return true;
  };
const choose = (name: RegExp) => (): boolean => {
  const option = screen.queryByRole('option', { name });
  if (option !== null) fireEvent.mouseDown(option);
  return option !== null;
};

describeViewModel({
  model: paletteModel,
  show: (palette) => <ShellWith palette={palette} />,
  byHand: {
    'press Ctrl K': pressKey('k', { ctrlKey: true }),
    'choose a screen': choose(/^Quizzes/),
    'choose the shortcuts': choose(/^Show the keyboard shortcuts/),
    'press ?': pressKey('?'),
    close: pressKey('Escape'),
    'close the shortcuts': () => press('Close'),
  },
  expectScreen: ({ value }) => {
    expectShown('dialog', value === 'shortcuts', 'Keyboard shortcuts');
    expectShown('dialog', value === 'open', 'Go to a page or run a command');
    if (value === 'open') expect(screen.getByRole('combobox')).toHaveFocus();
  },
});

const typeText = (text: string) => (): boolean => {
  const field = screen.queryByRole<HTMLInputElement>('combobox');
  if (field === null || field.value === text) return false;
  fireEvent.change(field, { target: { value: text } });
  return true;
};

const isQuizShown = (from: string): boolean => /^found; .*2 found/.test(from);

describeViewModel({
  model: paletteSearchModel,
  canHappen: (event, from) => {
    switch (event) {
      case 'type enz':
        return !from.includes('text enz;');
      case 'type a blank':
        return from.includes('text enz;');
      case 'show only quizzes':
        return isQuizShown(from);
      default:
        return true;
    }
  },
  show: (search) => (
    <PaletteDialog
      palette={createActor(paletteMachine).start()}
      search={search}
      entries={entries}
    />
  ),
  byHand: {
    'type enz': typeText('enz'),
    'type enzy': typeText('enzy'),
    'type a blank': typeText('enz '),
    'type e': typeText('e'),
    'show only quizzes': () => press('Quizzes'),
  },
  expectScreen: ({ value, context: { text, found, failure } }) => {
    expect(screen.getByRole('combobox')).toHaveValue(text);
    const isSearching = value === 'debouncing' || value === 'searching';
    const isFound = found.some(({ rows }) =>
      rows.some(({ title }) => title.toLowerCase().includes(text.trim())),
    );
    expect(screen.queryByRole('option', { name: /^Enzyme Kinetics/ }) !== null).toBe(isFound);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join().includes('Searching…')).toBe(isSearching);
    if (!isSearching) expect(said.join().includes('Couldn’t search')).toBe(failure !== null);
  },
});

const getLayer = (): HTMLElement | null =>
  document.querySelector('section[aria-label="Notifications"]');

/** Presses the first button of the visible notifications with a name. */
function pressInLayer(name: RegExp): boolean {
  const layer = getLayer();
  const [button] =
    layer === null ? [] : within(layer).queryAllByRole('button', { name, hidden: true });
  if (button !== undefined) fireEvent.click(button);
  return button !== undefined;
}
const turnTo = (event: 'pointerEnter' | 'pointerLeave' | 'focusIn' | 'focusOut') => (): boolean => {
  const layer = getLayer();
  if (layer !== null) fireEvent[event](layer);
  return layer !== null;
};

describeViewModel({
  model: noticesModel,
  canHappen: (event, state) => {
    if (event === 'clear the history') return /history\.open.*kept \d/.test(state);
    return !['dismiss', 'undo'].includes(event) || state.includes('shown 1');
  },
  show: (notices) => <ShellWith notices={notices} />,
  byHand: {
    dismiss: () => pressInLayer(/^Dismiss$/),
    undo: () => pressInLayer(/^Undo/),
    'point at it': turnTo('pointerEnter'),
    'point elsewhere': turnTo('pointerLeave'),
    'focus it': turnTo('focusIn'),
    'focus something else': turnTo('focusOut'),
    'open the history': () => press(/^Notifications/),
    'close the history': () => press('Close'),
    'clear the history': () => press('Clear'),
  },
  expectScreen: ({ value, context: { shown, history, unread } }) => {
    const rows = [...(getLayer()?.querySelectorAll('[data-severity]') ?? [])];
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      shown.map((_, at) => `Success: Deleted.Undo${at === shown.length - 1 ? 'Ctrl Z' : ''}`),
    );
    const bell = unread === 0 ? 'Notifications' : `Notifications, ${String(unread)} new`;
    expect(hasButton(bell)).toBe(true);
    expectShown('dialog', value.history === 'open', 'Notifications');
    if (value.history !== 'open') return;
    const listed = within(screen.getByRole('dialog')).queryAllByRole('listitem');
    expect(listed).toHaveLength(history.length);
    expect(hasButton('Clear')).toBe(history.length > 0);
  },
});
