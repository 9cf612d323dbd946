import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { bannerModel } from './banner-model.ts';

const savingAChange = `
    loading
    the banner arrives -> editing.clean; saved set; values set; errors {}; tells unsavedWork false
    write a message -> editing.dirty; values set; errors {}; tells unsavedWork true
    save -> saving; sent set; errors {}`;

test('BAN-05 a banner is loaded, and again when that failed', () =>
  expectStory(
    bannerModel,
    `
    loading
    the banner cannot be loaded -> loadFailed; failure {kind: offline}
    load again -> loading; errors {}; failure null
    the banner arrives -> editing.clean; saved set; values set; errors {}; tells unsavedWork false
    load again -> editing.clean
  `,
  ));

test('BAN-06 BAN-07 only a change without errors is saved', () =>
  expectStory(
    bannerModel,
    `
    loading
    the banner arrives -> editing.clean; saved set; values set; errors {}; tells unsavedWork false
    save -> editing.clean
    empty the message -> editing.dirty; values set;
      errors {message: [{key: banner.messageRequired}]}; tells unsavedWork true
    leave the message -> editing.dirty; errors {message: [{key: banner.messageRequired}]}
    save -> editing.invalid; errors {message: [{key: banner.messageRequired}]};
      rejectedSubmitCount 1
    write a message -> editing.dirty; values set; errors {}; tells unsavedWork true
    restore the message -> editing.clean; values set; errors {}; tells unsavedWork false
    write a message -> editing.dirty; values set; errors {}; tells unsavedWork true
    save -> saving; sent set; errors {}
    it is saved -> saved; saved set; values set; tells unsavedWork false;
      tells notice {severity: success, message: {key: banner.saved}}
    load again -> loading
    the banner arrives -> editing.clean; saved set; values set; errors {}; tells unsavedWork false
  `,
  ));

test('BAN-07 what is typed during and after a save is kept', () =>
  expectStory(
    bannerModel,
    `${savingAChange}
    restore the message -> saving; values set; errors {}
    it is saved -> editing.dirty; saved set; tells unsavedWork false;
      tells notice {severity: success, message: {key: banner.saved}}; tells unsavedWork true
    save -> saving; sent set; errors {}
    it is saved -> saved; saved set; values set; tells unsavedWork false;
      tells notice {severity: success, message: {key: banner.saved}}
    write a message -> editing.clean; values set; errors {}; tells unsavedWork false
  `,
  ));

test('ERR-04 a save that fails or is refused can be repeated', () =>
  expectStory(
    bannerModel,
    `${savingAChange}
    saving fails -> editing.saveFailed; failure {kind: offline};
      tells notice {severity: error, message: {key: banner.saveFailed}}
    save -> saving; failure null
    the server reports an error -> editing.invalid; errors {message: [{text: Too long.}]};
      failure {kind: invalid, errors: {message: [{text: Too long.}]}}; rejectedSubmitCount 1;
      tells notice {severity: error, message: {key: banner.saveFailed}}
    save -> saving; errors {}; failure null
    it is saved -> saved; saved set; values set; tells unsavedWork false;
      tells notice {severity: success, message: {key: banner.saved}}
  `,
  ));

test('BAN-12 BAN-13 a conflict shows both versions, and the person chooses', () =>
  expectStory(
    bannerModel,
    `${savingAChange}
    another user has saved first -> editing.conflict.loading; failure {kind: conflict, current: 2}
    the remote banner cannot be loaded -> editing.conflict.loadFailed
    load the remote banner again -> editing.conflict.loading
    the remote banner is loaded -> editing.conflict.loaded; remote set
    keep the local version -> saving; saved set; failure null
    another user has saved first -> editing.conflict.loading; remote null;
      failure {kind: conflict, current: 2}
    the remote banner is loaded -> editing.conflict.loaded; remote set
    use the remote version -> editing.clean; values set; errors {}; failure null;
      tells unsavedWork false
    write a message -> editing.dirty; values set; errors {}; tells unsavedWork true
  `,
  ));

test('BAN-12 a banner that is gone can only be saved as typed', () =>
  expectStory(
    bannerModel,
    `${savingAChange}
    another user has saved first -> editing.conflict.loading; failure {kind: conflict, current: 2}
    the remote banner is gone -> editing.saveFailed; failure {kind: notFound}
    write a message -> editing.dirty; values set; errors {}; tells unsavedWork true
    save -> saving; sent set; errors {}; failure null
  `,
  ));
