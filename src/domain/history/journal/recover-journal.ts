import type { DomainEvent, HistoryModel } from '../history-model.ts';
import { applyHistoryEntry, closeHistory, openHistory } from '../history-rules.ts';
import { createHistory, type History } from '../history.ts';
import type { RebaseEntry } from '../history-entry.ts';
import type { DraftBase } from './journal-base.ts';
import type { JournalLine, ParsedLine } from './journal-line.ts';

/** A save that was sent without a response, the draft it sent, and its last step (0 is the base). */
export interface PendingSave<Draft> {
  readonly idempotencyKey: string;
  readonly step: number;
  readonly draft: Draft;
}

/**
 * The content of a journal: the history, the version that it is based on, the saves
 * without a response, and the lines it was read from.
 */
export interface RecoveredJournal<Draft, Event, Base, Remote = unknown> {
  readonly base: Base;
  readonly history: History<Draft, Event>;
  readonly attempts: readonly PendingSave<Draft>[];
  readonly lines: readonly JournalLine<Draft, Event, Remote>[];
  /** Whether later lines could not be read. */
  readonly isDamaged: boolean;
}

/** What replaying a journal needs to know about its drafts. */
export interface RecoveryModel<Draft, Event, Base, Remote> {
  readonly model: HistoryModel<Draft, Event>;
  /** Returns the base that a rebase continues from. */
  readonly toBase: (entry: RebaseEntry<Draft, Event> & Remote) => Base;
  /** Returns whether a draft can be edited. */
  readonly isSound: (draft: Draft) => boolean;
}

interface ReplayedLines<Draft, Event, Base> {
  readonly base: Base;
  readonly history: History<Draft, Event>;
  readonly attempts: readonly PendingSave<Draft>[];
  /** The number of lines applied. */
  readonly count: number;
}

function replayLines<Draft, Event extends DomainEvent, Base extends DraftBase<Draft>, Remote>(
  recovery: RecoveryModel<Draft, Event, Base, Remote>,
  opened: Base,
  lines: readonly JournalLine<Draft, Event, Remote>[],
): ReplayedLines<Draft, Event, Base> {
  const { model, toBase, isSound } = recovery;
  let base = opened;
  let history = createHistory<Draft, Event>(base.draft);
  let attempts: readonly PendingSave<Draft>[] = [];
  for (const [count, line] of lines.entries()) {
    try {
      if (line.type === 'attempted') {
        history = closeHistory(history);
        const step = history.cursor?.step.id ?? 0;
        attempts = [...attempts, { idempotencyKey: line.name, step, draft: history.draft }];
      } else if (line.type === 'attemptRefused') attempts = attempts.slice(0, -1);
      else if (line.type === 'attemptsSettled') attempts = [];
      else {
        history = applyHistoryEntry(model, openHistory(history), line);
        if (!isSound(history.draft)) throw new Error('a draft that cannot be edited');
        if (line.type === 'saved') {
          history = closeHistory(history);
          if (line.server !== undefined)
            base = {
              ...base,
              draft: attempts.at(-1)?.draft ?? history.draft,
              version: line.server.version,
              serverIds: new Map(line.server.origins),
            };
          attempts = [];
        }
        if (line.type === 'rebased') base = toBase(line);
      }
    } catch {
      return { ...replayLines(recovery, opened, lines.slice(0, count)), count };
    }
  }
  return { base, history: closeHistory(history), attempts, count: lines.length };
}

/**
 * Replays a journal's lines up to the first that is damaged or does not fit, and ends typing.
 * Returns null when a line was written by newer code.
 */
export function recoverJournal<
  Draft,
  Event extends DomainEvent,
  Base extends DraftBase<Draft>,
  Remote,
>(
  recovery: RecoveryModel<Draft, Event, Base, Remote>,
  opened: Base,
  stored: readonly ParsedLine<JournalLine<Draft, Event, Remote>>[],
): RecoveredJournal<Draft, Event, Base, Remote> | null {
  if (stored.some(({ kind }) => kind === 'newer')) return null;
  const lines: JournalLine<Draft, Event, Remote>[] = [];
  for (const line of stored) {
    if (line.kind !== 'entry') break;
    lines.push(line.entry);
  }
  const { base, history, attempts, count } = replayLines(recovery, opened, lines);
  return {
    base,
    history: { ...history, lastTypedAt: null },
    attempts,
    lines: lines.slice(0, count),
    isDamaged: count < stored.length,
  };
}
