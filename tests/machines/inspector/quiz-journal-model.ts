import type {
  JournalEntry,
  JournalSummary,
  OpenedJournal,
} from '../../../src/inspection/journal/journal-entry.ts';
import { createDraft } from '../../../src/domain/quiz/draft/create-draft.ts';
import { quizJournalMachine } from '../../../src/machines/inspector/quiz-journal-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const summary = (id: string): JournalSummary => ({ id, title: id, changeCount: 2, changedAt: 0 });
const entry = (step: number): JournalEntry => ({
  message: { text: `line ${String(step)}` },
  at: null,
  draft: createDraft('a'),
  changes: [],
  states: [],
  transitions: [],
  step,
});
const journal = (stepCount: number): OpenedJournal => ({
  entries: [0, 1, 2].slice(0, stepCount + 1).map(entry),
  kind: 'admin',
  isDamaged: false,
});

/** The model of stepping through a stored journal, by what the storage holds meanwhile. */
export const quizJournalModel = defineModel({
  machine: quizJournalMachine,
  requirements: 'PD-43',
  each: 'transition',
  factsOf: ({ chosen, journals, position, stepCount, journal: shown }) => [
    `${String(chosen)} of ${String(journals.length)}`,
    shown === null ? 'nothing shown' : `${String(position)} of ${String(stepCount)}`,
  ],
  answers: {
    listing: {
      'there are two journals': {
        journals: [summary('acids'), summary('bases')],
        unreadableCount: 0,
      },
      'one journal is left': { journals: [summary('bases')], unreadableCount: 1 },
      'there is no journal': { journals: [], unreadableCount: 0 },
    },
    opening: {
      'it has two steps': journal(2),
      'it has one step': journal(1),
      'it is gone': null,
    },
  },
  events: {
    'read them again': { type: 'journals.refresh' },
    'choose the other': { type: 'journal.choose', id: 'bases' },
    play: { type: 'play' },
    pause: { type: 'pause' },
    'step forward': { type: 'step.forward' },
    'step back': { type: 'step.back' },
    'go to the start': { type: 'position.set', position: -3 },
    'go to the end': { type: 'position.set', position: 7 },
  },
});
