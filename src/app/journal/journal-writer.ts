import { writeEntry } from '../../domain/quiz/journal.ts';
import type { JournalLine } from '../../domain/quiz/journal-line.ts';
import { mergedLine } from '../../domain/quiz/merge-line.ts';
import type { JournalTrouble } from '../../machines/quiz/journal-types.ts';
import type { JournalHeader, JournalStore } from './journal-store.ts';
import { troubleOf } from './journal-trouble.ts';

/** Writes one journal, a transaction a line. */
export interface JournalWriter {
  readonly id: string;
  readonly append: (line: JournalLine) => void;
  /** Writes the whole journal anew: after a failure, or when the storage was emptied. */
  readonly rewrite: () => void;
  /** Puts another header in place; counts as a line. */
  readonly renew: (header: JournalHeader) => void;
  /** Resolves when nothing is under way any more. */
  readonly settled: () => Promise<void>;
  /** Nothing is written after this. */
  readonly end: () => void;
}

/** What a writer starts with. `lines` are those the journal has, `isStored` says whether the store has them. */
export interface WriterOptions {
  readonly store: JournalStore;
  readonly header: JournalHeader;
  readonly lines: readonly JournalLine[];
  readonly isStored: boolean;
  readonly onKept: (count: number) => void;
  readonly onTrouble: (trouble: JournalTrouble) => void;
}

/**
 * A writer that keeps the journal's lines in memory too. Each line is a transaction of its own, begun in the moment it comes; lines that come while
 * one is under way share the next, so that a fast typist never waits in a queue. After a failure the whole journal is put in place, at once and
 * again with every further line, and what is not on disk is never acknowledged. Typing that goes on in a step is written over its line.
 */
export function createJournalWriter({
  store,
  lines,
  isStored,
  onKept,
  onTrouble,
  ...options
}: WriterOptions): JournalWriter {
  let { header } = options;
  const texts = lines.map(writeEntry);
  let last = lines.at(-1);
  let taken = 0;
  let kept = 0;
  /** Whether the disk has the journal but for the lines from `changedFrom` on. */
  let isWhole = isStored;
  let changedFrom = texts.length;
  let isEnded = false;
  let isWriting = false;
  let underWay = Promise.resolve();

  async function writeOnce(): Promise<void> {
    const [from, count, isAppended] = [changedFrom, taken, isWhole];
    changedFrom = texts.length;
    isWhole = true;
    await (isAppended
      ? store.write(header.id, from, texts.slice(from))
      : store.replace(header, [...texts]));
    kept = count;
    onKept(count);
  }
  async function writeAll(): Promise<void> {
    if (isEnded || (isWhole && kept === taken)) {
      isWriting = false;
      return;
    }
    const wasWhole = isWhole;
    try {
      await writeOnce();
    } catch (reason) {
      isWhole = false;
      if (!wasWhole) {
        isWriting = false;
        onTrouble(troubleOf(reason));
        return;
      }
    }
    await writeAll();
  }
  function write(): void {
    if (isWriting) return;
    isWriting = true;
    underWay = writeAll();
  }
  function rewrite(): void {
    if (texts.length === 0 && taken === 0) return;
    isWhole = false;
    write();
  }

  return {
    id: header.id,
    append: (line) => {
      if (isEnded) return;
      const merged = mergedLine(last, line);
      last = merged ?? line;
      const index = merged === null ? texts.length : texts.length - 1;
      texts.splice(index, 1, writeEntry(last));
      changedFrom = Math.min(changedFrom, index);
      taken += 1;
      write();
    },
    rewrite,
    renew: (renewed) => {
      header = renewed;
      taken += 1;
      rewrite();
    },
    settled: async () => underWay,
    end: () => {
      isEnded = true;
    },
  };
}
