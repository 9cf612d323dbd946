import type { Draft } from './draft.ts';
import type { JournalBase } from './journal-base.ts';
import { record, startHistory, type History } from './history.ts';
import type { StoredLine } from './journal.ts';
import type { JournalLine } from './journal-line.ts';
import { owningWriter } from './writer.ts';

/** A save that was sent, by its name, with the draft it sent; nobody knows whether the server has it. */
export interface OpenAttempt {
  readonly name: string;
  readonly draft: Draft;
}

/** What a journal says: the history as it was, the version of the quiz it stands on, the saves without an answer, and the lines that led there. */
export interface Recovered {
  readonly base: JournalBase;
  readonly history: History;
  readonly attempts: readonly OpenAttempt[];
  readonly lines: readonly JournalLine[];
  /** Whether lines after these could not be read. */
  readonly isDamaged: boolean;
}

interface Replayed {
  readonly base: JournalBase;
  readonly history: History;
  readonly attempts: readonly OpenAttempt[];
  /** How many lines fitted. */
  readonly count: number;
}

function replayLines(opened: JournalBase, lines: readonly JournalLine[]): Replayed {
  let base = opened;
  let history = startHistory(base.draft);
  let attempts: readonly OpenAttempt[] = [];
  let writer = owningWriter();
  for (const [count, line] of lines.entries()) {
    try {
      if (line.type === 'attempted') {
        attempts = [...attempts, { name: line.name, draft: history.draft }];
        writer = owningWriter();
      } else if (line.type === 'attemptRefused') attempts = attempts.slice(0, -1);
      else if (line.type === 'attemptsSettled') attempts = [];
      else {
        history = record(history, line, writer);
        if (history.draft.activities.length === 0) throw new Error('a quiz without activities');
        if (line.type === 'saved') attempts = [];
        if (line.type === 'rebased')
          base = {
            draft: line.base,
            origins: new Map(line.origins),
            isDistributed: line.isDistributed,
            version: line.version,
          };
      }
    } catch {
      return { ...replayLines(opened, lines.slice(0, count)), count };
    }
  }
  return { base, history, attempts, count: lines.length };
}

/** The history that a journal's lines tell, as far as they can be read and fit together; typing has ended. Null when one of them is of newer code. */
export function recover(opened: JournalBase, stored: readonly StoredLine[]): Recovered | null {
  if (stored.some(({ kind }) => kind === 'newer')) return null;
  const lines: JournalLine[] = [];
  for (const line of stored) {
    if (line.kind !== 'entry') break;
    lines.push(line.entry);
  }
  const { base, history, attempts, count } = replayLines(opened, lines);
  return {
    base,
    history: { ...history, typingAt: null },
    attempts,
    lines: lines.slice(0, count),
    isDamaged: count < stored.length,
  };
}
