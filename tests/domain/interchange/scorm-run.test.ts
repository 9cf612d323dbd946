import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  questionsOf,
  type PlayedQuestion,
  type PlayedQuiz,
} from '../../../src/domain/interchange/scorm/played-quiz.ts';
import {
  choose,
  endsAt,
  newAttempt,
  resultOf,
  type Answers,
  type Attempt,
} from '../../../src/domain/interchange/scorm/run/attempt.ts';
import { readPlace, writePlace } from '../../../src/domain/interchange/scorm/run/place.ts';
import { runValues, type Session } from '../../../src/domain/interchange/scorm/run/run-values.ts';
import { sessionTime } from '../../../src/domain/interchange/scorm/run/session-time.ts';
import {
  keptQuestions,
  mostSuspendCharacters,
  readSuspendData,
  writeSuspendData,
} from '../../../src/domain/interchange/scorm/run/suspend-data.ts';
import { playedQuestion, playedQuiz, playedQuizzes } from './played-quizzes.ts';

const seed = 20261121;
const begunAt = Date.UTC(2026, 10, 21, 9, 30);

const answersTo = (questions: readonly PlayedQuestion[], bits: readonly number[]): Answers =>
  new Map(
    questions.flatMap(({ identifier, isMultiple, options }, index): [string, string[]][] => {
      const bit = bits[index % bits.length] ?? 0;
      const chosen = isMultiple
        ? options.filter((_, option) => ((bit * (option + 3)) >> (option % 5)) % 2 === 1)
        : options.slice(bit % (options.length + 1), (bit % (options.length + 1)) + 1);
      return chosen.length === 0 ? [] : [[identifier, chosen.map(({ id }) => id)]];
    }),
  );

const attempts = playedQuizzes.chain((quiz) =>
  fc
    .record({
      bits: fc.array(fc.nat(9999), { minLength: 1, maxLength: 30 }),
      isSubmitted: fc.boolean(),
      begunAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
    })
    .map(({ bits, ...rest }): { quiz: PlayedQuiz; attempt: Attempt } => ({
      quiz,
      attempt: { answers: answersTo(questionsOf(quiz), bits), ...rest },
    })),
);

describe('suspend data', () => {
  it('API-088 holds any attempt in 4,096 signs of ASCII and gives back every answer it keeps', () => {
    fc.assert(
      fc.property(attempts, ({ quiz, attempt }) => {
        const written = writeSuspendData(quiz, attempt);
        expect(written.length).toBeLessThanOrEqual(mostSuspendCharacters);
        expect(written).toMatch(/^[\x21-\x7e]*$/);
        const kept = new Set(keptQuestions(quiz).map(({ identifier }) => identifier));
        expect(readSuspendData(quiz, written)).toEqual({
          ...attempt,
          answers: new Map([...attempt.answers].filter(([identifier]) => kept.has(identifier))),
        });
      }),
      { seed, numRuns: 150 },
    );
  }, 60_000);

  it.each([
    ['5,000 questions of 15 options, one right', playedQuestion(1, 15), 5000],
    [
      '5,000 questions of 4 options, several right',
      playedQuestion(1, 4, { isMultiple: true }),
      5000,
    ],
    [
      '5,000 questions of 100 options, several right',
      playedQuestion(1, 100, { isMultiple: true }),
      243,
    ],
  ])(
    'API-088 keeps the answers of %s, the last ones being left out when they do not fit',
    (_, like, kept) => {
      const quiz = playedQuiz(
        Array.from({ length: 5000 }, (__, index) => ({
          ...like,
          identifier: `item-${String(index + 1)}`,
        })),
      );
      expect(keptQuestions(quiz)).toHaveLength(kept);
      const answers: Answers = new Map(
        questionsOf(quiz).map(({ identifier, isMultiple, options }) => [
          identifier,
          isMultiple ? options.map(({ id }) => id) : [options.at(-1)?.id ?? ''],
        ]),
      );
      const written = writeSuspendData(quiz, { answers, begunAt, isSubmitted: false });
      expect(written.length).toBeLessThanOrEqual(mostSuspendCharacters);
      expect(readSuspendData(quiz, written)?.answers.size).toBe(kept);
    },
  );

  it('API-088 nothing is read that is of another quiz, cut off in a place no option has, or not ours at all', () => {
    const quiz = playedQuiz([playedQuestion(1, 2), playedQuestion(2, 2)]);
    const written = writeSuspendData(quiz, {
      answers: new Map([['item-1', ['choice-2']]]),
      begunAt,
      isSubmitted: true,
    });
    expect(written).toBe('1.0abc123.touie0.s.C');
    expect(readSuspendData(quiz, written)).toEqual({
      answers: new Map([['item-1', ['choice-2']]]),
      begunAt,
      isSubmitted: true,
    });
    for (const other of [
      '',
      'null',
      written.replace('0abc123', '0abc124'),
      written.replace(/^1/, '2'),
      `${written}~`,
      written.replace(/C$/, 'D'),
      `${written}AB`,
    ])
      expect(readSuspendData(quiz, other), other).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readSuspendData(quiz, text)).toBeNull();
      }),
      { seed },
    );
  }, 60_000);
});

describe('a place', () => {
  it('API-088 comes back as it was kept, and is the beginning when it is none of the quiz', () => {
    fc.assert(
      fc.property(playedQuizzes, fc.nat(400), fc.nat(400), (quiz, activity, item) => {
        const isThere = item < (quiz.activities[activity]?.items.length ?? -1);
        expect(readPlace(quiz, writePlace({ activity, item }))).toEqual({
          activity: quiz.activities[activity] === undefined ? 0 : activity,
          item: isThere ? item : 0,
        });
      }),
      { seed, numRuns: 40 },
    );
    for (const other of ['', '1', '-1.0', '0.1e9', '9999999.1', 'x.y'])
      expect(readPlace(playedQuiz([playedQuestion(1)]), other)).toEqual({ activity: 0, item: 0 });
  }, 60_000);
});

describe('a session time', () => {
  it.each([
    [0, '0000:00:00.00', 'PT0H0M0S'],
    [999, '0000:00:00.99', 'PT0H0M0.99S'],
    [61_050, '0000:01:01.05', 'PT0H1M1.05S'],
    [45 * 3_600_000 + 59 * 60_000 + 59_990, '0045:59:59.99', 'PT45H59M59.99S'],
    [-5, '0000:00:00.00', 'PT0H0M0S'],
    [1e12, '9999:59:59.99', 'PT9999H59M59.99S'],
  ])('API-088 of %d ms is written as each version has it', (milliseconds, one, two) => {
    expect([sessionTime('1.2', milliseconds), sessionTime('2004', milliseconds)]).toEqual([
      one,
      two,
    ]);
  });

  it('API-088 fits the types of both versions whatever it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 0, max: 1e14 }), (milliseconds) => {
        expect(sessionTime('1.2', milliseconds)).toMatch(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
        expect(sessionTime('2004', milliseconds)).toMatch(/^PT\d+H[1-5]?\dM[1-5]?\d(\.\d\d)?S$/);
      }),
      { seed },
    );
  });
});

describe('an attempt', () => {
  const single = playedQuestion(1);
  const multiple = playedQuestion(2, 3, {
    isMultiple: true,
    rightAnswer: ['choice-1', 'choice-3'],
  });
  const quiz = playedQuiz([
    single,
    multiple,
    playedQuestion(3),
    playedQuestion(4),
    playedQuestion(5),
  ]);
  const chosen = (...all: readonly (readonly [PlayedQuestion, string])[]): Attempt =>
    all.reduce(
      (attempt, [question, option]) => choose(attempt, question, option),
      newAttempt(begunAt),
    );

  it('API-088 QED-24 QED-25 a single answer is replaced, several are ticked and taken back, nothing changes once submitted', () => {
    expect(
      chosen(
        [single, 'choice-2'],
        [single, 'choice-1'],
        [multiple, 'choice-3'],
        [multiple, 'choice-1'],
      ).answers,
    ).toEqual(
      new Map([
        ['item-1', ['choice-1']],
        ['item-2', ['choice-1', 'choice-3']],
      ]),
    );
    expect(chosen([multiple, 'choice-3'], [multiple, 'choice-3']).answers).toEqual(new Map());
    const submitted = { ...chosen([single, 'choice-2']), isSubmitted: true };
    expect(choose(submitted, single, 'choice-1')).toBe(submitted);
  });

  it('API-088 QRES-15 every option that is right and no other is a right answer; 60 percent pass', () => {
    expect(resultOf(quiz, chosen([multiple, 'choice-1']))).toEqual({
      right: 0,
      questions: 5,
      progress: 0,
      standing: 'failed',
    });
    expect(
      resultOf(quiz, chosen([multiple, 'choice-1'], [multiple, 'choice-3'], [single, 'choice-1'])),
    ).toEqual({ right: 2, questions: 5, progress: 40, standing: 'failed' });
    const three = chosen(
      [multiple, 'choice-1'],
      [multiple, 'choice-3'],
      [single, 'choice-1'],
      [playedQuestion(3), 'choice-1'],
    );
    expect(resultOf(quiz, three)).toEqual({
      right: 3,
      questions: 5,
      progress: 60,
      standing: 'passed',
    });
    expect(resultOf({ ...quiz, isGraded: false }, three).standing).toBe('completed');
    expect(resultOf(playedQuiz([]), newAttempt(begunAt))).toEqual({
      right: 0,
      questions: 0,
      progress: null,
      standing: 'completed',
    });
  });

  it('API-088 the time runs from the beginning of the attempt, also while the quiz is closed', () => {
    expect([
      endsAt({ durationMinutes: null }, newAttempt(begunAt)),
      endsAt({ durationMinutes: 45 }, newAttempt(begunAt)),
    ]).toEqual([null, begunAt + 2_700_000]);
  });

  const session = (attempt: Attempt | null, changes: Partial<Session> = {}): Session => ({
    attempt,
    place: { activity: 0, item: 1 },
    submittedAt: null,
    lasted: 61_050,
    ...changes,
  });
  const said = (format: '1.2' | '2004', given: Session): readonly string[] =>
    runValues({ ...quiz, format }, given).map(({ element, value }) => `${element}=${value}`);

  it('API-088 a quiz that is not begun only says how long it was open', () => {
    expect(said('1.2', session(null))).toEqual([
      'cmi.core.session_time=0000:01:01.05',
      'cmi.core.exit=suspend',
    ]);
    expect(said('2004', session({ ...newAttempt(begunAt), isSubmitted: true }))).toEqual([
      'cmi.session_time=PT0H1M1.05S',
      'cmi.exit=normal',
    ]);
  });

  it('API-088 a quiz that is begun is incomplete, with its answers and its place', () => {
    const attempt = chosen([single, 'choice-2']);
    expect(said('1.2', session(attempt))).toEqual([
      'cmi.core.lesson_status=incomplete',
      'cmi.core.lesson_location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.o.C',
      'cmi.core.session_time=0000:01:01.05',
      'cmi.core.exit=suspend',
    ]);
    expect(said('2004', session(attempt))).toEqual([
      'cmi.completion_status=incomplete',
      'cmi.success_status=unknown',
      'cmi.location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.o.C',
      'cmi.session_time=PT0H1M1.05S',
      'cmi.exit=suspend',
    ]);
  });

  it('API-088 a submitted quiz comes with its interactions, score and standing in the words of each version', () => {
    const attempt = {
      ...chosen([single, 'choice-2'], [multiple, 'choice-1'], [multiple, 'choice-3']),
      isSubmitted: true,
    };
    const at = new Date(2026, 10, 21, 9, 5, 7);
    const submitted = session(attempt, { submittedAt: at.getTime() });
    expect(said('1.2', submitted).slice(0, 14)).toEqual([
      'cmi.interactions.0.id=item-1',
      'cmi.interactions.0.type=choice',
      'cmi.interactions.0.time=09:05:07',
      'cmi.interactions.0.correct_responses.0.pattern=a',
      'cmi.interactions.0.weighting=1',
      'cmi.interactions.0.student_response=b',
      'cmi.interactions.0.result=wrong',
      'cmi.interactions.1.id=item-2',
      'cmi.interactions.1.type=choice',
      'cmi.interactions.1.time=09:05:07',
      'cmi.interactions.1.correct_responses.0.pattern=a,c',
      'cmi.interactions.1.weighting=1',
      'cmi.interactions.1.student_response=a,c',
      'cmi.interactions.1.result=correct',
    ]);
    expect(said('1.2', submitted).slice(-8)).toEqual([
      'cmi.core.score.min=0',
      'cmi.core.score.max=100',
      'cmi.core.score.raw=20',
      'cmi.core.lesson_status=failed',
      'cmi.core.lesson_location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.s.q',
      'cmi.core.session_time=0000:01:01.05',
      'cmi.core.exit=',
    ]);
    const stamp = at.toISOString().replace('.000Z', '.0Z');
    expect(said('2004', submitted).slice(8, 24)).toEqual([
      'cmi.interactions.1.id=item-2',
      'cmi.interactions.1.type=choice',
      `cmi.interactions.1.timestamp=${stamp}`,
      'cmi.interactions.1.description=Question 2',
      'cmi.interactions.1.correct_responses.0.pattern=a[,]c',
      'cmi.interactions.1.weighting=1',
      'cmi.interactions.1.learner_response=a[,]c',
      'cmi.interactions.1.result=correct',
      'cmi.interactions.2.id=item-3',
      'cmi.interactions.2.type=choice',
      `cmi.interactions.2.timestamp=${stamp}`,
      'cmi.interactions.2.description=Question 3',
      'cmi.interactions.2.correct_responses.0.pattern=a',
      'cmi.interactions.2.weighting=1',
      'cmi.interactions.2.result=incorrect',
      'cmi.interactions.3.id=item-4',
    ]);
    expect(said('2004', submitted).slice(-10, -3)).toEqual([
      'cmi.score.min=0',
      'cmi.score.max=5',
      'cmi.score.raw=1',
      'cmi.score.scaled=0.2',
      'cmi.completion_status=completed',
      'cmi.success_status=failed',
      'cmi.location=0.1',
    ]);
  });

  it('API-088 QRES-22 a score is cut and not rounded, so that none reaches a mark it did not reach', () => {
    const many = playedQuiz(Array.from({ length: 4999 }, (_, index) => playedQuestion(index + 1)));
    const almost = {
      answers: new Map(
        questionsOf(many)
          .slice(0, 2999)
          .map(({ identifier }) => [identifier, ['choice-1']]),
      ),
      begunAt,
      isSubmitted: true,
    };
    const values = (format: '1.2' | '2004') =>
      new Map(
        runValues({ ...many, format }, session(almost, { submittedAt: begunAt })).map(
          ({ element, value }) => [element, value],
        ),
      );
    expect([
      values('1.2').get('cmi.core.score.raw'),
      values('1.2').get('cmi.core.lesson_status'),
      values('2004').get('cmi.score.scaled'),
      values('2004').get('cmi.success_status'),
    ]).toEqual(['59.99', 'failed', '0.5999199', 'failed']);
  });

  it('API-088 every response fits the types of its version, and options without a name of their own are left out', () => {
    fc.assert(
      fc.property(
        attempts,
        fc.constantFrom('1.2' as const, '2004' as const),
        ({ quiz: any, attempt }, format) => {
          const all = runValues(
            { ...any, format },
            session({ ...attempt, isSubmitted: true }, { submittedAt: begunAt }),
          );
          const responses = all.filter(({ element }) => /response|pattern/.test(element));
          expect(
            responses.every(
              ({ value }) =>
                (format === '1.2' ? /^[a-z0-9](,[a-z0-9])*$/ : /^[a-z0-9](\[,\][a-z0-9])*$/).test(
                  value,
                ) && value.length <= 255,
            ),
          ).toBe(true);
          const ids = all
            .filter(({ element }) => element.endsWith('.id'))
            .map(({ value }) => value);
          expect(ids).toEqual(
            questionsOf(any)
              .slice(0, format === '2004' ? 250 : 5000)
              .map(({ identifier }) => identifier),
          );
          expect(
            all
              .filter(({ element }) => element.endsWith('.result'))
              .every(({ value }) =>
                ['correct', format === '1.2' ? 'wrong' : 'incorrect'].includes(value),
              ),
          ).toBe(true);
        },
      ),
      { seed, numRuns: 40 },
    );
  }, 60_000);
});
