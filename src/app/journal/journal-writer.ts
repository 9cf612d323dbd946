import type { JournalError } from '../../machines/shared/editor/journal.ts';
import type { JournalHeader } from './journal-database.ts';
import { toJournalError, type JournalStore } from './journal-store.ts';

/**
 * The parts of a writer. `lines` are those the journal has already; `isStored` tells whether the
 * store has them.
 */
export interface JournalWriterOptions<Source, Line> {
  readonly format: {
    readonly writeLine: (line: Line) => string;
    readonly mergeLines: (last: Line | undefined, next: Line) => Line | null;
  };
  readonly store: JournalStore<Source>;
  readonly header: JournalHeader<Source>;
  readonly lines: readonly Line[];
  readonly isStored: boolean;
  readonly onStored: (count: number) => void;
  readonly onError: (error: JournalError) => void;
}

/**
 * Writes one journal and keeps its lines in memory. A transaction starts at once; lines that arrive
 * during one share the next, so that typing never waits. After a failure the whole journal is
 * written again, at once and with every further line. Typing that continues a step replaces its
 * line.
 */
export class JournalWriter<Source, Line> {
  readonly #options: JournalWriterOptions<Source, Line>;
  readonly #texts: string[];
  #header: JournalHeader<Source>;
  #lastLine: Line | undefined;
  #receivedCount = 0;
  #storedCount = 0;
  /** Whether the store has every line before `#firstChanged`. */
  #isStored: boolean;
  #firstChanged: number;
  #isClosed = false;
  #isWriting = false;
  #work = Promise.resolve();

  constructor(options: JournalWriterOptions<Source, Line>) {
    this.#options = options;
    this.#header = options.header;
    this.#texts = options.lines.map(options.format.writeLine);
    this.#lastLine = options.lines.at(-1);
    this.#isStored = options.isStored;
    this.#firstChanged = this.#texts.length;
  }

  get header(): JournalHeader<Source> {
    return this.#header;
  }

  append(line: Line): void {
    if (this.#isClosed) return;
    const { mergeLines, writeLine } = this.#options.format;
    const merged = mergeLines(this.#lastLine, line);
    this.#lastLine = merged ?? line;
    const index = merged === null ? this.#texts.length : this.#texts.length - 1;
    this.#texts.splice(index, 1, writeLine(this.#lastLine));
    this.#firstChanged = Math.min(this.#firstChanged, index);
    this.#receivedCount += 1;
    this.#write();
  }

  /** Writes the whole journal again, after a failure or when the storage was cleared. */
  rewrite(): void {
    if (this.#texts.length === 0 && this.#receivedCount === 0) return;
    this.#isStored = false;
    this.#write();
  }

  /** Replaces the header. This counts as a line. */
  replaceHeader(header: JournalHeader<Source>): void {
    this.#header = header;
    this.#receivedCount += 1;
    this.rewrite();
  }

  /** Appends lines and replaces the header, both in one transaction. */
  move(header: JournalHeader<Source>, lines: readonly Line[]): void {
    if (this.#isClosed) return;
    this.#header = header;
    this.#texts.push(...lines.map(this.#options.format.writeLine));
    this.#lastLine = lines.at(-1) ?? this.#lastLine;
    this.#receivedCount += lines.length;
    this.rewrite();
  }

  /** Resolves when no transaction is running. */
  async waitUntilIdle(): Promise<void> {
    await this.#work;
  }

  /** Stops writing; later lines are ignored. */
  close(): void {
    this.#isClosed = true;
  }

  #write(): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    this.#work = this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    if (this.#isClosed || (this.#isStored && this.#storedCount === this.#receivedCount)) {
      this.#isWriting = false;
      return;
    }
    const wasStored = this.#isStored;
    try {
      await this.#writeOnce();
    } catch (reason) {
      this.#isStored = false;
      if (!wasStored) {
        this.#isWriting = false;
        this.#options.onError(toJournalError(reason));
        return;
      }
    }
    await this.#writeAll();
  }

  async #writeOnce(): Promise<void> {
    const { store, onStored } = this.#options;
    const [from, count, isAppended] = [this.#firstChanged, this.#receivedCount, this.#isStored];
    this.#firstChanged = this.#texts.length;
    this.#isStored = true;
    await (isAppended
      ? store.write(this.#header.id, from, this.#texts.slice(from))
      : store.replace(this.#header, [...this.#texts]));
    this.#storedCount = count;
    onStored(count);
  }
}
