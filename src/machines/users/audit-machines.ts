import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { AuditEntry } from '../../api/contract/audit.ts';
import type { OutboxMail } from '../../api/contract/outbox.ts';
import type { ListDefaults } from '../../domain/lists/list-query.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Emitted } from '../shared/emitted.ts';
import { createDownloadMachine } from '../shared/download-machine.ts';
import { fromCall } from '../shared/from-call.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** An entry of the audit log as the screens show it. */
export type AuditRow = AuditEntry;

/** A mail as the outbox shows it. */
export type MailRow = OutboxMail;

/**
 * The defaults of the audit log; `user` is the id of a user, `object` that of an object of the kind,
 * `from` and `until` are days, '' for all.
 */
export const auditListDefaults: ListDefaults = {
  sort: null,
  filters: { kind: '', object: '', user: '', from: '', until: '' },
};

/** The audit log, the newest entries first (PD-43). Provide `loadPage`. */
export const auditListMachine = createListMachine<AuditEntry>({ id: 'auditList', keepsRows: true });

/** Downloads the audit log as the list filters it. Provide `download`. */
export const auditDownloadMachine = createDownloadMachine<null>('auditDownload', {
  done: (name) => ({ key: 'audit.downloaded', values: { name } }),
  failed: { key: 'audit.downloadFailed' },
});

/** The defaults of the outbox. */
export const outboxDefaults: ListDefaults = { sort: null, filters: { state: '' } };

/** The mails that wait and those that were sent (PD-43). Provide `loadPage`. */
export const outboxListMachine = createListMachine<OutboxMail>({ id: 'outbox', keepsRows: true });

/** The context of the dialog of a mail. `text` has the link when it was shown. */
export interface MailContext {
  readonly mail: OutboxMail | null;
  readonly text: string;
  readonly failure: Failure | null;
}

/**
 * What is done with a mail: its dialog shows the masked text, and the whole one on request; a mail
 * that waits can be sent now. Emits `changed` when the list is out of date. Provide `reveal` and
 * `resend`.
 */
export const mailMachine = setup({
  types: {
    context: {} as MailContext,
    events: {} as
      | { readonly type: 'mail.open'; readonly mail: OutboxMail }
      | { readonly type: 'mail.reveal' }
      | { readonly type: 'mail.send'; readonly mail: OutboxMail }
      | { readonly type: 'mail.close' },
    emitted: {} as Emitted | { readonly type: 'changed' },
    tags: {} as 'open',
  },
  actors: {
    reveal: fromCall<string, { readonly id: number }>(notProvided('reveal')),
    resend: fromCall<null, { readonly id: number }>(notProvided('resend')),
  },
  guards: { hasSucceeded },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, ['mail.open', 'mail.send']);
      return { mail: event.mail, text: event.mail.text, failure: null };
    }),
    setText: assign((_, outcome: Outcome<string>) =>
      outcome.ok ? { text: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    announceSending: emit(({ context: { mail } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: { key: 'outbox.sending' as const, values: { email: mail?.to ?? '' } },
      },
    })),
    announceFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: getFailureMessage(outcome.ok ? { kind: 'unexpected' } : outcome.failure),
      },
    })),
    emitChanged: emit({ type: 'changed' }),
    clearFailure: assign({ failure: null }),
    clear: assign({ mail: null, text: '', failure: null }),
  },
}).createMachine({
  id: 'mail',
  context: { mail: null, text: '', failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: {
        'mail.open': { target: 'masked', actions: 'open' },
        'mail.send': { target: 'sending', actions: 'open' },
      },
    },
    sending: {
      invoke: {
        src: 'resend',
        input: ({ context: { mail } }) => ({ id: mail?.id ?? 0 }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: ['announceSending', 'emitChanged'],
          },
          { target: 'closed', actions: withOutput('announceFailure') },
        ],
      },
    },
    masked: {
      tags: 'open',
      on: {
        'mail.reveal': { target: 'revealing', actions: 'clearFailure' },
        'mail.close': 'closed',
      },
    },
    revealing: {
      tags: 'open',
      invoke: {
        src: 'reveal',
        input: ({ context: { mail } }) => ({ id: mail?.id ?? 0 }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'revealed', actions: withOutput('setText') },
          { target: 'masked', actions: withOutput('setText') },
        ],
      },
      on: { 'mail.close': 'closed' },
    },
    revealed: { tags: 'open', on: { 'mail.close': 'closed' } },
  },
});

/** The running dialog. */
export type MailRef = ActorRefFrom<typeof mailMachine>;
