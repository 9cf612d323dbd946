import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Journal } from '../../../src/app/journal/journal.ts';
import { createDraftKey } from '../../../src/app/journal/draft-key.ts';
import { storeVersion } from '../../../src/app/journal/journal-database.ts';
import { encryptStore } from '../../../src/app/journal/encrypted-store.ts';
import {
  openJournalStore,
  type JournalStore as AnyStore,
} from '../../../src/app/journal/journal-store.ts';
import { quizJournalFormat } from '../../../src/app/journal/quiz-journal-format.ts';
import type { JournalLocks } from '../../../src/app/journal/journal-locks.ts';
import type { JournalBase } from '../../../src/domain/quiz/journal/journal-base.ts';
import type { JournalLine } from '../../../src/domain/quiz/journal/journal.ts';
import {
  recoverDraft,
  type RecoveredDraft,
} from '../../../src/domain/quiz/journal/recover-draft.ts';
import type { Source, UnsavedDraft } from '../../../src/machines/quiz/editor/context.ts';
import type { JournalEvent } from '../../../src/machines/quiz/editor/events.ts';
import { draftOf, question } from '../../domain/quiz/support/drafts.ts';
import { Editing } from '../../domain/quiz/support/editing.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { stubDatabases } from './stub-databases.ts';
import { createTestKey } from './test-key.ts';

type JournalStore = AnyStore<Source>;

const name = 'journals of the test';
const testKey = createTestKey();
const base: JournalBase = {
  draft: draftOf([question('1')]),
  serverIds: new Map([['1', 10]]),
  isDistributed: false,
  version: '"1"',
};
const stored: Source = { kind: 'stored', quiz: 12 };
const blank: Source = { kind: 'blank' };

/** Waits for what the storage brings about. */
const until = async <T>(look: () => T | Promise<T>) =>
  vi.waitUntil(look, { interval: 2, timeout: 4000 });

/** Turns of a browser with one tab. */
const alone: JournalLocks = {
  acquire: async () => true,
  waitFor: async () => {},
  findHeld: async () => new Set(),
  request: () => {},
  release: () => {},
  close: () => {},
};

/** Lines of somebody who types, adds, undoes. */
function worked(count: number): readonly JournalLine[] {
  const editing = new Editing(base.draft);
  for (let step = 0; editing.journal.length < count; step += 1) {
    if (step % 4 === 3) editing.undo();
    else
      editing.do(
        { type: 'question.setTitle', item: '1', title: `Title ${String(step)}` },
        step % 4 === 1 ? 100 : 60_000,
      );
  }
  return editing.journal;
}

const draftAfter = (lines: readonly JournalLine[]) =>
  recoverDraft(
    base,
    lines.map((entry) => ({ kind: 'entry', entry })),
  )?.history.draft;

interface Opened {
  readonly journal: Journal<Source, JournalBase, JournalLine, RecoveredDraft>;
  readonly told: JournalEvent[];
  readonly store: JournalStore;
  readonly look: () => Promise<readonly UnsavedDraft[]>;
  readonly last: <T extends JournalEvent['type']>(
    type: T,
  ) => Extract<JournalEvent, { readonly type: T }> | undefined;
}

let ids = 0;

function open({
  user = 'super@lectern.test',
  source = stored,
  locks = alone,
  change = (store: JournalStore): JournalStore => store,
  key = testKey,
} = {}): Opened {
  const received: JournalEvent[] = [];
  const store = change(
    encryptStore(
      openJournalStore<Source>(name, quizJournalFormat.isSource, () => {
        journal.handleCommand({ type: 'journal.retry' });
      }),
      {
        key,
        isReadOnly: false,
        onKeyAwaited: () => {
          received.push({ type: 'journal.keyAwaited' });
        },
      },
    ),
  );
  const journal = new Journal({
    user,
    format: quizJournalFormat,
    kind: 'template',
    source,
    store,
    locks,
    notify: (event) => {
      received.push(event);
    },
    now: () => 1000,
    newId: () => `journal ${String((ids += 1))}`,
  });
  const last: Opened['last'] = (type) =>
    received.findLast((event): event is never => event.type === type);
  return {
    journal,
    told: received,
    store,
    last,
    look: async () => {
      const before = received.length;
      journal.handleCommand({ type: 'journal.findDrafts' });
      return until(
        () =>
          received
            .slice(before)
            .flatMap((event) => (event.type === 'journal.draftsFound' ? [event.drafts] : []))[0],
      );
    },
  };
}

async function write({ journal, last }: Opened, lines: readonly JournalLine[]): Promise<void> {
  journal.handleCommand({ type: 'journal.start', base });
  for (const line of lines) journal.handleCommand({ type: 'journal.append', lines: [line] });
  await until(() => last('journal.stored')?.count === lines.length);
}

beforeEach(() => {
  stubDatabases();
  ids = 0;
});

describe('a stored journal', () => {
  it('is found with base, version, history and time of the last change', async () => {
    const lines = worked(12);
    await write(open(), lines);
    const [draft, ...others] = await open().look();
    expect(others).toEqual([]);
    expect(draft?.recovered.base).toEqual(base);
    expect(draft?.recovered.history).toEqual(
      recoverDraft(
        base,
        lines.map((entry) => ({ kind: 'entry', entry })),
      )?.history,
    );
    expect(draft).toMatchObject({ startedAt: 1000, source: stored });
  });

  it('continues where it ended', async () => {
    const lines = worked(12);
    await write(open(), lines.slice(0, 7));
    const second = open();
    const [draft] = await second.look();
    second.journal.handleCommand({ type: 'journal.resume', draft: draft?.id ?? '' });
    second.journal.handleCommand({ type: 'journal.append', lines: lines.slice(7) });
    await until(() => second.last('journal.stored')?.count === 5);
    const [again] = await open().look();
    expect(again?.id).toBe(draft?.id);
    expect(again?.recovered.history.draft).toEqual(draftAfter(lines));
  });

  it('belongs to one user and one quiz, and not to a new quiz (PD-12)', async () => {
    await write(open(), worked(3));
    expect(await open({ user: 'customer@lectern.test' }).look()).toEqual([]);
    expect(await open({ source: { kind: 'stored', quiz: 13 } }).look()).toEqual([]);
    expect(await open({ source: blank }).look()).toEqual([]);
  });

  it('of new quizzes is one of several drafts, the last changed first; one from an article is offered there and on the blank screen', async () => {
    for (const source of [blank, { kind: 'article', article: 7 }, blank] as const)
      await write(open({ source }), worked(2));
    expect(await open({ source: blank }).look()).toHaveLength(3);
    expect(await open({ source: { kind: 'article', article: 7 } }).look()).toHaveLength(1);
    expect(await open({ source: { kind: 'copy', quiz: 12 } }).look()).toEqual([]);
  });

  it('is removed after a save, and when it does not differ from the server', async () => {
    const saved = open();
    await write(saved, worked(3));
    saved.journal.handleCommand({ type: 'journal.finish' });
    await saved.journal.close();
    expect(await open().look()).toEqual([]);
    await write(open(), [...worked(3), { type: 'saved' }]);
    expect(await open().look()).toEqual([]);
    expect(await open().store.findByUser('super@lectern.test', () => true)).toEqual([]);
  });

  it('moves to the quiz that was created, with its lines and its lock', async () => {
    const turns: string[] = [];
    const locks: JournalLocks = {
      ...alone,
      acquire: async (lock) => {
        turns.push(`acquire ${lock}`);
        return true;
      },
      release: (lock) => {
        turns.push(`release ${lock}`);
      },
    };
    const editor = open({ source: blank, locks });
    const lines = worked(4);
    await write(editor, lines.slice(0, 3));
    editor.journal.handleCommand({
      type: 'journal.move',
      source: stored,
      lines: [{ type: 'saved', server: { origins: [['1', 11]], version: '"5"' } }],
    });
    editor.journal.handleCommand({ type: 'journal.append', lines: lines.slice(3) });
    await until(() => editor.last('journal.stored')?.count === 5);
    expect(await open({ source: blank }).look()).toEqual([]);
    const [draft] = await open().look();
    expect(draft).toMatchObject({
      source: stored,
      recovered: { base: { serverIds: new Map([['1', 11]]), version: '"5"' } },
    });
    const name = 'lectern journal super@lectern.test template';
    expect(turns).toEqual([
      `acquire ${name} journal 1`,
      `release ${name} journal 1`,
      `acquire ${name} 12`,
    ]);
  });

  it('says that another tab has the quiz that was created', async () => {
    const locks: JournalLocks = { ...alone, acquire: async (lock) => !lock.endsWith(' 12') };
    const editor = open({ source: blank, locks });
    await write(editor, worked(3));
    editor.journal.handleCommand({
      type: 'journal.move',
      source: stored,
      lines: worked(4).slice(3),
    });
    await until(() => editor.last('journal.lockAcquired'));
    expect(editor.told.map(({ type }) => type).slice(-3)).toEqual([
      'journal.stored',
      'journal.lockedElsewhere',
      'journal.lockAcquired',
    ]);
    expect(await open().look()).toHaveLength(1);
  });

  it('of a deleted quiz is converted to a new quiz', async () => {
    const editor = open();
    await write(editor, worked(3));
    editor.journal.handleCommand({ type: 'journal.convertToNew' });
    await until(() => editor.last('journal.stored')?.count === 4);
    const [draft] = await open({ source: blank }).look();
    expect(draft?.source).toEqual({ kind: 'copy', quiz: 12 });
    expect(await open().look()).toEqual([]);
  });

  it('that is started again on a version of another user discards the old lines only then', async () => {
    const editor = open();
    await write(editor, worked(5));
    expect(await open().look()).toHaveLength(1);
    editor.journal.handleCommand({ type: 'journal.start', base: { ...base, version: '"2"' } });
    await editor.journal.close();
    expect(await open().look()).toEqual([]);
  });

  it('that the author discards is deleted, and what follows begins another', async () => {
    const editor = open();
    await write(editor, worked(5));
    editor.journal.handleCommand({ type: 'journal.discard', draft: null });
    editor.journal.handleCommand({ type: 'journal.append', lines: worked(2) });
    editor.journal.handleCommand({ type: 'journal.discard', draft: null });
    await editor.journal.close();
    expect(await open().look()).toEqual([]);
    const next = open();
    await write(next, worked(2));
    expect(await open().look()).toHaveLength(1);
  });

  it('nothing is stored before the first line', async () => {
    const editor = open();
    editor.journal.handleCommand({ type: 'journal.start', base });
    await editor.look();
    expect(await editor.store.findByUser('super@lectern.test', () => true)).toEqual([]);
  });
});

describe('failing storage', () => {
  /** The store, whose call number `at` fails before or after it was done. */
  const failing =
    (at: number, moment: 'before' | 'after') =>
    (store: JournalStore): JournalStore => {
      let calls = 0;
      const through = async (call: () => Promise<void>): Promise<void> => {
        calls += 1;
        const fails = calls === at;
        if (fails && moment === 'before') throw new DOMException('full', 'QuotaExceededError');
        await call();
        if (fails) throw new DOMException('aborted', 'AbortError');
      };
      return {
        ...store,
        write: async (...parts) => through(async () => store.write(...parts)),
        replace: async (...parts) => through(async () => store.replace(...parts)),
      };
    };

  for (const moment of ['before', 'after'] as const) {
    for (let at = 1; at <= 8; at += 1) {
      it(`at transaction ${String(at)}, ${moment} the commit: every line is stored in the end, none is acknowledged sooner`, async () => {
        const lines = worked(8);
        const editor = open({ change: failing(at, moment) });
        editor.journal.handleCommand({ type: 'journal.start', base });
        for (const [index, line] of lines.entries()) {
          editor.journal.handleCommand({ type: 'journal.append', lines: [line] });
          await until(
            () =>
              editor.last('journal.stored')?.count === index + 1 ||
              editor.last('journal.failed') !== undefined,
          );
          const acknowledged = editor.last('journal.stored')?.count ?? 0;
          const [draft] = await open().look();
          const possible = lines
            .map((_, end) => draftAfter(lines.slice(0, end + 1)))
            .slice(Math.max(0, acknowledged - 1));
          if (acknowledged > 0) expect(possible).toContainEqual(draft?.recovered.history.draft);
        }
        editor.journal.handleCommand({ type: 'journal.retry' });
        await until(() => editor.last('journal.stored')?.count === lines.length);
        const [draft] = await open().look();
        expect(draft?.recovered.history.draft).toEqual(draftAfter(lines));
      });
    }
  }

  it('reports a lasting failure, acknowledges nothing, and writes everything once it works', async () => {
    let isFull = true;
    const whenFree = async (call: () => Promise<void>): Promise<void> => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await call();
    };
    const editor = open({
      change: (store) => ({
        ...store,
        write: async (...parts) => whenFree(async () => store.write(...parts)),
        replace: async (...parts) => whenFree(async () => store.replace(...parts)),
      }),
    });
    const lines = worked(6);
    editor.journal.handleCommand({ type: 'journal.start', base });
    editor.journal.handleCommand({ type: 'journal.append', lines: lines.slice(0, 5) });
    await until(() => editor.last('journal.failed')?.error === 'full');
    expect(editor.last('journal.stored')).toBeUndefined();
    isFull = false;
    editor.journal.handleCommand({ type: 'journal.append', lines: lines.slice(5) });
    await until(() => editor.last('journal.stored')?.count === 6);
    expect((await open().look())[0]?.recovered.lines.length).toBeGreaterThan(0);
  });

  it('writes everything again after the database was deleted', async () => {
    const editor = open();
    const lines = worked(5);
    await write(editor, lines);
    const deleted = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => {
      deleted.addEventListener('success', () => {
        resolve(null);
      });
    });
    await until(async () => (await open().look()).length === 1);
    expect((await open().look())[0]?.recovered.history.draft).toEqual(draftAfter(lines));
    expect(editor.last('journal.failed')).toBeUndefined();
  });

  it('leaves a database of newer code unchanged', async () => {
    (
      await openDB(name, storeVersion + 1, {
        upgrade: (database) => {
          void database.createObjectStore('newer').put('theirs', 1);
        },
      })
    ).close();
    const editor = open();
    editor.journal.handleCommand({ type: 'journal.findDrafts' });
    await until(() => editor.last('journal.failed')?.error === 'newer');
    editor.journal.handleCommand({ type: 'journal.start', base });
    editor.journal.handleCommand({ type: 'journal.append', lines: worked(2) });
    await until(() => editor.told.length > 1);
    const newer = await openDB(name, storeVersion + 1);
    expect([await newer.get('newer', 1), [...newer.objectStoreNames]]).toEqual([
      'theirs',
      ['newer'],
    ]);
  });
});

describe('encryption', () => {
  const records = () => openJournalStore<Source>(name, quizJournalFormat.isSource, () => undefined);
  const me = 'super@lectern.test';
  const findRaw = async () => records().findByUser(me, () => true);

  /** Writes lines as the code before encryption did. */
  const writePlain = async (lines: readonly JournalLine[]): Promise<void> =>
    records().replace(
      {
        id: 'plain',
        user: me,
        mode: 'template',
        source: stored,
        base: quizJournalFormat.writeBase(base),
        startedAt: 1000,
        setAsideAt: null,
      },
      lines.map(quizJournalFormat.writeLine),
    );
  const isEncrypted = (text: unknown): boolean => ArrayBuffer.isView(text);

  /** A key whose loads the test answers one by one. */
  const createSlowKey = () => {
    const loads: ((outcome: Outcome<string>) => void)[] = [];
    const pauses: (() => void)[] = [];
    return {
      loads,
      pauses,
      key: createDraftKey({
        subtle: crypto.subtle,
        load: () =>
          new Promise((resolve) => {
            loads.push(resolve);
          }),
        wait: () =>
          new Promise((resolve) => {
            pauses.push(resolve);
          }),
        random: () => 0,
      }),
    };
  };
  const arrived = succeeded(Buffer.alloc(32, 7).toString('base64url'));
  const offline = failed({ kind: 'offline' });

  it('PD-49 leaves no text of base or lines readable, and what finds a journal readable', async () => {
    await write(open(), worked(6));
    const [journal, ...others] = await findRaw();
    expect(others).toEqual([]);
    expect(journal?.header).toEqual({
      id: 'journal 1',
      user: me,
      mode: 'template',
      source: stored,
      base: journal?.header.base,
      startedAt: 1000,
      setAsideAt: null,
    });
    const texts = [journal?.header.base, ...(journal?.lines ?? [])];
    expect(texts.every(isEncrypted)).toBe(true);
    const bytes = texts.map((text) => Buffer.from(text as Uint8Array).toString('latin1')).join();
    expect(bytes).not.toMatch(/Title|Kinetics|stepped/);
  });

  it('PD-49 a journal in plain text is offered, and encrypted when its owner finds it', async () => {
    const lines = worked(6);
    await writePlain(lines);
    const [draft] = await open().look();
    expect(draft?.recovered.history.draft).toEqual(draftAfter(lines));
    const [journal] = await findRaw();
    expect([journal?.header.base, ...(journal?.lines ?? [])].map(isEncrypted)).toEqual(
      Array(7).fill(true),
    );
    const [again] = await open().look();
    expect([again?.id, again?.recovered.history.draft]).toEqual(['plain', draftAfter(lines)]);
  });

  it('PD-49 a line that another tab wrote while a journal was encrypted is kept', async () => {
    const lines = worked(6);
    await writePlain(lines.slice(0, 5));
    const store = records();
    await store.changeTexts('plain', [
      { kind: 'line', index: 4, from: 'an older text', to: new Uint8Array([1]) },
    ]);
    await store.write('plain', 5, lines.slice(5).map(quizJournalFormat.writeLine));
    const [draft] = await open().look();
    expect(draft?.recovered.history.draft).toEqual(draftAfter(lines));
  });

  it('PD-49 a journal in plain text is offered without the key too, and stays as it is', async () => {
    const lines = worked(3);
    await writePlain(lines);
    const key = createDraftKey({
      subtle: crypto.subtle,
      load: async () => offline,
      wait: () => new Promise(() => {}),
      random: () => 0,
    });
    const [draft] = await open({ key }).look();
    expect(draft?.recovered.history.draft).toEqual(draftAfter(lines));
    expect((await findRaw())[0]?.lines).toEqual(lines.map(quizJournalFormat.writeLine));
  });

  it('PD-49 another key cannot read a journal, offers nothing of it and keeps it', async () => {
    await write(open(), worked(3));
    const before = await findRaw();
    expect(await open({ key: createTestKey(8) }).look()).toEqual([]);
    expect(await findRaw()).toEqual(before);
    expect(await open().look()).toHaveLength(1);
  });

  it('PD-49 a line in the place of another ends the draft there', async () => {
    await write(open(), worked(6));
    const [journal] = await findRaw();
    const third = journal?.lines[3] ?? '';
    await records().write('journal 1', 2, [third]);
    const [draft] = await open().look();
    expect([draft?.recovered.isDamaged, draft?.recovered.lines]).toEqual([
      true,
      worked(6).slice(0, 2),
    ]);
  });

  it('PD-49 lines wait in memory for the key and are stored when it arrives', async () => {
    const { key, loads } = createSlowKey();
    const editor = open({ key });
    const lines = worked(4);
    editor.journal.handleCommand({ type: 'journal.start', base });
    for (const line of lines)
      editor.journal.handleCommand({ type: 'journal.append', lines: [line] });
    await until(() => loads.length === 1);
    expect([await findRaw(), editor.told.map(({ type }) => type)]).toEqual([
      [],
      ['journal.opened'],
    ]);
    loads[0]?.(arrived);
    await until(() => editor.last('journal.stored')?.count === 4);
    expect((await open().look())[0]?.recovered.history.draft).toEqual(draftAfter(lines));
  });

  it('PD-49 without the key the journal says so, asks again, and stores everything in the end', async () => {
    const { key, loads, pauses } = createSlowKey();
    const editor = open({ key });
    const stop = key.onArrived(() => {
      editor.journal.handleCommand({ type: 'journal.retry' });
    });
    const lines = worked(4);
    editor.journal.handleCommand({ type: 'journal.start', base });
    editor.journal.handleCommand({ type: 'journal.append', lines: lines.slice(0, 2) });
    await until(() => loads.length === 1);
    loads[0]?.(offline);
    await until(() => editor.last('journal.failed')?.error === 'locked');
    editor.journal.handleCommand({ type: 'journal.append', lines: lines.slice(2) });
    expect(loads).toHaveLength(1);
    pauses[0]?.();
    await until(() => loads.length === 2);
    loads[1]?.(arrived);
    await until(() => editor.last('journal.stored')?.count === 4);
    stop();
    expect((await open().look())[0]?.recovered.history.draft).toEqual(draftAfter(lines));
  });

  it('PD-49 a search that finds encrypted drafts says that it waits for the key, or that there is none', async () => {
    await write(open(), worked(3));
    const slow = createSlowKey();
    const waiting = open({ key: slow.key });
    const drafts = waiting.look();
    await until(() => waiting.last('journal.keyAwaited') !== undefined);
    slow.loads[0]?.(arrived);
    expect(await drafts).toHaveLength(1);

    const failing = createSlowKey();
    const locked = open({ key: failing.key });
    locked.journal.handleCommand({ type: 'journal.findDrafts' });
    await until(() => failing.loads.length === 1);
    failing.loads[0]?.(offline);
    await until(() => locked.last('journal.failed')?.error === 'locked');
    expect(locked.told.map(({ type }) => type)).toEqual(['journal.keyAwaited', 'journal.failed']);
    expect(await open().look()).toHaveLength(1);
  });

  it('PD-49 a browser that cannot encrypt stores plain text, which is offered', async () => {
    const key = createDraftKey({
      subtle: undefined,
      load: async () => arrived,
      wait: () => new Promise(() => {}),
      random: () => 0,
    });
    const lines = worked(3);
    await write(open({ key }), lines);
    expect((await findRaw())[0]?.lines.every((line) => typeof line === 'string')).toBe(true);
    expect((await open({ key }).look())[0]?.recovered.history.draft).toEqual(draftAfter(lines));
  });
});

describe('invalid journals', () => {
  it('are kept unchanged and do not affect the offered drafts', async () => {
    await write(open(), worked(3));
    const theirs = ['none', { kind: 'stored' }, { kind: 'constructor' }, null].map(
      (source, at) => ({
        id: `theirs ${String(at)}`,
        user: 'super@lectern.test',
        mode: 'template',
        source,
        base: 1,
        startedAt: 'soon',
        setAsideAt: null,
      }),
    );
    const database = await openDB(name, storeVersion);
    for (const header of theirs) await database.put('journals', header);
    expect(
      [await open().look(), await open({ source: blank }).look()].map((drafts) => drafts.length),
    ).toEqual([1, 0]);
    expect(await database.count('journals')).toBe(theirs.length + 1);
    database.close();
  });
});

describe('unreadable lines', () => {
  const spoil = async (index: number, text: string): Promise<void> => {
    const database = await openDB(name, storeVersion);
    const [key] = await database.getAllKeys('lines');
    await database.put('lines', text, [(key as [string, number])[0], index]);
    database.close();
  };

  it('end the offered draft; resuming keeps the damaged journal beside the new one', async () => {
    await write(open(), worked(8));
    await spoil(3, '{"half a li');
    const editor = open();
    const [draft] = await editor.look();
    expect([draft?.recovered.isDamaged, draft?.recovered.lines]).toEqual([
      true,
      worked(8).slice(0, 3),
    ]);
    editor.journal.handleCommand({ type: 'journal.resume', draft: draft?.id ?? '' });
    editor.journal.handleCommand({ type: 'journal.append', lines: [{ type: 'typingEnded' }] });
    await until(() => editor.last('journal.stored')?.count === 1);
    await editor.journal.close();
    const [again, ...others] = await open().look();
    expect(again?.id).toBe(editor.last('journal.opened')?.id);
    expect([again?.recovered.isDamaged, again?.recovered.lines, others]).toEqual([
      false,
      [...worked(8).slice(0, 3), { type: 'typingEnded' }],
      [],
    ]);
    expect(
      await open().store.findByUser('super@lectern.test', ({ setAsideAt }) => setAsideAt !== null),
    ).toHaveLength(1);
  });

  it('of newer code are counted and kept unchanged', async () => {
    await write(open(), worked(8));
    await spoil(7, JSON.stringify({ version: 99, entry: { type: 'unknown' } }));
    const editor = open();
    expect(await editor.look()).toEqual([]);
    expect(editor.last('journal.draftsFound')?.newer).toBe(1);
  });
});
