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
  /** Puts another header and, when given, other lines in place; counts as one line. */
  readonly renew: (header: JournalHeader, lines?: readonly JournalLine[]) => void;
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
 * A writer that keeps the journal's lines in memory too: after a failed transaction it puts the whole journal in place, at once and again with
 * every further line, and what is not on disk is never acknowledged. Typing that goes on in a step is written over its line.
 */
export function createJournalWriter({ store, lines, isStored, onKept, onTrouble, ...options }: WriterOptions): JournalWriter {
  let { header } = options;
  let texts = lines.map(writeEntry);
  const underWay = new Set<Promise<void>>();
  let last = lines.at(-1);
  let isBegun = isStored;
  let taken = 0;
  let attempt = 0;
  let isBroken = false;
  let isRewriting = false;
  let isEnded = false;

  function follow(work: Promise<void>): void {
    underWay.add(work);
    void work.finally(() => { underWay.delete(work); });
  }
  async function putAll(): Promise<void> {
    if (isRewriting || isEnded) return;
    isRewriting = true;
    isBroken = true;
    attempt += 1;
    const count = taken;
    try {
      await store.replace(header, [...texts]);
      isBegun = true;
      isBroken = count !== taken;
      if (!isBroken) onKept(count);
    } catch (reason) {
      onTrouble(troubleOf(reason));
      return;
    } finally {
      isRewriting = false;
    }
    if (isBroken) await putAll();
  }
  const rewrite = (): void => { follow(putAll()); };

  async function put(count: number): Promise<void> {
    const mine = attempt;
    const journal = isBegun ? header.id : header;
    isBegun = true;
    try {
      await store.write(journal, texts.length - 1, texts.slice(-1));
      if (mine === attempt) onKept(count);
    } catch {
      if (mine === attempt) await putAll();
    }
  }
  return {
    id: header.id,
    append: (line) => {
      if (isEnded) return;
      const merged = mergedLine(last, line);
      last = merged ?? line;
      texts.splice(merged === null ? texts.length : texts.length - 1, 1, writeEntry(last));
      taken += 1;
      if (isBroken) rewrite();
      else if (!isBegun && texts.length > 1) rewrite();
      else follow(put(taken));
    },
    rewrite,
    renew: (renewed, others) => {
      header = renewed;
      if (others !== undefined) {
        texts = others.map(writeEntry);
        last = others.at(-1);
      }
      taken += 1;
      rewrite();
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    end: () => { isEnded = true; },
  };
}
