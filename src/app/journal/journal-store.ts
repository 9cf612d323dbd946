import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';

import {
  fieldsOf,
  isCount,
  isMoment,
  isText,
  orNull,
  withFields,
  type Shape,
} from '../../domain/shapes.ts';
import type { Source } from '../../machines/quiz/editor-types.ts';

/** What is known of a journal without its lines. `base` is the text of its base, times are milliseconds since 1970. */
export interface JournalHeader {
  readonly id: string;
  readonly user: string;
  readonly mode: string;
  readonly source: Source;
  readonly base: string;
  readonly startedAt: number;
  readonly setAsideAt: number | null;
}

const sourceShapes: Readonly<Record<Source['kind'], Shape>> = {
  blank: () => true,
  article: withFields({ article: isCount }),
  copy: withFields({ quiz: isCount }),
  stored: withFields({ quiz: isCount }),
};
const shapeOfSource = new Map<unknown, Shape>(Object.entries(sourceShapes));

const isHeader = withFields({
  id: isText,
  user: isText,
  mode: isText,
  source: (source) => shapeOfSource.get(fieldsOf(source)?.['kind'])?.(source) === true,
  base: isText,
  startedAt: isMoment,
  setAsideAt: orNull(isMoment),
});

/** A journal as it is stored: its lines in order, up to the first that is missing. */
export interface StoredJournal {
  readonly header: JournalHeader;
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

/** The journals of all users of this browser. Every call is one transaction, on disk when its promise resolves; it rejects with the browser's reason. */
export interface JournalStore {
  readonly ofUser: (
    user: string,
    isWanted: (header: JournalHeader) => boolean,
  ) => Promise<readonly StoredJournal[]>;
  /** Writes lines of a journal from `index` on. */
  readonly write: (id: string, index: number, lines: readonly string[]) => Promise<void>;
  /** Puts a whole journal in the place of what is stored of it. */
  readonly replace: (header: JournalHeader, lines: readonly string[]) => Promise<void>;
  readonly setAside: (id: string, at: number) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** The version of the database's layout; a browser that has a newer one refuses to open it. */
export const storeVersion = 1;

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function consecutive(
  keys: readonly [string, number][],
  values: readonly string[],
): readonly string[] {
  const gap = keys.findIndex(([, index], place) => index !== place);
  return gap === -1 ? values : values.slice(0, gap);
}

/** The store in the database `name`. It opens with the first call and again after it was closed from outside; `onLost` is told of that. */
export function openJournalStore(name: string, onLost: () => void): JournalStore {
  let opening: Promise<Database> | null = null;
  let isClosed = false;

  function lose(): void {
    opening = null;
    if (!isClosed) onLost();
  }
  async function open(): Promise<Database> {
    const database = await openDB<JournalSchema>(name, storeVersion, {
      upgrade: (fresh) => {
        fresh.createObjectStore('journals', { keyPath: 'id' }).createIndex('user', 'user');
        fresh.createObjectStore('lines');
      },
      blocking: () => {
        database.close();
        lose();
      },
      terminated: lose,
    });
    return database;
  }
  /** Does `work` on the open database. What fails opens it anew the next time. */
  async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
    opening ??= open();
    const mine = opening;
    try {
      return await work(await mine);
    } catch (reason) {
      if (opening === mine) {
        opening = null;
        void mine.then(
          (database) => {
            database.close();
          },
          () => {},
        );
      }
      throw reason;
    }
  }
  /** One transaction, strict: it is done when the disk has it. */
  const transact = async (
    ask: (journals: Writable<'journals'>, lines: Writable<'lines'>) => readonly Promise<unknown>[],
  ): Promise<void> =>
    using(async (database) => {
      const transaction = database.transaction(['journals', 'lines'], 'readwrite', {
        durability: 'strict',
      });
      const asked = ask(transaction.objectStore('journals'), transaction.objectStore('lines'));
      await Promise.all([...asked, transaction.done]);
    });

  return {
    ofUser: async (user, isWanted) =>
      using(async (database) => {
        const transaction = database.transaction(['journals', 'lines']);
        const lines = transaction.objectStore('lines');
        const headers = (
          await transaction.objectStore('journals').index('user').getAll(user)
        ).filter((header) => isHeader(header) && isWanted(header));
        return Promise.all(
          headers.map(async (header) => {
            const [keys, values] = await Promise.all([
              lines.getAllKeys(linesOf(header.id)),
              lines.getAll(linesOf(header.id)),
            ]);
            return { header, lines: consecutive(keys, values) };
          }),
        );
      }),
    write: async (id, index, added) =>
      transact((_, lines) =>
        added.map(async (line, place) => lines.put(line, [id, index + place])),
      ),
    replace: async (header, all) =>
      transact((journals, lines) => [
        journals.put(header),
        lines.delete(linesOf(header.id)),
        ...all.map(async (line, place) => lines.put(line, [header.id, place])),
      ]),
    setAside: async (id, at) =>
      transact((journals) => [
        journals.get(id).then(async (header) => {
          if (header !== undefined) await journals.put({ ...header, setAsideAt: at });
        }),
      ]),
    remove: async (ids) =>
      transact((journals, lines) =>
        ids.flatMap((id) => [journals.delete(id), lines.delete(linesOf(id))]),
      ),
    close: () => {
      isClosed = true;
      void opening?.then(
        (database) => {
          database.close();
        },
        () => {},
      );
    },
  };
}
