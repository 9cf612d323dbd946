import { raise, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { maxRecipients, getAddressKey, listAddresses } from '../../../domain/sharing/recipients.ts';
import type { Reader } from '../../../domain/sharing/reader.ts';
import type { LoadView } from '../../shared/load-machine.ts';
import { withOutput } from '../../shared/with-output.ts';
import { emptyShareForm, shareSetup } from './share-setup.ts';
import type { SharedItem } from './share-types.ts';

/**
 * The dialog that shares a quiz (QSHR-01 to QSHR-13) or a class (CLS-05): collects recipients from
 * typed and pasted text, lists who has access (PERM-15, PERM-19), and announces the result of each
 * address. A failed request keeps everything and is repeated under the same idempotency key;
 * addresses without access stay for correction. The input is entered when the dialog is opened
 * again for the same item, and counts as unsaved work while it is open. Emits `shared` when a
 * person got access. Provide `share` and `loadReaders`.
 */
export const shareMachine = shareSetup.createMachine({
  id: 'share',
  context: ({ input: { createKey, createNotices } }) => ({
    ...emptyShareForm,
    createKey,
    createNotices,
    item: null,
    readers: null,
    readersFailure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'reportNoUnsavedWork',
      on: { 'share.open': { target: 'open', actions: ['reset', 'reportUnsavedWork'] } },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      states: {
        recipients: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'share.type': [
                  {
                    guard: 'isRecipientComplete',
                    actions: ['setText', 'addText', 'reportUnsavedWork'],
                  },
                  { actions: ['setText', 'reportUnsavedWork'] },
                ],
                'share.add': { actions: ['addText', 'reportUnsavedWork'] },
                'share.paste': { actions: ['addText', 'reportUnsavedWork'] },
                'share.remove': { actions: ['removeRecipient', 'reportUnsavedWork'] },
                'share.correct': {
                  actions: ['addText', 'removeRecipient', 'editRecipient', 'reportUnsavedWork'],
                },
                'share.removeInvalid': { actions: ['removeInvalid', 'reportUnsavedWork'] },
                'share.keepFirst': { actions: ['keepFirst', 'reportUnsavedWork'] },
                'share.send': { target: 'validating', actions: 'addText' },
                'share.close': '#share.closed',
              },
            },
            validating: {
              always: [
                { guard: 'hasError', target: 'editing', actions: 'setError' },
                { target: 'sending', actions: 'startAttempt' },
              ],
            },
            sending: {
              tags: 'sending',
              invoke: {
                src: 'share',
                input: ({ context: { item, recipients, idempotencyKey } }) => ({
                  item: item as SharedItem,
                  emails: recipients.map(({ text }) => text),
                  idempotencyKey: idempotencyKey as string,
                }),
                onDone: [
                  {
                    guard: withOutput('hasSucceeded'),
                    target: 'responded',
                    actions: withOutput('handleResponse'),
                  },
                  {
                    target: 'editing',
                    actions: withOutput('setFailure'),
                  },
                ],
              },
            },
            responded: {
              always: [
                { guard: 'isDone', target: '#share.closed' },
                { target: 'editing', actions: raise({ type: 'readers.reload' }) },
              ],
            },
          },
        },
        readers: {
          initial: 'initial',
          states: {
            initial: {
              always: [{ guard: 'knowsReaders', target: 'known' }, { target: 'loading' }],
            },
            loading: {
              on: { 'readers.reload': { target: 'loading', reenter: true } },
              invoke: {
                src: 'loadReaders',
                input: ({ context: { item } }) => ({ item: item as SharedItem }),
                onDone: [
                  {
                    guard: withOutput('hasSucceeded'),
                    target: 'known',
                    actions: withOutput('setReaders'),
                  },
                  {
                    target: 'checkingReaders',
                    actions: withOutput('setReaders'),
                  },
                ],
              },
            },
            checkingReaders: {
              always: [{ guard: 'knowsReaders', target: 'known' }, { target: 'unknown' }],
            },
            known: {
              on: { 'readers.reload': { target: 'loading', actions: 'clearReadersFailure' } },
            },
            unknown: {
              on: {
                'readers.retry': { target: 'loading', actions: 'clearReadersFailure' },
                'readers.reload': { target: 'loading', actions: 'clearReadersFailure' },
              },
            },
          },
        },
      },
    },
  },
});

/** A reference to the dialog. */
export type ShareRef = ActorRefFrom<typeof shareMachine>;

type Snapshot = SnapshotFrom<typeof shareMachine>;

/** Returns the keys of the addresses known to have access. */
export const selectReaderKeys = ({ context }: Pick<Snapshot, 'context'>): ReadonlySet<string> =>
  new Set((context.readers ?? []).map(({ email }) => getAddressKey(email)));

/** Returns who has access, or the state of loading it. Known readers stay during a reload. */
export function selectReaders({
  context: { readers, readersFailure },
}: Pick<Snapshot, 'context'>): LoadView<readonly Reader[]> {
  if (readers !== null) return { state: 'loaded', value: readers };
  return readersFailure === null
    ? { state: 'loading' }
    : { state: 'failed', failure: readersFailure };
}

/** Whether an entry is not an address. */
export const selectHasInvalid = ({ context }: Pick<Snapshot, 'context'>): boolean =>
  listAddresses(context.recipients).length < context.recipients.length;

/** Whether there are more addresses than one request can share with. */
export const selectHasTooMany = (snapshot: Pick<Snapshot, 'context'>): boolean =>
  !selectHasInvalid(snapshot) && snapshot.context.recipients.length > maxRecipients;
