import { assign, setup, type ActorRefFrom } from 'xstate';

import type { ClassDetail } from '../../../api/contract/entities/classroom.ts';
import type { SharedDocument } from '../../../api/contract/entities/shared-document.ts';
import type { Failure, Outcome } from '../../../domain/outcome.ts';
import { fromCall } from '../../shared/from-call.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import { withOutput } from '../../shared/with-output.ts';

/** A document of a class, by its ids. */
export interface DocumentSubject {
  readonly classId: number;
  readonly docId: number;
}

/** The class of a document, as its screen shows it. */
export type DocumentClass = Pick<ClassDetail, 'title' | 'students'>;

/**
 * An opened document. `address` is that of its file with a token of 60 seconds; `content` is the
 * file where the page itself shows it, and `fileName` its name in the response.
 */
export interface OpenedDocument {
  readonly classroom: DocumentClass;
  readonly document: SharedDocument;
  readonly fileName: string;
  readonly address: string;
  readonly content: Blob | null;
}

interface DocumentViewerContext extends DocumentSubject {
  readonly opened: OpenedDocument | null;
  readonly failure: Failure | null;
  /** Whether the person agreed that the viewer service receives the file. */
  readonly hasConsent: boolean;
  /** Whether the address was renewed since the file last played. */
  readonly isRenewed: boolean;
  /** Whether this browser has no way to play the file, which it got by a fresh address. */
  readonly isUnplayable: boolean;
}

/** The events of the viewer: `media.*` come from players, `page.failed` from the page's viewers. */
export type DocumentViewerEvent =
  | { readonly type: 'viewer.retry' }
  | { readonly type: 'office.consent' }
  | { readonly type: 'media.failed' }
  | { readonly type: 'media.playing' }
  | { readonly type: 'page.failed' };

/**
 * Shows a document of a class (DOC-06 to DOC-10). A player that fails gets a fresh token, once until
 * it plays again; when it fails with that, this browser cannot play the file. The viewer service gets the file only with consent, and a fresh token then.
 * Provide `open` and `renew`, which returns a new address.
 */
export const documentViewerMachine = setup({
  types: {
    context: {} as DocumentViewerContext,
    events: {} as DocumentViewerEvent,
    input: {} as DocumentSubject,
  },
  actors: {
    open: fromCall<OpenedDocument, DocumentSubject>(notProvided('open')),
    renew: fromCall<string, DocumentSubject>(notProvided('renew')),
  },
  guards: {
    hasSucceeded,
    canRenew: ({ context }) => !context.isRenewed,
  },
  actions: {
    setOpened: assign((_, outcome: Outcome<OpenedDocument>) =>
      outcome.ok
        ? { opened: outcome.value, failure: null, isRenewed: false, isUnplayable: false }
        : { failure: outcome.failure, isUnplayable: false },
    ),
    setAddress: assign(({ context: { opened } }, outcome: Outcome<string>) =>
      outcome.ok && opened !== null
        ? { opened: { ...opened, address: outcome.value }, isRenewed: true }
        : { failure: outcome.ok ? null : outcome.failure },
    ),
    setBroken: assign({ failure: { kind: 'unexpected' } }),
    setUnplayable: assign({ isUnplayable: true }),
    setConsent: assign({ hasConsent: true }),
    setPlaying: assign({ isRenewed: false }),
  },
}).createMachine({
  id: 'documentViewer',
  context: ({ input }) => ({
    ...input,
    opened: null,
    failure: null,
    hasConsent: false,
    isRenewed: false,
    isUnplayable: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'open',
        input: ({ context: { classId, docId } }) => ({ classId, docId }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'shown', actions: withOutput('setOpened') },
          { target: 'failed', actions: withOutput('setOpened') },
        ],
      },
    },
    shown: {
      on: {
        'media.failed': [
          { guard: 'canRenew', target: 'renewing' },
          { target: 'failed', actions: 'setUnplayable' },
        ],
        'media.playing': { actions: 'setPlaying' },
        'office.consent': { target: 'renewing', actions: 'setConsent' },
        'page.failed': { target: 'failed', actions: 'setBroken' },
      },
    },
    renewing: {
      invoke: {
        src: 'renew',
        input: ({ context: { classId, docId } }) => ({ classId, docId }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'shown', actions: withOutput('setAddress') },
          { target: 'failed', actions: withOutput('setAddress') },
        ],
      },
    },
    failed: { on: { 'viewer.retry': 'opening' } },
  },
});

/** A running viewer. */
export type DocumentViewerRef = ActorRefFrom<typeof documentViewerMachine>;
