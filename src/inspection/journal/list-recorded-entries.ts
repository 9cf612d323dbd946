import type { Message } from '../../domain/messages/message.ts';
import type { History } from '../../domain/quiz/history/history.ts';
import type { SimulationStep } from '../simulation/simulation.ts';
import { describeDraftChanges } from './describe-draft-changes.ts';
import type { JournalEntry } from './journal-entry.ts';
import { openedMessage } from './list-entries.ts';

/** Returns what an event of the editor did to its history, in the words of the editor's timeline. */
function describeStep(event: string | null, before: History | null, after: History): Message {
  const name = after.cursor?.step.name ?? openedMessage;
  if (event === 'history.undo')
    return { key: 'quizHistory.undid', about: before?.cursor?.step.name ?? openedMessage };
  if (event === 'history.redo') return { key: 'quizHistory.redid', about: name };
  if (event === 'history.jumpToStep') return { key: 'quizHistory.wentTo', about: name };
  return name;
}

const isSame = (before: History, after: History): boolean =>
  before.draft === after.draft && before.cursor === after.cursor;

/**
 * Returns the positions of the journal that a recorded editor wrote: the start, then every step that
 * changed its history. `histories` has one for each step.
 */
export function listRecordedEntries(
  steps: readonly SimulationStep[],
  histories: readonly History[],
  startedAtMs: number,
): readonly JournalEntry[] {
  let before: History | null = null;
  const entries: JournalEntry[] = [];
  for (const [index, step] of steps.entries()) {
    const history = histories[index];
    if (history === undefined || (before !== null && isSame(before, history))) continue;
    entries.push({
      message: describeStep(step.event, before, history),
      at: startedAtMs + step.timeMs,
      draft: history.draft,
      changes: before === null ? [] : describeDraftChanges(before.draft, history.draft),
      states: step.states,
      transitions: step.microsteps.flatMap(({ transitions }) => transitions),
      step: index,
    });
    before = history;
  }
  return entries;
}
