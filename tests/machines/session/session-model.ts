import {
  sessionMachine,
  type SessionSnapshot,
} from '../../../src/machines/session/session-machine.ts';
import { defineModel } from '../../support/define-model.ts';

/** The person who signs in in the model's walks. */
const user = {
  email: 'super@lectern.test',
  firstName: 'Sofia',
  lastName: 'Super',
  roles: ['ROLE_SUPER_ADMIN'],
};

const failed = (failure: object) => ({ ok: false, failure });
const checked = 'xstate.done.actor.0.session.checking';
const confirmed = 'xstate.done.actor.0.session.signedIn.confirming';
const flags = { adminTranslations: true, adminBanner: true };

/** Returns the chart's state and whether work is unsaved. */
function stateOf(snapshot: SessionSnapshot): string {
  const { value, context } = snapshot;
  const name = typeof value === 'string' ? value : `signedIn.${value.signedIn}`;
  return context.hasUnsavedWork ? `${name} with unsaved work` : name;
}

/** The model of the session: its events by what they mean to a user. */
export const sessionModel = defineModel({
  machine: sessionMachine,
  requirements: 'SES-05 SES-10 SES-11 SES-13 SES-28',
  input: { queryString: '', minPasswordLength: 6, endReason: null },
  stateOf,
  unhandled: Object.fromEntries(
    [
      'session.checking watchToken',
      'session.signedOut watchToken',
      'session.loadingFlags watchToken',
      'session.signedIn watchToken',
      'session.signedIn watchFlags',
    ].map((actor) => [actor, 'it only listens, which cannot fail']),
  ),
  events: {
    'there is no session': { type: checked, output: { ok: true, value: null } },
    'the stored token is refused': { type: checked, output: failed({ kind: 'expired' }) },
    'the profile arrives': { type: checked, output: { ok: true, value: user } },
    'the server cannot be reached': { type: checked, output: failed({ kind: 'offline' }) },
    'try again': { type: 'check.retry' },
    'sign in': { type: 'xstate.done.actor.signInForm' },
    'the sign-in form breaks': {
      type: 'xstate.error.actor.signInForm',
      error: new Error('broken'),
    },
    'finish the registration': { type: 'xstate.done.actor.registrationForm' },
    'the registration form breaks': {
      type: 'xstate.error.actor.registrationForm',
      error: new Error('broken'),
    },
    'another tab signs in': { type: 'session.signedInElsewhere' },
    'the flags arrive': { type: 'xstate.done.actor.0.session.loadingFlags', output: flags },
    'the flags fail': {
      type: 'xstate.error.actor.0.session.loadingFlags',
      error: new Error('no flags'),
    },
    'the flags take too long': { type: 'xstate.after.flagTimeout.session.loadingFlags' },
    'a flag is switched': { type: 'flags.changed', flags },
    'the refresh of the token is delayed': { type: 'refresh.changed', isDelayed: true },
    'work becomes unsaved': { type: 'unsavedWork.changed', isUnsaved: true },
    'work is saved': { type: 'unsavedWork.changed', isUnsaved: false },
    'the session expires': { type: 'session.expired', reason: 'expired' },
    'the account is disabled': { type: 'session.expired', reason: 'disabled' },
    'decline to sign in': { type: 'signIn.decline' },
    'the same user is confirmed': { type: confirmed, output: { ok: true, value: user } },
    'another user is found': {
      type: confirmed,
      output: { ok: true, value: { ...user, email: 'cs@lectern.test' } },
    },
    'the confirmation fails': { type: confirmed, output: failed({ kind: 'offline' }) },
    'sign out': { type: 'signOut' },
    'the server has signed out': { type: 'xstate.done.actor.0.session.signingOut' },
    'signing out fails': {
      type: 'xstate.error.actor.0.session.signingOut',
      error: new Error('offline'),
    },
    'another tab signs out': { type: 'session.signedOutElsewhere' },
  },
});
