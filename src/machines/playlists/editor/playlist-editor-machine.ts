import type { ActorRefFrom } from 'xstate';

import { formatLocalDay } from '../../../domain/format-local-day.ts';
import {
  changesState,
  createSavingInPlaceState,
  discardTransition,
  historyState,
  saveTransitions,
  openingStates,
  savingStates,
} from '../../shared/editor/editor-states.ts';
import { journalStates, onJournalError } from '../../shared/editor/journal.ts';
import { createInitialContext } from './context.ts';
import { editorSetup } from './editor-setup.ts';

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
  type: 'parallel',
  always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
  on: {
    'editor.saveAsNew': saveTransitions['editor.saveAsNew'],
    'title.set': { actions: 'applyCommand' },
    'label.add': { actions: 'applyCommand' },
    'label.rename': { actions: 'applyCommand' },
    'entry.remove': { actions: 'applyCommand' },
    'entry.move': { actions: 'applyCommand' },
    'article.add': { actions: 'applyCommand' },
    'field.leave': { guard: 'isTyping', actions: 'endTyping' },
    'target.choose': { actions: 'setTarget' },
  },
  states: {
    changes: changesState,
    savingInPlace: createSavingInPlaceState('playlistEditor'),
    history: historyState,
  },
});

const [stays, , ...failures] = savingStates.saving.invoke.onDone;

/** A playlist is saved without leaving its editor. */
const saving = editorSetup.createStateConfig({
  ...savingStates.saving,
  invoke: { ...savingStates.saving.invoke, onDone: [stays, ...failures] },
});

/**
 * The playlist editor: loads a playlist, offers an unsaved draft, lets the domain decide every
 * command, and saves without leaving. A version saved by somebody else is merged. Provide `load`,
 * `save`, `writeJournal` and `videoPicker`.
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
      on: discardTransition,
      states: {
        ...openingStates,
        editing,
        ...savingStates,
        saving,
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
