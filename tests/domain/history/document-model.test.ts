import { expect, test } from 'vitest';

import { createArticleEntry, type Entry } from '../../../src/domain/playlist/draft/draft.ts';
import { applyEvents as applyPlaylistEvents } from '../../../src/domain/playlist/events/evolve.ts';
import type { QuizEvent } from '../../../src/domain/quiz/events/event.ts';
import { applyEvents } from '../../../src/domain/quiz/events/evolve.ts';
import { draftOf, keysOf, question } from '../quiz/support/drafts.ts';

/** Where an event says that a question of the first activity is. */
const said = (item: string, itemIndex: number) => ({
  activity: 'A',
  activityIndex: 3,
  item,
  itemIndex,
});
const rename = (item: string, itemIndex: number, to: string): QuizEvent => ({
  type: 'questionTitleChanged',
  at: said(item, itemIndex),
  from: `Question ${item}`,
  to,
});

test('an event whose index is not right changes the part with its key, before and after others', () => {
  const draft = draftOf([question('1'), question('2'), question('3')]);
  const after = applyEvents(draft, [
    rename('3', 0, 'third'),
    { type: 'itemRemoved', at: said('1', 2), item: question('1') },
    rename('2', 1, 'second'),
  ]);
  expect(after.activities[0]?.items.map(({ key, title }) => [key, title])).toEqual([
    ['2', 'second'],
    ['3', 'third'],
  ]);
  expect(keysOf(draft)).toEqual([['1', '2', '3']]);
  expect(() => applyEvents(draft, [rename('gone', 0, 'x')])).toThrow('does not fit the draft');
});

test('so it does in a playlist', () => {
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
  const draft = { title: 'Playlist', entries: [article(1), article(2), article(3)] };
  const after = applyPlaylistEvents(draft, [
    { type: 'entryRemoved', entry: article(2), index: 0 },
    { type: 'entriesMoved', keys: ['article-3'], from: 0, to: 0 },
  ]);
  expect(after.entries.map(({ key }) => key)).toEqual(['article-3', 'article-1']);
});
