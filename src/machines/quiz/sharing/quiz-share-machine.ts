import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';

import { failed, type Outcome } from '../../../domain/outcome.ts';
import { mostAtOnce } from '../../../domain/sharing/limits.ts';
import { withReaders, type Reader } from '../../../domain/sharing/reader.ts';
import {
  addRecipients,
  afterAnswer,
  keyOf,
  onlyAddresses,
  recipientsFault,
  type ShareAnswer,
} from '../../../domain/sharing/recipients.ts';
import { shareNotices } from '../../../domain/sharing/share-notices.ts';
import { addedRemark } from '../../../domain/sharing/share-remarks.ts';
import { endsRecipient } from '../../../domain/sharing/typed.ts';
import type { LoadView } from '../../shared/load-machine.ts';
import { notSupplied } from '../../shared/not-supplied.ts';
import type {
  QuizShareContext,
  QuizShareEmitted,
  QuizShareEvent,
  QuizShareInput,
  ShareRequest,
  SharedQuiz,
} from './quiz-share-types.ts';

const blank = {
  text: '',
  recipients: [],
  remark: null,
  fault: null,
  failure: null,
  attempt: null,
} as const;

/**
 * The dialog that shares a quiz (QSHR-01 to QSHR-13): who is to get access, from typed and pasted text; who has it (PERM-15, PERM-19); what became of
 * each address. A failed request keeps everything and repeats under the same name; who was not given access stays for correction. Reopened for the
 * same quiz it has what was entered; while open, what was entered counts as unsaved work. Supply `share` and `loadReaders`. Emits `shared` when somebody was given access.
 */
export const quizShareMachine = setup({
  types: {
    context: {} as QuizShareContext,
    events: {} as QuizShareEvent,
    input: {} as QuizShareInput,
    emitted: {} as QuizShareEmitted,
    tags: {} as 'open' | 'sending',
  },
  actors: {
    share: fromPromise<Outcome<ShareAnswer>, ShareRequest>(notSupplied('share')),
    loadReaders: fromPromise<Outcome<readonly Reader[]>, { readonly quiz: SharedQuiz }>(
      notSupplied('loadReaders'),
    ),
  },
  guards: {
    endsRecipient: ({ event }) => event.type === 'share.type' && endsRecipient(event.text),
    knowsReaders: ({ context }) => context.readers !== null,
    hasFault: ({ context }) => recipientsFault(context.recipients) !== null,
    hasSucceeded: (_, outcome: Outcome<unknown>) => outcome.ok,
    isDone: ({ context }) => context.recipients.length === 0,
  },
  actions: {
    begin: assign(({ context, event }) => {
      assertEvent(event, 'share.open');
      const kept =
        event.quiz.id === context.quiz?.id
          ? { text: context.text, recipients: context.recipients }
          : {};
      return {
        ...blank,
        ...kept,
        quiz: event.quiz,
        readers: event.readers ?? null,
        readersFailure: null,
      };
    }),
    type: assign(({ event }) => {
      assertEvent(event, 'share.type');
      return { text: event.text };
    }),
    add: assign(({ context, event }) => {
      const { recipients, added, repeated } = addRecipients(
        context.recipients,
        event.type === 'share.paste' ? event.text : context.text,
      );
      const text = event.type === 'share.paste' ? context.text : '';
      return added.length + repeated.length === 0
        ? { text }
        : { ...blank, recipients, text, remark: addedRemark(added, repeated) };
    }),
    remove: assign(({ context, event }) => {
      assertEvent(event, ['share.remove', 'share.correct']);
      const recipients = context.recipients.filter(({ text }) => text !== event.text);
      return {
        ...blank,
        recipients,
        text: context.text,
        remark: { key: 'quizSharing.removed', values: { text: event.text } },
      };
    }),
    takeUp: assign(({ event }) => {
      assertEvent(event, 'share.correct');
      return { text: event.text, remark: null };
    }),
    removeInvalid: assign(({ context }) => {
      const recipients = onlyAddresses(context.recipients);
      return {
        ...blank,
        text: context.text,
        recipients,
        remark: {
          key: 'quizSharing.removedInvalid',
          values: { count: context.recipients.length - recipients.length },
        },
      };
    }),
    keepFirst: assign(({ context }) => {
      const recipients = context.recipients.slice(0, mostAtOnce);
      return {
        ...blank,
        text: context.text,
        recipients,
        remark: {
          key: 'quizSharing.keptFirst',
          values: { most: recipients.length, count: context.recipients.length - recipients.length },
        },
      };
    }),
    explainFault: assign({
      fault: ({ context }) => recipientsFault(context.recipients),
      failure: null,
    }),
    beginAttempt: assign(({ context }) => ({
      attempt: context.attempt ?? context.newName(),
      fault: null,
      failure: null,
      remark: null,
    })),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    takeAnswer: enqueueActions(({ context, enqueue }, outcome: Outcome<ShareAnswer>) => {
      if (!outcome.ok) return;
      for (const notice of shareNotices(outcome.value)) enqueue.emit({ type: 'notice', notice });
      const left = afterAnswer(context.recipients, outcome.value);
      enqueue.assign({
        ...blank,
        recipients: left,
        text: context.text,
        readers:
          context.readers === null ? null : withReaders(context.readers, outcome.value.shared),
        remark:
          left.length === 0
            ? null
            : { key: 'quizSharing.toCorrectAfter', values: { count: left.length } },
      });
      if (outcome.value.shared.length > 0) enqueue.emit({ type: 'shared' });
    }),
    declareWork: emit(({ context: { text, recipients } }) => ({
      type: 'unsavedWork' as const,
      isUnsaved: text !== '' || recipients.length > 0,
    })),
    releaseWork: emit({ type: 'unsavedWork' as const, isUnsaved: false }),
    forgetReadersFailure: assign({ readersFailure: null }),
    takeReaders: assign((_, outcome: Outcome<readonly Reader[]>) =>
      outcome.ok
        ? { readers: outcome.value, readersFailure: null }
        : { readersFailure: outcome.failure },
    ),
  },
}).createMachine({
  id: 'quizShare',
  context: ({ input: { newName } }) => ({
    ...blank,
    newName,
    quiz: null,
    readers: null,
    readersFailure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'releaseWork',
      on: { 'share.open': { target: 'open', actions: ['begin', 'declareWork'] } },
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
                  { guard: 'endsRecipient', actions: ['type', 'add', 'declareWork'] },
                  { actions: ['type', 'declareWork'] },
                ],
                'share.add': { actions: ['add', 'declareWork'] },
                'share.paste': { actions: ['add', 'declareWork'] },
                'share.remove': { actions: ['remove', 'declareWork'] },
                'share.correct': { actions: ['add', 'remove', 'takeUp', 'declareWork'] },
                'share.removeInvalid': { actions: ['removeInvalid', 'declareWork'] },
                'share.keepFirst': { actions: ['keepFirst', 'declareWork'] },
                'share.send': { target: 'checking', actions: 'add' },
                'share.close': '#quizShare.closed',
              },
            },
            checking: {
              always: [
                { guard: 'hasFault', target: 'editing', actions: 'explainFault' },
                { target: 'sending', actions: 'beginAttempt' },
              ],
            },
            sending: {
              tags: 'sending',
              invoke: {
                src: 'share',
                input: ({ context: { quiz, recipients, attempt } }) => ({
                  quiz: quiz as SharedQuiz,
                  emails: recipients.map(({ text }) => text),
                  name: attempt as string,
                }),
                onDone: [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                    target: 'answered',
                    actions: { type: 'takeAnswer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'editing',
                    actions: { type: 'explain', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
                },
              },
            },
            answered: {
              always: [
                { guard: 'isDone', target: '#quizShare.closed' },
                { target: 'editing', actions: raise({ type: 'readers.reload' }) },
              ],
            },
          },
        },
        readers: {
          initial: 'asked',
          states: {
            asked: { always: [{ guard: 'knowsReaders', target: 'known' }, { target: 'loading' }] },
            loading: {
              on: { 'readers.reload': { target: 'loading', reenter: true } },
              invoke: {
                src: 'loadReaders',
                input: ({ context: { quiz } }) => ({ quiz: quiz as SharedQuiz }),
                onDone: [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
                    target: 'known',
                    actions: { type: 'takeReaders', params: ({ event }) => event.output },
                  },
                  {
                    target: 'asking',
                    actions: { type: 'takeReaders', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'asking',
                  actions: { type: 'takeReaders', params: () => failed({ kind: 'unexpected' }) },
                },
              },
            },
            asking: { always: [{ guard: 'knowsReaders', target: 'known' }, { target: 'unknown' }] },
            known: {
              on: { 'readers.reload': { target: 'loading', actions: 'forgetReadersFailure' } },
            },
            unknown: {
              on: {
                'readers.retry': { target: 'loading', actions: 'forgetReadersFailure' },
                'readers.reload': { target: 'loading', actions: 'forgetReadersFailure' },
              },
            },
          },
        },
      },
    },
  },
});

/** The running dialog. */
export type QuizShareRef = ActorRefFrom<typeof quizShareMachine>;

type Snapshot = SnapshotFrom<typeof quizShareMachine>;

/** The keys of the addresses that have access already, as far as that is known. */
export const selectReaderKeys = ({ context }: Pick<Snapshot, 'context'>): ReadonlySet<string> =>
  new Set((context.readers ?? []).map(({ email }) => keyOf(email)));

/** Who has access, while it is asked for, or why it is not known; those known stay while they are asked for again. */
export function selectReaders({
  context: { readers, readersFailure },
}: Pick<Snapshot, 'context'>): LoadView<readonly Reader[]> {
  if (readers !== null) return { state: 'loaded', value: readers };
  return readersFailure === null
    ? { state: 'loading' }
    : { state: 'failed', failure: readersFailure };
}

/** Whether some entry is no address. */
export const selectHasInvalid = ({ context }: Pick<Snapshot, 'context'>): boolean =>
  onlyAddresses(context.recipients).length < context.recipients.length;

/** Whether these are more addresses than can be shared with at once. */
export const selectHasTooMany = (snapshot: Pick<Snapshot, 'context'>): boolean =>
  !selectHasInvalid(snapshot) && snapshot.context.recipients.length > mostAtOnce;
