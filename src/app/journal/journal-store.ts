import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';

import { isMoment, isText, allowNull, hasFields, type Shape } from '../../domain/shapes.ts';
import type { JournalError } from '../../machines/shared/journal/journal-state.ts';

/**
 * A journal without its lines. `base` is the serialized base; times are milliseconds since 1970.
 */
export interface JournalHeader<Source = unknown> {
  readonly id: string;
  readonly user: string;
  readonly mode: string;
  readonly source: Source;
  readonly base: string;
  readonly startedAt: number;
  readonly setAsideAt: number | null;
}

const createHeaderShape = (isSource: Shape): Shape =>
  hasFields({
    id: isText,
    user: isText,
    mode: isText,
    source: isSource,
    base: isText,
    startedAt: isMoment,
    setAsideAt: allowNull(isMoment),
  });

/** A stored journal with its lines in order, up to the first missing one. */
export interface StoredJournal<Source = unknown> {
  readonly header: JournalHeader<Source>;
  readonly lines: readonly string[];
}

interface JournalSchema extends DBSchema {
  journals: { key: string; value: JournalHeader; indexes: { user: string } };
  lines: { key: [journal: string, index: number]; value: string };
}

type Database = IDBPDatabase<JournalSchema>;
type Writable<Name extends 'journals' | 'lines'> = IDBPObjectStore<
  JournalSchema,
  ['journals', 'lines'],
  Name,
  'readwrite'
>;

/**
 * The journals of all users of this browser. Each call is one transaction and resolves when the
 * data is on disk; it rejects with the browser's error.
 */
export interface JournalStore<Source = unknown> {
  readonly findByUser: (
    user: string,
    matches: (header: JournalHeader<Source>) => boolean,
  ) => Promise<readonly StoredJournal<Source>[]>;
  /** Writes lines of a journal, the first at index `from`. */
  readonly write: (id: string, from: number, lines: readonly string[]) => Promise<void>;
  /** Replaces a whole journal. */
  readonly replace: (header: JournalHeader<Source>, lines: readonly string[]) => Promise<void>;
  /**
   * Marks a damaged journal, so that it is kept but no longer offered. `at` is milliseconds since
   * 1970.
   */
  readonly setAside: (id: string, at: number) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** The version of the database layout. A browser with a newer database refuses to open it. */
export const storeVersion = 1;

const errorsByName: Readonly<Record<string, JournalError>> = {
  VersionError: 'newer',
  QuotaExceededError: 'full',
  SecurityError: 'missing',
  NotSupportedError: 'missing',
  ReferenceError: 'missing',
  TypeError: 'missing',
};

/** Converts the reason of a rejected call of the store. */
export const toJournalError = (reason: unknown): JournalError =>
  (reason instanceof Error || reason instanceof DOMException
    ? errorsByName[reason.name]
    : undefined) ?? 'failing';

/** Runs work on the open database. */
interface Connection {
  readonly run: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly close: () => void;
}

/**
 * Creates a connection that opens with the first call, and again after a failure or after the
 * browser closed it.
 */
function createConnection(name: string, onLost: () => void): Connection {
  let opening: Promise<Database> | null = null;
  let isClosed = false;

  function handleLoss(): void {
    opening = null;
    if (!isClosed) onLost();
  }
  const open = async (): Promise<Database> => {
    const database = await openDB<JournalSchema>(name, storeVersion, {
      upgrade: (created) => {
        created.createObjectStore('journals', { keyPath: 'id' }).createIndex('user', 'user');
        created.createObjectStore('lines');
      },
      blocking: () => {
        database.close();
        handleLoss();
      },
      terminated: handleLoss,
    });
    return database;
  };
  const closeDatabase = (opened: Promise<Database> | null): void => {
    void opened?.then(
      (database) => {
        database.close();
      },
      () => {},
    );
  };

  return {
    run: async (work) => {
      opening ??= open();
      const current = opening;
      try {
        return await work(await current);
      } catch (reason) {
        if (opening === current) {
          opening = null;
          closeDatabase(current);
        }
        throw reason;
      }
    },
    close: () => {
      isClosed = true;
      closeDatabase(opening);
    },
  };
}

const getLineRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Returns the lines up to the first missing index. */
function takeConsecutive(
  keys: readonly [string, number][],
  values: readonly string[],
): readonly string[] {
  const gap = keys.findIndex(([, index], position) => index !== position);
  return gap === -1 ? values : values.slice(0, gap);
}

/** Reads the valid journals of a user whose headers match, each with its lines. */
async function readJournals<Source>(
  database: Database,
  user: string,
  matches: (header: JournalHeader) => header is JournalHeader<Source>,
): Promise<readonly StoredJournal<Source>[]> {
  const transaction = database.transaction(['journals', 'lines']);
  const lines = transaction.objectStore('lines');
  const index = transaction.objectStore('journals').index('user');
  const headers = (await index.getAll(user)).filter(matches);
  return Promise.all(
    headers.map(async (header) => {
      const range = getLineRange(header.id);
      const [keys, values] = await Promise.all([lines.getAllKeys(range), lines.getAll(range)]);
      return { header, lines: takeConsecutive(keys, values) };
    }),
  );
}

/**
 * Opens the store in the database `name`. `isSource` checks the source of a stored header; `onLost`
 * is called when the browser closes the database.
 */
export function openJournalStore<Source>(
  name: string,
  isSource: Shape,
  onLost: () => void,
): JournalStore<Source> {
  const { run, close } = createConnection(name, onLost);
  const isHeader = createHeaderShape(isSource);

  /** Runs one transaction with strict durability: it resolves when the data is on disk. */
  const transact = async (
    request: (
      journals: Writable<'journals'>,
      lines: Writable<'lines'>,
    ) => readonly Promise<unknown>[],
  ): Promise<void> =>
    run(async (database) => {
      const transaction = database.transaction(['journals', 'lines'], 'readwrite', {
        durability: 'strict',
      });
      const requests = request(
        transaction.objectStore('journals'),
        transaction.objectStore('lines'),
      );
      await Promise.all([...requests, transaction.done]);
    });

  return {
    findByUser: async (user, matches) =>
      run(async (database) =>
        readJournals(
          database,
          user,
          (header): header is JournalHeader<Source> =>
            isHeader(header) && matches(header as JournalHeader<Source>),
        ),
      ),
    write: async (id, from, added) =>
      transact((_, lines) => added.map(async (line, i) => lines.put(line, [id, from + i]))),
    replace: async (header, all) =>
      transact((journals, lines) => [
        journals.put(header),
        lines.delete(getLineRange(header.id)),
        ...all.map(async (line, i) => lines.put(line, [header.id, i])),
      ]),
    setAside: async (id, at) =>
      transact((journals) => [
        journals.get(id).then(async (header) => {
          if (header !== undefined) await journals.put({ ...header, setAsideAt: at });
        }),
      ]),
    remove: async (ids) =>
      transact((journals, lines) =>
        ids.flatMap((id) => [journals.delete(id), lines.delete(getLineRange(id))]),
      ),
    close,
  };
}
