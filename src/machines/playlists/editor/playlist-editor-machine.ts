import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { formatLocalDay } from '../../../domain/format-local-day.ts';
import { failed } from '../../../domain/outcome.ts';
import { journalStates, onJournalError } from '../../shared/journal/journal-states.ts';
import { getJournalStatus, type JournalStatus } from '../../shared/journal/journal-status.ts';
import { withOutput } from '../../shared/with-output.ts';
import { createInitialContext } from './context.ts';
import { editorSetup } from './editor-actions.ts';

const unexpected = () => failed({ kind: 'unexpected' });

const journal = editorSetup.createStateConfig({
  ...journalStates,
  invoke: {
    src: 'writeJournal',
    id: 'journal',
    input: ({ context: { input } }) => input,
    onError: onJournalError,
  },
});

const editing = editorSetup.createStateConfig({
  tags: 'form',
  initial: 'clean',
  always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
  on: {
    'title.set': { actions: 'applyCommand' },
    'label.add': { actions: 'applyCommand' },
    'label.rename': { actions: 'applyCommand' },
    'entry.remove': { actions: 'applyCommand' },
    'entry.move': { actions: 'applyCommand' },
    'article.add': { actions: 'applyCommand' },
    'field.leave': { guard: 'isTyping', actions: 'endTyping' },
    'target.choose': { actions: 'setTarget' },
    'history.undo': { guard: 'canUndo', actions: 'undo' },
    'history.redo': { guard: 'canRedo', actions: 'redo' },
    'history.jumpToStep': { guard: 'canJump', actions: 'jumpToStep' },
    'history.revertStep': { actions: 'revertStep' },
    'history.revertWithDependents': { actions: 'revertWithDependents' },
    'history.dismissRefusal': { actions: 'clearRefusal' },
    'playlist.save': 'validating',
  },
  states: {
    clean: { entry: 'emitSaved', always: { guard: 'isDirty', target: 'dirty' } },
    dirty: { entry: 'emitUnsaved', always: { guard: 'isClean', target: 'clean' } },
    saveFailed: {
      entry: ['emitUnsaved', 'announceSaveFailure'],
      always: { guard: 'isClean', target: 'clean' },
    },
  },
});

/**
 * The playlist editor: loads a playlist, offers an unsaved draft, lets the domain decide every
 * command, and saves without leaving. A version saved by somebody else is merged. Provide
 * `loadPlaylist`, `savePlaylist`, `writeJournal` and `videoPicker`.
 */
export const playlistEditorMachine = editorSetup.createMachine({
  id: 'playlistEditor',
  context: ({ input }) => createInitialContext(input),
  type: 'parallel',
  on: {
    'preview.open': { actions: 'openPreview' },
    'preview.close': { actions: 'closePreview' },
  },
  states: {
    form: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadPlaylist',
            input: ({ context: { input, origins } }) => ({
              playlist: input.source.playlist,
              origins,
            }),
            onDone: { target: 'checkingForDraft', actions: withOutput('setLoadOutcome') },
            onError: {
              target: 'checkingForDraft',
              actions: { type: 'setLoadOutcome', params: unexpected },
            },
          },
        },
        checkingForDraft: {
          always: [
            { guard: 'isReadOnly', target: 'reading', actions: 'showPlaylist' },
            { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
            {
              guard: 'hasTakenOverDraft',
              target: 'editing',
              actions: [
                { type: 'resumeJournal', params: { draft: null } },
                { type: 'recoverDraft', params: { draft: null } },
              ],
            },
            { guard: 'hasDrafts', target: 'offeringDraft' },
            {
              guard: ({
                context: {
                  journal: { drafts, loadOutcome },
                },
              }) => drafts !== null && loadOutcome?.ok === true,
              target: 'editing',
              actions: ['openPlaylist', 'startJournal'],
            },
            { guard: 'hasSearchedDrafts', target: 'loadFailed', actions: 'setLoadFailure' },
          ],
        },
        offeringDraft: {
          always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
          on: {
            'draft.continue': {
              guard: 'isOfferedDraft',
              target: 'editing',
              actions: [
                { type: 'resumeJournal', params: ({ event }) => event },
                { type: 'recoverDraft', params: ({ event }) => event },
              ],
            },
            'draft.discard': {
              guard: 'isOfferedDraft',
              target: 'checkingForDraft',
              actions: ['discardDraft', 'removeDraft'],
            },
          },
        },
        openInAnotherTab: {
          entry: 'emitSaved',
          on: { 'journal.lockAcquired': 'loading' },
        },
        loadFailed: { on: { 'playlist.reload': 'loading' } },
        /** Somebody who may only read the playlist. */
        reading: {},
        editing,
        validating: {
          entry: 'validate',
          always: [
            { guard: 'hasErrors', target: 'editing', actions: 'revealFirstError' },
            { target: 'saving', actions: 'recordSaveAttempt' },
          ],
        },
        saving: {
          tags: ['form', 'busy'],
          invoke: {
            src: 'savePlaylist',
            input: ({ context: { input, version, attempts } }) => ({
              playlist: input.source.playlist,
              version,
              attempts,
            }),
            onDone: [
              {
                guard: withOutput('hasSucceeded'),
                target: 'editing',
                actions: [withOutput('setSaved'), 'announceSaved'],
              },
              {
                guard: withOutput('isConflict'),
                target: 'loadingRemote',
                actions: withOutput('setSaveFailure'),
              },
              { target: 'editing.saveFailed', actions: withOutput('setSaveFailure') },
            ],
            onError: {
              target: 'editing.saveFailed',
              actions: { type: 'setSaveFailure', params: unexpected },
            },
          },
        },
        /** Another person has saved meanwhile: their version is loaded to rebase the work. */
        loadingRemote: {
          tags: 'form',
          on: { 'conflict.dismiss': 'editing' },
          invoke: {
            src: 'loadPlaylist',
            input: ({ context: { input, origins } }) => ({
              playlist: input.source.playlist,
              origins,
            }),
            onDone: [
              {
                guard: withOutput('hasSucceeded'),
                target: 'conflict',
                actions: withOutput('compareWithRemote'),
              },
              { target: 'loadRemoteFailed' },
            ],
            onError: 'loadRemoteFailed',
          },
        },
        loadRemoteFailed: {
          tags: 'form',
          on: { 'conflict.reload': 'loadingRemote', 'conflict.dismiss': 'editing' },
        },
        conflict: {
          tags: 'form',
          on: {
            'conflict.chooseSide': { actions: 'chooseSide' },
            'conflict.save': {
              guard: 'hasResolvedAll',
              target: 'validating',
              actions: 'mergeConflict',
            },
            'conflict.openRemote': { target: 'editing', actions: 'openRemoteVersion' },
            'conflict.dismiss': { target: 'editing', actions: 'clearConflict' },
          },
        },
      },
    },
    journal,
    search: {
      invoke: {
        src: 'videoPicker',
        id: 'videoPicker',
        input: ({ context }) => ({ today: formatLocalDay(context.input.now()) }),
      },
    },
  },
});

/** A running playlist editor. */
export type PlaylistEditorRef = ActorRefFrom<typeof playlistEditorMachine>;

/** Returns what the journal of a playlist has confirmed. */
export const selectJournalStatus = (
  snapshot: SnapshotFrom<typeof playlistEditorMachine>,
): JournalStatus =>
  getJournalStatus(snapshot.context.journal, snapshot.matches({ journal: { writing: 'delayed' } }));
