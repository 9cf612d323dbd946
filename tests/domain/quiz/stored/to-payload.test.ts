import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  openCopy,
  openQuiz,
  readSavedServerIds,
} from '../../../../src/domain/quiz/stored/open-quiz.ts';
import type { StoredQuiz } from '../../../../src/domain/quiz/stored/stored-quiz.ts';
import { toPayload, type QuizPayload } from '../../../../src/domain/quiz/stored/to-payload.ts';
import { draftOf, question, video } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';
import { drafts, moves, work } from '../support/random-work.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const seed = 20261121;
const article = { id: 5692, title: 'Enzyme Assays', image: 'short.jpg' };

/** What a server that keeps the payload answers with: fresh ids for what has none, in any order. */
function stored(
  payload: QuizPayload,
  articles: ReadonlyMap<number, { id: number; title: string; image: string | null }>,
): StoredQuiz {
  let nextId = 1000;
  const idOf = (id: number | undefined): number => id ?? (nextId += 1);
  const articleOf = (id: number | null) => {
    const known = id === null ? undefined : articles.get(id);
    return known === undefined
      ? null
      : { id: known.id, title: known.title, images: { short: known.image } };
  };
  return {
    ...payload,
    article: articleOf(payload.article),
    tags: payload.tags.map((id) => ({ id })),
    isAssignSomeone: false,
    assignList: [],
    activities: payload.activities
      .map(({ id, title, sortIndex, items }) => ({
        id: idOf(id),
        title,
        sortIndex,
        items: items
          .map((item) => ({ ...item, id: idOf(item.id), article: articleOf(item.article) }))
          .reverse(),
      }))
      .reverse(),
  };
}

const withoutKeys = (draft: Draft) => ({
  ...draft,
  activities: draft.activities.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, key: '' })),
  })),
});

const articlesOf = (draft: Draft) =>
  new Map(
    [
      ...draft.activities.flatMap(({ items }) => items.flatMap((item) => item.article ?? [])),
      ...(draft.article === null ? [] : [draft.article]),
    ].map((one) => [one.id, one]),
  );

describe('payload', () => {
  it('API-082 API-083 API-084 a create has no ids and every printed field', () => {
    const draft: Draft = {
      ...draftOf([question('1')]),
      article,
      tags: [3],
      graded: 'graded',
      durationMinutes: 45,
      showCaption: true,
      startDate: '2026-12-01T09:00:00.000Z',
    };
    expect(toPayload(draft, null)).toEqual({
      title: 'Kinetics',
      tags: [3],
      article: 5692,
      startDate: '2026-12-01T09:00:00.000Z',
      endDate: null,
      isGraded: true,
      duration: 45,
      showCaption: true,
      restrictNonInstitutional: false,
      activities: [
        {
          title: 'Activity 1',
          sortIndex: 0,
          items: [
            {
              article: null,
              sortIndex: 0,
              title: 'Question 1',
              type: 'question',
              isMultiple: false,
              rightAnswer: ['a'],
              image: null,
              textOptions: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })),
            },
          ],
        },
      ],
    });
  });

  it('API-083 API-084 an edit has the ids of what the server has and of nothing else', () => {
    const { draft, serverIds } = openQuiz(
      stored(toPayload(draftOf([question('1')]), null), new Map()),
    );
    const editing = new Editing(draft);
    editing.do({
      type: 'question.add',
      activity: draft.activities[0]?.key ?? '',
      item: 'new',
      options: ['a'],
      index: 0,
    });
    editing.do({ type: 'activity.add', activity: 'another' });
    const payload = toPayload(editing.history.draft, serverIds);
    expect(
      payload.activities.map(({ id, items }) => ({ id, items: items.map((item) => item.id) })),
    ).toEqual([
      { id: 1001, items: [undefined, 1002] },
      { id: undefined, items: [] },
    ]);
    expect(payload.activities[1]).not.toHaveProperty('id');
  });

  it('API-085 on create video items send empty options and an empty right answer', () => {
    const odd = { ...video('v'), options: [{ id: 'a', text: 'left over' }], rightAnswer: ['a'] };
    expect(toPayload(draftOf([odd]), null).activities[0]?.items[0]).toMatchObject({
      type: 'video',
      article: 7,
      textOptions: [],
      rightAnswer: [],
    });
    expect(toPayload(draftOf([odd]), new Map()).activities[0]?.items[0]).toMatchObject({
      textOptions: odd.options,
      rightAnswer: ['a'],
    });
  });

  it('QVAL-22 duration 0 means no limit and is sent as null', () => {
    expect(toPayload({ ...draftOf([]), durationMinutes: 0 }, null).duration).toBeNull();
  });

  it('QFRM-37 graded and ungraded are sent as a boolean', () => {
    expect(
      (['graded', 'ungraded', null] as const).map(
        (graded) => toPayload({ ...draftOf([]), graded }, null).isGraded,
      ),
    ).toEqual([true, false, false]);
  });

  it('QFRM-19 an assigned quiz is distributed, by flag or by list', () => {
    const quiz = stored(toPayload(draftOf([]), null), new Map());
    expect(
      [quiz, { ...quiz, isAssignSomeone: true }, { ...quiz, assignList: [{}] }].map(
        (one) => openQuiz(one).isDistributed,
      ),
    ).toEqual([false, true, true]);
  });

  it('QVAL-16 a copy is new, without dates and people, its title marked', () => {
    const quiz = {
      ...stored(
        toPayload({ ...draftOf([question('1')]), startDate: '2026-12-01T09:00:00.000Z' }, null),
        new Map(),
      ),
      isAssignSomeone: true,
    };
    const copy = openCopy(quiz);
    expect(copy).toMatchObject({
      isDistributed: false,
      serverIds: new Map(),
      draft: { title: 'Kinetics (copy)', startDate: null, endDate: null },
    });
    expect(copy.draft.activities[0]?.items).toHaveLength(1);
    const longest = openCopy({ ...quiz, title: 'x'.repeat(500) }).draft.title;
    expect(longest).toBe(`${'x'.repeat(493)} (copy)`);
  });

  it(`API-082 a saved quiz is opened equal, sort indices 0..n-1, whatever an author did (seed ${seed})`, () => {
    fc.assert(
      fc.property(drafts, moves(40), fc.boolean(), (base, list, isEdit) => {
        const editing = new Editing({ ...base, graded: 'ungraded', article });
        work(editing, list);
        const { draft } = editing.history;
        const payload = toPayload(draft, isEdit ? new Map() : null);
        for (const { sortIndex, items } of payload.activities) {
          expect(payload.activities[sortIndex]?.items).toBe(items);
          expect(items.map((item) => item.sortIndex)).toEqual(items.map((_, i) => i));
        }
        const articles = articlesOf(draft);
        fc.pre(
          draft.activities.every(({ items }) =>
            items.every(
              (item) =>
                item.article === null ||
                articles.get(item.article.id)?.title === item.article.title,
            ),
          ),
        );
        expect(withoutKeys(openQuiz(stored(payload, articles)).draft)).toEqual(withoutKeys(draft));
      }),
      { seed, numRuns: scaleRuns(100) },
    );
  });

  it('API-084 characters that cannot be stored are removed from every text, and nothing else', () => {
    const odd = (text: string): Draft => {
      const draft = draftOf([question('1', { title: text, options: [{ id: 'a', text }] })]);
      return {
        ...draft,
        title: text,
        activities: draft.activities.map((activity) => ({ ...activity, title: text })),
      };
    };
    const texts = (text: string) => {
      const {
        title,
        activities: [activity],
      } = toPayload(odd(text), null);
      return [
        title,
        activity?.title,
        activity?.items[0]?.title,
        activity?.items[0]?.textOptions[0]?.text,
      ];
    };
    expect(texts('a\0b\uD83Ec')).toEqual(Array.from({ length: 4 }, () => 'ab\uFFFDc'));
    const before = '\u{1F9EC} \u202E\u05D0\u200D\uFFFE\u0007';
    expect(texts(before)).toEqual(Array.from({ length: 4 }, () => before));
  });

  it('the ids of a saved draft are those of the response, and a newer version keeps its keys', () => {
    const draft: Draft = {
      ...draftOf([question('1'), question('2')], [question('3')]),
      graded: 'ungraded',
    };
    const serverIds = readSavedServerIds(draft, [
      { id: 5, items: [5, 6] },
      { id: 6, items: [7] },
    ]);
    expect([...serverIds]).toEqual([
      ['A', 5],
      ['1', 5],
      ['2', 6],
      ['B', 6],
      ['3', 7],
    ]);
    const sent = stored(toPayload(draft, serverIds), new Map());
    const reopened = openQuiz(sent, { draft, serverIds });
    expect(reopened.draft).toEqual(draft);
    expect(reopened.serverIds).toEqual(serverIds);
  });

  it('QED-18 a stored quiz without activities opens with a blank one, which a save makes', () => {
    const bare = stored(
      { ...toPayload(draftOf([question('1')]), null), activities: [] },
      new Map(),
    );
    const { draft, serverIds } = openQuiz(bare);
    expect(draft.activities).toEqual([{ key: 'activity-0', title: 'Activity 1', items: [] }]);
    expect(toPayload(draft, serverIds).activities).toEqual([
      { title: 'Activity 1', sortIndex: 0, items: [] },
    ]);
    expect(openCopy(bare).draft.activities).toEqual(draft.activities);
  });
});

describe('what an image shows', () => {
  const itemOf = (parts: Parameters<typeof question>[1]) =>
    toPayload(draftOf([question('1', parts)]), null).activities[0]?.items[0];

  it('is sent trimmed, and not at all when nobody described it', () => {
    expect(itemOf({ image: '/1.png', imageAlt: ' A cell ' })?.imageAlt).toBe('A cell');
    for (const parts of [{ image: '/1.png' }, { image: '/1.png', imageAlt: ' ' }, {}])
      expect(itemOf(parts)).not.toHaveProperty('imageAlt');
    expect(itemOf({ image: null, imageAlt: 'A cell' })).not.toHaveProperty('imageAlt');
  });

  it('is opened, unless it is empty or without an image', () => {
    const opened = [
      { image: '/1.png', imageAlt: 'A cell' },
      { image: '/1.png', imageAlt: '' },
      { image: null, imageAlt: 'A cell' },
    ].map((parts) => {
      const quiz = stored(toPayload(draftOf([question('1')]), null), new Map());
      const activities = quiz.activities.map((activity) => ({
        ...activity,
        items: activity.items.map((item) => ({ ...item, ...parts })),
      }));
      return openQuiz({ ...quiz, activities }).draft.activities[0]?.items[0]?.imageAlt;
    });
    expect(opened).toEqual(['A cell', undefined, undefined]);
  });
});
