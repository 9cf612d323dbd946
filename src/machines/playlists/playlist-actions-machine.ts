import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import { type Failure, type Outcome } from '../../domain/outcome.ts';
import { checkPlaylistTitle } from '../../domain/playlist/validate-playlist.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** A playlist to rename or copy. */
export interface PlaylistSubject {
  readonly id: number;
  readonly title: string;
}

/** The input of `saveTitle`: `id` is null for a new playlist. */
export interface SaveTitleInput {
  readonly id: number | null;
  readonly title: string;
}

interface ActionsContext {
  /** The playlist to rename or copy, null for a new one. */
  readonly subject: PlaylistSubject | null;
  readonly title: string;
  readonly error: Message | null;
  readonly failure: Failure | null;
  /** Whether the copy opens in the editor. */
  readonly opensCopy: boolean;
}

/** The events of the actions of a list of playlists. */
export type PlaylistActionsEvent =
  | { readonly type: 'playlist.create' }
  | { readonly type: 'playlist.rename'; readonly playlist: PlaylistSubject }
  | {
      readonly type: 'playlist.copy';
      readonly playlist: PlaylistSubject;
      /** Opens the copy in the editor. */
      readonly opens?: boolean;
    }
  | { readonly type: 'title.type'; readonly title: string }
  | { readonly type: 'title.save' }
  | { readonly type: 'title.close' };

/**
 * Creates, renames and copies playlists: a dialog asks for the title, and a new playlist opens in
 * its editor. Emits `changed` when the list is out of date. Provide `saveTitle` and `copyPlaylist`.
 */
export const playlistActionsMachine = setup({
  types: {
    context: {} as ActionsContext,
    events: {} as PlaylistActionsEvent,
    emitted: {} as Emitted | { readonly type: 'changed' },
    tags: {} as 'open',
  },
  actors: {
    saveTitle: fromCall<PlaylistSubject, SaveTitleInput>(notProvided('saveTitle')),
    copyPlaylist: fromCall<PlaylistSubject, PlaylistSubject>(notProvided('copyPlaylist')),
  },
  guards: {
    isValid: ({ context }) => checkPlaylistTitle(context.title) === null,
    isUnchanged: ({ context: { subject, title } }) => subject?.title === title.trim(),
    hasCreated: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.subject === null,
    hasCopyToOpen: ({ context }, outcome: Outcome<unknown>) => outcome.ok && context.opensCopy,
    hasSucceeded,
  },
  actions: {
    openBlank: assign({ subject: null, title: '', error: null, failure: null }),
    openSubject: assign(({ event }) => {
      assertEvent(event, ['playlist.rename', 'playlist.copy']);
      return {
        subject: event.playlist,
        title: event.playlist.title,
        error: null,
        failure: null,
        opensCopy: event.type === 'playlist.copy' && event.opens === true,
      };
    }),
    setTitle: assign(({ event }) => {
      assertEvent(event, 'title.type');
      return { title: event.title, error: null, failure: null };
    }),
    showError: assign(({ context }) => ({ error: checkPlaylistTitle(context.title) })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    announce: emit((_, key: 'playlists.renamed' | 'playlists.copied') => ({
      type: 'notice' as const,
      notice: { severity: 'success' as const, message: { key } },
    })),
    announceCopyFailed: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          key: 'playlists.notCopied' as const,
          about: getFailureMessage(outcome.ok ? { kind: 'unexpected' } : outcome.failure),
        },
      },
    })),
    emitChanged: emit({ type: 'changed' }),
    openEditor: emit((_, outcome: Outcome<PlaylistSubject>) => ({
      type: 'navigate' as const,
      to: outcome.ok ? href('playlist', { id: outcome.value.id }) : href('playlists'),
    })),
  },
}).createMachine({
  id: 'playlistActions',
  context: { subject: null, title: '', error: null, failure: null, opensCopy: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'playlist.create': { target: 'asking', actions: 'openBlank' },
        'playlist.rename': { target: 'asking', actions: 'openSubject' },
        'playlist.copy': { target: 'copying', actions: 'openSubject' },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'title.type': { actions: 'setTitle' },
        'title.close': 'idle',
        'title.save': [
          { guard: 'isUnchanged', target: 'idle' },
          { guard: 'isValid', target: 'saving', actions: 'clearFailure' },
          { actions: 'showError' },
        ],
      },
    },
    saving: {
      tags: 'open',
      invoke: {
        src: 'saveTitle',
        input: ({ context: { subject, title } }) => ({
          id: subject?.id ?? null,
          title: title.trim(),
        }),
        onDone: [
          { guard: withOutput('hasCreated'), target: 'idle', actions: withOutput('openEditor') },
          {
            guard: withOutput('hasSucceeded'),
            target: 'idle',
            actions: [{ type: 'announce', params: 'playlists.renamed' }, 'emitChanged'],
          },
          { target: 'asking', actions: withOutput('setFailure') },
        ],
      },
    },
    copying: {
      invoke: {
        src: 'copyPlaylist',
        input: ({ context: { subject } }) => subject ?? { id: 0, title: '' },
        onDone: [
          { guard: withOutput('hasCopyToOpen'), target: 'idle', actions: withOutput('openEditor') },
          {
            guard: withOutput('hasSucceeded'),
            target: 'idle',
            actions: [{ type: 'announce', params: 'playlists.copied' }, 'emitChanged'],
          },
          { target: 'idle', actions: withOutput('announceCopyFailed') },
        ],
      },
    },
  },
});

/** The running actions of a list. */
export type PlaylistActionsRef = ActorRefFrom<typeof playlistActionsMachine>;
