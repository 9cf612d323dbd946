import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { FoundGroup } from '../../../src/domain/search/found-groups.ts';
import { noticesMachine } from '../../../src/machines/shell/notices-machine.ts';
import { paletteMachine } from '../../../src/machines/shell/palette-machine.ts';
import { paletteSearchMachine } from '../../../src/machines/shell/palette-search-machine.ts';
import { sidebarMachine } from '../../../src/machines/shell/sidebar-machine.ts';
import { languageMachine } from '../../../src/machines/shell/language-machine.ts';
import { themeMachine } from '../../../src/machines/shell/theme-machine.ts';
import { defineModel } from '../../support/define-model.ts';

/** The theme, which is stored in the browser. */
export const themeModel = defineModel({
  machine: themeMachine,
  requirements: 'PD-32',
  input: { theme: 'system' },
  factsOf: ({ theme }) => [theme],
  answers: { keeping: { 'it is stored': undefined } },
  events: {
    'choose dark': { type: 'theme.choose', theme: 'dark' },
    'choose light': { type: 'theme.choose', theme: 'light' },
  },
});

/** The language, which this browser and, for a signed-in person, the server keep. */
export const languageModel = defineModel({
  machine: languageMachine,
  requirements: 'I18N-02',
  input: { language: 'en' },
  factsOf: ({ language, isSignedIn, isUnsent, sent }) => [
    `${language} (sent ${sent ?? 'none'})`,
    ...(isSignedIn ? ['signed in'] : []),
    ...(isUnsent ? ['unsent'] : []),
  ],
  answers: {
    'page.showing': { 'it is shown': undefined },
    'server.keeping': {
      'the server keeps it': succeeded(null),
      'the server cannot keep it': failed({ kind: 'offline' }),
    },
  },
  events: {
    'choose German': { type: 'language.choose', language: 'de' },
    'choose French': { type: 'language.choose', language: 'fr' },
    'another page shows Spanish': { type: 'language.chosenElsewhere', language: 'es' },
    'a reader of Russian signs in': { type: 'language.signedIn', language: 'ru' },
    'a person without a language signs in': { type: 'language.signedIn', language: null },
    'the person signs out': { type: 'language.signedOut' },
  },
  never: {
    'I18N-02 asks the server to keep a language of nobody': (state) =>
      state.includes('keeping') && !state.includes('signed in'),
    'I18N-02 leaves the server without the choice of a person, and says nothing': (state) =>
      state.includes('kept') && state.includes('signed in') && state.includes('unsent'),
  },
});

/** The sidebar and its drawer on phones. */
export const sidebarModel = defineModel({
  machine: sidebarMachine,
  requirements: 'NAV-002 NAV-003 NAV-004',
  input: { collapsed: false },
  factsOf: ({ collapsed }) => [collapsed ? 'narrow' : 'wide'],
  answers: { keeping: { 'it is stored': undefined } },
  events: {
    toggle: { type: 'sidebar.toggle' },
    'open the drawer': { type: 'drawer.open' },
    'close the drawer': { type: 'drawer.close' },
  },
});

/** The command palette and the list of shortcuts. */
export const paletteModel = defineModel({
  machine: paletteMachine,
  requirements: 'NAV-002',
  events: {
    'press Ctrl K': { type: 'palette.open' },
    close: { type: 'palette.close' },
    'choose a screen': { type: 'palette.choose', target: { kind: 'place', to: '/quizzes' } },
    'choose a command': {
      type: 'palette.choose',
      target: { kind: 'command', command: 'sidebar.toggle' },
    },
    'choose the shortcuts': { type: 'palette.choose', target: { kind: 'shortcuts' } },
    'press ?': { type: 'shortcuts.open' },
    'close the shortcuts': { type: 'shortcuts.close' },
  },
});

const quizGroup: FoundGroup = {
  kind: 'quizzes',
  rows: [
    {
      id: 'quiz 7',
      title: 'Enzyme Kinetics',
      hint: { key: 'quiz.tab.template' },
      note: { key: 'quiz.editor.questions', values: { count: 12 } },
      to: '/quiz/view/7',
    },
  ],
  total: 14,
};

const classGroup: FoundGroup = {
  kind: 'classes',
  rows: [{ id: 'class 3', title: 'BIOC 301 Enzymology', to: '/classes/3' }],
  total: 1,
};

/** The search of the palette. A response that is late never replaces a newer one. */
export const paletteSearchModel = defineModel({
  machine: paletteSearchMachine,
  requirements: 'LIM-11 PROD-03',
  input: { recent: [] },
  factsOf: ({ text, group, found, failure, recent }) => [
    `text ${text}`,
    `group ${group ?? 'all'}`,
    `${String(found.length)} found`,
    failure?.kind ?? 'no failure',
    `${String(recent.length)} recent`,
  ],
  answers: {
    searching: {
      'a quiz is found': succeeded([quizGroup, classGroup]),
      'nothing is found': succeeded([]),
      'the server is out of reach': failed({ kind: 'offline' }),
    },
  },
  events: {
    'type enz': { type: 'search.type', text: 'enz' },
    'type enzy': { type: 'search.type', text: 'enzy' },
    'type a blank': { type: 'search.type', text: 'enz ' },
    'type e': { type: 'search.type', text: 'e' },
    'show only quizzes': { type: 'group.choose', group: 'quizzes' },
    'choose a page': { type: 'entry.chosen', entry: { id: 'area quizzes', found: null } },
  },
});

/** The notifications, which expire after four seconds unless they are hovered or focused. */
export const noticesModel = defineModel({
  machine: noticesMachine,
  requirements: 'ERR-04 ERR-05',
  factsOf: ({ shown, history, unread, nextId }) => [
    `next ${String(nextId)}`,
    `shown ${shown.map(({ id }) => id).join()}`,
    `kept ${history.map(({ id }) => id).join()}`,
    `${String(unread)} unread`,
  ],
  until: ({ context }) => context.nextId > 2,
  raisedAfterMs: { 'notice.expire': 4000 },
  events: {
    'something is deleted': {
      type: 'notice.show',
      notice: { severity: 'success', message: { text: 'Deleted.' } },
      at: 0,
      action: { label: { text: 'Undo' }, token: 'recycleBin 1' },
    },
    'four seconds pass': { type: 'notice.expire', id: 1 },
    dismiss: { type: 'notice.dismiss', id: 1 },
    undo: { type: 'notice.act', id: 1 },
    'point at it': { type: 'pointer.enter' },
    'point elsewhere': { type: 'pointer.leave' },
    'focus it': { type: 'focus.enter' },
    'focus something else': { type: 'focus.leave' },
    'open the history': { type: 'history.open', at: 0 },
    'close the history': { type: 'history.close' },
    'clear the history': { type: 'history.clear' },
    'the actions end': { type: 'actions.end', tokenStart: 'recycleBin' },
  },
});
