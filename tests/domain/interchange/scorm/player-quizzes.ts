import * as fc from 'fast-check';

import type {
  PlayerActivity,
  PlayerQuestion,
  PlayerQuiz,
} from '../../../../src/domain/interchange/scorm/player-quiz.ts';

/**
 * A question of a quiz that is played, with its options named `choice-1` and so on; the first is
 * right.
 */
export const playedQuestion = (
  number: number,
  options = 4,
  changes: Partial<PlayerQuestion> = {},
): PlayerQuestion => ({
  type: 'question',
  identifier: `item-${String(number)}`,
  title: `Question ${String(number)}`,
  stem: ['?'],
  picture: [],
  isMultiple: false,
  options: Array.from({ length: options }, (_, index) => ({
    id: `choice-${String(index + 1)}`,
    content: ['.'],
  })),
  rightAnswer: ['choice-1'],
  ...changes,
});

/** Returns a quiz for the player, with one activity by default. */
export const playedQuiz = (
  questions: readonly PlayerQuestion[],
  changes: Partial<PlayerQuiz> = {},
): PlayerQuiz => ({
  format: '1.2',
  fingerprint: '0abc123',
  title: 'Cells',
  isGraded: true,
  durationMinutes: null,
  activities: [{ title: 'Activity 1', items: questions }],
  ...changes,
});

const shapes = fc.record({ isMultiple: fc.boolean(), options: fc.integer({ min: 1, max: 100 }) });

/** Quizzes of up to 5,000 questions with up to 100 options, in one activity or several. */
export const playedQuizzes: fc.Arbitrary<PlayerQuiz> = fc
  .record({
    shapes: fc.array(shapes, { minLength: 0, maxLength: 12 }),
    times: fc.constantFrom(1, 3, 40, 417),
    perActivity: fc.integer({ min: 1, max: 60 }),
    fingerprint: fc.stringMatching(/^[0-9a-z]{7}$/),
  })
  .map(({ shapes: given, times, perActivity, fingerprint }) => {
    const questions = Array.from({ length: Math.min(given.length * times, 5000) }, (_, index) => {
      const { isMultiple, options } = given[index % given.length] ?? {
        isMultiple: false,
        options: 1,
      };
      return playedQuestion(index + 1, options, { isMultiple });
    });
    const activities: PlayerActivity[] = [];
    for (let from = 0; from < questions.length; from += perActivity * times)
      activities.push({ title: 'A', items: questions.slice(from, from + perActivity * times) });
    return playedQuiz([], { fingerprint, activities });
  });
