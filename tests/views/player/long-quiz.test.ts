import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showSession } from '../../../src/player/show-session.ts';
import { playedQuestion, playedQuiz } from '../../domain/interchange/scorm/player-quizzes.ts';
import { visit, type Visit } from '../../player/visit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const questions = Array.from({ length: 170 }, (_, index) => playedQuestion(index + 1, 2));
const long = playedQuiz([], {
  activities: [
    { title: 'Before', items: questions.slice(0, 130) },
    { title: 'After', items: questions.slice(130) },
  ],
});

function shown(kept: Readonly<Record<string, string>> = {}): Visit {
  const opened = visit('1.2', { of: long, kept });
  const root = document.createElement('div');
  document.body.append(root);
  showSession(root, opened.session);
  return opened;
}

const press = (name: string): void => {
  screen.getByText(name, { selector: 'button' }).click();
};
const inputs = (): readonly HTMLInputElement[] => [...document.querySelectorAll('input')];
const places = (): readonly Element[] => [...document.querySelectorAll('ol.items > li')];
/** The numbers of the places that are filled, from 1. */
const filled = (): readonly number[] =>
  places().flatMap(({ firstElementChild }, index) =>
    firstElementChild === null ? [] : [index + 1],
  );
const upTo = (last: number, from = 1): readonly number[] =>
  Array.from({ length: last - from + 1 }, (_, index) => from + index);

test('API-088 a long activity renders its first questions at once and all of them shortly after, each with its answer', () => {
  const { session } = shown();
  press('Start');
  expect([places().length, filled()]).toEqual([130, upTo(60)]);
  inputs()[119]?.click();
  vi.runAllTimers();
  expect(filled()).toEqual(upTo(130));
  expect(document.getElementById('item-130')?.querySelector('[role="heading"]')?.textContent).toBe(
    'Question 130: ?',
  );
  expect(inputs().flatMap(({ checked }, index) => (checked ? [index] : []))).toEqual([119]);
  expect(session.attempt?.answers).toEqual(new Map([['item-60', ['choice-2']]]));
});

test('API-088 a resumed long activity renders at once where it was left', () => {
  const first = shown();
  press('Start');
  first.session.selectOption(questions[79] ?? playedQuestion(0), 'choice-2', {
    activity: 0,
    item: 79,
  });
  first.session.leave();
  document.body.replaceChildren();
  shown(Object.fromEntries(first.lms.kept));
  press('Continue');
  expect(filled()).toEqual(upTo(109, 50));
  expect(document.querySelectorAll('#item-80 input')[1]).toHaveFocus();
  press('Next activity');
  expect(filled()).toEqual(upTo(40));
  vi.runAllTimers();
  expect(filled()).toEqual(upTo(40));
});

test('API-088 the result of a long quiz renders at once, and all questions of all activities shortly after', () => {
  const { session } = shown();
  press('Start');
  session.submit();
  expect([screen.getByText('0 of 170 right').isConnected, places().length, filled()]).toEqual([
    true,
    170,
    upTo(60),
  ]);
  vi.runAllTimers();
  expect(filled()).toEqual(upTo(170));
  expect(screen.getAllByText('Not answered')).toHaveLength(170);
});
