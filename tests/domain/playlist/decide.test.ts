import { describe, expect, it } from 'vitest';

import { decide } from '../../../src/domain/playlist/commands/decide.ts';
import type { PlaylistCommand } from '../../../src/domain/playlist/commands/command.ts';
import {
  createArticleEntry,
  type Entry,
  type PlaylistDraft,
} from '../../../src/domain/playlist/draft/draft.ts';
import { applyEvents } from '../../../src/domain/playlist/events/evolve.ts';
import { getPlaylistAccess } from '../../../src/domain/playlist/playlist-access.ts';
import { formatLength } from '../../../src/domain/playlist/format-length.ts';

const article = (id: number): Entry =>
  createArticleEntry({
    id,
    title: String(id),
    image: null,
    subject: null,
    durationSeconds: 1,
    publishedAt: null,
    type: 'journal',
  });
const label = (key: string): Entry => ({ type: 'label', key, title: key });

/** `0 A 1 2 B 3`: an article without a label, and two labels. */
const draft: PlaylistDraft = {
  title: 'Playlist',
  entries: [article(10), label('A'), article(1), article(2), label('B'), article(3)],
};
const show = ({ entries }: PlaylistDraft): string =>
  entries.map((entry) => (entry.type === 'label' ? entry.key : entry.article.title)).join(' ');

function apply(command: PlaylistCommand): string {
  const decision = decide(draft, command);
  return decision.accepted
    ? show(applyEvents(draft, decision.events))
    : JSON.stringify(decision.reason);
}

describe('moving', () => {
  it.each([
    ['an article across labels', 'article-1', 5, '10 A 2 B 3 1'],
    ['an article before the first label', 'article-3', 0, '3 10 A 1 2 B'],
    ['a label down with its articles', 'A', 3, '10 B 3 A 1 2'],
    ['a label up with its articles', 'B', 2, '10 B 3 A 1 2'],
    ['a label never before articles without a label', 'B', 0, '10 B 3 A 1 2'],
    ['a label to where it is', 'A', 1, '10 A 1 2 B 3'],
  ])('PLAY-03 moves %s', (_, entry, to, expected) => {
    expect(apply({ type: 'entry.move', entry, to })).toBe(expected);
  });
});

describe('adding and removing', () => {
  it('PLAY-03 removes a label and keeps its articles', () => {
    expect(apply({ type: 'entry.remove', entry: 'B' })).toBe('10 A 1 2 3');
  });
  it('PLAY-02 adds an article at the end of a label, and once only', () => {
    const added = article(9);
    const existing = article(1);
    if (added.type !== 'article' || existing.type !== 'article') throw new Error('no article');
    expect(apply({ type: 'article.add', article: added.article, label: 'A' })).toBe(
      '10 A 1 2 9 B 3',
    );
    expect(apply({ type: 'article.add', article: added.article, label: null })).toBe(
      '10 9 A 1 2 B 3',
    );
    expect(apply({ type: 'article.add', article: existing.article, label: 'B' })).toBe(
      JSON.stringify({ key: 'playlistEditor.refusal.alreadyIn', values: { place: 2 } }),
    );
  });
});

describe('access', () => {
  const own = { isOwn: true, isInReachedClass: false };
  const foreign = { isOwn: false, isInReachedClass: false };
  const inClass = { isOwn: false, isInReachedClass: true };
  it.each([
    ['csUser', 'full', null, 'read'],
    ['ltiUser', 'full', null, 'read'],
    ['admin', 'full', 'full', 'full'],
    ['superAdmin', 'full', 'full', 'full'],
    ['customer', 'read', null, 'read'],
    ['publisher', null, null, null],
  ] as const)('%s: own %s, foreign %s, in a class %s', (role, ofOwn, ofForeign, ofClass) => {
    expect([own, foreign, inClass].map((playlist) => getPlaylistAccess(role, playlist))).toEqual([
      ofOwn,
      ofForeign,
      ofClass,
    ]);
  });
});

it('lengths are minutes and seconds, with hours from one hour on', () => {
  expect([0, 59, 494, 3600, 4450].map(formatLength)).toEqual([
    '0:00',
    '0:59',
    '8:14',
    '1:00:00',
    '1:14:10',
  ]);
});
