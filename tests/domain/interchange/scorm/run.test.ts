import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  listQuestions,
  type PlayerQuestion,
  type PlayerQuiz,
} from '../../../../src/domain/interchange/scorm/player-quiz.ts';
import {
  selectOption,
  getEndTime,
  createAttempt,
  calculateResult,
  type Answers,
  type Attempt,
} from '../../../../src/domain/interchange/scorm/run/attempt.ts';
import {
  readLocation,
  writeLocation,
} from '../../../../src/domain/interchange/scorm/run/lesson-location.ts';
import {
  writeSessionValues,
  type SessionState,
} from '../../../../src/domain/interchange/scorm/run/session-values.ts';
import { formatSessionTime } from '../../../../src/domain/interchange/scorm/run/session-time.ts';
import {
  listStoredQuestions,
  maxSuspendCharacters,
  readSuspendData,
  writeSuspendData,
} from '../../../../src/domain/interchange/scorm/run/suspend-data.ts';
import { playedQuestion, playedQuiz, playedQuizzes } from './player-quizzes.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

const seed = 20261121;
const startedAt = Date.UTC(2026, 10, 21, 9, 30);

const answersTo = (questions: readonly PlayerQuestion[], bits: readonly number[]): Answers =>
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
      startedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
    })
    .map(({ bits, ...rest }): { quiz: PlayerQuiz; attempt: Attempt } => ({
      quiz,
      attempt: { answers: answersTo(listQuestions(quiz), bits), ...rest },
    })),
);

describe('suspend data', () => {
  it('API-088 stores any attempt in 4,096 ASCII characters and returns every stored answer', () => {
    fc.assert(
      fc.property(attempts, ({ quiz, attempt }) => {
        const written = writeSuspendData(quiz, attempt);
        expect(written.length).toBeLessThanOrEqual(maxSuspendCharacters);
        expect(written).toMatch(/^[\x21-\x7e]*$/);
        const before = new Set(listStoredQuestions(quiz).map(({ identifier }) => identifier));
        expect(readSuspendData(quiz, written)).toEqual({
          ...attempt,
          answers: new Map([...attempt.answers].filter(([identifier]) => before.has(identifier))),
        });
      }),
      { seed, numRuns: scaleRuns(15) },
    );
  });

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
    'API-088 stores the answers of %s, without the last ones when they do not fit',
    (_, like, kept) => {
      const quiz = playedQuiz(
        Array.from({ length: 5000 }, (__, index) => ({
          ...like,
          identifier: `item-${String(index + 1)}`,
        })),
      );
      expect(listStoredQuestions(quiz)).toHaveLength(kept);
      const answers: Answers = new Map(
        listQuestions(quiz).map(({ identifier, isMultiple, options }) => [
          identifier,
          isMultiple ? options.map(({ id }) => id) : [options.at(-1)?.id ?? ''],
        ]),
      );
      const written = writeSuspendData(quiz, { answers, startedAt, isSubmitted: false });
      expect(written.length).toBeLessThanOrEqual(maxSuspendCharacters);
      expect(readSuspendData(quiz, written)?.answers.size).toBe(kept);
    },
  );

  it('API-088 ignores data of another quiz, truncated data, unknown options and foreign data', () => {
    const quiz = playedQuiz([playedQuestion(1, 2), playedQuestion(2, 2)]);
    const written = writeSuspendData(quiz, {
      answers: new Map([['item-1', ['choice-2']]]),
      startedAt,
      isSubmitted: true,
    });
    expect(written).toBe('1.0abc123.touie0.s.C');
    expect(readSuspendData(quiz, written)).toEqual({
      answers: new Map([['item-1', ['choice-2']]]),
      startedAt,
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
  });
});

describe('a location', () => {
  it('API-088 is restored as it was stored, or is the start when the quiz does not contain it', () => {
    fc.assert(
      fc.property(playedQuizzes, fc.nat(400), fc.nat(400), (quiz, activity, item) => {
        const isThere = item < (quiz.activities[activity]?.items.length ?? -1);
        expect(readLocation(quiz, writeLocation({ activity, item }))).toEqual({
          activity: quiz.activities[activity] === undefined ? 0 : activity,
          item: isThere ? item : 0,
        });
      }),
      { seed, numRuns: scaleRuns(10) },
    );
    for (const other of ['', '1', '-1.0', '0.1e9', '9999999.1', 'x.y'])
      expect(readLocation(playedQuiz([playedQuestion(1)]), other)).toEqual({
        activity: 0,
        item: 0,
      });
  });
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
    expect([
      formatSessionTime('1.2', milliseconds),
      formatSessionTime('2004', milliseconds),
    ]).toEqual([one, two]);
  });

  it('API-088 always fits the types of both versions', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 0, max: 1e14 }), (milliseconds) => {
        expect(formatSessionTime('1.2', milliseconds)).toMatch(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
        expect(formatSessionTime('2004', milliseconds)).toMatch(
          /^PT\d+H[1-5]?\dM[1-5]?\d(\.\d\d)?S$/,
        );
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
  const chosen = (...all: readonly (readonly [PlayerQuestion, string])[]): Attempt =>
    all.reduce(
      (attempt, [question, option]) => selectOption(attempt, question, option),
      createAttempt(startedAt),
    );

  it('API-088 QED-24 QED-25 a single answer is replaced, several are selected and deselected, and nothing changes after submitting', () => {
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
    expect(selectOption(submitted, single, 'choice-1')).toBe(submitted);
  });

  it('API-088 QRES-15 an answer is right when exactly the right options are selected; 60 percent pass', () => {
    expect(calculateResult(quiz, chosen([multiple, 'choice-1']))).toEqual({
      rightCount: 0,
      questionCount: 5,
      scorePercent: 0,
      status: 'failed',
    });
    expect(
      calculateResult(
        quiz,
        chosen([multiple, 'choice-1'], [multiple, 'choice-3'], [single, 'choice-1']),
      ),
    ).toEqual({ rightCount: 2, questionCount: 5, scorePercent: 40, status: 'failed' });
    const three = chosen(
      [multiple, 'choice-1'],
      [multiple, 'choice-3'],
      [single, 'choice-1'],
      [playedQuestion(3), 'choice-1'],
    );
    expect(calculateResult(quiz, three)).toEqual({
      rightCount: 3,
      questionCount: 5,
      scorePercent: 60,
      status: 'passed',
    });
    expect(calculateResult({ ...quiz, isGraded: false }, three).status).toBe('completed');
    expect(calculateResult(playedQuiz([]), createAttempt(startedAt))).toEqual({
      rightCount: 0,
      questionCount: 0,
      scorePercent: null,
      status: 'completed',
    });
  });

  it('API-088 the time runs from the beginning of the attempt, also while the quiz is closed', () => {
    expect([
      getEndTime({ durationMinutes: null }, createAttempt(startedAt)),
      getEndTime({ durationMinutes: 45 }, createAttempt(startedAt)),
    ]).toEqual([null, startedAt + 2_700_000]);
  });

  const session = (attempt: Attempt | null, changes: Partial<SessionState> = {}): SessionState => ({
    attempt,
    location: { activity: 0, item: 1 },
    submittedAt: null,
    storedStatus: null,
    durationMs: 61_050,
    isEnding: true,
    ...changes,
  });
  const writeValues = (format: '1.2' | '2004', given: SessionState): readonly string[] =>
    writeSessionValues({ ...quiz, format }, given).map(
      ({ element, value }) => `${element}=${value}`,
    );

  it('API-088 a quiz that was not started reports only the session time', () => {
    expect(writeValues('1.2', session(null))).toEqual([
      'cmi.core.session_time=0000:01:01.05',
      'cmi.core.exit=suspend',
    ]);
    expect(
      writeValues('2004', session({ ...createAttempt(startedAt), isSubmitted: true })),
    ).toEqual(['cmi.session_time=PT0H1M1.05S', 'cmi.exit=normal']);
  });

  it('API-088 a started quiz is incomplete, with its answers and location', () => {
    const attempt = chosen([single, 'choice-2']);
    expect(writeValues('1.2', session(attempt))).toEqual([
      'cmi.core.lesson_status=incomplete',
      'cmi.core.lesson_location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.o.C',
      'cmi.core.session_time=0000:01:01.05',
      'cmi.core.exit=suspend',
    ]);
    expect(writeValues('2004', session(attempt))).toEqual([
      'cmi.completion_status=incomplete',
      'cmi.success_status=unknown',
      'cmi.location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.o.C',
      'cmi.session_time=PT0H1M1.05S',
      'cmi.exit=suspend',
    ]);
  });

  it('API-088 a submitted quiz reports interactions, score and status with the vocabulary of each version', () => {
    const attempt = {
      ...chosen([single, 'choice-2'], [multiple, 'choice-1'], [multiple, 'choice-3']),
      isSubmitted: true,
    };
    const at = new Date(2026, 10, 21, 9, 5, 7);
    const submitted = session(attempt, { submittedAt: at.getTime() });
    expect(writeValues('1.2', submitted).slice(0, 14)).toEqual([
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
    expect(writeValues('1.2', submitted).slice(-7)).toEqual([
      'cmi.core.score.min=0',
      'cmi.core.score.max=100',
      'cmi.core.score.raw=20',
      'cmi.core.lesson_status=failed',
      'cmi.core.lesson_location=0.1',
      'cmi.suspend_data=1.0abc123.touie0.s.q',
      'cmi.core.session_time=0000:01:01.05',
    ]);
    const stamp = at.toISOString().replace('.000Z', '.0Z');
    expect(writeValues('2004', submitted).slice(8, 24)).toEqual([
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
    expect(writeValues('2004', submitted).slice(-10, -3)).toEqual([
      'cmi.score.min=0',
      'cmi.score.max=5',
      'cmi.score.raw=1',
      'cmi.score.scaled=0.2',
      'cmi.completion_status=completed',
      'cmi.success_status=failed',
      'cmi.location=0.1',
    ]);
  });

  it('API-088 QRES-22 a score is truncated, so that rounding cannot reach the pass mark', () => {
    const many = playedQuiz(Array.from({ length: 4999 }, (_, index) => playedQuestion(index + 1)));
    const almost = {
      answers: new Map(
        listQuestions(many)
          .slice(0, 2999)
          .map(({ identifier }) => [identifier, ['choice-1']]),
      ),
      startedAt,
      isSubmitted: true,
    };
    const values = (format: '1.2' | '2004') =>
      new Map(
        writeSessionValues({ ...many, format }, session(almost, { submittedAt: startedAt })).map(
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

  it('API-088 every response fits the types of its version, and options without an identifier are left out', () => {
    fc.assert(
      fc.property(
        attempts,
        fc.constantFrom('1.2' as const, '2004' as const),
        ({ quiz: any, attempt }, format) => {
          const all = writeSessionValues(
            { ...any, format },
            session({ ...attempt, isSubmitted: true }, { submittedAt: startedAt }),
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
            listQuestions(any)
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
      { seed, numRuns: scaleRuns(10) },
    );
  });
});
