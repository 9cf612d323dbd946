import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { quizEditorModel } from './editor-model.ts';
import { clean, dirty, stateOf, withoutJournal } from './story-beginnings.ts';

const withDraft = `
    form.loading dialog.closed journal.findingDrafts
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    a draft is found -> form.offeringDraft dialog.closed journal.ready; journal set`;

const withJournal = `
    form.loading dialog.closed journal.findingDrafts
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    nothing unsaved is found -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      history set; base set; serverIds []; version "1"; collapsed []; dismissedHints []; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWork false`;

test('NAV-010 a step is reverted alone or with what depends on it', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    add an activity -> ${dirty};
      history set; selected A; announcement set; journal set; sends journal.append to journal;
      tells unsavedWork true true
    empty the title of an activity -> ${dirty};
      refusal {reason: {key: quiz.refusal.activityTitleEmpty}, count: 1}
    revert the first step -> ${dirty};
      history set; refusal null; reveal set; announcement set; journal set;
      sends journal.append to journal
    dismiss the refusal -> ${dirty}
    revert the first step with its dependents -> ${dirty};
      history set; selected new-2; reveal set; announcement set; journal set;
      sends journal.append to journal
    type a title -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal
    jump to the first step -> ${stateOf('dirty', 'several', 'none')};
      history set; selected new-2; reveal set; announcement set; journal set;
      sends journal.append to journal
    undo -> ${clean};
      history set; reveal set; announcement set; journal set; sends journal.append to journal;
      tells unsavedWork false
    redo -> ${stateOf('dirty', 'several', 'none')};
      history set; reveal set; announcement set; journal set; sends journal.append to journal;
      tells unsavedWork true true
  `,
    'rules of a template',
  ));

test('QED-39 dialogs open over the form and give it what was chosen', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    open the articles -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.choosingArticle journal.unavailable
    close the articles -> ${clean}
    open the articles -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.choosingArticle journal.unavailable
    choose an article -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    open the subjects -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.choosingSubjects journal.unavailable
    close the subjects -> ${dirty}
    open the subjects -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.choosingSubjects journal.unavailable
    choose subjects -> ${dirty};
      history set; journal set; sends journal.append to journal
    open the videos -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.addingVideo.choosing journal.unavailable;
      videoLabel A
    close the videos -> ${dirty}
    open the videos -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.addingVideo.choosing journal.unavailable
    choose a video -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.addingVideo.choosing journal.unavailable;
      history set; lastVideo {title: Enzymes, activity: Activity 1, count: 1}; journal set;
      sends journal.append to journal
    close the videos -> ${dirty}
    open the import -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.importingPlaylists journal.unavailable
    the playlists are imported -> ${dirty};
      refusal set
  `,
    'dialogs',
  ));

test('QED-12 pictures, the preview and the move of a question have dialogs', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    choose a picture -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable
    close the picture -> ${clean}
    choose a picture -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable
    the file is no picture -> ${clean};
      tells notice set
    choose a picture -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable
    the picture fails -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable;
      imageErrorItem q
    choose a picture -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable
    describe the picture -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.croppingImage journal.unavailable;
      croppedAlt A cell
    the picture is stored -> ${dirty};
      history set; selected A; imageErrorItem null; journal set; sends journal.append to journal;
      tells notice set;
      tells unsavedWork true true
    open the preview -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.previewing journal.unavailable
    close the preview -> ${dirty}
    ask where to move -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.movingItem journal.unavailable;
      movingItems [q]
    close the move -> ${dirty};
      movingItems []
    ask where to move -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.movingItem journal.unavailable;
      movingItems [q]
    move the question -> ${stateOf('dirty', 'several', 'none')};
      history set; movingItems []; reveal set; journal set; sends journal.append to journal
    undo -> ${dirty};
      history set; reveal set; announcement set; journal set; sends journal.append to journal
  `,
    'dialogs',
  ));

test('QFRM-39 a draft is continued, continued as a new quiz, or discarded', () =>
  expectStory(
    quizEditorModel,
    `${withDraft}
    continue it as a new quiz -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.storing;
      input set; history set; base set; serverIds []; attempts []; journal set;
      sends journal.resume to journal; sends journal.convertToNew to journal;
      tells unsavedWork true true
  `,
    'recovering a draft',
  ));

test('QFRM-39 a draft that is discarded gives way to the stored quiz', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    a draft is found -> form.loading dialog.closed journal.ready; journal set
    the load fails -> form.offeringDraft dialog.closed journal.ready; journal set
    discard the draft -> form.loadFailed dialog.closed journal.ready; failure {kind: notFound};
      journal set; sends journal.discard to journal
  `,
    'recovering a draft',
  ));

test('QFRM-39 a draft that is continued is unsaved work', () =>
  expectStory(
    quizEditorModel,
    `${withDraft}
    continue the draft -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      history set; base set; serverIds []; version "1"; attempts []; journal set;
      sends journal.resume to journal; tells unsavedWork true true
    another tab requests the lock -> form.openInAnotherTab dialog.closed journal.lockedElsewhere;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a new quiz can be started beside a draft', () =>
  expectStory(
    quizEditorModel,
    `${withDraft}
    start a new quiz -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      history set; base set; serverIds []; version "1"; collapsed []; dismissedHints []; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWork false
  `,
    'recovering a new quiz',
  ));

test('QFRM-39 one tab writes at a time', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    another tab writes -> form.loading dialog.closed journal.lockedElsewhere
    the quiz is loaded -> form.openInAnotherTab dialog.closed journal.lockedElsewhere; journal set;
      tells unsavedWork false
    request the lock -> form.openInAnotherTab dialog.closed journal.lockedElsewhere; journal set;
      sends journal.requestLock to journal
    the lock is acquired -> form.loading dialog.closed journal.findingDrafts; journal set;
      sends journal.findDrafts to journal; tells unsavedWorkKept true
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    nothing unsaved is found -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      history set; base set; serverIds []; version "1"; collapsed []; dismissedHints []; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWork false
    another tab requests the lock -> form.openInAnotherTab dialog.closed journal.lockedElsewhere;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a journal that does not respond is not waited for longer than 3 seconds', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    3000 ms pass -> ${clean};
      history set; base set; serverIds []; version "1"; collapsed []; dismissedHints []; errors []; attempts [];
      journal set; sends journal.start to journal; tells unsavedWorkKept false; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 each step is stored in the journal, and a delay is shown', () =>
  expectStory(
    quizEditorModel,
    `${withJournal}
    type a title -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.storing;
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    1000 ms pass -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.delayed
    the first line is stored -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      journal set
    two lines are stored -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      journal set
    undo -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.stored;
      history set; reveal set; announcement set; journal set; sends journal.append to journal;
      tells unsavedWork false
    the storage is full -> ${clean};
      journal set;
      tells unsavedWorkKept false
    store again -> ${clean};
      sends journal.retry to journal
    the storage is newer -> form.editing.changes.clean savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.newerVersion;
      journal set;
      tells unsavedWorkKept false
  `,
    'storing every step',
  ));

test('QFRM-39 a journal that breaks is said to', () =>
  expectStory(
    quizEditorModel,
    `${withJournal}
    type a title -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.storing;
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    the journal breaks -> ${dirty};
      journal set;
      tells unsavedWorkKept false
    save as a new quiz -> form.saving dialog.closed journal.unavailable; input set; history set;
      serverIds []; version null; errors []; attempts 1 of them; journal set;
      sends journal.convertToNew to journal; sends journal.append to journal;
      sends journal.append to journal
  `,
    'storing every step',
  ));

test('QFRM-28 the editor is left when the journal is stored, or after half a second', () =>
  expectStory(
    quizEditorModel,
    `${withJournal}
    type a title -> form.editing.changes.dirty savingInPlace.idle history details activities.several items.some finding.closed dialog.closed journal.writing.storing;
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> form.storingAttempt dialog.closed journal.writing.storing; history set; errors [];
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    every line is stored -> form.saving dialog.closed journal.writing.stored; journal set
    the quiz is stored -> form.storingJournal dialog.closed journal.writing.storing; history set;
      journal set; sends journal.append to journal; sends journal.finish to journal
    every line is stored -> form.storingJournal dialog.closed journal.writing.storing; journal set
  `,
    'storingJournal a save',
  ));

test('QFRM-31 a journal that is late does not keep the editor open', () =>
  expectStory(
    quizEditorModel,
    `${withJournal}
    save -> form.storingAttempt dialog.closed journal.writing.storing; errors [];
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    1000 ms pass -> form.storingAttempt dialog.closed journal.writing.delayed
    4000 ms pass -> form.saving dialog.closed journal.writing.delayed; journal set
    the quiz is stored -> form.storingJournal dialog.closed journal.writing.delayed; history set;
      journal set; sends journal.append to journal; sends journal.finish to journal
    500 ms pass -> form.saved dialog.closed journal.writing.delayed; tells unsavedWork false;
      tells notice set;
      tells navigate /quiz
  `,
    'storingJournal a save',
  ));

test('QVAL-01 QVAL-02 a quiz with errors is not sent; one without is saved', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    empty the question -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> ${dirty};
      history set; errors 1 of them; reveal set; journal set; sends journal.append to journal;
      tells unsavedWork true true
    undo -> ${clean};
      history set; errors []; reveal set; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    type a title -> ${dirty};
      history set; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; history set; errors [];
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    the save cannot reach the server -> ${stateOf('saveFailed', 'several')};
      failure {kind: offline}; tells unsavedWork true true;
      tells notice set
    undo -> ${stateOf('saveFailedClean', 'several')};
      history set; reveal set; announcement set; journal set; sends journal.append to journal;
      tells unsavedWork false
    type a title -> ${dirty};
      history set; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; history set; errors []; failure null;
      attempts 2 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    the quiz is stored -> form.saved dialog.closed journal.unavailable; history set; journal set;
      sends journal.append to journal; sends journal.finish to journal; tells unsavedWork false;
      tells notice set;
      tells navigate /quiz
  `,
    'saving',
  ));

test('PD-39 the newer version of another person is merged', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    type a title -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; history set; errors [];
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote dialog.closed journal.unavailable;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version cannot be loaded -> form.loadRemoteFailed dialog.closed journal.unavailable
    load the newer version again -> form.loadingRemote dialog.closed journal.unavailable;
      tells unsavedWork true true
    the newer version cannot be loaded -> form.loadRemoteFailed dialog.closed journal.unavailable
    continue editing -> ${dirty};
      tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; errors []; failure null;
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote dialog.closed journal.unavailable;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict dialog.closed journal.unavailable; conflict set
    save the merged version -> form.saving dialog.closed journal.unavailable; history set;
      serverIds []; errors []; failure null; conflict null; attempts 1 of them; journal set;
      sends journal.append to journal; sends journal.append to journal
    use all local values -> form.saving dialog.closed journal.unavailable
    restore a part -> form.saving dialog.closed journal.unavailable
    save the merged version -> form.saving dialog.closed journal.unavailable
    the quiz is stored -> form.saved dialog.closed journal.unavailable; history set; journal set;
      sends journal.append to journal; sends journal.finish to journal; tells unsavedWork false;
      tells notice set;
      tells navigate /quiz
  `,
    'saving',
  ));

test('PD-39 the newer version is opened instead, or the person goes on editing', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    type a title -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal; tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; history set; errors [];
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote dialog.closed journal.unavailable;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    continue editing -> ${dirty};
      tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; errors []; failure null;
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote dialog.closed journal.unavailable;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict dialog.closed journal.unavailable; conflict set
    continue editing -> ${dirty};
      conflict null; tells unsavedWork true true
    save -> form.saving dialog.closed journal.unavailable; errors []; failure null;
      attempts 1 of them; journal set; sends journal.append to journal;
      sends journal.append to journal
    another user has saved -> form.loadingRemote dialog.closed journal.unavailable;
      failure {kind: conflict, current: 2}; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork true true
    the newer version is loaded -> form.conflict dialog.closed journal.unavailable; conflict set
    open the newer version -> ${clean};
      history set; serverIds []; errors []; conflict null; attempts []; journal set;
      sends journal.append to journal; tells unsavedWork false
  `,
    'saving',
  ));

test('PERM-20 a quiz that is only read, or cannot be loaded, is not edited', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    there is no journal -> form.loading dialog.closed journal.unavailable; journal set;
      tells unsavedWorkKept false
    a read-only quiz is loaded -> form.closed dialog.closed journal.unavailable; history set;
      base set; serverIds []; version "1"; closedReason denied; collapsed []; dismissedHints []; errors [];
      attempts []; journal set
    load again -> form.loading dialog.closed journal.unavailable
    the load fails -> form.loadFailed dialog.closed journal.unavailable; failure {kind: notFound};
      journal set
    load again -> form.loading dialog.closed journal.unavailable
    the quiz is loaded -> ${clean};
      history set; serverIds []; closedReason null; collapsed []; dismissedHints []; errors []; failure null;
      attempts []; journal set; sends journal.start to journal; tells unsavedWork false
  `,
    'saving',
  ));
