import { assertEvent, assign, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { AuditEntry } from '../../api/contract/audit.ts';
import type { OutboxMail } from '../../api/contract/outbox.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import { createDownloadMachine } from '../shared/download-machine.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import { notProvided } from '../shared/not-provided.ts';
import { withOutput } from '../shared/with-output.ts';

/** An entry of the audit log as the screens show it. */
export type AuditRow = AuditEntry;

/** A mail as the outbox shows it. */
export type MailRow = OutboxMail;

/**
 * The defaults of the audit log; `user` is the id of a user, `from` and `until` are days, '' for
 * all.
 */
export const auditListDefaults: ListDefaults = {
  sort: null,
  filters: { kind: '', user: '', from: '', until: '' },
};

/** The audit log, the newest entries first (decision 43). Provide `loadPage`. */
export const auditListMachine = createListMachine<AuditEntry>({ id: 'auditList' });

/** Downloads the audit log as the list filters it. Provide `download`. */
export const auditDownloadMachine = createDownloadMachine<null>('auditDownload', {
  done: (name) => ({ key: 'audit.downloaded', values: { name } }),
  failed: { key: 'audit.downloadFailed' },
});

/** The defaults of the outbox. */
export const outboxDefaults: ListDefaults = { sort: null, filters: { state: '' } };

/** The mails that wait and those that were sent (decision 43). Provide `loadPage`. */
export const outboxListMachine = createListMachine<OutboxMail>({ id: 'outbox' });

/** The context of the dialog of a mail. `text` has the link when it was shown. */
export interface MailContext {
  readonly mail: OutboxMail | null;
  readonly text: string;
  readonly failure: Failure | null;
}

/** The dialog of a mail: its masked text, and the whole one on request. Provide `reveal`. */
export const mailMachine = setup({
  types: {
    context: {} as MailContext,
    events: {} as
      | { readonly type: 'mail.open'; readonly mail: OutboxMail }
      | { readonly type: 'mail.reveal' }
      | { readonly type: 'mail.close' },
  },
  actors: { reveal: fromPromise<Outcome<string>, { readonly id: number }>(notProvided('reveal')) },
  guards: { hasSucceeded: (_, outcome: Outcome<string>) => outcome.ok },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'mail.open');
      return { mail: event.mail, text: event.mail.text, failure: null };
    }),
    setText: assign((_, outcome: Outcome<string>) =>
      outcome.ok ? { text: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    clear: assign({ mail: null, text: '', failure: null }),
  },
}).createMachine({
  id: 'mail',
  context: { mail: null, text: '', failure: null },
  initial: 'closed',
  states: {
    closed: { entry: 'clear', on: { 'mail.open': { target: 'masked', actions: 'open' } } },
    masked: { on: { 'mail.reveal': 'revealing', 'mail.close': 'closed' } },
    revealing: {
      invoke: {
        src: 'reveal',
        input: ({ context: { mail } }) => ({ id: mail?.id ?? 0 }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'revealed', actions: withOutput('setText') },
          { target: 'masked', actions: withOutput('setText') },
        ],
        onError: {
          target: 'masked',
          actions: { type: 'setText', params: () => failed({ kind: 'unexpected' }) },
        },
      },
      on: { 'mail.close': 'closed' },
    },
    revealed: { on: { 'mail.close': 'closed' } },
  },
});

/** The running dialog. */
export type MailRef = ActorRefFrom<typeof mailMachine>;
