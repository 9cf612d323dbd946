import { assertNever } from '../../domain/assert-never.ts';
import { writeBase } from '../../domain/quiz/journal-base.ts';
import type { JournalLine } from '../../domain/quiz/journal-line.ts';
import type { Recovered } from '../../domain/quiz/recover.ts';
import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
} from '../../machines/quiz/journal-types.ts';
import { readJournal } from './found-draft.ts';
import { isOfPlace, quizOf } from './journal-place.ts';
import type { JournalHeader, JournalStore } from './journal-store.ts';
import { troubleOf } from './journal-trouble.ts';
import { createJournalWriter, type JournalWriter } from './journal-writer.ts';
import type { Turns } from './turn.ts';

/** What a journal is made of. `now` is milliseconds since 1970. */
export interface JournalParts extends JournalInput {
  readonly user: string;
  readonly store: JournalStore;
  readonly turns: Turns;
  readonly tell: (event: JournalEvent) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

interface Found {
  readonly header: JournalHeader;
  readonly recovered: Recovered;
}

/** The journal of one editor: takes its commands, and ends after its last line is on disk. */
export interface Journal {
  readonly take: (command: JournalCommand) => void;
  readonly end: () => Promise<void>;
}

/**
 * Keeps what one editor does in this browser. A stored quiz has one turn for all tabs, a new one a turn of its own for each journal, so two
 * tabs that each begin a quiz do not meet. Nothing is stored before the first line.
 */
export function openJournal({
  user,
  mode,
  source,
  store,
  turns,
  tell,
  now,
  newId,
}: JournalParts): Journal {
  const found = new Map<string, Found>();
  const turnOf = (journal: string): string => {
    const quiz = quizOf(source);
    return `lectern journal ${user} ${mode} ${quiz === null ? journal : String(quiz)}`;
  };
  const sharedTurn = quizOf(source) === null ? null : turnOf('');
  let writer: JournalWriter | null = null;
  let header: JournalHeader | null = null;

  const underWay = new Set<Promise<void>>();
  const fail = (reason: unknown): void => {
    tell({ type: 'journal.failed', trouble: troubleOf(reason) });
  };

  /** Follows work that must be over before this journal ends. */
  function follow(work: Promise<void>): void {
    const watched = work.catch(fail).finally(() => {
      underWay.delete(watched);
    });
    underWay.add(watched);
  }

  async function look(): Promise<void> {
    if (sharedTurn !== null && !(await turns.take(sharedTurn))) {
      tell({ type: 'journal.heldElsewhere' });
      await turns.waitFor(sharedTurn);
      tell({ type: 'journal.turnCame' });
      return;
    }
    const stored = await store.ofUser(
      user,
      (header) => header.setAsideAt === null && isOfPlace(header, { mode, source }),
    );
    const busy =
      sharedTurn === null
        ? await turns.taken(stored.map(({ header }) => turnOf(header.id)))
        : new Set();
    const journals = stored
      .filter(({ header }) => !busy.has(turnOf(header.id)))
      .map((journal) => ({ header: journal.header, ...readJournal(journal) }));
    const drafts = journals.flatMap((journal) =>
      journal.kind === 'unsaved' ? [journal.draft] : [],
    );
    found.clear();
    for (const journal of journals)
      if (journal.kind === 'unsaved')
        found.set(journal.header.id, {
          header: journal.header,
          recovered: journal.draft.recovered,
        });
    const spent = journals.filter(({ kind }) => kind === 'spent').map(({ header: { id } }) => id);
    if (spent.length > 0) await store.remove(spent);
    tell({
      type: 'journal.looked',
      drafts: drafts.toSorted((a, b) => b.changedAt - a.changedAt),
      newer: journals.filter(({ kind }) => kind === 'newer').length,
    });
  }

  function write(begun: JournalHeader, lines: readonly JournalLine[], isStored: boolean): void {
    writer?.end();
    header = begun;
    writer = createJournalWriter({
      store,
      header: begun,
      lines,
      isStored,
      onKept: (count) => {
        tell({ type: 'journal.kept', count });
      },
      onTrouble: (trouble) => {
        tell({ type: 'journal.failed', trouble });
      },
    });
    if (sharedTurn === null) void turns.take(turnOf(begun.id));
  }
  /** Goes on with a found journal. One with damaged lines is set aside as it is, and what can be read of it goes on in a new one. */
  async function resume({ header: stored, recovered: { lines, isDamaged } }: Found): Promise<void> {
    write(isDamaged ? { ...stored, id: newId() } : stored, lines, !isDamaged);
    if (!isDamaged) return;
    writer?.rewrite();
    await writer?.settled();
    await store.setAside(stored.id, now());
  }

  function becomeNew(): void {
    if (header?.source.kind !== 'stored') return;
    header = { ...header, source: { kind: 'copy', quiz: header.source.quiz } };
    writer?.renew(header);
  }

  /** Forgets what was written until now: the author opened the quiz anew instead. */
  async function forget(ended: JournalWriter): Promise<void> {
    ended.end();
    await ended.settled();
    await store.remove([ended.id]);
  }

  /** What is on the server needs no journal any more, and neither does a damaged one that was set aside. */
  async function finish(ended: JournalWriter): Promise<void> {
    await ended.settled();
    ended.end();
    await store.remove([ended.id]);
    const old =
      sharedTurn === null
        ? []
        : await store.ofUser(
            user,
            (header) => header.setAsideAt !== null && isOfPlace(header, { mode, source }),
          );
    if (old.length > 0) await store.remove(old.map(({ header }) => header.id));
  }

  async function giveTurn(turn: string): Promise<void> {
    await writer?.settled();
    writer?.end();
    turns.give(turn);
    await turns.waitFor(turn);
    tell({ type: 'journal.turnCame' });
  }

  return {
    take: (command) => {
      switch (command.type) {
        case 'journal.look':
          look().catch(fail);
          break;
        case 'journal.begin':
          if (writer !== null) follow(forget(writer));
          write(
            {
              id: newId(),
              user,
              mode,
              source,
              base: writeBase(command.base),
              startedAt: now(),
              setAsideAt: null,
            },
            [],
            false,
          );
          break;
        case 'journal.resume': {
          const draft = found.get(command.draft);
          if (draft !== undefined) follow(resume(draft));
          break;
        }
        case 'journal.append':
          for (const line of command.lines) writer?.append(line);
          break;
        case 'journal.becomeNew':
          becomeNew();
          break;
        case 'journal.discard':
          follow(store.remove([command.draft]));
          break;
        case 'journal.finish':
          if (writer !== null) follow(finish(writer));
          break;
        case 'journal.askForTurn':
          if (sharedTurn !== null) turns.ask(sharedTurn);
          break;
        case 'journal.giveTurn':
          if (sharedTurn !== null) giveTurn(sharedTurn).catch(fail);
          break;
        case 'journal.retry':
          writer?.rewrite();
          break;
        default:
          assertNever(command);
      }
    },
    end: async () => {
      await writer?.settled();
      await Promise.all(underWay);
      writer?.end();
      turns.end();
      store.close();
    },
  };
}
