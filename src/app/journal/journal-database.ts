import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';

/** A text as it is stored: encrypted, or as code before encryption has stored it. */
export type StoredText = string | Uint8Array<ArrayBuffer>;

/**
 * A journal without its lines. `mode` is the stored name of the kind of quiz, or
 * of playlists; `base` is the serialized base; times are milliseconds since 1970.
 */
export interface JournalHeader<Source = unknown, Text = string> {
  readonly id: string;
  readonly user: string;
  readonly mode: string;
  readonly source: Source;
  readonly base: Text;
  readonly startedAt: number;
  readonly setAsideAt: number | null;
}

interface JournalSchema extends DBSchema {
  journals: { key: string; value: JournalHeader<unknown, StoredText>; indexes: { user: string } };
  lines: { key: [journal: string, index: number]; value: StoredText };
}

/** The open database. */
export type Database = IDBPDatabase<JournalSchema>;
/** A table in a transaction that writes. */
export type Writable<Name extends 'journals' | 'lines'> = IDBPObjectStore<
  JournalSchema,
  ['journals', 'lines'],
  Name,
  'readwrite'
>;

/** The version of the database layout. A browser with a newer database refuses to open it. */
export const storeVersion = 1;

/** Runs work on the open database. */
export interface Connection {
  readonly run: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly close: () => void;
}

const ignoreFailure = (): void => {
  /* the first use of the connection reports it */
};

/**
 * Creates a connection that opens at once, and again with a call after a failure or after the
 * browser closed it.
 */
export function createConnection(name: string, onLost: () => void): Connection {
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
  opening = open();
  opening.catch(ignoreFailure);
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
