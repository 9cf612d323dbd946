import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { ownSessionsMachine } from '../../../src/machines/session/own-sessions-machine.ts';
import {
  forgotPasswordMachine,
  passwordChangeMachine,
  resetPasswordMachine,
  setupMachine,
} from '../../../src/machines/session/password-form-machines.ts';
import { registrationMachine } from '../../../src/machines/session/registration-machine.ts';
import { signInMachine } from '../../../src/machines/session/sign-in-machine.ts';
import { defineModel } from '../../support/define-model.ts';
import { createAccountFormModel } from '../../support/models/account-form-model.ts';

const passwords = { password: 'lectern-demo', repeatPassword: 'lectern-demo' };

/** The sign-in form. */
export const signInModel = createAccountFormModel({
  machine: signInMachine,
  requirements: 'SES-01 SES-18 SES-20 SES-21',
  input: undefined,
  values: { email: 'ana@x.org', password: 'lectern-demo' },
});

/** The form of an invitation. */
export const registrationModel = createAccountFormModel({
  machine: registrationMachine,
  requirements: 'SES-03 SES-19 SES-22',
  values: { firstName: 'Ana', lastName: 'Silva', ...passwords },
  waits: false,
  checksLink: true,
});

/** The form that creates the first super admin. */
export const setupModel = createAccountFormModel({
  machine: setupMachine,
  requirements: 'decision 0030',
  values: { token: 'x', email: 'ana@x.org', firstName: 'Ana', lastName: 'Silva', ...passwords },
});

/** The forms of forgotten and changed passwords. */
export const forgotPasswordModel = createAccountFormModel({
  machine: forgotPasswordMachine,
  requirements: 'SES-01',
  values: { email: 'ana@x.org' },
});
export const resetPasswordModel = createAccountFormModel({
  machine: resetPasswordMachine,
  requirements: 'SES-24 SES-25 SES-26',
  values: passwords,
  checksLink: true,
});
export const passwordChangeModel = createAccountFormModel({
  machine: passwordChangeMachine,
  requirements: 'SES-24 SES-25 SES-26',
  values: { currentPassword: 'before', ...passwords },
});

/** A session of a browser on Linux; 'a' is the own one. */
const createSession = (id: string, browser: string) => ({
  id,
  createdAt: '2026-03-14T00:00:00.000Z',
  usedAt: null,
  expiresAt: '2026-06-14T00:00:00.000Z',
  address: '203.0.113.24',
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${browser}`,
  isCurrent: id === 'a',
});

/** The open sessions of the signed-in person. */
export const ownSessionsModel = defineModel({
  machine: ownSessionsMachine,
  requirements: 'SES-10',
  factsOf: ({ sessions, ending, failure }) => [
    sessions === null ? 'nothing' : `${String(sessions.length)} sessions`,
    ending ?? 'all or none',
    failure?.kind ?? 'no failure',
  ],
  answers: {
    loading: {
      'the sessions arrive': succeeded([
        createSession('a', 'Firefox/140.0'),
        createSession('b', 'Edg/140.0'),
        createSession('c', 'OPR/140.0'),
      ]),
      'they cannot be loaded': failed({ kind: 'offline' }),
    },
    ending: { 'it is ended': succeeded(null), 'it cannot be ended': failed({ kind: 'offline' }) },
  },
  events: {
    refresh: { type: 'sessions.refresh' },
    'end one': { type: 'sessions.end', sessionId: 'b' },
    'end all others': { type: 'sessions.end', sessionId: null },
  },
});
