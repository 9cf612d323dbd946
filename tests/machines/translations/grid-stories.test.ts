import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { translationGridDefaults } from '../../../src/domain/translations/translation-search.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { translationGridMachine } from '../../../src/machines/translations/translation-grid-machine.ts';
import type {
  GridPage,
  LoadRowsInput,
} from '../../../src/machines/translations/translation-grid-types.ts';
import { expectStory } from '../../support/story.ts';
import { translationGridModel } from './grid-model.ts';

const seeingTheSecondPage = `
    search.idle place.written rows.loading
    two pages begin -> search.idle place.written rows.loaded.whole; pages set; totalRows 25;
      response set
    the second page is seen -> search.idle place.moving rows.loaded.fetching; query set;
      visible {first: 20, last: 24}`;

test('TRAN-01 LIM-04 pages are loaded as they come into sight', () =>
  expectStory(
    translationGridModel,
    `${seeingTheSecondPage}
    300 ms pass -> search.idle place.written rows.loaded.fetching; tells address ?page=2 true
    the second page comes -> search.idle place.written rows.loaded.whole; pages set
    a cell is stored -> search.idle place.written rows.loaded.whole; pages set
    the last translation is removed -> search.idle place.written rows.refreshing
    the second page is seen -> search.idle place.written rows.refreshing
    it is refreshed -> search.idle place.written rows.loaded.fetching; pages set; response set
    the first page is seen -> search.idle place.moving rows.loaded.fetching; query set;
      visible {first: 0, last: 12}
    sort by key -> search.idle place.written rows.loading; query set; visible {first: 0, last: 0};
      reveal {index: 0, count: 2}; tells address ?sort=key
  `,
    'seeing rows',
  ));

test('TRAN-01 a page that cannot be loaded is tried again', () =>
  expectStory(
    translationGridModel,
    `${seeingTheSecondPage}
    it cannot be loaded -> search.idle place.moving rows.loaded.fetchFailed; failure {kind: offline}
    try again -> search.idle place.moving rows.loaded.fetching
    it comes with fewer rows -> search.idle place.moving rows.refreshing
    refresh -> search.idle place.moving rows.refreshing; restarts refreshing
    it cannot be refreshed -> search.idle place.moving rows.failed; pages {}; totalRows 0;
      response {ok: false, failure: {kind: unexpected}}; failure {kind: unexpected}
  `,
    'seeing rows',
  ));

test('LST-04 rows stay while the server cannot be reached, and are loaded again by themselves', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    two pages begin -> search.idle place.written rows.loaded.whole; pages set; totalRows 25;
      response set
    refresh -> search.idle place.written rows.refreshing
    the connection is lost -> search.idle place.written rows.stale;
      response {ok: false, failure: {kind: offline}}; failure {kind: offline}
    a cell is stored -> search.idle place.written rows.stale; pages set
    sort by key -> search.idle place.written rows.loading; query set;
      visible {first: 0, last: 0}; reveal {index: 0, count: 2}; tells address ?sort=key
    the connection is lost while it loads -> search.idle place.written rows.stale;
      response {ok: false, failure: {kind: offline}}; failure {kind: offline}
    three seconds pass -> search.idle place.written rows.refreshing
    the connection is lost -> search.idle place.written rows.stale;
      response {ok: false, failure: {kind: offline}}; failure {kind: offline}
    refresh -> search.idle place.written rows.refreshing
    it is refreshed -> search.idle place.written rows.loaded.whole; pages set; response set; failure null
  `,
    'seeing rows',
  ));

test('LST-11 rows are searched after a pause', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    rows come -> search.idle place.written rows.loaded.whole; pages set; totalRows 21; response set
    type quiz -> search.debouncing place.written rows.loaded.whole; searchText quiz
    type quiz -> search.debouncing place.written rows.loaded.whole
    300 ms pass -> search.idle place.written rows.loading; query set; visible {first: 0, last: 0};
      reveal {index: 0, count: 2}; tells address ?search=quiz
    the page is behind the last -> search.idle place.written rows.loaded.fetching; pages set;
      response set
    type quiz -> search.debouncing place.written rows.loaded.fetching
    refresh -> search.debouncing place.written rows.refreshing
    only German -> search.debouncing place.written rows.loading; query set;
      visible {first: 0, last: 0}; reveal {index: 0, count: 3};
      tells address ?search=quiz&language=de
  `,
    'asking for rows',
  ));

test('TRAN-01 the grid says when nothing is found, denied or failed', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    nothing is found -> search.idle place.written rows.empty; pages {1: []};
      response {ok: true, value: {page: 1, totalRows: 0, rows: []}}
    refresh -> search.idle place.written rows.loading; visible {first: 0, last: 0};
      reveal {index: 0, count: 2}
    it is denied -> search.idle place.written rows.denied; pages {};
      response {ok: false, failure: {kind: denied}}; failure {kind: denied}
    Back to page 3 -> search.idle place.written rows.loading; query set;
      visible {first: 40, last: 40}; reveal {index: 40, count: 3}
    it fails -> search.idle place.written rows.failed;
      response {ok: false, failure: {kind: offline}}; failure {kind: offline}
    three seconds pass -> search.idle place.written rows.refreshing
    rows come after all -> search.idle place.written rows.loading; query set; pages set; totalRows 21;
      visible {first: 20, last: 20}; reveal {index: 20, count: 4}; response set; failure null
    sort by key -> search.idle place.written rows.loading; query set; visible {first: 0, last: 0};
      reveal {index: 0, count: 5}; restarts loading; tells address ?sort=key
  `,
    'asking for rows',
  ));

test('LST-11 only the text that is typed last is searched, and none that was searched before', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    rows come -> search.idle place.written rows.loaded.whole; pages set; totalRows 21; response set
    clear the search -> search.debouncing place.written rows.loaded.whole
    200 ms pass -> search.debouncing place.written rows.loaded.whole
    type quiz -> search.debouncing place.written rows.loaded.whole; searchText quiz
    200 ms pass -> search.debouncing place.written rows.loaded.whole
    clear the search -> search.debouncing place.written rows.loaded.whole; searchText empty
    300 ms pass -> search.idle place.written rows.loaded.whole
    type quiz -> search.debouncing place.written rows.loaded.whole; searchText quiz
    Back to page 3 -> search.idle place.written rows.loading; query set; searchText empty;
      visible {first: 40, last: 40}; reveal {index: 40, count: 2}
    300 ms pass -> search.idle place.written rows.loading
  `,
    'asking for rows',
  ));

test('TRAN-01 LIM-04 a page behind the last one becomes the last one', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    Back to page 3 -> search.idle place.written rows.loading; query set;
      visible {first: 40, last: 40}; reveal {index: 40, count: 2}; restarts loading
    the page is behind the last -> search.idle place.written rows.loading; query set; pages set;
      totalRows 21; visible {first: 20, last: 20}; reveal {index: 20, count: 3}; response set;
      restarts loading
    sort by key -> search.idle place.written rows.loading; query set; visible {first: 0, last: 0};
      reveal {index: 0, count: 4}; restarts loading; tells address ?sort=key
  `,
    'asking for rows',
  ));

test('TRAN-36 rows that are seen while the grid is refreshed stay seen, until nothing is left', () =>
  expectStory(
    translationGridModel,
    `${seeingTheSecondPage}
    the second page comes -> search.idle place.moving rows.loaded.whole; pages set
    refresh -> search.idle place.moving rows.refreshing
    the first page is seen -> search.idle place.moving rows.refreshing; query set;
      visible {first: 0, last: 12}
    nothing is left -> search.idle place.moving rows.empty; pages {1: []}; totalRows 0;
      response {ok: true, value: {page: 1, totalRows: 0, rows: []}}
  `,
    'seeing rows',
  ));

test('LST-04 a cell that is stored while rows are loaded again stays as stored, and they are read once more', () =>
  expectStory(
    translationGridModel,
    `
    search.idle place.written rows.loading
    two pages begin -> search.idle place.written rows.loaded.whole; pages set; totalRows 25;
      response set
    refresh -> search.idle place.written rows.refreshing
    the connection is lost -> search.idle place.written rows.stale;
      response {ok: false, failure: {kind: offline}}; failure {kind: offline}
    three seconds pass -> search.idle place.written rows.refreshing
    a cell is stored -> search.idle place.written rows.refreshing; pages set; isOutdated true
    a cell is stored -> search.idle place.written rows.refreshing; pages set
    it is refreshed -> search.idle place.written rows.refreshing; isOutdated false;
      restarts refreshing
    it is refreshed -> search.idle place.written rows.loaded.whole; pages set; response set; failure null
  `,
    'seeing rows',
  ));

/** A grid of 100 rows whose connection can be cut, when its rows from `address` on are loaded. */
async function startGrid(address: string) {
  let isOnline = true;
  const clock = new SimulatedClock();
  const grid = createActor(
    translationGridMachine.provide({
      actors: {
        loadRows: fromCall<GridPage, LoadRowsInput>(async ({ input: { page } }) =>
          isOnline ? succeeded({ page, rows: [], totalRows: 100 }) : failed({ kind: 'offline' }),
        ),
      },
    }),
    { input: { address, defaults: translationGridDefaults }, clock },
  ).start();
  const wait = (rows: 'stale' | { readonly loaded: 'whole' }) =>
    waitFor(grid, (snapshot) => snapshot.matches({ rows }));
  await wait({ loaded: 'whole' });
  return {
    grid,
    clock,
    wait,
    see: (first: number, last: number) => {
      grid.send({ type: 'rows.visible', visible: { first, last } });
    },
    goOffline: () => {
      isOnline = false;
    },
    read: () => {
      const { reveal, visible, query } = grid.getSnapshot().context;
      return { reveal, visible, page: query.page };
    },
  };
}

test('LST-04 rows of a later page are in sight when the connection is lost while the grid is sorted', async () => {
  const { grid, wait, goOffline, read } = await startGrid('?page=2');
  goOffline();
  grid.send({ type: 'sort.click', field: 'key' });
  await wait('stale');
  expect(read()).toEqual({
    reveal: { index: 20, count: 3 },
    visible: { first: 20, last: 20 },
    page: 1,
  });
  grid.stop();
});

test('LST-04 rows in sight stay where they are when the server still cannot be reached; others give way to the nearest', async () => {
  const { grid, clock, wait, see, goOffline, read } = await startGrid('?page=2');
  see(25, 45);
  await wait({ loaded: 'whole' });
  goOffline();
  grid.send({ type: 'grid.refresh' });
  await wait('stale');
  // The rows that are loaded ahead are those of page 4.
  see(45, 65);
  clock.increment(3000);
  await wait('stale');
  expect(read()).toEqual({
    reveal: { index: 20, count: 1 },
    visible: { first: 45, last: 65 },
    page: 3,
  });
  see(85, 99);
  clock.increment(3000);
  await wait('stale');
  expect(read()).toEqual({
    reveal: { index: 40, count: 2 },
    visible: { first: 40, last: 40 },
    page: 5,
  });
  grid.stop();
});
