import { assertEvent, assign, emit, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import type { Additions } from '../../api/contract/class-contents.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { MessageKey } from '../../domain/messages/en.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { createListMachine } from '../shared/list/list-machine.ts';
import type { ListInput } from '../shared/list/list-types.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';
import type {
  AddContentsContext,
  AddContentsEvent,
  AddRequest,
  ClassOption,
  ContentChoice,
} from './add-contents-types.ts';

/** The contents to choose from, with search and pages. Provide `loadPage`. */
export const contentChoiceListMachine = createListMachine<ContentChoice>({ id: 'contentChoices' });

/** The running list of contents to choose from. */
export type ContentChoiceListRef = ActorRefFrom<typeof contentChoiceListMachine>;

const listInput: ListInput = {
  address: '',
  defaults: { sort: null, filters: { owner: 'all' } },
};

interface AddContentsTexts {
  readonly id: string;
  readonly done: MessageKey;
  readonly failed: MessageKey;
}

const createAddContentsSetup = (texts: AddContentsTexts) =>
  setup({
    types: {
      context: {} as AddContentsContext,
      events: {} as AddContentsEvent,
      input: {} as { readonly classId: number },
      emitted: {} as Emitted | { readonly type: 'changed' },
      tags: {} as 'open' | 'busy',
    },
    actors: {
      contentChoices: contentChoiceListMachine,
      loadClasses: fromCall<readonly ClassOption[]>(notProvided('loadClasses')),
      add: fromCall<Additions, AddRequest>(notProvided('add')),
    },
    guards: {
      canChoose: ({ context: { present, selected }, event }) => {
        assertEvent(event, 'add.choose');
        const { id } = event.content;
        return !present.includes(id) && selected.every((each) => each.id !== id);
      },
      canSend: ({ context: { selected, classIds } }) => selected.length > 0 && classIds.length > 0,
      hasSucceeded,
    },
    actions: {
      open: assign(({ context: { classId }, event }) => {
        assertEvent(event, 'add.open');
        return { present: event.present, selected: [], classIds: [classId], failure: null };
      }),
      choose: assign(({ context: { selected }, event }) => {
        assertEvent(event, 'add.choose');
        return { selected: [...selected, event.content] };
      }),
      drop: assign(({ context: { selected }, event }) => {
        assertEvent(event, 'add.drop');
        return { selected: selected.filter(({ id }) => id !== event.id) };
      }),
      toggleClass: assign(({ context: { classIds }, event }) => {
        assertEvent(event, 'add.toggleClass');
        return {
          classIds: classIds.includes(event.id)
            ? classIds.filter((id) => id !== event.id)
            : [...classIds, event.id],
        };
      }),
      setClasses: assign((_, outcome: Outcome<readonly ClassOption[]>) => ({
        classes: outcome.ok ? outcome.value : null,
      })),
      clearFailure: assign({ failure: null }),
      setFailure: assign(toFailure),
      announceAdded: enqueueActions(({ enqueue }, outcome: Outcome<Additions>) => {
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'success', message: { key: texts.done } },
        });
        if (outcome.ok && outcome.value.skipped > 0)
          enqueue.emit({
            type: 'notice',
            notice: {
              severity: 'info',
              message: {
                key: 'classes.add.skipped',
                values: { count: outcome.value.skipped },
              },
            },
          });
        enqueue.emit({ type: 'changed' });
      }),
      announceFailed: emit((_, outcome: Outcome<unknown>) => ({
        type: 'notice' as const,
        notice: {
          severity: 'error' as const,
          message: {
            lines: [
              { key: texts.failed },
              getFailureMessage(outcome.ok ? { kind: 'unexpected' } : outcome.failure, {
                key: 'classes.tryAgain',
              }),
            ],
          },
        },
      })),
    },
  });

/**
 * Creates the dialog that adds several quizzes or playlists to several classes at once (CLS-11,
 * CLS-12). A failed request keeps the choice. Emits `changed` when something was added. Provide
 * `contentChoices`, `loadClasses` and `add`.
 */
const createAddContentsMachine = (texts: AddContentsTexts) =>
  createAddContentsSetup(texts).createMachine({
    id: texts.id,
    context: ({ input: { classId } }) => ({
      classId,
      present: [],
      selected: [],
      classIds: [classId],
      classes: null,
      failure: null,
    }),
    initial: 'closed',
    states: {
      closed: { on: { 'add.open': { target: 'open', actions: 'open' } } },
      open: {
        tags: 'open',
        type: 'parallel',
        invoke: { src: 'contentChoices', id: 'contentChoices', input: () => listInput },
        states: {
          classes: {
            initial: 'loading',
            states: {
              loading: {
                invoke: {
                  src: 'loadClasses',
                  onDone: [
                    {
                      guard: withOutput('hasSucceeded'),
                      target: 'loaded',
                      actions: withOutput('setClasses'),
                    },
                    { target: 'failed' },
                  ],
                },
              },
              loaded: {},
              failed: { on: { 'add.retryClasses': 'loading' } },
            },
          },
          choice: {
            initial: 'choosing',
            states: {
              choosing: {
                on: {
                  'add.choose': { guard: 'canChoose', actions: 'choose' },
                  'add.drop': { actions: 'drop' },
                  'add.toggleClass': { actions: 'toggleClass' },
                  'add.send': { guard: 'canSend', target: 'sending', actions: 'clearFailure' },
                  'add.close': `#${texts.id}.closed`,
                },
              },
              sending: {
                tags: 'busy',
                invoke: {
                  src: 'add',
                  input: ({ context: { selected, classIds } }) => ({
                    contentIds: selected.map(({ id }) => id),
                    classIds,
                  }),
                  onDone: [
                    {
                      guard: withOutput('hasSucceeded'),
                      target: `#${texts.id}.closed`,
                      actions: withOutput('announceAdded'),
                    },
                    {
                      target: 'choosing',
                      actions: [withOutput('setFailure'), withOutput('announceFailed')],
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
  });

/** Adds quizzes to classes (CLS-11, ERR-10, ERR-15). */
export const addQuizzesMachine = createAddContentsMachine({
  id: 'addQuizzes',
  done: 'classes.quizAdded',
  failed: 'classes.quizNotAdded',
});

/** Adds playlists to classes (CLS-12, ERR-11, ERR-12). */
export const addPlaylistsMachine = createAddContentsMachine({
  id: 'addPlaylists',
  done: 'classes.playlistsAdded',
  failed: 'classes.playlistsNotAdded',
});

/** The running dialog. */
export type AddContentsRef = ActorRefFrom<typeof addQuizzesMachine>;
