import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { playlistEditorModel } from './playlist-editor-model.ts';
import { sending, stateOf, withoutJournal, withUnsavedTitle } from './story-beginnings.ts';

test('PLAY-03 a playlist is edited, undone and redone', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    empty the title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal
    leave the field -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal
    undo -> ${stateOf('dirty')}; history set;
      reveal {entry: null, count: 1}; announcement set; journal set;
      sends journal.append to journal
    redo -> ${stateOf('dirty')}; history set;
      reveal {entry: null, count: 2}; announcement set; journal set;
      sends journal.append to journal
    undo -> ${stateOf('dirty')}; history set;
      reveal {entry: null, count: 3}; announcement set; journal set;
      sends journal.append to journal
    undo -> ${stateOf('clean')}; history set;
      reveal {entry: null, count: 4}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    jump to the first step -> ${stateOf('dirty')};
      history set; reveal {entry: null, count: 5}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork true true
    add a label -> ${stateOf('dirty')}; history set;
      target new-1; reveal {entry: new-1, count: 6}; announcement set; journal set;
      sends journal.append to journal
    rename the label -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal
    remove the label -> ${stateOf('dirty')}; history set;
      reveal {entry: article-1, count: 7}; announcement set; journal set;
      sends journal.append to journal
    undo -> ${stateOf('dirty')}; history set;
      reveal {entry: A, count: 8}; announcement set; journal set; sends journal.append to journal
    add an article -> ${stateOf('dirty')}; history set;
      announcement set; journal set; sends journal.append to journal
    add the article that is there -> ${stateOf('dirty')};
      refusal set; announcement set
    move an article -> ${stateOf('dirty')}; history set;
      refusal null; announcement set; journal set; sends journal.append to journal
    remove an article -> ${stateOf('dirty')}; history set;
      reveal {entry: new-1, count: 9}; announcement set; journal set;
      sends journal.append to journal
    add before the labels -> ${stateOf('dirty')};
      target null
    preview an article -> ${stateOf('dirty')};
      previewed article-1
    close the preview -> ${stateOf('dirty')};
      previewed null
  `,
    'editing',
  ));

test('NAV-010 a step is reverted alone or with what depends on it', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    add a label -> ${stateOf('dirty')}; history set;
      target new-1; reveal {entry: new-1, count: 1}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork true true
    rename the label -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal
    revert the first step -> ${stateOf('dirty')};
      history set; target null; reveal {entry: article-2, count: 2}; announcement set; journal set;
      sends journal.append to journal
    dismiss the refusal -> ${stateOf('dirty')}
    revert it with its dependents -> ${stateOf('dirty')};
      history set; reveal {entry: new-1, count: 3}; announcement set; journal set;
      sends journal.append to journal
    undo -> ${stateOf('dirty')}; history set;
      reveal {entry: article-2, count: 4}; announcement set; journal set;
      sends journal.append to journal
  `,
    'editing',
  ));

test('QFRM-39 an unsaved draft is offered, also when the playlist is gone', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the playlist is gone -> form.checkingForDraft journal.findingDrafts search; journal set
    a draft is found -> form.offeringDraft journal.ready search; journal set
    continue it as a new playlist -> ${stateOf('dirty', 'writing.storing')};
      input set; history set; serverIds []; target A; attempts []; journal set;
      sends journal.resume to journal; sends journal.convertToNew to journal;
      tells unsavedWork true true
  `,
    'recovering a draft',
  ));

test('QFRM-39 a draft is continued or discarded', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the playlist is loaded -> form.checkingForDraft journal.findingDrafts search; journal set
    a draft is found -> form.offeringDraft journal.ready search; journal set
    discard the draft -> ${stateOf('clean', 'writing.stored')};
      history set; serverIds [[A, 10]]; version "1"; info set; target A; errors []; attempts [];
      journal set; sends journal.discard to journal; sends journal.start to journal;
      tells unsavedWork false
    another tab requests the lock -> form.openInAnotherTab journal.lockedElsewhere search;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a draft that is continued is unsaved work', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    a draft is found -> form.loading journal.ready search; journal set
    the playlist is loaded -> form.offeringDraft journal.ready search; journal set
    continue the draft -> ${stateOf('dirty', 'writing.stored')};
      history set; serverIds [[A, 10]]; version "1"; target A; attempts []; journal set;
      sends journal.resume to journal; tells unsavedWork true true
    another tab requests the lock -> form.openInAnotherTab journal.lockedElsewhere search;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('PLAY-02 a playlist that cannot be loaded is loaded again', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the playlist is gone -> form.checkingForDraft journal.findingDrafts search; journal set
    nothing unsaved is found -> form.loadFailed journal.ready search; failure {kind: notFound};
      journal set
    load again -> form.loading journal.ready search
    a playlist to read is loaded -> form.closed journal.ready search; history set;
      serverIds [[A, 10]]; version "1"; info set; target A; errors []; failure null; attempts [];
      journal set
    load again -> form.loading journal.ready search
    the playlist is loaded -> ${stateOf('clean', 'writing.stored')};
      history set; serverIds [[A, 10]]; info set; errors []; attempts []; journal set;
      sends journal.start to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 one tab writes at a time', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    another tab writes -> form.loading journal.lockedElsewhere search
    the playlist is loaded -> form.openInAnotherTab journal.lockedElsewhere search; journal set;
      tells unsavedWork false
    request the lock -> form.openInAnotherTab journal.lockedElsewhere search; journal set;
      sends journal.requestLock to journal
    the lock is acquired -> form.loading journal.findingDrafts search; journal set;
      sends journal.findDrafts to journal; tells unsavedWorkKept true
    the playlist is loaded -> form.checkingForDraft journal.findingDrafts search; journal set
    nothing unsaved is found -> ${stateOf('clean', 'writing.stored')};
      history set; serverIds [[A, 10]]; version "1"; info set; target A; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWork false
    another tab requests the lock -> form.openInAnotherTab journal.lockedElsewhere search;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a journal that does not respond is not waited for longer than 3 seconds', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the playlist is loaded -> form.checkingForDraft journal.findingDrafts search; journal set
    3000 ms pass -> ${stateOf('clean')}; history set;
      serverIds [[A, 10]]; version "1"; info set; target A; errors []; attempts []; journal set;
      sends journal.start to journal; tells unsavedWorkKept false; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 each step is stored in the journal, and a delay is shown', () =>
  expectStory(
    playlistEditorModel,
    `${withUnsavedTitle}
    1000 ms pass -> ${stateOf('dirty', 'writing.delayed')}
    the first line is stored -> ${stateOf('dirty', 'writing.stored')};
      journal set
    four lines are stored -> ${stateOf('dirty', 'writing.stored')};
      journal set
    undo -> ${stateOf('clean', 'writing.stored')}; history set;
      reveal {entry: null, count: 1}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    the storage is full -> ${stateOf('clean')};
      journal set;
      tells unsavedWorkKept false
    store again -> ${stateOf('clean')};
      sends journal.retry to journal
    the storage is newer -> ${stateOf('clean', 'newerVersion')};
      journal set;
      tells unsavedWorkKept false
  `,
    'storing every step',
  ));

test('QFRM-39 a journal that breaks is said to', () =>
  expectStory(
    playlistEditorModel,
    `${withUnsavedTitle}
    the journal breaks -> ${stateOf('dirty')}; journal set;
      tells unsavedWorkKept false
    undo -> ${stateOf('clean')}; history set;
      reveal {entry: null, count: 1}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
  `,
    'storing every step',
  ));

test('PLAY-02 a playlist without errors is saved, and the editor stays open', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    empty the title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${stateOf('dirty')}; history set;
      errors [{label: null, message: {key: playlists.titleRequired}}];
      reveal {entry: null, count: 1}; journal set; sends journal.append to journal;
      tells notice set; tells unsavedWork true true
    undo -> ${stateOf('clean')}; history set; errors [];
      reveal {entry: null, count: 2}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    saving in place cannot reach the server -> ${stateOf('saveFailed')};
      failure {kind: offline}; tells unsavedWork true true;
      tells notice set
    undo -> ${stateOf('saveFailedClean')}; history set;
      reveal {entry: null, count: 3}; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; failure null;
      attempts 2 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    it is stored in place -> ${stateOf('clean')};
      input set; history set; serverIds [[A, 10]]; version "2"; info set; attempts []; journal set;
      sends journal.append to journal; tells notice set; tells unsavedWork false
  `,
    'saving',
  ));

test('PD-39 the newer version of another person is merged', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version cannot be loaded -> form.loadRemoteFailed journal.unavailable search
    load the newer version again -> form.loadingRemote journal.unavailable search;
      tells unsavedWork true true
    the newer version cannot be loaded -> form.loadRemoteFailed journal.unavailable search
    continue editing -> ${stateOf('dirty')};
      tells unsavedWork true true
    save -> ${sending}; errors []; failure null; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict journal.unavailable search; conflict set
    save the merged version -> form.saving journal.unavailable search; history set;
      serverIds [[A, 10]]; info set; errors []; failure null; conflict null; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    use all local values -> form.saving journal.unavailable search
    save the merged version -> form.saving journal.unavailable search
    the playlist is stored -> ${stateOf('clean')};
      input set; history set; serverIds [[A, 10]]; version "2"; info set; attempts []; journal set;
      sends journal.append to journal; tells notice set; tells unsavedWork false
  `,
    'saving',
  ));

test('PD-39 the newer version is opened instead, or the person goes on editing', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')}; history set;
      journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${sending}; history set; errors []; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    continue editing -> ${stateOf('dirty')};
      tells unsavedWork true true
    save -> ${sending}; errors []; failure null; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict journal.unavailable search; conflict set
    continue editing -> ${stateOf('dirty')};
      conflict null; tells unsavedWork true true
    save -> ${sending}; errors []; failure null; attempts 1 of them;
      journal set; sends journal.append to journal; sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict journal.unavailable search; conflict set
    open the newer version -> ${stateOf('clean')};
      history set; serverIds [[A, 10]]; info set; errors []; conflict null; attempts [];
      journal set; sends journal.append to journal; tells unsavedWork false
  `,
    'saving',
  ));

test('PLAY-02 a playlist that is saved as a new one goes on at its address', () =>
  expectStory(
    playlistEditorModel,
    `${withUnsavedTitle}
    save as a new playlist -> form.storingAttempt journal.writing.storing search; input set;
      history set; serverIds []; version null; errors []; attempts 1 of them; journal set;
      sends journal.convertToNew to journal; sends journal.append to journal;
      sends journal.append to journal
    four lines are stored -> form.saving journal.writing.stored search; journal set
    the playlist is stored -> ${stateOf('clean', 'writing.storing')}; input set;
      history set; serverIds [[A, 10]]; version "2"; info set; attempts []; journal set;
      sends journal.move to journal; tells continueAt /playlist/6; tells notice set;
      tells unsavedWork false
  `,
    'saving as a new playlist',
  ));
