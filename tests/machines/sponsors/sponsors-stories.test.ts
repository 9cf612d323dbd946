import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { sponsorArticlesModel } from './sponsor-articles-model.ts';
import { sponsorLogoModel } from './sponsor-logo-model.ts';
import { sponsorListModel, sponsorVideoModel } from './sponsors-models.ts';

test('SPON-22 articles are assigned and removed one after the other', () =>
  expectStory(
    sponsorArticlesModel,
    `
    table dialog.closed work.idle
    open the dialog -> table dialog.open work.idle
    assign a new one -> table dialog.open work.working;
      tasks [{kind: assign, id: 12, title: Article 12}]
    assign one it has -> table dialog.open work.working
    remove the last -> table dialog.open work.working; tasks ids 12, 11
    it is done -> table dialog.open work.working; articles ids 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
      assigned 1; tasks [{kind: remove, id: 11, title: Article 11}]; restarts working;
      sends list.refresh to candidates
    it is done -> table dialog.open work.idle; tasks []; sends list.refresh to candidates;
      tells notice {severity: info, message: {key: sponsors.articleRemoved}}
    close the dialog -> table dialog.closed work.idle
    remove what is not there -> table dialog.closed work.idle
  `,
  ));

test('SPON-51 articles that are assigned one after the other are one notice', () =>
  expectStory(
    sponsorArticlesModel,
    `
    table dialog.closed work.idle
    open the dialog -> table dialog.open work.idle
    assign a new one -> table dialog.open work.working;
      tasks [{kind: assign, id: 12, title: Article 12}]
    it is done -> table dialog.open work.idle; articles ids 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
      assigned 1; tasks []; sends list.refresh to candidates
    900 ms pass -> table dialog.open work.idle
    assign a new one -> table dialog.open work.working;
      tasks [{kind: assign, id: 12, title: Article 12}]
    it is done -> table dialog.open work.idle; assigned 2; tasks [];
      sends list.refresh to candidates
    close the dialog -> table dialog.closed work.idle
    1000 ms pass -> table dialog.closed work.idle; assigned 0; tells notice set
    1000 ms pass -> table dialog.closed work.idle
  `,
  ));

test('SPON-50 SPON-51 a task that fails stops the others', () =>
  expectStory(
    sponsorArticlesModel,
    `
    table dialog.closed work.idle
    to page 2 -> table dialog.closed work.idle; page 2
    to a page that is not there -> table dialog.closed work.idle
    remove the last -> table dialog.closed work.working;
      tasks [{kind: remove, id: 11, title: Article 11}]
    it fails -> table dialog.closed work.idle; tasks []; tells notice set
    remove the last -> table dialog.closed work.working;
      tasks [{kind: remove, id: 11, title: Article 11}]
    the server refuses -> table dialog.closed work.idle; tasks []; tells notice set
    something has changed -> table dialog.closed work.idle
  `,
  ));

test('SPON-51 why an article was not assigned is shown until the dialog is opened again', () =>
  expectStory(
    sponsorArticlesModel,
    `
    table dialog.closed work.idle
    open the dialog -> table dialog.open work.idle
    assign a new one -> table dialog.open work.working;
      tasks [{kind: assign, id: 12, title: Article 12}]
    the server refuses -> table dialog.open work.idle; tasks [];
      error {text: Article 12 is already sponsored by Acme}; sends list.refresh to candidates;
      tells notice set
    close the dialog -> table dialog.closed work.idle
    open the dialog -> table dialog.open work.idle; error null
  `,
  ));

test('SPON-17 a PNG is cropped and stored', () =>
  expectStory(
    sponsorLogoModel,
    `
    resting
    choose a PNG -> cropping
    close the dialog -> resting
    choose a PNG -> cropping
    the upload fails -> cropping; tells notice {severity: error, message: {text: Too large}}
    choose a JPEG -> cropping
    choose too much -> cropping
    choose a PNG -> cropping
    it is stored -> resting; logoUrl /files/logo.png;
      tells notice {severity: success, message: {key: sponsors.logoUploaded}}
    choose a JPEG -> resting; error {key: sponsors.logoWrongType}
    choose a PNG -> cropping; error null
  `,
  ));

test('SPON-16 a video whose upload breaks is said to have failed', () =>
  expectStory(
    sponsorVideoModel,
    `
    idle
    choose a file -> uploading; files [File a]; tells unsavedWork true
    sponsorVideo.uploading breaks -> idle; files []; error {key: sponsors.videoFailed};
      tells unsavedWork false; tells notice {severity: error, message: {key: sponsors.videoFailed}}
  `,
  ));

test('SPON-17 a dialog that breaks leaves the logo', () =>
  expectStory(
    sponsorLogoModel,
    `
    resting
    choose a PNG -> cropping
    the dialog breaks -> resting;
      tells notice {severity: error, message: {key: sponsors.logoFailed}}
    choose a PNG -> cropping
    it is stored -> resting; logoUrl /files/logo.png;
      tells notice {severity: success, message: {key: sponsors.logoUploaded}}
  `,
  ));

test('SPON-49 each sponsor that was deleted, or was not, is announced', () =>
  expectStory(
    sponsorListModel,
    `
    search.idle page.loading removal.none
    two rows arrive -> search.idle page.loaded removal.none; items ids 1, 2; totalItems 2;
      totalPages 1; response set
    remove the first -> search.idle page.loaded removal.asking; removing ids 1;
      failedRemovals []
    confirm -> search.idle page.loaded removal.removing
    the second is refused -> search.idle page.refreshing removal.asking; selectedIds []; removing ids 2;
      failedRemovals 1 of them; tells removed ids 1 [];
      tells notice {severity: info, message: {key: sponsors.deleted}};
      tells notice {severity: error, message: {key: sponsors.notDeleted}}
    confirm -> search.idle page.refreshing removal.removing
    both are refused -> search.idle page.refreshing removal.asking; selectedIds [];
      removing ids 1, 2; failedRemovals 2 of them; restarts refreshing;
      tells notice {severity: error, message: {key: sponsors.notDeleted}};
      tells notice {severity: error, message: {key: sponsors.notDeleted}}
    cancel -> search.idle page.refreshing removal.none; removing []; failedRemovals []
  `,
    'choosing',
  ));
