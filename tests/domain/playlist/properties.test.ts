import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createHistory, listSteps } from '../../../src/domain/history/history.ts';
import {
  applyHistoryEntry,
  createHistoryEntry,
  replayHistory,
} from '../../../src/domain/history/history-rules.ts';
import type { PlaylistCommand } from '../../../src/domain/playlist/commands/command.ts';
import { decide } from '../../../src/domain/playlist/commands/decide.ts';
import {
  createArticleEntry,
  type Entry,
  type PlaylistDraft,
} from '../../../src/domain/playlist/draft/draft.ts';
import {
  playlistModel,
  revertStep,
  type PlaylistHistory,
  type PlaylistHistoryEntry,
} from '../../../src/domain/playlist/history/playlist-history.ts';
import {
  playlistLines,
  recoverPlaylist,
} from '../../../src/domain/playlist/journal/playlist-journal.ts';
import { rebasePlaylist } from '../../../src/domain/playlist/rebase/rebase-playlist.ts';
import {
  openPlaylist,
  toPlaylistPayload,
} from '../../../src/domain/playlist/stored/open-playlist.ts';
import { scaleRuns } from '../../support/property-runs.ts';

const seed = 20_261;

const article = (id: number) => ({
  id,
  title: `Article ${String(id)}`,
  image: null,
  subject: null,
  durationSeconds: 60,
  publishedAt: null,
  type: 'journal',
});
const label = (key: string): Entry => ({ type: 'label', key, title: `Label ${key}` });

const drafts: fc.Arbitrary<PlaylistDraft> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    fc.nat(),
  )
  .map(([articles, labels, turn]) => {
    const entries: Entry[] = articles.map((id) => createArticleEntry(article(id)));
    for (const [index, key] of labels.entries())
      entries.splice((turn + index * 3) % (entries.length + 1), 0, label(key));
    return { title: 'Playlist', entries };
  });

type Move =
  | {
      readonly kind: 'command';
      readonly pick: number;
      readonly at: number;
      readonly what: number;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };
const moves = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('command' as const),
        pick: fc.nat(),
        at: fc.nat({ max: 15 }),
        what: fc.nat({ max: 5 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
    },
  ),
  { maxLength: 40 },
);

function toCommand(
  draft: PlaylistDraft,
  move: Extract<Move, { readonly kind: 'command' }>,
  n: number,
): PlaylistCommand {
  const { entries } = draft;
  const entry = entries[move.pick % Math.max(1, entries.length)];
  const labels = entries.filter(({ type }) => type === 'label');
  const target = labels[move.at % Math.max(1, labels.length)]?.key ?? null;
  switch (move.what) {
    case 0:
      return { type: 'title.set', title: `Title ${String(n)}` };
    case 1:
      return {
        type: 'label.add',
        label: { type: 'label', key: `new ${String(n)}`, title: 'New' },
        index: move.at,
      };
    case 2:
      return { type: 'label.rename', label: entry?.key ?? '', title: `Renamed ${String(n)}` };
    case 3:
      return { type: 'entry.remove', entry: entry?.key ?? '' };
    case 4:
      return { type: 'entry.move', entry: entry?.key ?? '', to: move.at };
    default:
      return { type: 'article.add', article: article(20 + (move.pick % 15)), label: target };
  }
}

/** Works on a draft and returns the history with the entries of its journal. */
function work(base: PlaylistDraft, list: readonly Move[], prefix = 0) {
  let history: PlaylistHistory = createHistory(base);
  const entries: PlaylistHistoryEntry[] = [];
  const record = (entry: PlaylistHistoryEntry): void => {
    entries.push(entry);
    history = applyHistoryEntry(playlistModel, history, entry);
  };
  for (const [n, move] of list.entries()) {
    if (move.kind === 'undo') {
      if (history.cursor !== null) record({ type: 'undone' });
    } else if (move.kind === 'redo') {
      if (history.redoStack !== null) record({ type: 'redone' });
    } else {
      const decision = decide(history.draft, toCommand(history.draft, move, prefix + n));
      if (!decision.accepted) continue;
      const entry = createHistoryEntry(playlistModel, history, decision, n * 60_000);
      if (entry !== null) record(entry);
    }
  }
  return { history, entries };
}

const isSound = ({ entries }: PlaylistDraft): void => {
  const keys = entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
};

describe('any work on a playlist', () => {
  const check = (property: fc.IProperty<unknown>): void => {
    fc.assert(property, { seed, numRuns: scaleRuns(100) });
  };

  it(`undoing everything gives the base, redoing everything the end (seed ${String(seed)})`, () => {
    check(
      fc.property(drafts, moves, (base, list) => {
        let { history } = work(base, list);
        isSound(history.draft);
        while (history.redoStack !== null)
          history = applyHistoryEntry(playlistModel, history, { type: 'redone' });
        const end = history.draft;
        while (history.cursor !== null)
          history = applyHistoryEntry(playlistModel, history, { type: 'undone' });
        expect(history.draft).toEqual(base);
        while (history.redoStack !== null)
          history = applyHistoryEntry(playlistModel, history, { type: 'redone' });
        expect(history.draft).toEqual(end);
      }),
    );
  });

  it(`the stored journal replays to the live history (seed ${String(seed)})`, () => {
    check(
      fc.property(drafts, moves, (base, list) => {
        const { history, entries } = work(base, list);
        expect(replayHistory(playlistModel, base, entries)).toEqual(history);
        const opened = { draft: base, serverIds: new Map(), version: '1' };
        const stored = entries.map(playlistLines.writeLine).map(playlistLines.readLine);
        expect(recoverPlaylist(opened, stored)?.history).toEqual({ ...history, lastTypedAt: null });
      }),
    );
  });

  it(`a reverted step can be undone, and leaves a sound playlist (seed ${String(seed)})`, () => {
    check(
      fc.property(drafts, moves, fc.nat(), (base, list, pick) => {
        const { history } = work(base, list);
        const steps = listSteps(history);
        const step = steps[pick % Math.max(1, steps.length)];
        if (step === undefined) return;
        const decision = revertStep(history, step.id);
        if (!decision.accepted) {
          expect(decision.dependents.length).toBeGreaterThan(0);
          return;
        }
        const entry = createHistoryEntry(playlistModel, history, decision, 1e9);
        if (entry === null) return;
        const reverted = applyHistoryEntry(playlistModel, history, entry);
        isSound(reverted.draft);
        expect(applyHistoryEntry(playlistModel, reverted, { type: 'undone' }).draft).toEqual(
          history.draft,
        );
      }),
    );
  });

  it(`rebased onto its own base it gives the same playlist, onto another one a sound playlist whose steps lead there (seed ${String(seed)})`, () => {
    check(
      fc.property(drafts, moves, moves, (base, mine, theirs) => {
        const local = work(base, mine).history;
        const same = rebasePlaylist(local, base, new Map(), 1);
        expect(same.draft).toEqual(local.draft);
        const remote = work(base, theirs, 100).history.draft;
        const merged = rebasePlaylist(local, remote, new Map(), 1);
        isSound(merged.draft);
        const entry = {
          type: 'rebased' as const,
          base: remote,
          steps: merged.steps,
          origins: [],
          version: null,
        };
        const rebased = applyHistoryEntry(playlistModel, local, entry);
        expect(rebased.draft).toEqual(merged.draft);
        let undone = rebased;
        while (undone.cursor !== null)
          undone = applyHistoryEntry(playlistModel, undone, { type: 'undone' });
        expect(undone.draft).toEqual(remote);
      }),
    );
  });

  it(`what is saved opens as the same playlist (seed ${String(seed)})`, () => {
    check(
      fc.property(drafts, moves, (base, list) => {
        const { draft } = work(base, list).history;
        const payload = toPlaylistPayload(draft, new Map());
        let id = 0;
        const ids = new Map<string, number>();
        for (const entry of draft.entries)
          if (entry.type === 'label') ids.set(entry.key, (id += 1));
        let next = 0;
        const opened = openPlaylist(
          {
            title: payload.title,
            items: payload.items.map((item) => ({
              ...item,
              id: item.type === 'label' ? (next += 1) : 1000,
              articles: item.articles.map(article),
            })),
          },
          ids,
        );
        expect(opened.draft).toEqual(draft);
      }),
    );
  });
});
