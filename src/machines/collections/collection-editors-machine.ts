import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Collection, Editor } from '../../api/contract/collections.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** A person who edits a collection, or may become one who does. */
export type EditorPerson = Editor;

/** A change of one person's right. */
export interface EditorChange {
  readonly collectionId: number;
  readonly person: Editor;
  readonly isEditor: boolean;
}

/**
 * The context of the panel. `removed` holds who was removed since it opened and can be added again.
 */
export interface EditorsContext {
  readonly collection: Collection | null;
  readonly editors: readonly Editor[];
  readonly removed: readonly Editor[];
  readonly searchText: string;
  readonly candidates: readonly Editor[];
  readonly searchFailed: boolean;
  readonly change: EditorChange | null;
}

/** The events of the panel. */
export type EditorsEvent =
  | { readonly type: 'editors.open'; readonly collection: Collection }
  | { readonly type: 'editors.close' }
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.retry' }
  | { readonly type: 'editor.set'; readonly person: Editor; readonly isEditor: boolean };

const closed: EditorsContext = {
  collection: null,
  editors: [],
  removed: [],
  searchText: '',
  candidates: [],
  searchFailed: false,
  change: null,
};
const withoutPerson = (people: readonly Editor[], { id }: Editor): readonly Editor[] =>
  people.filter((person) => person.id !== id);
const formatName = ({ firstName, lastName, email }: Editor): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Returns the context after a change that the server has stored. */
function applyChange(context: EditorsContext): Partial<EditorsContext> {
  const { change, editors, removed, candidates } = context;
  if (change === null) return {};
  const { person, isEditor } = change;
  return {
    editors: isEditor
      ? [...withoutPerson(editors, person), person]
      : withoutPerson(editors, person),
    removed: isEditor
      ? withoutPerson(removed, person)
      : [...withoutPerson(removed, person), person],
    candidates: isEditor ? withoutPerson(candidates, person) : candidates,
    change: null,
  };
}

/**
 * The panel of a collection's editors: a search for users, who are added and removed one at a time;
 * a removed one can be added again. Emits `editors.changed` for the list. Provide `searchPeople` and
 * `setEditor`.
 */
export const collectionEditorsMachine = setup({
  types: {
    context: {} as EditorsContext,
    events: {} as EditorsEvent,
    emitted: {} as Emitted | { readonly type: 'editors.changed' },
  },
  actors: {
    searchPeople: fromCall<
      readonly Editor[],
      { readonly collectionId: number; readonly text: string }
    >(notProvided('searchPeople')),
    setEditor: fromCall<unknown, EditorChange | null>(notProvided('setEditor')),
  },
  delays: { searchDebounce: 300 },
  guards: { hasSucceeded },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'editors.open');
      return { ...closed, collection: event.collection, editors: event.collection.editors };
    }),
    clear: assign(closed),
    setText: assign(({ event }) => {
      assertEvent(event, 'search.type');
      return { searchText: event.text };
    }),
    setCandidates: assign((_, outcome: Outcome<readonly Editor[]>) =>
      outcome.ok
        ? { candidates: outcome.value, searchFailed: false }
        : { candidates: [], searchFailed: true },
    ),
    setChange: assign(({ context: { collection }, event }) => {
      assertEvent(event, 'editor.set');
      const { person, isEditor } = event;
      return { change: { collectionId: collection?.id ?? 0, person, isEditor } };
    }),
    announceChange: emit(({ context: { change, collection } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key:
            change?.isEditor === true
              ? ('collections.wasAdded' as const)
              : ('collections.wasRemoved' as const),
          values: {
            name: change === null ? '' : formatName(change.person),
            title: collection?.title ?? '',
          },
        },
      },
    })),
    announceFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: outcome.ok
          ? { key: 'collections.notChanged' as const }
          : getFailureMessage(outcome.failure, { key: 'collections.notChanged' }),
      },
    })),
    applyChange: assign(({ context }) => applyChange(context)),
    forgetChange: assign({ change: null }),
    announceToList: emit({ type: 'editors.changed' as const }),
  },
}).createMachine({
  id: 'collectionEditors',
  context: closed,
  initial: 'closed',
  on: { 'editors.open': { target: '.open', actions: 'open', reenter: true } },
  states: {
    closed: { entry: 'clear' },
    open: {
      type: 'parallel',
      on: { 'editors.close': 'closed' },
      states: {
        search: {
          initial: 'searching',
          on: { 'search.type': { target: '.debouncing', actions: 'setText', reenter: true } },
          states: {
            debouncing: { after: { searchDebounce: 'searching' } },
            searching: {
              invoke: {
                src: 'searchPeople',
                input: ({ context: { collection, searchText } }) => ({
                  collectionId: collection?.id ?? 0,
                  text: searchText,
                }),
                onDone: { target: 'shown', actions: withOutput('setCandidates') },
              },
            },
            shown: { on: { 'search.retry': 'searching' } },
          },
        },
        change: {
          initial: 'idle',
          states: {
            idle: { on: { 'editor.set': { target: 'saving', actions: 'setChange' } } },
            saving: {
              invoke: {
                src: 'setEditor',
                input: ({ context: { change } }) => change,
                onDone: [
                  {
                    guard: withOutput('hasSucceeded'),
                    target: 'idle',
                    actions: ['announceChange', 'applyChange', 'announceToList'],
                  },
                  { target: 'idle', actions: [withOutput('announceFailure'), 'forgetChange'] },
                ],
              },
            },
          },
        },
      },
    },
  },
});

/** The running panel. */
export type CollectionEditorsRef = ActorRefFrom<typeof collectionEditorsMachine>;
