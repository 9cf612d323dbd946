import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { quizListModel } from '../quiz/lists/quiz-list-model.ts';

const typingAName = `
    search.idle page.loading selection removal.none
    a page of two arrives -> search.idle page.loaded selection removal.none; items ids 1;
      totalItems 1; totalPages 2; response set
    type a name -> search.debouncing page.loaded selection removal.none; searchText gel`;

test('LST-03 LST-11 what is typed is searched after a pause, or at once on Enter', () =>
  expectStory(
    quizListModel,
    `${typingAName}
    type a number -> search.debouncing page.loaded selection removal.none; searchText 7
    300 ms pass -> search.idle page.loading selection removal.none; query set; searchBy id;
      selectedIds []; tells address ?search=7
    nothing is found -> search.idle page.loading selection removal.none; items []; totalItems 0;
      totalPages 0; searchBy title;
      response {ok: true, value: {items: [], totalItems: 0, totalPages: 0}}; restarts loading
    type a name -> search.debouncing page.loading selection removal.none; searchText gel
    300 ms pass -> search.idle page.loading selection removal.none; query set;
      restarts loading; tells address ?search=gel
    a page of two arrives -> search.idle page.loaded selection removal.none; items ids 1;
      totalItems 1; totalPages 2; response set
    type a name -> search.debouncing page.loaded selection removal.none
    300 ms pass -> search.idle page.loaded selection removal.none
    to page 2 -> search.idle page.loading selection removal.none; query set;
      tells address ?page=2&search=gel
    the page is behind the last -> search.idle page.loading selection removal.none; query set;
      items []; totalItems 0; totalPages 1;
      response {ok: true, value: {items: [], totalItems: 0, totalPages: 1}}; restarts loading;
      tells address ?search=gel
    type a number -> search.debouncing page.loading selection removal.none; searchText 7
    another address -> search.idle page.loading selection removal.none; query set;
      searchText merlin; restarts loading
    it is denied -> search.idle page.denied selection removal.none; items [];
      response {ok: false, failure: {kind: denied}}
  `,
    'searching',
  ));

test('LST-04 LST-05 PD-31 sorting, pages and filters load the page again and stand in the address', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    a page of two arrives -> search.idle page.loaded selection removal.none; items ids 1;
      totalItems 1; totalPages 2; response set
    to a page that is not there -> search.idle page.loaded selection removal.none
    to page 2 -> search.idle page.loading selection removal.none; query set; selectedIds [];
      tells address ?page=2
    a page of two arrives -> search.idle page.loaded selection removal.none
    the same address -> search.idle page.loading selection removal.none; query set
    another address -> search.idle page.loading selection removal.none; query set;
      searchText merlin; restarts loading
    it is denied -> search.idle page.denied selection removal.none; items [];
      response {ok: false, failure: {kind: denied}}
    refresh -> search.idle page.loading selection removal.none
    a page of two arrives -> search.idle page.loaded selection removal.none; items ids 1;
      response set
    sort by title -> search.idle page.loading selection removal.none; query set;
      tells address ?search=merlin&sort=title
    a page of two arrives -> search.idle page.loaded selection removal.none
    refresh -> search.idle page.refreshing selection removal.none
    refresh -> search.idle page.refreshing selection removal.none; restarts refreshing
    filter -> search.idle page.loading selection removal.none; query set;
      tells address ?search=merlin&sort=title&owner=all
    refresh -> search.idle page.loading selection removal.none; restarts loading
    nothing is found -> search.idle page.empty selection removal.none; items []; totalItems 0;
      totalPages 0; response {ok: true, value: {items: [], totalItems: 0, totalPages: 0}}
    refresh -> search.idle page.loading selection removal.none
  `,
    'searching',
  ));

test('LST-03 a number that is no id is searched as a title', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    type a number -> search.debouncing page.loading selection removal.none; searchText 7
    300 ms pass -> search.idle page.loading selection removal.none; query set; searchBy id;
      selectedIds []; restarts loading; tells address ?search=7
    nothing is found -> search.idle page.loading selection removal.none; items []; searchBy title;
      response {ok: true, value: {items: [], totalItems: 0, totalPages: 0}}; restarts loading
    nothing is found -> search.idle page.empty selection removal.none
  `,
    'searching',
  ));

test('LST-11 a search that changes nothing loads nothing', () =>
  expectStory(
    quizListModel,
    `${typingAName}
    300 ms pass -> search.idle page.loading selection removal.none; query set; selectedIds [];
      tells address ?search=gel
    a page of two arrives -> search.idle page.loaded selection removal.none
    type a name -> search.debouncing page.loaded selection removal.none
    300 ms pass -> search.idle page.loaded selection removal.none
  `,
    'searching',
  ));

test('QLST-64 a row is removed after a question; one that is refused stays', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    choose a row that is not shown -> search.idle page.loaded selection removal.none
    remove the chosen -> search.idle page.loaded selection removal.none
    remove the first -> search.idle page.loaded selection removal.asking; removing ids 1;
      failedRemovals []
    cancel -> search.idle page.loaded selection removal.none; removing []; failedRemovals []
    choose all -> search.idle page.loaded selection removal.none; selectedIds [1, 2]
    remove the chosen -> search.idle page.loaded selection removal.asking; removing ids 1, 2;
      failedRemovals []
    confirm -> search.idle page.loaded selection removal.removing
    the second is refused -> search.idle page.refreshing selection removal.asking; selectedIds [2];
      removing ids 2; failedRemovals 1 of them; tells removed ids 1 []
    two rows arrive again -> search.idle page.loaded selection removal.asking; response set
    confirm -> search.idle page.loaded selection removal.removing
    both are gone -> search.idle page.refreshing selection removal.none; selectedIds [];
      removing []; failedRemovals []; tells removed ids 1, 2 []
    nothing is left -> search.idle page.empty selection removal.none; items []; totalItems 0;
      totalPages 0; response {ok: true, value: {items: [], totalItems: 0, totalPages: 0}}
  `,
    'choosing',
  ));

test('QLST-64 rows that were gone already are removed too', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    choose the second -> search.idle page.loaded selection removal.none; selectedIds [2]
    choose the second -> search.idle page.loaded selection removal.none; selectedIds []
    choose all -> search.idle page.loaded selection removal.none; selectedIds [1, 2]
    remove the chosen -> search.idle page.loaded selection removal.asking; removing ids 1, 2;
      failedRemovals []
    confirm -> search.idle page.loaded selection removal.removing
    the second was gone already -> search.idle page.refreshing selection removal.none;
      selectedIds []; removing []; failedRemovals []; tells removed ids 1 ids 2
  `,
    'choosing',
  ));

test('QLST-64 a removal that is refused can be repeated or left', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    remove the first -> search.idle page.loaded selection removal.asking; removing ids 1;
      failedRemovals []
    confirm -> search.idle page.loaded selection removal.removing
    both are refused -> search.idle page.refreshing selection removal.asking; selectedIds [];
      removing ids 1, 2; failedRemovals 2 of them
    two rows arrive again -> search.idle page.loaded selection removal.asking; response set
    confirm -> search.idle page.loaded selection removal.removing
    both are refused -> search.idle page.refreshing selection removal.asking; selectedIds [];
      removing ids 1, 2; failedRemovals 2 of them
    two rows arrive again -> search.idle page.loaded selection removal.asking
    cancel -> search.idle page.loaded selection removal.none; removing []; failedRemovals []
    refresh -> search.idle page.refreshing selection removal.none
    the refresh fails -> search.idle page.failed selection removal.none; items [];
      response {ok: false, failure: {kind: unexpected}}
  `,
    'choosing',
  ));

test('LST-03 rows stay chosen while the list is refreshed, and not when it is asked for something else', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    choose all -> search.idle page.loaded selection removal.none; selectedIds [1, 2]
    refresh -> search.idle page.refreshing selection removal.none
    refresh -> search.idle page.refreshing selection removal.none; restarts refreshing
    two rows arrive again -> search.idle page.loaded selection removal.none; response set
    refresh -> search.idle page.refreshing selection removal.none
    nothing is left -> search.idle page.empty selection removal.none; items []; totalItems 0;
      totalPages 0; response {ok: true, value: {items: [], totalItems: 0, totalPages: 0}};
      selectedIds []
  `,
    'choosing',
  ));

test('LST-03 a row in processing is looked at again while the window is visible', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    refresh -> search.idle page.refreshing selection removal.none
    one is being processed -> search.idle page.waitingToPoll selection removal.none; items ids 2;
      totalItems 1; response set
    the window is left -> search.idle page.pollingPaused selection removal.none; isPageHidden true
    the window is seen again -> search.idle page.polling selection removal.none; isPageHidden false;
      pollCount 1
    it is still being processed -> search.idle page.waitingToPoll selection removal.none;
      items ids 2; response set
    the time to look again comes -> search.idle page.polling selection removal.none; pollCount 2
    looking again is refused -> search.idle page.waitingToPoll selection removal.none
    refresh -> search.idle page.refreshing selection removal.none
    one is being processed -> search.idle page.waitingToPoll selection removal.none; items ids 2;
      response set
    the time to look again comes -> search.idle page.polling selection removal.none; pollCount 3
    looking again is refused -> search.idle page.waitingToPoll selection removal.none
    the time to look again comes -> search.idle page.polling selection removal.none; pollCount 4
    refresh -> search.idle page.refreshing selection removal.none
    one is being processed -> search.idle page.waitingToPoll selection removal.none
    the window is left -> search.idle page.pollingPaused selection removal.none; isPageHidden true
    refresh -> search.idle page.refreshing selection removal.none
    one is being processed -> search.idle page.pollingPaused selection removal.none
    the window is seen again -> search.idle page.polling selection removal.none; isPageHidden false;
      pollCount 1
    the processing is over -> search.idle page.loaded selection removal.none; items ids 2;
      response set
    the window is left -> search.idle page.loaded selection removal.none; isPageHidden true
    the window is seen again -> search.idle page.loaded selection removal.none; isPageHidden false;
      pollCount 0
  `,
    'choosing',
  ));

test('LST-03 a page that cannot be loaded says so', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    the page cannot be loaded -> search.idle page.failed selection removal.none;
      response {ok: false, failure: {kind: offline}}
    3000 ms pass -> search.idle page.retrying selection removal.none
    it is still unreachable -> search.idle page.failed selection removal.none
    3000 ms pass -> search.idle page.retrying selection removal.none
    refresh -> search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
  `,
    'choosing',
  ));

test('LST-04 rows stay while the server cannot be reached, and are loaded again by themselves', () =>
  expectStory(
    quizListModel,
    `
    search.idle page.loading selection removal.none
    two rows arrive -> search.idle page.loaded selection removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    refresh -> search.idle page.refreshing selection removal.none
    the connection is lost -> search.idle page.stale selection removal.none;
      response {ok: false, failure: {kind: offline}}
    3000 ms pass -> search.idle page.reloading selection removal.none
    it is still lost -> search.idle page.stale selection removal.none
    refresh -> search.idle page.reloading selection removal.none
    the rows come back -> search.idle page.loaded selection removal.none; response set
  `,
    'choosing',
  ));
