import { isMoment, isText, allowNull, hasFields, type Shape } from '../../domain/shapes.ts';
import type { JournalError } from '../../machines/shared/editor/journal.ts';
import {
  createConnection,
  type Database,
  type JournalHeader,
  type StoredText,
  type Writable,
} from './journal-database.ts';

const isStoredText: Shape = (value) => isText(value) || ArrayBuffer.isView(value);

const createHeaderShape = (isSource: Shape): Shape =>
  hasFields({
    id: isText,
    user: isText,
    mode: isText,
    source: isSource,
    base: isStoredText,
    startedAt: isMoment,
    setAsideAt: allowNull(isMoment),
  });

/** A stored journal with its lines in order, up to the first missing one. */
export interface StoredJournal<Source = unknown, Text = string> {
  readonly header: JournalHeader<Source, Text>;
  readonly lines: readonly Text[];
}

/** Replaces the text `from` of a journal, when it is still stored, by `to`. */
export interface TextChange {
  readonly kind: 'base' | 'line';
  readonly index: number;
  readonly from: string;
  readonly to: StoredText;
}

/**
 * The journals of all users of this browser. Each call is one transaction and resolves when the
 * data is on disk; it rejects with the browser's error.
 */
export interface JournalStore<Source = unknown, Text = string> {
  readonly findByUser: (
    user: string,
    matches: (header: JournalHeader<Source, unknown>) => boolean,
  ) => Promise<readonly StoredJournal<Source, Text>[]>;
  /** Writes lines of a journal, the first at index `from`. */
  readonly write: (id: string, from: number, lines: readonly Text[]) => Promise<void>;
  /** Replaces a whole journal. */
  readonly replace: (header: JournalHeader<Source, Text>, lines: readonly Text[]) => Promise<void>;
  /**
   * Marks a damaged journal, so that it is kept but no longer offered. `at` is milliseconds since
   * 1970.
   */
  readonly setAside: (id: string, at: number) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** The journals as they are stored. */
export interface RecordStore<Source = unknown> extends JournalStore<Source, StoredText> {
  /** Changes texts of a journal, except those that were written again in the meantime. */
  readonly changeTexts: (id: string, changes: readonly TextChange[]) => Promise<void>;
}

const errorsByName: Readonly<Record<string, JournalError>> = {
  VersionError: 'newer',
  QuotaExceededError: 'full',
  SecurityError: 'missing',
  NotSupportedError: 'missing',
  ReferenceError: 'missing',
  TypeError: 'missing',
  DraftKeyError: 'locked',
};

/** Converts the reason of a rejected call of the store. */
export const toJournalError = (reason: unknown): JournalError =>
  (reason instanceof Error || reason instanceof DOMException
    ? errorsByName[reason.name]
    : undefined) ?? 'failing';

const getLineRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Returns the lines up to the first missing index. */
function takeConsecutive(
  keys: readonly [string, number][],
  values: readonly StoredText[],
): readonly StoredText[] {
  const gap = keys.findIndex(([, index], position) => index !== position);
  return gap === -1 ? values : values.slice(0, gap);
}

/** Reads the valid journals of a user whose headers match, each with its lines. */
async function readJournals<Source>(
  database: Database,
  user: string,
  matches: (
    header: JournalHeader<unknown, StoredText>,
  ) => header is JournalHeader<Source, StoredText>,
): Promise<readonly StoredJournal<Source, StoredText>[]> {
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
): RecordStore<Source> {
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
          (header): header is JournalHeader<Source, StoredText> =>
            isHeader(header) && matches(header as JournalHeader<Source, StoredText>),
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
    changeTexts: async (id, changes) =>
      transact((journals, lines) =>
        changes.map(async ({ kind, index, from, to }) => {
          if (kind === 'line') {
            if ((await lines.get([id, index])) === from) await lines.put(to, [id, index]);
            return;
          }
          const header = await journals.get(id);
          if (header?.base === from) await journals.put({ ...header, base: to });
        }),
      ),
    remove: async (ids) =>
      transact((journals, lines) =>
        ids.flatMap((id) => [journals.delete(id), lines.delete(getLineRange(id))]),
      ),
    close,
  };
}
