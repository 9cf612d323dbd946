import { failed } from '../../domain/outcome.ts';
import type { SaveInput } from './editor-types.ts';
import { editorSetup } from './editor-setup.ts';

const unexpected = () => failed({ kind: 'unexpected' });

/** The checks before a save: a fault is told once and brought into view, and nothing is sent (QVAL-01, QVAL-02). */
export const checking = editorSetup.createStateConfig({
  entry: 'check',
  always: [
    { guard: 'hasFaults', target: 'editing', actions: ['tellFaults', 'showFirstFault'] },
    { target: 'saving', actions: 'nameAttempt' },
  ],
});

/** The save. However it fails, the form is as it was. */
export const saving = editorSetup.createStateConfig({
  tags: ['form', 'busy'],
  invoke: {
    src: 'saveQuiz',
    input: ({ context: { input, version, attempts } }) => ({
      quiz: input.source.kind === 'stored' ? input.source.quiz : null,
      version,
      attempts: attempts as SaveInput['attempts'],
    }),
    onDone: [
      { guard: { type: 'hasSaved', params: ({ event }) => event.output }, target: 'noting' },
      {
        guard: { type: 'isConflict', params: ({ event }) => event.output },
        target: 'readingTheirs',
        actions: [
          { type: 'keepFailure', params: ({ event }) => event.output },
          { type: 'settleAttempts', params: ({ event }) => event.output },
        ],
      },
      {
        target: 'editing.changes.saveFailed',
        actions: [
          { type: 'keepFailure', params: ({ event }) => event.output },
          { type: 'settleAttempts', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: {
      target: 'editing.changes.saveFailed',
      actions: { type: 'keepFailure', params: unexpected },
    },
  },
});

/** Somebody else has saved in the meantime (decision 39): their version is read, to put my work on top of it. */
export const readingTheirs = editorSetup.createStateConfig({
  tags: 'form',
  on: { 'conflict.dismiss': 'editing' },
  invoke: {
    src: 'loadQuiz',
    input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
    onDone: [
      {
        guard: { type: 'hasOpened', params: ({ event }) => event.output },
        target: 'conflict',
        actions: { type: 'compare', params: ({ event }) => event.output },
      },
      { target: 'theirsUnread' },
    ],
    onError: 'theirsUnread',
  },
});

/** Their version cannot be had now. */
export const theirsUnread = editorSetup.createStateConfig({
  tags: 'form',
  on: { 'conflict.readAgain': 'readingTheirs', 'conflict.dismiss': 'editing' },
});

/**
 * The author sees what fits, chooses sides where both have changed the same, and brings back what the newer version has lost. My draft is
 * as it was until the merged one is taken; a save that meets a still newer version begins this again.
 */
export const conflict = editorSetup.createStateConfig({
  tags: 'form',
  on: {
    'conflict.choose': { actions: 'chooseSide' },
    'conflict.bringBack': { actions: 'bringBack' },
    'conflict.save': { guard: 'hasChosenAll', target: 'checking', actions: 'takeMerged' },
    'conflict.openTheirs': { target: 'editing', actions: 'openTheirs' },
    'conflict.dismiss': { target: 'editing', actions: 'forgetConflict' },
  },
});

/** Stored: the history knows it, and so does the disk before the editor is left, or what is on the server would be offered as unsaved. */
export const noting = editorSetup.createStateConfig({
  tags: ['form', 'busy'],
  entry: ['markSaved', 'handOverLines', 'countLines', 'finishJournal'],
  always: { guard: 'hasNotedAll', target: 'saved' },
  after: { notingPatience: 'saved' },
});

/** The editor is left (QFRM-28 to QFRM-31). */
export const saved = editorSetup.createStateConfig({
  tags: ['form', 'busy'],
  entry: ['announceSaved', 'leave'],
});
