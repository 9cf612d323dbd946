import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import {
  noticesModel,
  paletteModel,
  paletteSearchModel,
  sidebarModel,
  themeModel,
} from './shell-models.ts';

test('NAV-002 Ctrl K opens and closes the palette', () =>
  expectStory(
    paletteModel,
    `
    closed
    press Ctrl K -> open
    press Ctrl K -> closed
    press Ctrl K -> open
    choose a screen -> closed; tells navigate /quizzes
    press Ctrl K -> open
    choose a command -> closed; tells shell.command sidebar.toggle
    press Ctrl K -> open
    close -> closed
  `,
  ));

test('LIM-11 a search waits for 300 ms, and a newer one ends it', () =>
  expectStory(
    paletteSearchModel,
    `
    idle
    type e -> idle; text e
    type enz -> debouncing; text enz
    type enzy -> debouncing; text enzy
    300 ms pass -> searching
    type enz -> debouncing; text enz
    300 ms pass -> searching
    type a blank -> searching; text enz\u0020
    a quiz is found -> found; found 2 of them
    type enz -> found; text enz
    type enzy -> debouncing; text enzy
    300 ms pass -> searching
    nothing is found -> found; found []
  `,
  ));

test('a search that fails says so, until the text changes', () =>
  expectStory(
    paletteSearchModel,
    `
    idle
    type enz -> debouncing; text enz
    300 ms pass -> searching
    the server is out of reach -> failed; found []; failure {kind: offline}
    type e -> idle; text e; found []; failure null
    type enz -> debouncing; text enz
    300 ms pass -> searching
    the server is out of reach -> failed; found []; failure {kind: offline}
    type enzy -> debouncing; text enzy
  `,
  ));

test('NAV-002 the shortcuts are listed', () =>
  expectStory(
    paletteModel,
    `
    closed
    press ? -> shortcuts
    press ? -> closed
    press Ctrl K -> open
    choose the shortcuts -> shortcuts
    press ? -> closed
    press ? -> shortcuts
    press Ctrl K -> open
    choose the shortcuts -> shortcuts
    close the shortcuts -> closed
  `,
  ));

test('PD-32 the theme that is chosen is stored', () =>
  expectStory(
    themeModel,
    `
    kept
    choose dark -> keeping; theme dark
    it is stored -> kept
    choose light -> keeping; theme light
    theme.keeping breaks -> forgotten
    choose dark -> keeping; theme dark
  `,
  ));

test('NAV-002 NAV-003 NAV-004 the sidebar is narrow or wide, and a drawer on phones', () =>
  expectStory(
    sidebarModel,
    `
    column.kept drawer.closed
    toggle -> column.keeping drawer.closed; collapsed true
    open the drawer -> column.keeping drawer.open
    open the drawer -> column.keeping drawer.open
    it is stored -> column.kept drawer.open
    close the drawer -> column.kept drawer.closed
    toggle -> column.keeping drawer.closed; collapsed false
    sidebar.column.keeping breaks -> column.forgotten drawer.closed
    toggle -> column.keeping drawer.closed; collapsed true
  `,
  ));

test('ERR-04 ERR-05 what a notice announces is undone while it is shown and from the history', () =>
  expectStory(
    noticesModel,
    `
    layer.counting history.closed
    something is deleted -> layer.counting history.closed; shown ids 1; history ids 1;
      unread 1; nextId 2
    4000 ms pass -> layer.counting history.closed; shown []
    something is deleted -> layer.counting history.closed; shown ids 2; history ids 2, 1;
      unread 2; nextId 3
    undo -> layer.counting history.closed; shown ids 2; history ids 2, 1;
      tells notice.acted recycleBin 1
    undo -> layer.counting history.closed; shown ids 2
    dismiss -> layer.counting history.closed; shown ids 2
  `,
  ));

test('ERR-04 time stands still while a notice is read', () =>
  expectStory(
    noticesModel,
    `
    layer.counting history.closed
    something is deleted -> layer.counting history.closed; shown ids 1; history ids 1;
      unread 1; nextId 2
    point at it -> layer.held.hovered history.closed
    focus it -> layer.held.both history.closed
    point elsewhere -> layer.held.focused history.closed
    focus something else -> layer.counting history.closed
    focus it -> layer.held.focused history.closed
    point at it -> layer.held.both history.closed
    focus something else -> layer.held.hovered history.closed
    point elsewhere -> layer.counting history.closed
    something is deleted -> layer.counting history.closed; shown ids 1, 2; history ids 2, 1;
      unread 2; nextId 3
    4000 ms pass -> layer.counting history.closed; shown []
  `,
  ));

test('ERR-05 the history keeps notices until it is cleared', () =>
  expectStory(
    noticesModel,
    `
    layer.counting history.closed
    something is deleted -> layer.counting history.closed; shown ids 1; history ids 1;
      unread 1; nextId 2
    open the history -> layer.counting history.open; unread 0
    something is deleted -> layer.counting history.open; shown ids 1, 2; history ids 2, 1;
      unread 1; nextId 3
    clear the history -> layer.counting history.open; history []; unread 0
    close the history -> layer.counting history.closed
  `,
  ));

test('ERR-04 the four seconds start again when a notice was read, and for those that came meanwhile', () =>
  expectStory(
    noticesModel,
    `
    layer.counting history.closed
    something is deleted -> layer.counting history.closed; shown ids 1; history ids 1;
      unread 1; nextId 2
    2000 ms pass -> layer.counting history.closed
    point at it -> layer.held.hovered history.closed
    something is deleted -> layer.held.hovered history.closed; shown ids 1, 2; history ids 2, 1;
      unread 2; nextId 3
    point elsewhere -> layer.counting history.closed
    4000 ms pass -> layer.counting history.closed; shown []
  `,
  ));

test('ERR-05 notices that come while the history is open are read', () =>
  expectStory(
    noticesModel,
    `
    layer.counting history.closed
    open the history -> layer.counting history.open
    something is deleted -> layer.counting history.open; shown ids 1; history ids 1;
      unread 1; nextId 2
    close the history -> layer.counting history.closed; unread 0
  `,
  ));
