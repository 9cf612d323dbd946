import { assertNever } from '../../domain/assert-never.ts';
import type {
  JournalCommand,
  JournalEvent,
  UnsavedWork,
} from '../../machines/shared/editor/journal.ts';
import { belongsToEditor, getLockName, readStoredJournal, type Opened } from './found-draft.ts';
import type { AnyLine, JournalFormat, Recovered } from './journal-format.ts';
import type { JournalHeader } from './journal-database.ts';
import { toJournalError, type JournalStore } from './journal-store.ts';
import { JournalWriter } from './journal-writer.ts';
import type { JournalLocks } from './journal-locks.ts';

/** The parts of a journal. `now` returns milliseconds since 1970. */
export interface JournalOptions<
  Source,
  Base,
  Line extends AnyLine,
  Read extends Recovered<Line>,
> extends Opened<Source> {
  readonly user: string;
  readonly format: JournalFormat<Source, Base, Line, Read>;
  readonly store: JournalStore<Source>;
  readonly locks: JournalLocks;
  readonly notify: (event: JournalEvent<UnsavedWork<Source, Read>>) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

interface FoundDraft<Source, Read> {
  readonly header: JournalHeader<Source>;
  readonly recovered: Read;
}

/**
 * The journal of one editor: stores its unsaved edits in this browser (PD-11 and PD-12). Every
 * line is on disk before it is reported as stored, so the edits survive a reload, a crash, and a
 * session that cannot be refreshed: after the next sign-in the same person is offered the draft. A
 * stored quiz has one lock for all tabs; each new quiz has a lock of its own.
 */
export class Journal<Source, Base, Line extends AnyLine, Read extends Recovered<Line>> {
  readonly #options: JournalOptions<Source, Base, Line, Read>;
  #source: Source;
  /** The lock shared by all tabs that edit the same stored quiz; null for a new quiz. */
  #sharedLock: string | null;
  readonly #found = new Map<string, FoundDraft<Source, Read>>();
  readonly #pendingWork = new Set<Promise<void>>();
  #writer: JournalWriter<Source, Line> | null = null;

  constructor(options: JournalOptions<Source, Base, Line, Read>) {
    this.#options = options;
    this.#source = options.source;
    this.#sharedLock = this.#getSharedLock();
  }

  /** Carries out a command of the editor. Results and errors are sent to `notify`. */
  handleCommand(command: JournalCommand<Base, Line, Source>): void {
    const writer = this.#writer;
    switch (command.type) {
      case 'journal.findDrafts':
        this.#findDrafts().catch(this.#reportError);
        break;
      case 'journal.start':
        if (writer !== null) this.#track(this.#discard(writer));
        this.#start(command.base);
        break;
      case 'journal.resume': {
        const draft = this.#found.get(command.draft);
        if (draft !== undefined) this.#track(this.#resume(draft));
        break;
      }
      case 'journal.append':
        for (const line of command.lines) writer?.append(line);
        break;
      case 'journal.convertToNew':
        this.#convertToNew();
        break;
      case 'journal.move':
        if (writer !== null) this.#track(this.#move(writer, command.source, command.lines));
        break;
      case 'journal.discard':
        if (command.draft !== null) this.#track(this.#options.store.remove([command.draft]));
        else if (writer !== null) {
          this.#writer = null;
          this.#track(this.#discard(writer));
        }
        break;
      case 'journal.finish':
        if (writer !== null) this.#track(this.#finish(writer));
        break;
      case 'journal.requestLock':
        if (this.#sharedLock !== null) this.#options.locks.request(this.#sharedLock);
        break;
      case 'journal.releaseLock':
        if (this.#sharedLock !== null) this.#releaseLock(this.#sharedLock).catch(this.#reportError);
        break;
      case 'journal.retry':
        writer?.rewrite();
        break;
      default:
        assertNever(command);
    }
  }

  /** Closes the journal after its last line is stored. */
  async close(): Promise<void> {
    await this.#writer?.waitUntilIdle();
    await Promise.all(this.#pendingWork);
    this.#writer?.close();
    this.#options.locks.close();
    this.#options.store.close();
  }

  readonly #reportError = (reason: unknown): void => {
    this.#options.notify({ type: 'journal.failed', error: toJournalError(reason) });
  };

  #getSharedLock(): string | null {
    const storedId = this.#options.format.getStoredId(this.#source);
    return storedId === null ? null : getLockName(this.#options, storedId, '');
  }

  #isOwn(header: JournalHeader<Source, unknown>): boolean {
    const { format, kind } = this.#options;
    return belongsToEditor(format, header, { kind, source: this.#source });
  }

  /** Tracks work that has to end before the journal is closed. */
  #track(work: Promise<void>): void {
    const tracked = work.catch(this.#reportError).finally(() => {
      this.#pendingWork.delete(tracked);
    });
    this.#pendingWork.add(tracked);
  }

  async #findDrafts(): Promise<void> {
    const { format, locks, notify, store, user } = this.#options;
    if (this.#sharedLock !== null && !(await locks.acquire(this.#sharedLock))) {
      notify({ type: 'journal.lockedElsewhere' });
      await this.#waitForLock(this.#sharedLock);
      return;
    }
    const stored = await store.findByUser(
      user,
      (header) => header.setAsideAt === null && this.#isOwn(header),
    );
    const names = stored.map(({ header }) => getLockName(this.#options, null, header.id));
    const held = this.#sharedLock === null ? await locks.findHeld(names) : new Set<string>();
    const journals = stored
      .filter((_, index) => !held.has(names[index] ?? ''))
      .map((journal) => ({ header: journal.header, ...readStoredJournal(format, journal) }));
    const unsaved = journals.flatMap((each) => (each.kind === 'unsaved' ? [each] : []));
    this.#found.clear();
    for (const { header, draft } of unsaved)
      this.#found.set(header.id, { header, recovered: draft.recovered });
    const saved = journals.filter(({ kind }) => kind === 'saved');
    if (saved.length > 0) await store.remove(saved.map(({ header }) => header.id));
    notify({
      type: 'journal.draftsFound',
      drafts: unsaved.map(({ draft }) => draft).toSorted((a, b) => b.changedAt - a.changedAt),
      newer: journals.filter(({ kind }) => kind === 'newer').length,
    });
  }

  /** Starts writing a journal. Nothing is stored before the first line. */
  #write(
    header: JournalHeader<Source>,
    lines: readonly Line[],
    isStored: boolean,
  ): JournalWriter<Source, Line> {
    const { format, store, locks, notify } = this.#options;
    this.#writer?.close();
    this.#writer = new JournalWriter({
      format,
      store,
      header,
      lines,
      isStored,
      onStored: (count) => {
        notify({ type: 'journal.stored', count });
      },
      onError: (error) => {
        notify({ type: 'journal.failed', error });
      },
    });
    if (this.#sharedLock === null) void locks.acquire(getLockName(this.#options, null, header.id));
    notify({ type: 'journal.opened', id: header.id });
    return this.#writer;
  }

  #start(base: Base): void {
    const { format, newId, user, kind, now } = this.#options;
    this.#write(
      {
        id: newId(),
        user,
        mode: kind,
        source: this.#source,
        base: format.writeBase(base),
        startedAt: now(),
        setAsideAt: null,
      },
      [],
      false,
    );
  }

  /**
   * Continues a found journal. A damaged one is kept as it is, and its readable lines continue in a
   * new one.
   */
  async #resume({
    header,
    recovered: { lines, isDamaged },
  }: FoundDraft<Source, Read>): Promise<void> {
    const { newId, store, now } = this.#options;
    const writer = this.#write(isDamaged ? { ...header, id: newId() } : header, lines, !isDamaged);
    if (!isDamaged) return;
    writer.rewrite();
    await writer.waitUntilIdle();
    await store.setAside(header.id, now());
  }

  #convertToNew(): void {
    const header = this.#writer?.header;
    const source = header === undefined ? null : this.#options.format.toNewSource(header.source);
    if (header === undefined || source === null) return;
    this.#writer?.replaceHeader({ ...header, source });
  }

  /**
   * Continues as the journal of a quiz or playlist that was created. Its lock is acquired, and the
   * former one released, after the journal is stored; when another tab has it already, this tab
   * waits for it.
   */
  async #move(
    writer: JournalWriter<Source, Line>,
    source: Source,
    lines: readonly Line[],
  ): Promise<void> {
    const { locks, notify } = this.#options;
    const formerLock = this.#sharedLock ?? getLockName(this.#options, null, writer.header.id);
    writer.move({ ...writer.header, source }, lines);
    this.#source = source;
    this.#sharedLock = this.#getSharedLock();
    await writer.waitUntilIdle();
    locks.release(formerLock);
    if (this.#sharedLock === null || (await locks.acquire(this.#sharedLock))) return;
    writer.close();
    notify({ type: 'journal.lockedElsewhere' });
    this.#waitForLock(this.#sharedLock).catch(this.#reportError);
  }

  /** Deletes what was written so far, because the author discards it or opens a newer version. */
  async #discard(writer: JournalWriter<Source, Line>): Promise<void> {
    writer.close();
    await writer.waitUntilIdle();
    await this.#options.store.remove([writer.header.id]);
  }

  /** Deletes the journal of a saved quiz, and damaged journals of it that were set aside. */
  async #finish(writer: JournalWriter<Source, Line>): Promise<void> {
    const { store, user } = this.#options;
    await writer.waitUntilIdle();
    writer.close();
    await store.remove([writer.header.id]);
    if (this.#sharedLock === null) return;
    const damaged = await store.findByUser(
      user,
      (header) => header.setAsideAt !== null && this.#isOwn(header),
    );
    if (damaged.length > 0) await store.remove(damaged.map(({ header }) => header.id));
  }

  /** Releases the lock to another tab, and waits to get it back. */
  async #releaseLock(name: string): Promise<void> {
    const { locks } = this.#options;
    await this.#writer?.waitUntilIdle();
    this.#writer?.close();
    locks.release(name);
    await this.#waitForLock(name);
  }

  async #waitForLock(name: string): Promise<void> {
    await this.#options.locks.waitFor(name);
    this.#options.notify({ type: 'journal.lockAcquired' });
  }
}
