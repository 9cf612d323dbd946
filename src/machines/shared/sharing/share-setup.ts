import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';

import type { Outcome } from '../../../domain/outcome.ts';
import {
  maxRecipients,
  addRecipients,
  listRecipientsToCorrect,
  listAddresses,
  findRecipientsError,
  type ShareResponse,
} from '../../../domain/sharing/recipients.ts';
import { addReaders, type Reader } from '../../../domain/sharing/reader.ts';
import { createAddedRemark } from '../../../domain/sharing/share-remarks.ts';
import { isRecipientComplete } from '../../../domain/sharing/typed.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { fromCall } from '../from-call.ts';
import { hasSucceeded, toFailure } from '../outcome-rules.ts';
import type {
  ShareContext,
  ShareEmitted,
  ShareEvent,
  ShareInput,
  ShareRequest,
  SharedItem,
} from './share-types.ts';

/** The form without recipients. */
export const emptyShareForm = {
  text: '',
  recipients: [],
  statusMessage: null,
  error: null,
  failure: null,
  idempotencyKey: null,
} as const;

/** The types, actors, guards and actions of the dialog that shares a quiz or a class. */
export const shareSetup = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as ShareInput,
    emitted: {} as ShareEmitted,
    tags: {} as 'open' | 'sending',
  },
  actors: {
    share: fromCall<ShareResponse, ShareRequest>(notProvided('share')),
    loadReaders: fromCall<readonly Reader[], { readonly item: SharedItem }>(
      notProvided('loadReaders'),
    ),
  },
  guards: {
    isRecipientComplete: ({ event }) =>
      event.type === 'share.type' && isRecipientComplete(event.text),
    knowsReaders: ({ context }) => context.readers !== null,
    hasError: ({ context }) => findRecipientsError(context.recipients) !== null,
    hasSucceeded,
    isDone: ({ context }) => context.recipients.length === 0,
  },
  actions: {
    reset: assign(({ context, event }) => {
      assertEvent(event, 'share.open');
      const entered =
        event.item.id === context.item?.id
          ? { text: context.text, recipients: context.recipients }
          : {};
      return {
        ...emptyShareForm,
        ...entered,
        item: event.item,
        readers: event.readers ?? null,
        readersFailure: null,
      };
    }),
    setText: assign(({ event }) => {
      assertEvent(event, 'share.type');
      return { text: event.text };
    }),
    addText: assign(({ context, event }) => {
      const { recipients, added, repeated } = addRecipients(
        context.recipients,
        event.type === 'share.paste' ? event.text : context.text,
      );
      const text = event.type === 'share.paste' ? context.text : '';
      return added.length + repeated.length === 0
        ? { text }
        : {
            ...emptyShareForm,
            recipients,
            text,
            statusMessage: createAddedRemark(added, repeated),
          };
    }),
    removeRecipient: assign(({ context, event }) => {
      assertEvent(event, ['share.remove', 'share.correct']);
      const recipients = context.recipients.filter(({ text }) => text !== event.text);
      return {
        ...emptyShareForm,
        recipients,
        text: context.text,
        statusMessage: { key: 'shareDialog.removed', values: { text: event.text } },
      };
    }),
    editRecipient: assign(({ event }) => {
      assertEvent(event, 'share.correct');
      return { text: event.text, statusMessage: null };
    }),
    removeInvalid: assign(({ context }) => {
      const recipients = listAddresses(context.recipients);
      return {
        ...emptyShareForm,
        text: context.text,
        recipients,
        statusMessage: {
          key: 'shareDialog.removedInvalid',
          values: { count: context.recipients.length - recipients.length },
        },
      };
    }),
    keepFirst: assign(({ context }) => {
      const recipients = context.recipients.slice(0, maxRecipients);
      return {
        ...emptyShareForm,
        text: context.text,
        recipients,
        statusMessage: {
          key: 'shareDialog.keptFirst',
          values: { max: recipients.length, count: context.recipients.length - recipients.length },
        },
      };
    }),
    setError: assign({
      error: ({ context }) => findRecipientsError(context.recipients),
      failure: null,
    }),
    startAttempt: assign(({ context }) => ({
      idempotencyKey: context.idempotencyKey ?? context.createKey(),
      error: null,
      failure: null,
      statusMessage: null,
    })),
    setFailure: assign(toFailure),
    handleResponse: enqueueActions(({ context, enqueue }, outcome: Outcome<ShareResponse>) => {
      if (!outcome.ok) return;
      for (const notice of context.createNotices(outcome.value))
        enqueue.emit({ type: 'notice', notice });
      const remaining = listRecipientsToCorrect(context.recipients, outcome.value);
      enqueue.assign({
        ...emptyShareForm,
        recipients: remaining,
        text: context.text,
        readers:
          context.readers === null ? null : addReaders(context.readers, outcome.value.shared),
        statusMessage:
          remaining.length === 0
            ? null
            : { key: 'shareDialog.toCorrectAfter', values: { count: remaining.length } },
      });
      if (outcome.value.shared.length > 0) enqueue.emit({ type: 'shared' });
    }),
    reportUnsavedWork: emit(({ context: { text, recipients } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: text !== '' || recipients.length > 0,
    })),
    reportNoUnsavedWork: emit({ type: 'unsavedWork' as const, isUnsaved: false }),
    clearReadersFailure: assign({ readersFailure: null }),
    setReaders: assign((_, outcome: Outcome<readonly Reader[]>) =>
      outcome.ok
        ? { readers: outcome.value, readersFailure: null }
        : { readersFailure: outcome.failure },
    ),
  },
});
