import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { inviteModel, mailModel, userActionModel, userDetailsModel } from './users-models.ts';

test('SES-06 details are loaded for the row that is opened, and again on demand', () =>
  expectStory(
    userDetailsModel,
    `
    closed
    open the first -> loading; item set
    the list brings a new name -> loading; item set
    refresh -> loading; restarts loading
    the details arrive -> loaded; details {sessions: [], trail: [], trailCount: 0}
    refresh -> loading
    the list brings a new name -> loading
    open the second -> loading; item set; details null; restarts loading
    the details arrive -> loaded; details {sessions: [], trail: [], trailCount: 0}
    close -> closed; item null; details null
  `,
  ));

test('SES-06 details that cannot be loaded are tried again', () =>
  expectStory(
    userDetailsModel,
    `
    closed
    open the first -> loading; item set
    they cannot be loaded -> failed; failure {kind: offline}
    the list brings a new name -> failed; item set
    refresh -> loading; failure null
    close -> closed; item null
    open the second -> loading; item set
  `,
  ));

test('SES-06 an invitation needs an address', () =>
  expectStory(
    inviteModel,
    `
    closed
    open -> editing; errors {}
    send -> editing; errors {email: {key: session.required}}
    write nonsense -> editing; invitation {email: ana, firstName: , lastName: , role: null};
      errors {}; tells unsavedWork true
    send -> editing; errors {email: {key: session.notAnAddress}}
    write an address -> editing; invitation {email: ana@x.org, firstName: , lastName: , role: null};
      errors {}; tells unsavedWork true
    send -> sending; errors {}
    it is sent -> closed; tells notice set; tells invited; tells unsavedWork false
    close -> closed
  `,
  ));

test('SES-07 an invitation that is refused can be sent again', () =>
  expectStory(
    inviteModel,
    `
    closed
    open an earlier one -> editing;
      invitation {email: old@x.org, firstName: , lastName: , role: null};
      opened {email: old@x.org, firstName: , lastName: , role: null}; errors {}
    send -> sending; errors {}
    it is refused -> editing; failure {kind: refused, message: {text: Known.}}
    send -> sending; failure null
    it waits -> closed; tells notice set; tells invited; tells unsavedWork false
    open -> editing; invitation {email: , firstName: , lastName: , role: null};
      opened {email: , firstName: , lastName: , role: null}; errors {}
    close -> closed; tells unsavedWork false
    open -> editing; errors {}
  `,
  ));

test('SES-06 a mail is shown without its secret until that is asked for', () =>
  expectStory(
    mailModel,
    `
    closed
    open -> masked; mail set; text masked
    reveal -> revealing
    the text arrives -> revealed; text whole
    reveal -> revealed
    close -> closed; mail null; text empty
    open -> masked; mail set; text masked
    reveal -> revealing
    it cannot be shown -> masked; failure {kind: offline}
    reveal -> revealing; failure null
    close -> closed; mail null; text empty
  `,
  ));

test('SES-06 a mail is sent now', () =>
  expectStory(
    mailModel,
    `
    closed
    send now -> sending; mail set; text masked
    it is sent -> closed; mail null; text empty; tells notice set; tells changed
    send now -> sending; mail set; text masked
    it cannot be sent -> closed; mail null; text empty;
      tells notice {severity: error, message: {key: session.offline}}
    open -> masked; mail set; text masked
    send now -> masked
    close -> closed; mail null; text empty
  `,
  ));

test('SES-06 an action is asked about before it is done', () =>
  expectStory(
    userActionModel,
    `
    closed
    confirm -> closed
    ask for other roles -> asking; action set
    tick or untick publishing -> asking; action set
    confirm -> performing
    it is done -> closed; action null; tells notice set; tells changed
    ask to disable -> asking; action set
    close -> closed; action null
    ask to disable -> asking; action set
    confirm -> performing
    it is refused -> asking; failure {kind: refused, message: {text: The last one.}}
    confirm -> performing; failure null
    it is done -> closed; action null; tells notice set; tells changed
  `,
  ));

test('SES-07 a new invitation shows its link until it is closed', () =>
  expectStory(
    userActionModel,
    `
    closed
    ask for a new invitation -> asking; action set
    confirm -> performing
    it is done with a link -> showingLink; link set;
      tells notice set; tells changed
    close -> closed; action null; link null
  `,
  ));

test('SES-06 an account is enabled at once', () =>
  expectStory(
    userActionModel,
    `
    closed
    enable -> performingUnasked; action set
    the account is enabled -> closed; action null; tells notice set; tells changed
    enable -> performingUnasked; action set
    it cannot be enabled -> closed; action null;
      tells notice {severity: error, message: {key: session.offline}}
    ask to disable -> asking; action set
  `,
  ));

test('SES-06 a new name in the list is shown in the details', () =>
  expectStory(
    userDetailsModel,
    `
    closed
    open the first -> loading; item set
    the details arrive -> loaded; details {sessions: [], trail: [], trailCount: 0}
    the list brings a new name -> loaded; item set
    refresh -> loading
    refresh -> loading; restarts loading
  `,
  ));
