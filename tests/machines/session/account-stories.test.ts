import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { ownSessionsModel, signInModel } from './account-models.ts';

test('SES-20 SES-21 both fields are needed to sign in', () =>
  expectStory(
    signInModel,
    `
    editing
    send -> editing; errors {email: session.required, password: session.required};
      rejectedSubmitCount 1
    write the email -> editing; values {email: ana@x.org, password: };
      errors {password: session.required}
    send -> editing; errors {password: session.required}; rejectedSubmitCount 2
    empty the password -> editing; values {email: ana@x.org, password: }; errors {}
    write the password -> editing; values {email: ana@x.org, password: lectern-demo}; errors {}
    send -> sending; errors {}
    it is accepted -> done; values {email: ana@x.org, password: }
  `,
  ));

test('SES-18 a refused sign-in says so; after too many the next one waits', () =>
  expectStory(
    signInModel,
    `
    editing
    write the email -> editing; values {email: ana@x.org, password: }; errors {}
    write the password -> editing; values {email: ana@x.org, password: lectern-demo}; errors {}
    send -> sending; errors {}
    it is refused -> editing; failure {kind: invalid, errors: {}}; rejectedSubmitCount 1
    write the password again -> editing; values {email: ana@x.org, password: lectern-demo};
      errors {}
    send -> sending; errors {}; failure null
    there were too many attempts -> waiting;
      failure set; secondsToWait 2;
      rejectedSubmitCount 2
    send -> waiting
    write the email -> waiting; values {email: ana@x.org, password: lectern-demo}; errors {}
    second passes in signIn.waiting -> waiting; secondsToWait 1
    second passes in signIn.waiting -> editing; failure null; secondsToWait 0
    send -> sending; errors {}
    it is refused -> editing; failure {kind: invalid, errors: {}}; rejectedSubmitCount 3
    send -> sending; errors {}; failure null
    it is accepted -> done; values {email: ana@x.org, password: }
  `,
  ));

test('SES-10 one session, or all others, are ended', () =>
  expectStory(
    ownSessionsModel,
    `
    loading
    the sessions arrive -> shown; sessions 3 of them
    end one -> ending; ending b
    it is ended -> loading
    the sessions arrive -> shown
    end all others -> ending; ending null
    it is ended -> loading
    the sessions arrive -> shown
    refresh -> loading
    they cannot be loaded -> shown; failure {kind: offline}
  `,
  ));

test('SES-10 sessions that cannot be loaded or ended say so', () =>
  expectStory(
    ownSessionsModel,
    `
    loading
    they cannot be loaded -> shown; failure {kind: offline}
    refresh -> loading
    the sessions arrive -> shown; sessions 3 of them; failure null
    end one -> ending; ending b
    it cannot be ended -> shown; failure {kind: offline}
    refresh -> loading
  `,
  ));
