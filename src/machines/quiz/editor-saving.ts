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
      { guard: { type: 'hasSaved', params: ({ event }) => event.output }, target: 'saved' },
      {
        guard: { type: 'isConflict', params: ({ event }) => event.output },
        target: 'conflict',
        actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, { type: 'settleAttempts', params: ({ event }) => event.output }],
      },
      {
        target: 'editing.changes.saveFailed',
        actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, { type: 'settleAttempts', params: ({ event }) => event.output }],
      },
    ],
    onError: { target: 'editing.changes.saveFailed', actions: { type: 'keepFailure', params: unexpected } },
  },
});

/** Somebody else has saved in the meantime (decision 39): the author says what to do. */
export const conflict = editorSetup.createStateConfig({
  tags: 'form',
  on: {
    'conflict.overwrite': 'readingTheirs',
    'conflict.dismiss': 'editing',
    'quiz.reload': 'loading',
  },
});

/** Reads the newer version, to save over it knowingly. */
export const readingTheirs = editorSetup.createStateConfig({
  tags: ['form', 'busy'],
  invoke: {
    src: 'loadQuiz',
    input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
    onDone: [
      {
        guard: { type: 'hasOpened', params: ({ event }) => event.output },
        target: 'saving',
        actions: [{ type: 'buildOnTheirs', params: ({ event }) => event.output }, 'nameAttempt'],
      },
      { target: 'editing.changes.saveFailed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
    ],
    onError: { target: 'editing.changes.saveFailed', actions: { type: 'keepFailure', params: unexpected } },
  },
});

/** Stored: the history knows it, and the editor is left (QFRM-28 to QFRM-31). */
export const saved = editorSetup.createStateConfig({ tags: ['form', 'busy'], entry: ['markSaved', 'handOverLines', 'countLines', 'finishJournal', 'announceSaved', 'leave'] });
