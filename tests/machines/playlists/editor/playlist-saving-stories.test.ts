import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { playlistEditorModel } from './playlist-editor-model.ts';
import {
  sending,
  sendingClean,
  stateOf,
  withJournal,
  withoutJournal,
  withUnsavedTitle,
} from './story-beginnings.ts';

test('PLAY-02 a playlist that is saved without changes says so and sends nothing', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    save -> ${stateOf('clean')}; tells notice set
  `,
    'saving',
  ));

test('PLAY-02 a failure is forgotten by the next save, also when undo has left nothing unsaved', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    saving in place cannot reach the server -> ${stateOf('saveFailed')};
      failure {kind: offline}; tells unsavedWork true true; tells notice set
    undo -> ${stateOf('saveFailedClean')}; history set;
      reveal {entry: null, count: 1}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    save -> ${sendingClean}; errors []; failure null; attempts 2 of them; journal set;
      sends journal.append to journal; sends journal.append to journal; tells unsavedWork false
  `,
    'saving',
  ));

test('PLAY-02 what is edited while a save is under way stays unsaved, and is saved when it was asked for', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    undo -> ${sendingClean}; history set; reveal {entry: null, count: 1}; announcement set;
      journal set; sends journal.append to journal; tells unsavedWork false
    save -> ${sendingClean}; savesAgain true
    it is stored in place -> ${sending}; input set; history set; serverIds [[A, 10]]; version "2";
      info set; errors []; savesAgain false; attempts 1 of them; journal set; restarts sending;
      sends journal.append to journal; sends journal.append to journal; tells notice set;
      tells unsavedWork true true
    it is stored in place -> ${stateOf('clean')}; input set; history set; serverIds [[A, 10]];
      attempts []; journal set; sends journal.append to journal; tells notice set;
      tells unsavedWork false
  `,
    'saving',
  ));

test('PLAY-02 a playlist that cannot be saved as a new one stays unsaved', () =>
  expectStory(
    playlistEditorModel,
    `${withUnsavedTitle}
    save as a new playlist -> form.storingAttempt journal.writing.storing search; input set;
      history set; serverIds []; version null; errors []; attempts 1 of them; journal set;
      sends journal.convertToNew to journal; sends journal.append to journal;
      sends journal.append to journal
    1000 ms pass -> form.storingAttempt journal.writing.delayed search
    4000 ms pass -> form.saving journal.writing.delayed search; journal set
    the save cannot reach the server -> ${stateOf('saveFailed', 'writing.delayed')};
      failure {kind: offline}; tells unsavedWork true true; tells notice set
    save as a new playlist -> form.saving journal.writing.delayed search; input set; serverIds [];
      errors []; failure null; attempts 1 of them; journal set;
      sends journal.convertToNew to journal; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote journal.writing.delayed search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
  `,
    'saving as a new playlist',
  ));

test('PD-49 drafts are looked for once the key has come', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the key of the drafts is awaited -> form.loading journal.awaitingKey search
    a draft is found -> form.loading journal.ready search; journal set
  `,
    'recovering a draft',
  ));

test('PD-49 a journal that waits for its key is not waited for longer than a while', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the key of the drafts is awaited -> form.loading journal.awaitingKey search
    10000 ms pass -> form.loading journal.unavailable search; journal set;
      tells unsavedWorkKept false
    the playlist is gone -> form.loadFailed journal.unavailable search; failure {kind: notFound};
      journal set
    load again -> form.loading journal.findingDrafts search; journal set;
      sends journal.findDrafts to journal; tells unsavedWorkKept true
  `,
    'recovering a draft',
  ));

test('PD-49 a browser that does not encrypt is noted', () =>
  expectStory(
    playlistEditorModel,
    `${withJournal}
    this browser does not encrypt -> ${stateOf('clean', 'writing.stored')}; journal set
  `,
    'storing every step',
  ));

test('PLAY-02 a playlist with errors is not saved as a new one', () =>
  expectStory(
    playlistEditorModel,
    `${withJournal}
    empty the title -> ${stateOf('dirty', 'writing.storing')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save as a new playlist -> ${stateOf('dirty', 'writing.storing')}; input set; history set;
      serverIds []; version null; errors [{label: null, message: {key: playlists.titleRequired}}];
      reveal {entry: null, count: 1}; attempts []; journal set;
      sends journal.convertToNew to journal; sends journal.append to journal; tells notice set;
      tells unsavedWork true true
  `,
    'saving as a new playlist',
  ));
