import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { playlistEditorModel } from './playlist-editor-model.ts';
import { stateOf, withoutJournal, withJournal, edited } from './story-beginnings.ts';

test('PLAY-03 an article that is there is not added again, and the refusal can be dismissed', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    add the article that is there -> ${stateOf('clean')};
      refusal set; announcement set
    dismiss the refusal -> ${stateOf('clean')}; refusal null
  `,
    'editing',
  ));

test('PD-39 the author chooses between two titles, and the choice is saved', () =>
  expectStory(
    playlistEditorModel,
    `${withoutJournal}
    type a title -> ${stateOf('dirty')};
      ${edited}
    save -> form.editing.changes.dirty savingInPlace.sending history journal.unavailable search;
      history set; errors []; attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved before -> form.loadingRemote journal.unavailable search;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict journal.unavailable search;
      conflict set
    save the merged version -> form.conflict journal.unavailable search
    use all local values -> form.conflict journal.unavailable search; conflict set
    save the merged version -> form.saving journal.unavailable search;
      history set; serverIds [[A, 10]]; info set; errors []; failure null; conflict null;
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
  `,
    'choosing a title',
  ));

test('QFRM-39 a draft that is offered is not continued once another tab has it', () =>
  expectStory(
    playlistEditorModel,
    `
    form.loading journal.findingDrafts search
    the playlist is loaded -> form.checkingForDraft journal.findingDrafts search; journal set
    a draft is found -> form.offeringDraft journal.ready search; journal set
    another tab requests the lock -> form.openInAnotherTab journal.lockedElsewhere search;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a tab that takes over goes on with the draft of the other tab', () =>
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
    a draft is found -> ${stateOf('dirty', 'writing.stored')};
      history set; serverIds [[A, 10]]; version "1"; target A; attempts []; journal set;
      sends journal.resume to journal; tells unsavedWork true true
  `,
    'recovering a draft',
  ));

test('QFRM-39 a storage that was full stores again', () =>
  expectStory(
    playlistEditorModel,
    `${withJournal}
    type a title -> ${stateOf('dirty', 'writing.storing')};
      ${edited}
    the storage is full -> ${stateOf('dirty')}; journal set;
      tells unsavedWorkKept false
    the first line is stored -> ${stateOf('dirty', 'writing.stored')}; journal set;
      tells unsavedWorkKept true
  `,
    'storing every step',
  ));
