import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { SharedDocument } from '../../../api/contract/entities/shared-document.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { fromCall } from '../../shared/from-call.ts';
import type { LoadView } from '../../shared/load-machine.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import { withOutput } from '../../shared/with-output.ts';

/** A document as the screens show it. */
export type DocumentData = SharedDocument;

/** The documents of a class: those in use and the deleted ones, the newest first. */
export interface ClassDocuments {
  readonly inUse: readonly SharedDocument[];
  readonly deleted: readonly SharedDocument[];
}

/** Which documents are shown. */
export type DocumentState = keyof ClassDocuments;

interface DocumentListContext {
  readonly classId: number;
  readonly documents: ClassDocuments | null;
  readonly failure: Failure | null;
  readonly keyword: string;
  readonly shown: DocumentState;
}

/** The events of the list. A refresh keeps what is shown until the newer list is there. */
export type DocumentListEvent =
  | { readonly type: 'documents.refresh' | 'documents.retry' }
  | { readonly type: 'documents.search'; readonly keyword: string }
  | { readonly type: 'documents.show'; readonly state: DocumentState };

/** Lists the documents of a class (API-031). Provide `load`. */
export const documentListMachine = setup({
  types: {
    context: {} as DocumentListContext,
    events: {} as DocumentListEvent,
    input: {} as { readonly classId: number },
  },
  actors: {
    load: fromCall<ClassDocuments, { readonly classId: number }>(notProvided('load')),
  },
  guards: {
    hasSucceeded,
    hasDocuments: ({ context }) => context.documents !== null,
  },
  actions: {
    setOutcome: assign((_, outcome: Outcome<ClassDocuments>) =>
      outcome.ok ? { documents: outcome.value, failure: null } : { failure: outcome.failure },
    ),
    setKeyword: assign((_, keyword: string) => ({ keyword })),
    setShown: assign((_, shown: DocumentState) => ({ shown })),
  },
}).createMachine({
  id: 'documentList',
  context: ({ input: { classId } }) => ({
    classId,
    documents: null,
    failure: null,
    keyword: '',
    shown: 'inUse',
  }),
  initial: 'loading',
  on: {
    'documents.search': { actions: { type: 'setKeyword', params: ({ event }) => event.keyword } },
    'documents.show': { actions: { type: 'setShown', params: ({ event }) => event.state } },
  },
  states: {
    loading: {
      on: { 'documents.refresh': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context: { classId } }) => ({ classId }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'loaded',
            actions: withOutput('setOutcome'),
          },
          { guard: 'hasDocuments', target: 'loaded' },
          { target: 'failed', actions: withOutput('setOutcome') },
        ],
      },
    },
    loaded: { on: { 'documents.refresh': 'loading' } },
    failed: { on: { 'documents.retry': 'loading', 'documents.refresh': 'loading' } },
  },
});

/** A running list. */
export type DocumentListRef = ActorRefFrom<typeof documentListMachine>;

type Snapshot = Pick<SnapshotFrom<typeof documentListMachine>, 'context' | 'value'>;

/** Returns the lists to show, also while newer ones load, or why there are none. */
export function selectDocuments({
  context: { documents, failure },
  value,
}: Snapshot): LoadView<ClassDocuments> {
  if (value === 'failed' && failure !== null) return { state: 'failed', failure };
  return documents === null ? { state: 'loading' } : { state: 'loaded', value: documents };
}

/** Returns the documents of the shown list whose names contain the keyword, ignoring case. */
export function findDocuments(
  documents: ClassDocuments,
  shown: DocumentState,
  keyword: string,
): readonly SharedDocument[] {
  const wanted = keyword.trim().normalize('NFC').toLocaleLowerCase();
  return documents[shown].filter(({ fileName }) => fileName.toLocaleLowerCase().includes(wanted));
}
