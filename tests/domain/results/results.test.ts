import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { escapeFormula } from '../../../src/domain/text/escape-formula.ts';
import {
  findQuizWarnings,
  getQuestionFlags,
  getNoDiscriminationReason,
} from '../../../src/domain/results/item-analysis.ts';
import {
  isPassed,
  countRightAnswers,
  truncatePercentage,
} from '../../../src/domain/results/score.ts';
import { toMinutesAndSeconds } from '../../../src/domain/results/time-taken.ts';

const percentage = fc.integer({ min: 0, max: 10_000_000 }).map((parts) => parts / 100_000);

describe('scores', () => {
  it('QRES-14 LIM-25 QRES-22 the score is question count times progress over 100, to the nearest whole answer, a half upwards', () => {
    expect(
      [
        [67, 3],
        [33, 3],
        [50, 3],
        [0, 7],
        [100, 7],
        [59.5, 10],
        [14, 7],
        [43, 0],
      ].map(([progress = 0, count = 0]) => countRightAnswers(progress, count)),
    ).toEqual([2, 1, 2, 0, 7, 6, 1, 0]);
  });

  it('QRES-14 the score of a percentage that was rounded is the number of right answers it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49 }), fc.nat(), (count, n) => {
        const right = n % (count + 1);
        expect(countRightAnswers(Math.round((right / count) * 100), count)).toBe(right);
      }),
      { seed: 20261121 },
    );
  });

  it('QRES-15 LIM-24 below 60 is red, from exactly 60 on green, and 59.5 is below', () => {
    expect([0, 59, 59.5, 59.999, 60, 60.5, 100].map(isPassed)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('QRES-22 a percentage shows one decimal at most and is cut, so what is shown never contradicts its colour', () => {
    expect([0, 59.5, 59.96, 60, 66.6666, 99.99, 100].map(truncatePercentage)).toEqual([
      0, 59.5, 59.9, 60, 66.6, 99.9, 100,
    ]);
    fc.assert(
      fc.property(percentage, (progress) => {
        expect(isPassed(truncatePercentage(progress))).toBe(isPassed(progress));
      }),
      { seed: 20261121 },
    );
    for (let tenths = 0; tenths <= 1000; tenths += 1)
      expect(truncatePercentage(tenths / 10)).toBe(tenths / 10);
  });

  it('QRES-16 LIM-23 seconds are shown as minutes and seconds, 0 as none', () => {
    expect([0, 1, 59, 60, 61, 3725].map(toMinutesAndSeconds)).toEqual([
      null,
      { minutes: 0, seconds: 1 },
      { minutes: 0, seconds: 59 },
      { minutes: 1, seconds: 0 },
      { minutes: 1, seconds: 1 },
      { minutes: 62, seconds: 5 },
    ]);
  });
});

describe('cells', () => {
  it('QRES-10 no cell runs as a formula, and every other text stays as it is', () => {
    expect(
      [
        '=1',
        '+1',
        '-1',
        '@a',
        '\t1',
        '\r1',
        '\n1',
        ' =1',
        '  -1',
        '"=1',
        "'+1",
        '"\' @1',
        '＝1',
        '\ufeff=1',
      ].map((cell) => escapeFormula(cell).startsWith("'")),
    ).toEqual(Array.from({ length: 14 }, () => true));
    expect(
      ['a=1', 'ana@school.example', '1-2', '"quoted"', ' spaced', ''].map(escapeFormula),
    ).toEqual(['a=1', 'ana@school.example', '1-2', '"quoted"', ' spaced', '']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = escapeFormula(text);
        expect([text, `'${text}`]).toContain(cell);
        expect(/^[=+\-@\t\r\n]/.test(cell)).toBe(false);
      }),
      { seed: 20261121 },
    );
  });
});

describe('item analysis', () => {
  const request = (timesAsked: number, timesRight: number, discrimination: number | null) => ({
    timesAsked,
    timesRight,
    difficulty: timesRight / timesAsked,
    discrimination,
  });

  it('API-075 a question is worth a second look when few got it right or it tells the good from the others the wrong way or hardly', () => {
    expect(
      [
        request(10, 2, 0.4),
        request(10, 3, 0.4),
        request(20, 10, -0.1),
        request(20, 10, 0),
        request(20, 10, 0.19),
        request(20, 10, 0.2),
        request(20, 2, -0.3),
        request(20, 0, null),
        request(20, 20, null),
      ].map(getQuestionFlags),
    ).toEqual([
      ['fewRight'],
      [],
      ['wrongWay'],
      ['tellsLittle'],
      ['tellsLittle'],
      [],
      ['fewRight', 'wrongWay'],
      ['fewRight'],
      [],
    ]);
  });

  it('API-075 with fewer than ten answers nothing is flagged', () => {
    expect([request(9, 0, null), request(9, 1, -1)].map(getQuestionFlags)).toEqual([[], []]);
  });

  it('NAV-046 the warnings of a quiz name what misleads and count what is only hard', () => {
    const ask = (questionOrder: number, difficulty: number, discrimination: number) => ({
      questionOrder,
      timesAsked: 20,
      timesRight: difficulty * 20,
      difficulty,
      discrimination,
    });
    expect(
      findQuizWarnings([
        ask(1, 0.5, 0.4),
        ask(2, 0.1, 0.4),
        ask(3, 0.6, -0.2),
        ask(4, 0.2, -0.5),
        ask(5, 0.2, 0.1),
      ]),
    ).toEqual({ misleading: [3, 4], hardCount: 2 });
    expect(findQuizWarnings([])).toEqual({ misleading: [], hardCount: 0 });
  });

  it('API-075 a discrimination that is not defined says why', () => {
    expect(
      [
        request(1, 1, null),
        request(8, 8, null),
        request(8, 0, null),
        request(8, 4, null),
        request(8, 4, 0.1),
      ].map(getNoDiscriminationReason),
    ).toEqual(['oneAnswer', 'allRight', 'noneRight', 'nothingToCompare', null]);
  });
});
