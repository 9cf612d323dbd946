import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { collectionEditorsModel } from './collections-models.ts';

test('API-091 editors are found by name after a pause, and added', () =>
  expectStory(
    collectionEditorsModel,
    `
    closed
    open -> open.search.searching change.idle; collection set;
      editors [{id: 1, firstName: Ana, lastName: Silva, email: ana@x.org}]
    type a name -> open.search.debouncing change.idle; searchText bob
    300 ms pass -> open.search.searching change.idle
    Bob is found -> open.search.shown change.idle;
      candidates [{id: 2, firstName: Bob, lastName: , email: bob@x.org}]
    type a name -> open.search.debouncing change.idle
    close -> closed; collection null; editors []; searchText empty; candidates []
    open -> open.search.searching change.idle; collection set;
      editors [{id: 1, firstName: Ana, lastName: Silva, email: ana@x.org}]
    type a name -> open.search.debouncing change.idle; searchText bob
    add Bob -> open.search.debouncing change.saving; change set
    it is stored -> open.search.debouncing change.idle; editors ids 1, 2; removed [];
      candidates []; change null; tells notice set; tells editors.changed
    remove Ana -> open.search.debouncing change.saving; change set
    it is stored -> open.search.debouncing change.idle;
      editors [{id: 2, firstName: Bob, lastName: , email: bob@x.org}];
      removed [{id: 1, firstName: Ana, lastName: Silva, email: ana@x.org}]; change null;
      tells notice set; tells editors.changed
    close -> closed; collection null; editors []; removed []; searchText empty; candidates []
    open -> open.search.searching change.idle; collection set;
      editors [{id: 1, firstName: Ana, lastName: Silva, email: ana@x.org}]
  `,
  ));

test('API-091 a search that fails is repeated, and a change that fails says so', () =>
  expectStory(
    collectionEditorsModel,
    `
    closed
    open -> open.search.searching change.idle; collection set;
      editors [{id: 1, firstName: Ana, lastName: Silva, email: ana@x.org}]
    type a name -> open.search.debouncing change.idle; searchText bob
    searchDebounce passes in collectionEditors.open.search.debouncing -> open.search.searching change.idle
    the search fails -> open.search.shown change.idle; candidates []; searchFailed true
    search again -> open.search.searching change.idle
    Bob is found -> open.search.shown change.idle;
      candidates [{id: 2, firstName: Bob, lastName: , email: bob@x.org}]; searchFailed false
    add Bob -> open.search.shown change.saving; change set
    it is refused -> open.search.shown change.idle; change null;
      tells notice {severity: error, message: {key: collections.notChanged}}
    close -> closed; collection null; editors []; searchText empty; candidates []
  `,
  ));
