import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import { applyEntry, startHistory, type History } from '../../domain/quiz/history/history.ts';
import type { JournalLine } from '../../domain/quiz/journal/journal.ts';
import type { RecoveredDraft } from '../../domain/quiz/journal/recover-draft.ts';
import type { JournalBase } from '../../domain/quiz/journal/journal-base.ts';
import { getTransitionId } from '../chart/describe-chart.ts';
import { MachineComputer } from '../simulation/compute-step.ts';
import { describeDraftChanges } from './describe-draft-changes.ts';
import { toEditorEvent } from './editor-events.ts';
import type { JournalEntry } from './journal-entry.ts';

/** What the first entry says: the quiz as it was opened. */
export const openedMessage: Message = { key: 'quizHistory.opened', values: { edited: 'quiz' } };

const getStepName = ({ cursor }: History): Message => cursor?.step.name ?? openedMessage;

/** Returns what a line says, in the words of the editor's timeline. */
function describeLine(line: JournalLine, before: History, after: History): Message {
  switch (line.type) {
    case 'stepped':
      return line.name;
    case 'undone':
      return { key: 'quizHistory.undid', about: getStepName(before) };
    case 'redone':
      return { key: 'quizHistory.redid', about: getStepName(after) };
    case 'jumped':
      return { key: 'quizHistory.wentTo', about: getStepName(after) };
    default:
      return { key: `inspector.journal.lines.${line.type}` };
  }
}

const editing: StateValue = { form: 'editing', journal: 'writing' };

/** Returns the state that the editor is in after a line; null for the one it was in. */
function getStateAfter(line: JournalLine): StateValue | null {
  switch (line.type) {
    case 'attempted':
      return { form: 'saving', journal: 'writing' };
    case 'attemptRefused':
    case 'attemptsSettled':
      return { form: { editing: { changes: 'saveFailed' } }, journal: 'writing' };
    case 'rebased':
      return { form: 'conflict', journal: 'writing' };
    case 'saved':
      return line.server === undefined ? { form: 'saved', journal: 'writing' } : editing;
    default:
      return null;
  }
}

/** The lines that an editor writes when a save has ended. */
const endsSave: ReadonlySet<JournalLine['type']> = new Set<JournalLine['type']>([
  'attemptRefused',
  'attemptsSettled',
  'saved',
]);

/** Returns the context of an editor with a history. */
type CreateContext = (history: History) => unknown;

/**
 * Follows an editor along a journal: each line puts it into a state, which its chart then settles.
 */
class FollowedEditor {
  private readonly computer: MachineComputer;
  private snapshot: AnyMachineSnapshot;
  private readonly machine: AnyStateMachine;
  private readonly createContext: CreateContext;

  constructor(machine: AnyStateMachine, createContext: CreateContext, history: History) {
    this.machine = machine;
    this.createContext = createContext;
    this.computer = new MachineComputer(machine);
    this.snapshot = this.settle(editing, history).snapshot;
  }

  get states(): readonly string[] {
    return this.snapshot._nodes.map(({ id }) => id);
  }

  /** Returns the transitions that the event of a line takes, and those that follow by themselves. */
  take(line: JournalLine, before: History, after: History): readonly string[] {
    const event = toEditorEvent(line);
    if (!this.isEditing && !endsSave.has(line.type))
      this.snapshot = this.settle(editing, before).snapshot;
    const caused = this.machine.getTransitionData(this.snapshot as never, event);
    const { snapshot, microsteps } = this.settle(
      getStateAfter(line) ?? (this.snapshot.value as StateValue),
      after,
    );
    this.snapshot = snapshot;
    return [
      ...caused.map((definition) => getTransitionId(definition as never)),
      ...microsteps.flatMap(({ transitions }) => transitions),
    ];
  }

  private get isEditing(): boolean {
    return this.snapshot.matches({ form: 'editing' });
  }

  /** Enters a state; an event that no state takes lets the transitions without events happen. */
  private settle(value: StateValue, history: History) {
    const entered = this.computer.enter(value, this.createContext(history));
    return this.computer.take(entered.snapshot, { type: 'journal.settle' });
  }
}

const isHistoryLine = (
  line: JournalLine,
): line is Exclude<JournalLine, { readonly type: `attempt${string}` }> =>
  !line.type.startsWith('attempt');

/**
 * Returns the positions of a journal that was read: the quiz as it was opened, then one for each
 * line but the ends of typing. `createContext` returns the context of the editor with a history.
 */
export function listJournalEntries(
  machine: AnyStateMachine,
  { base, lines }: { readonly base: JournalBase; readonly lines: RecoveredDraft['lines'] },
  createContext: CreateContext,
): readonly JournalEntry[] {
  let history = startHistory(base.draft);
  const editor = new FollowedEditor(machine, createContext, history);
  const opened = {
    message: openedMessage,
    at: null,
    draft: base.draft,
    changes: [],
    transitions: [],
  };
  const entries: JournalEntry[] = [{ ...opened, states: editor.states, step: 0 }];
  for (const line of lines) {
    const before = history;
    if (isHistoryLine(line)) history = applyEntry(history, line);
    if (line.type === 'typingEnded') continue;
    const transitions = editor.take(line, before, history);
    entries.push({
      message: describeLine(line, before, history),
      at: line.type === 'stepped' ? line.at : null,
      draft: history.draft,
      changes: describeDraftChanges(before.draft, history.draft),
      states: editor.states,
      transitions,
      step: entries.length,
    });
  }
  return entries;
}
