import type { Draft } from '../draft/draft.ts';
import type { JournalBase } from './journal-base.ts';
import { applyEntry, startHistory, type History } from '../history/history.ts';
import type { JournalLine, ParsedJournalLine } from './journal.ts';
import { createOwningWriter } from '../events/draft-writer.ts';

/** A save that was sent without a response: its name and the draft it sent. */
export interface PendingSave {
  readonly name: string;
  readonly draft: Draft;
}

/**
 * The content of a journal: the history, the version of the quiz it is based on, the saves without
 * a response, and the lines it was read from.
 */
export interface RecoveredDraft {
  readonly base: JournalBase;
  readonly history: History;
  readonly attempts: readonly PendingSave[];
  readonly lines: readonly JournalLine[];
  /** Whether later lines could not be read. */
  readonly isDamaged: boolean;
}

interface ReplayedLines {
  readonly base: JournalBase;
  readonly history: History;
  readonly attempts: readonly PendingSave[];
  /** The number of lines applied. */
  readonly count: number;
}

function replayLines(opened: JournalBase, lines: readonly JournalLine[]): ReplayedLines {
  let base = opened;
  let history = startHistory(base.draft);
  let attempts: readonly PendingSave[] = [];
  let writer = createOwningWriter();
  for (const [count, line] of lines.entries()) {
    try {
      if (line.type === 'attempted') {
        attempts = [...attempts, { name: line.name, draft: history.draft }];
        writer = createOwningWriter();
      } else if (line.type === 'attemptRefused') attempts = attempts.slice(0, -1);
      else if (line.type === 'attemptsSettled') attempts = [];
      else {
        history = applyEntry(history, line, writer);
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

/**
 * Replays a journal's lines up to the first that is damaged or does not fit, and ends typing.
 * Returns null when a line was written by newer code.
 */
export function recoverDraft(
  opened: JournalBase,
  stored: readonly ParsedJournalLine[],
): RecoveredDraft | null {
  if (stored.some(({ kind }) => kind === 'newer')) return null;
  const lines: JournalLine[] = [];
  for (const line of stored) {
    if (line.kind !== 'entry') break;
    lines.push(line.entry);
  }
  const { base, history, attempts, count } = replayLines(opened, lines);
  return {
    base,
    history: { ...history, lastTypedAt: null },
    attempts,
    lines: lines.slice(0, count),
    isDamaged: count < stored.length,
  };
}
