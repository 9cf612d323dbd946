import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { quizEditorModel } from './editor-model.ts';
import { clean, dirty, stateOf, withoutJournal } from './story-beginnings.ts';

const refused = (reason: string): string =>
  `refusal {reason: {key: quiz.refusal.${reason}}, count: 1}`;

const openedDistributed = withoutJournal.replace(
  'serverIds [];',
  'serverIds []; isDistributed true;',
);

test('QFRM-18 the access of a quiz that is distributed stays as it is', () =>
  expectStory(
    quizEditorModel,
    `${openedDistributed}
    restrict the access -> ${clean};
      ${refused('accessLocked')}
    dismiss the refusal -> ${clean};
      refusal null
    restrict the access -> ${clean};
      ${refused('accessLocked')}
  `,
    "rules of a distributed user's quiz",
  ));

test('QFRM-05 QED-03 a library quiz has no article, and activities with titles of their own', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    set an article -> ${clean};
      ${refused('noArticle')}
    rename an activity -> ${dirty};
      history set; selected A; refusal null; journal set; sends journal.append to journal;
      tells unsavedWork true true
  `,
    'rules of a library quiz',
  ));

test('QED-26 QED-28 the last right answer and the last option stay', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    allow several answers -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal;
      tells unsavedWork true true
    choose the first option -> ${dirty};
      ${refused('lastRightAnswer')}
    remove the first option -> ${dirty};
      history set; refusal null; reveal set; announcement set; journal set;
      sends journal.append to journal
    remove the second option -> ${dirty};
      ${refused('lastOption')}
  `,
    'rules of a library quiz',
  ));

test('QED-18 QED-19 the first activity is selected when the selected one is removed', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    select the second activity -> ${clean};
      selected B
    remove the second activity -> ${stateOf('dirty', 'one')};
      history set; selected A; reveal set; announcement set; journal set;
      sends journal.append to journal;
      tells notice set {label: {key: quiz.editor.undo}, token: activity B};
      tells unsavedWork true true
    undo -> ${clean};
      history set; selected B; reveal set; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork false
    remove the second activity -> ${stateOf('dirty', 'one')};
      history set; selected A; reveal set; announcement set; journal set;
      sends journal.append to journal;
      tells notice set {label: {key: quiz.editor.undo}, token: activity B};
      tells unsavedWork true true
  `,
    'rules of a library quiz',
  ));

test('QED-47 a video that is in the quiz is not added again', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    add a video -> ${dirty};
      history set; selected A; reveal set; announcement set; journal set;
      sends journal.append to journal; tells unsavedWork true true
    add a video -> ${dirty};
      refusal {reason: {key: quizDialogs.video.added}, count: 1}
  `,
    'rules of a library quiz',
  ));

test('QFRM-39 a draft that is offered is not continued once another tab has it', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    a draft is found -> form.offeringDraft dialog.closed journal.ready; journal set
    another tab requests the lock -> form.openInAnotherTab dialog.closed journal.lockedElsewhere;
      sends journal.releaseLock to journal; tells unsavedWork false
  `,
    'recovering a draft',
  ));

test('QFRM-39 a tab that takes over goes on with the draft of the other tab', () =>
  expectStory(
    quizEditorModel,
    `
    form.loading dialog.closed journal.findingDrafts
    another tab writes -> form.loading dialog.closed journal.lockedElsewhere
    the quiz is loaded -> form.openInAnotherTab dialog.closed journal.lockedElsewhere;
      journal set; tells unsavedWork false
    request the lock -> form.openInAnotherTab dialog.closed journal.lockedElsewhere;
      journal set; sends journal.requestLock to journal
    the lock is acquired -> form.loading dialog.closed journal.findingDrafts;
      journal set; sends journal.findDrafts to journal; tells unsavedWorkKept true
    the quiz is loaded -> form.checkingForDraft dialog.closed journal.findingDrafts; journal set
    a draft is found -> ${dirty.replace('unavailable', 'writing.stored')};
      history set; base set; serverIds []; version "1"; attempts []; journal set;
      sends journal.resume to journal; tells unsavedWork true true
  `,
    'recovering a draft',
  ));

test('QED-32 an activity that is moved stays selected', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    move an activity -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal;
      tells unsavedWork true true
  `,
    'rules of a library quiz',
  ));

test('QED-25 QED-27 QED-28 QED-29 options, answers, items and activities are edited', () =>
  expectStory(
    quizEditorModel,
    `${withoutJournal}
    type an option -> ${dirty};
      history set; selected A; journal set; sends journal.append to journal;
      tells unsavedWork true true
    add an option -> ${dirty};
      history set; reveal set; announcement set; journal set;
      sends journal.append to journal
    choose the second option -> ${dirty};
      history set; journal set; sends journal.append to journal
    remove the second option -> ${dirty};
      history set; reveal set; announcement set; journal set;
      sends journal.append to journal
    remove the first option -> ${dirty};
      history set; reveal set; announcement set; journal set;
      sends journal.append to journal
    allow one answer where two are right -> ${dirty};
      history set; journal set; sends journal.append to journal
    remove the question -> ${stateOf('dirty', 'several', 'none')};
      history set; reveal set; announcement set; journal set;
      sends journal.append to journal
    remove the second activity -> ${stateOf('dirty', 'one', 'none')};
      history set; reveal set; announcement set; journal set;
      sends journal.append to journal;
      tells notice set {label: {key: quiz.editor.undo}, token: activity B}
  `,
    'rules of a library quiz',
  ));
