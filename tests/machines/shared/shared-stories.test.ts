import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { imageUploadModel, leaveGuardModel, subjectsModel } from './shared-models.ts';
import { shareModel } from './sharing/share-model.ts';
import { logoCropModel } from '../sponsors/sponsors-models.ts';
import { auditDownloadModel } from '../users/users-models.ts';

test('ENT-19 what is loaded stays while it is loaded again, until it is gone', () =>
  expectStory(
    subjectsModel,
    `
    loading
    it arrives -> loaded; value [{id: 3, title: Biology}]
    refresh -> refreshing
    refresh -> refreshing; restarts refreshing
    a newer one arrives -> loaded; value [{id: 4, title: Physics}]
    refresh -> refreshing
    it cannot be refreshed -> loaded; failure {kind: offline}
    refresh -> refreshing
    it is gone -> failed; value null; failure {kind: notFound}
    try again -> loading
    it arrives -> loaded; value [{id: 3, title: Biology}]; failure null
  `,
  ));

test('ENT-19 what cannot be loaded can be tried again', () =>
  expectStory(
    subjectsModel,
    `
    loading
    it cannot be loaded -> failed; failure {kind: offline}
    refresh -> failed
    try again -> loading
    it fails -> failed; failure {kind: unexpected}
    try again -> loading
    it arrives -> loaded; value [{id: 3, title: Biology}]; failure null
  `,
  ));

test('QVAL-34 a file of another kind is refused, and the next one is sent', () =>
  expectStory(
    imageUploadModel,
    `
    idle
    choose a file of another kind -> idle; error {key: richText.onlyImages}
    dismiss the error -> idle; error null
    choose a file -> uploading; files [File a]; tells unsavedWork true
    half is sent -> uploading; progress 0.5
    choose a file -> uploading; files [File a, File a]
    it is stored -> uploading; files [File a]; progress 0; stored {address: /files/1};
      restarts uploading; tells unsavedWork false; tells uploaded {address: /files/1};
      tells unsavedWork true
  `,
  ));

test('API-044 an upload that fails or breaks can be repeated, and one under way be stopped', () =>
  expectStory(
    imageUploadModel,
    `
    idle
    choose a file -> uploading; files [File a]; tells unsavedWork true
    it cannot be sent -> idle; files []; error {key: richText.uploadOffline};
      tells unsavedWork false
    choose a file -> uploading; files [File a]; error null; tells unsavedWork true
    half is sent -> uploading; progress 0.5
    cancel -> idle; files []; progress 0; tells unsavedWork false
    choose a file -> uploading; files [File a]; tells unsavedWork true
    imageUpload.uploading breaks -> idle; files []; error {key: richText.uploadFailed};
      tells unsavedWork false
    choose a file -> uploading; files [File a]; error null; tells unsavedWork true
    it is stored -> idle; files []; stored {address: /files/1}; tells unsavedWork false;
      tells uploaded {address: /files/1}
  `,
  ));

test('SPON-18 a part of the picture is cropped and stored', () =>
  expectStory(
    logoCropModel,
    `
    reading
    the picture is read -> cropping; picture set
    send a part -> uploading; area {x: 10, y: 10, width: 100, height: 50}
    half is sent -> uploading; progress 0.5
    it is stored -> uploaded; stored {address: /files/1}
  `,
  ));

test('SPON-18 a picture that cannot be read, or a crop that breaks, says so', () =>
  expectStory(
    logoCropModel,
    `
    reading
    it cannot be read -> unreadable; error {key: sponsors.logoWrongType}
    send the whole -> unreadable
  `,
  ));

test('SPON-41 a crop that breaks can be repeated, and sending be stopped', () =>
  expectStory(
    logoCropModel,
    `
    reading
    the picture is read -> cropping; picture set
    send a part -> uploading; area {x: 10, y: 10, width: 100, height: 50}
    it cannot be sent -> cropping; error {key: session.offline}
    send the whole -> uploading; area null; error null
    half is sent -> uploading; progress 0.5
    stop -> cropping
    send a part -> uploading; area {x: 10, y: 10, width: 100, height: 50}; progress 0
    logoCrop.uploading breaks -> cropping; error {key: sponsors.logoFailed}
    send the whole -> uploading; area null; error null
    it is stored -> uploaded; stored {address: /files/1}
  `,
  ));

test('SPON-18 a picture whose reading breaks is not sent', () =>
  expectStory(
    logoCropModel,
    `
    reading
    logoCrop breaks -> unreadable; error {key: sponsors.logoWrongType}
    send a part -> unreadable
  `,
  ));

test('ERR-04 a download that ends or fails says so and can be repeated', () =>
  expectStory(
    auditDownloadModel,
    `
    idle
    start -> downloading
    start -> downloading
    it is saved -> idle; tells notice set
    start -> downloading
    it cannot be saved -> failed; failure {kind: offline};
      tells notice {severity: error, message: {key: audit.downloadFailed}}
    start -> downloading; failure null
    it is saved -> idle; tells notice set
  `,
  ));

test('NAV-006 only with unsaved work the guard asks before a link is followed', () =>
  expectStory(
    leaveGuardModel,
    `
    free
    follow a link -> free; tells leave {kind: path, to: /quizzes, isReplace: false}
    the form has unsaved work -> guarding; unsaved [form]
    the form has unsaved work -> guarding; unsaved [form]
    follow a link -> asking; destination {kind: path, to: /quizzes, isReplace: false}
    stay -> guarding; destination null
    follow a link -> asking; destination {kind: path, to: /quizzes, isReplace: false}
    the form is saved -> free; unsaved []; destination null;
      tells leave {kind: path, to: /quizzes, isReplace: false}
    leave -> free
  `,
  ));

test('NAV-006 nothing is asked once everything is saved, nor for what has no unsaved work', () =>
  expectStory(
    leaveGuardModel,
    `
    free
    the form is saved -> free; unsaved []
    the form has unsaved work -> guarding; unsaved [form]
    close the dialog -> guarding; tells leave {kind: dialog, actorId: dialog, discard: a function}
    the form is saved -> free; unsaved []
    go back -> free; tells leave {kind: history, delta: -1}
  `,
  ));

test('NAV-006 work that is saved while the guard asks lets the person go', () =>
  expectStory(
    leaveGuardModel,
    `
    free
    the form has unsaved work -> guarding; unsaved [form]
    the dialog has unsaved work -> guarding; unsaved [form, dialog]
    go back -> asking; destination {kind: history, delta: -1}
    the form is saved -> asking; unsaved [dialog]
    the dialog is saved -> free; unsaved []; destination null;
      tells leave {kind: history, delta: -1}
  `,
  ));

test('NAV-006 the person leaves when the work could be saved, and stays when it could not', () =>
  expectStory(
    leaveGuardModel,
    `
    free
    the editor has unsaved work -> guarding; unsaved [editor]; savable [editor]
    follow a link -> asking; destination {kind: path, to: /quizzes, isReplace: false}
    save and leave -> saving; tells save [editor]
    the editor has unsaved work -> guarding; unsaved [editor]; destination null
    go back -> asking; destination {kind: history, delta: -1}
    save and leave -> saving; tells save [editor]
    stay -> guarding; destination null
    go back -> asking; destination {kind: history, delta: -1}
    save and leave -> saving; tells save [editor]
    the editor is saved -> free; unsaved []; savable []; destination null;
      tells leave {kind: history, delta: -1}
    the form has unsaved work -> guarding; unsaved [form]
    go back -> asking; destination {kind: history, delta: -1}
    save and leave -> asking
  `,
  ));

test('NAV-010 work of a dialog is asked for when the dialog closes', () =>
  expectStory(
    leaveGuardModel,
    `
    free
    close the dialog -> free; tells leave {kind: dialog, actorId: dialog, discard: a function}
    the dialog has unsaved work -> guarding; unsaved [dialog]
    close the dialog -> asking; destination {kind: dialog, actorId: dialog, discard: a function}
    stay -> guarding; destination null
    close the dialog -> asking; destination {kind: dialog, actorId: dialog, discard: a function}
    leave -> guarding; destination null;
      tells leave {kind: dialog, actorId: dialog, discard: a function}
    follow a link -> asking; destination {kind: path, to: /quizzes, isReplace: false}
    the form has unsaved work -> asking; unsaved [dialog, form]
    close the dialog -> asking; destination {kind: dialog, actorId: dialog, discard: a function}
    follow a link -> asking; destination {kind: path, to: /quizzes, isReplace: false}
    leave -> guarding; destination null; tells leave {kind: path, to: /quizzes, isReplace: false}
  `,
  ));

test('QSHR-01 QSHR-03 addresses are collected one by one and sent', () =>
  expectStory(
    shareModel,
    `
    closed
    open -> open.recipients.editing readers.loading; item {id: 7, title: Tide Pools, call: admin};
      tells unsavedWork false
    type -> open.recipients.editing readers.loading; text ana@x.org; tells unsavedWork true
    add -> open.recipients.editing readers.loading; text empty;
      recipients [{kind: address, text: ana@x.org, refused: null}]; statusMessage set;
      tells unsavedWork true
    type a comma -> open.recipients.editing readers.loading;
      recipients [{kind: address, text: ana@x.org, refused: null}]; statusMessage set;
      tells unsavedWork true
    paste -> open.recipients.editing readers.loading; recipients 2 of them;
      statusMessage {lines: [{key: shareDialog.toCorrect, values: {count: 1}}]};
      tells unsavedWork true
    send -> open.recipients.editing readers.loading;
      error {key: quizSharing.correctFirst, values: {count: 1}}
    remove -> open.recipients.editing readers.loading;
      recipients [{kind: address, text: ana@x.org, refused: null}];
      statusMessage {key: shareDialog.removed, values: {text: bob@}}; error null;
      tells unsavedWork true
    keep first -> open.recipients.editing readers.loading;
      recipients [{kind: address, text: ana@x.org, refused: null}];
      statusMessage {key: shareDialog.keptFirst, values: {max: 1, count: 0}};
      tells unsavedWork true
    send -> open.recipients.sending readers.loading; statusMessage null; idempotencyKey once
    all shared -> closed; recipients []; idempotencyKey null; tells notice set; tells shared;
      tells unsavedWork false
  `,
  ));

test('QSHR-02 what is no address is corrected or removed before it is sent', () =>
  expectStory(
    shareModel,
    `
    closed
    open -> open.recipients.editing readers.loading; item {id: 7, title: Tide Pools, call: admin};
      tells unsavedWork false
    paste -> open.recipients.editing readers.loading;
      recipients [{kind: invalid, text: bob@, refused: null}];
      statusMessage {lines: [{key: shareDialog.toCorrect, values: {count: 1}}]};
      tells unsavedWork true
    correct -> open.recipients.editing readers.loading; text bob@; recipients [];
      statusMessage null; tells unsavedWork true
    add -> open.recipients.editing readers.loading; text empty;
      recipients [{kind: invalid, text: bob@, refused: null}];
      statusMessage {lines: [{key: shareDialog.toCorrect, values: {count: 1}}]};
      tells unsavedWork true
    remove invalid -> open.recipients.editing readers.loading; recipients [];
      statusMessage {key: shareDialog.removedInvalid, values: {count: 1}}; tells unsavedWork false
    type -> open.recipients.editing readers.loading; text ana@x.org; tells unsavedWork true
    close -> closed; tells unsavedWork false
    open -> open.recipients.editing readers.loading; statusMessage null; tells unsavedWork true
  `,
  ));

test('QSHR-08 an unknown address stays for correction; a failure keeps everything', () =>
  expectStory(
    shareModel,
    `
    closed
    open with a list -> open.recipients.editing readers.known;
      item {id: 7, title: Tide Pools, call: admin}; readers 1 of them; tells unsavedWork false
    type -> open.recipients.editing readers.known; text ana@x.org; tells unsavedWork true
    send -> open.recipients.sending readers.known; text empty;
      recipients [{kind: address, text: ana@x.org, refused: null}]; idempotencyKey once
    not found -> open.recipients.editing readers.loading;
      recipients [{kind: address, text: ana@x.org, refused: notFound}];
      statusMessage {key: shareDialog.toCorrectAfter, values: {count: 1}}; idempotencyKey null;
      readers 1 of them; tells notice set
    send -> open.recipients.sending readers.loading; statusMessage null; idempotencyKey once
    share fails -> open.recipients.editing readers.loading; failure {kind: offline}
    close -> closed; tells unsavedWork false
  `,
  ));

test('QSHR-11 who has access is loaded, again on demand, and stays known', () =>
  expectStory(
    shareModel,
    `
    closed
    open -> open.recipients.editing readers.loading; item {id: 7, title: Tide Pools, call: admin};
      tells unsavedWork false
    readers -> open.recipients.editing readers.known; readers 1 of them
    reload -> open.recipients.editing readers.loading
    readers fail -> open.recipients.editing readers.known; readersFailure {kind: offline}
    reload -> open.recipients.editing readers.loading; readersFailure null
    reload -> open.recipients.editing readers.loading; restarts loading
    readers -> open.recipients.editing readers.known
  `,
  ));

test('QSHR-11 readers that cannot be loaded are asked for again', () =>
  expectStory(
    shareModel,
    `
    closed
    open -> open.recipients.editing readers.loading; item {id: 7, title: Tide Pools, call: admin};
      tells unsavedWork false
    readers fail -> open.recipients.editing readers.unknown; readersFailure {kind: offline}
    reload -> open.recipients.editing readers.loading; readersFailure null
    readers -> open.recipients.editing readers.known; readers 1 of them
  `,
  ));
