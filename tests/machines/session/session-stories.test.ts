import { describe, test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { sessionModel } from './session-model.ts';

const expectSession = (story: string): Promise<void> => expectStory(sessionModel, story);

describe('session', () => {
  test('SES-10 SES-28 a stored token opens the screens once profile and flags are there', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      sign out -> signingOut
      the server has signed out -> signedOut; user null;
        flags {adminTranslations: false, adminBanner: false}
    `));

  test('SES-05 without a session the sign-in form opens, and then the session is checked again', () =>
    expectSession(`
      checking
      there is no session -> signedOut
      sign in -> checking
      the stored token is refused -> signedOut
      finish the registration -> checking
      there is no session -> signedOut
      another tab signs in -> checking
    `));

  test('SES-28 a check that fails can be repeated or ended by signing out', () =>
    expectSession(`
      checking
      the server cannot be reached -> checkFailed; failure {kind: offline}
      try again -> checking
      the profile arrives -> loadingFlags; user set; failure null
      the flags fail -> signedIn.active
      a flag is switched -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      sign out -> signingOut
      signing out fails -> signedOut; user null;
        flags {adminTranslations: false, adminBanner: false}
    `));

  test('SES-11 a failed check can be left by signing out', () =>
    expectSession(`
      checking
      the server cannot be reached -> checkFailed; failure {kind: offline}
      the session expires -> checkFailed; endReason expired
      sign out -> signingOut
      the server has signed out -> signedOut; failure null
    `));

  test('SES-05 a sign-in or registration form that breaks can be tried again', () =>
    expectSession(`
      checking
      there is no session -> signedOut
      the sign-in form breaks -> checkFailed; failure {kind: unexpected}
      try again -> checking
      there is no session -> signedOut; failure null
      the registration form breaks -> checkFailed; failure {kind: unexpected}
    `));

  test('SES-10 the screens do not wait for flags longer than 3 seconds', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      3000 ms pass -> signedIn.active
    `));

  test('SES-13 without unsaved work, a session that ends reloads the page', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      the session expires -> reloading; endReason expired; tells reload expired
    `));

  test('SES-11 signing out in another tab signs out here; unsaved work prevents it and stays', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      work becomes unsaved -> signedIn.active; hasUnsavedWork true
      sign out -> signedIn.active
      work is saved -> signedIn.active; hasUnsavedWork false
      another tab signs out -> signedOut; user null;
        flags {adminTranslations: false, adminBanner: false}
    `));

  test('SES-13 unsaved work stays while the same person signs in again, here or in another tab', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      work becomes unsaved -> signedIn.active; hasUnsavedWork true
      the session expires -> signedIn.expired; endReason expired
      another tab signs out -> signedIn.expired
      another tab signs in -> signedIn.confirming
      the confirmation fails -> signedIn.expired; failure {kind: offline}
      sign in -> signedIn.confirming
      the same user is confirmed -> signedIn.active; endReason null; failure null
      another tab signs out -> signedIn.expired
      the sign-in form breaks -> reloading; tells reload null
    `));

  test('SES-13 a session that expires while it is checked ends on the sign-in page, with the reason', () =>
    expectSession(`
      checking
      the session expires -> signedOut; endReason expired
      sign in -> checking
      another tab signs out -> signedOut
      sign in -> checking
      the profile arrives -> loadingFlags; user set
      another tab signs out -> signedOut; user null
      sign in -> checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; endReason null;
        flags {adminTranslations: true, adminBanner: true}
    `));

  test('SES-13 a session that expires while the flags are loaded reloads the page', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the session expires -> reloading; endReason expired; tells reload expired
    `));

  test('SES-13 unsaved work stays when the session expires again during the confirmation', () =>
    expectSession(`
      checking
      the profile arrives -> loadingFlags; user set
      the flags arrive -> signedIn.active; flags {adminTranslations: true, adminBanner: true}
      work becomes unsaved -> signedIn.active; hasUnsavedWork true
      the session expires -> signedIn.expired; endReason expired
      sign in -> signedIn.confirming
      the account is disabled -> signedIn.expired; endReason disabled
      sign in -> signedIn.confirming
      another user is found -> reloading; tells reload disabled
    `));
});
