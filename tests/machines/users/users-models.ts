import { failed, succeeded } from '../../../src/domain/outcome.ts';
import {
  auditDownloadMachine,
  auditListMachine,
  mailMachine,
  outboxListMachine,
  type AuditRow,
  type MailRow,
} from '../../../src/machines/users/audit-machines.ts';
import { inviteMachine } from '../../../src/machines/users/invite-machine.ts';
import { userActionMachine } from '../../../src/machines/users/user-action-machine.ts';
import {
  userDetailsMachine,
  type UserRow,
} from '../../../src/machines/users/user-details-machine.ts';
import { userListMachine } from '../../../src/machines/users/user-list-machine.ts';
import { defineModel } from '../../support/define-model.ts';
import { createListModel } from '../../support/models/list-model.ts';
import { createDetailsModel, createDownloadModel } from '../../support/models/load-model.ts';

const offline = failed({ kind: 'offline' });

const userOf = (id: number, email: string): UserRow => ({
  id,
  email,
  firstName: '',
  lastName: '',
  roles: [],
  isRegistered: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  disabledAt: null,
  lastSignInAt: null,
  passwordChangedAt: null,
  invitationEndsAt: null,
  sessionCount: 0,
});

const auditOf = (id: number, email: string): AuditRow => ({
  id,
  at: '2026-11-01T00:00:00.000Z',
  userId: id,
  email,
  name: '',
  action: 'sign-in',
  target: '',
  object: null,
  status: 200,
  address: '',
  requestId: '',
  details: null,
});

const mailOf = (id: number, to: string): MailRow => ({
  id,
  to,
  subject: 'Welcome',
  text: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  sentAt: null,
  attempts: 0,
  error: null,
});

/** The users, the audit log and the outbox. */
export const userListModel = createListModel({
  machine: userListMachine,
  keepsRows: true,
  requirements: 'LST-03',
  rows: [userOf(1, 'ana@x.org'), userOf(2, 'bob@x.org')],
});
export const auditListModel = createListModel({
  machine: auditListMachine,
  keepsRows: true,
  requirements: 'LST-03',
  rows: [auditOf(1, 'ana@x.org'), auditOf(2, 'bob@x.org')],
});
export const outboxListModel = createListModel({
  machine: outboxListMachine,
  keepsRows: true,
  requirements: 'LST-03',
  rows: [mailOf(1, 'ana@x.org'), mailOf(2, 'bob@x.org')],
});

/** The panel of a user. */
export const userDetailsModel = createDetailsModel(userDetailsMachine, 'SES-06', {
  first: userOf(1, 'ana@x.org'),
  second: userOf(2, 'bob@x.org'),
  renamed: { ...userOf(1, 'ana@x.org'), firstName: 'Ana', lastName: 'Silva' },
  details: { sessions: [], trail: [], trailCount: 0 },
  getTitle: ({ email, firstName }) => `${email} ${firstName}`.trim(),
});

/** The audit log as a file. */
export const auditDownloadModel = createDownloadModel(auditDownloadMachine, 'ERR-04');

const mail = { id: 4, to: 'ana@x.org', subject: 'Welcome', text: 'masked', sentAt: null };

/** The dialog of a mail. */
export const mailModel = defineModel({
  machine: mailMachine,
  requirements: 'SES-06',
  factsOf: ({ mail: opened, text, failure }) => [
    opened?.to ?? 'no mail',
    text,
    failure?.kind ?? 'no failure',
  ],
  answers: {
    sending: { 'it is sent': succeeded(null), 'it cannot be sent': offline },
    revealing: { 'the text arrives': succeeded('whole'), 'it cannot be shown': offline },
  },
  events: {
    open: { type: 'mail.open', mail },
    reveal: { type: 'mail.reveal' },
    'send now': { type: 'mail.send', mail },
    close: { type: 'mail.close' },
  },
});

/** The dialog that invites a user. */
export const inviteModel = defineModel({
  machine: inviteMachine,
  requirements: 'SES-06 SES-07',
  factsOf: ({ invitation, opened, errors, failure }) => [
    `'${invitation.email}' over '${opened.email}'`,
    `errors in ${Object.keys(errors).join() || 'nothing'}`,
    failure?.kind ?? 'no failure',
  ],
  answers: {
    sending: {
      'it is sent': succeeded({ delivery: 'sent' }),
      'it waits': succeeded({ delivery: 'waiting' }),
      'it is refused': failed({ kind: 'refused', message: { text: 'Known.' } }),
    },
  },
  events: {
    open: { type: 'invite.open' },
    'open an earlier one': {
      type: 'invite.open',
      invitation: { email: 'old@x.org', firstName: '', lastName: '', role: null },
    },
    'write an address': { type: 'invite.change', invitation: { email: 'ana@x.org' } },
    'write nonsense': { type: 'invite.change', invitation: { email: 'ana' } },
    send: { type: 'invite.send' },
    close: { type: 'invite.close' },
  },
});

const user = { id: 3, email: 'ana@x.org', roles: ['ROLE_ADMIN'] };
const open = (kind: string) => ({ type: 'action.open', kind, user });

/** The dialogs of a row of users. */
export const userActionModel = defineModel({
  machine: userActionMachine,
  requirements: 'SES-06 SES-07',
  factsOf: ({ action, link, failure }) => [
    action === null ? 'nothing' : `${action.kind} ${action.roles.join(' and ')}`,
    link === null ? 'no link' : 'link',
    failure?.kind ?? 'no failure',
  ],
  answers: {
    performing: {
      'it is done': succeeded({ link: null, delivery: 'sent' }),
      'it is done with a link': succeeded({
        link: { link: 'https://x.org/1', expiresAt: '2026-12-01T00:00:00.000Z' },
        delivery: 'waiting',
      }),
      'it is refused': failed({ kind: 'refused', message: { text: 'The last one.' } }),
    },
    performingUnasked: {
      'the account is enabled': succeeded({ link: null, delivery: null }),
      'it cannot be enabled': offline,
    },
  },
  events: {
    'ask for other roles': open('changeRoles'),
    'ask to disable': open('disable'),
    enable: open('enable'),
    'ask for a new invitation': open('newInvitation'),
    'tick or untick publishing': { type: 'role.toggle', role: 'ROLE_PUBLISH' },
    confirm: { type: 'action.confirm' },
    close: { type: 'action.close' },
  },
});
