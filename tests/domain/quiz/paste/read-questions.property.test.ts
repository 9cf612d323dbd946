import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitLines } from '../../../../src/domain/quiz/paste/pasted-line.ts';
import {
  pasteFormats,
  type PasteFormat,
} from '../../../../src/domain/quiz/paste/pasted-questions.ts';
import {
  readQuestions,
  readQuestionsAs,
} from '../../../../src/domain/quiz/paste/read-questions.ts';
import { scaleRuns, setPropertySeed } from '../../../support/property-runs.ts';
import { understand, type ShortQuestion } from './support.ts';

setPropertySeed();

interface Written {
  readonly title: string;
  readonly options: readonly { readonly text: string; readonly isRight: boolean }[];
}

const words = fc
  .array(fc.stringMatching(/^[b-zäöü]{2,9}$/), { minLength: 2, maxLength: 8 })
  .map((list) => list.join(' '))
  .filter((text) => !/^(?:no|q|ans|key|correct|right)\b/i.test(text));
const questions = fc.array(
  fc.record({
    title: words.map((text) => `What ${text}?`),
    options: fc
      .uniqueArray(words, { minLength: 2, maxLength: 6 })
      .chain((texts) =>
        fc
          .subarray([...texts.keys()], { minLength: 1 })
          .map((right) => texts.map((text, i) => ({ text, isRight: right.includes(i) }))),
      ),
  }),
  { minLength: 1, maxLength: 6 },
);

const letterOf = (index: number): string => String.fromCharCode(65 + index);
const listRight = ({ options }: Written): readonly string[] =>
  options.flatMap(({ isRight }, i) => (isRight ? [letterOf(i)] : []));
const escapeGift = (text: string): string => text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`);

type Writer = (question: Written, index: number) => string;

const writeOptions = (
  { options }: Written,
  write: (text: string, letter: string, isRight: boolean) => string,
): string => options.map(({ text, isRight }, i) => write(text, letterOf(i), isRight)).join('\n');

const writers: readonly (readonly [string, PasteFormat, Writer])[] = [
  [
    'numbers, letters and an answer line',
    'lettered',
    (question, i) =>
      `${String(i + 1)}. ${question.title}\n${writeOptions(question, (text, letter) => `  ${letter}) ${text}`)}\nAnswer: ${listRight(question).join(', ')}\n`,
  ],
  [
    'small letters and stars, without numbers',
    'lettered',
    (question) =>
      `${question.title}\n${writeOptions(question, (text, letter, isRight) => `${isRight ? '*' : ''}${letter.toLowerCase()}. ${text}`)}\n`,
  ],
  [
    'options side by side',
    'lettered',
    (question, i) =>
      `${String(i + 1)}. ${question.title}\n${writeOptions(question, (text, letter, isRight) => `${isRight ? '*' : ''}${letter}) ${text}`).replaceAll('\n', '  ')}\n`,
  ],
  [
    'bullets and boxes',
    'bullets',
    (question, i) =>
      `Q${String(i + 1)}: ${question.title}\n${writeOptions(question, (text, _, isRight) => `- [${isRight ? 'x' : ' '}] ${text}`)}\n`,
  ],
  [
    'plain lines and stars',
    'bullets',
    (question) =>
      `${question.title}\n${writeOptions(question, (text, _, isRight) => (isRight ? `*${text}` : text))}\n`,
  ],
  [
    'GIFT',
    'gift',
    (question) => {
      const right = listRight(question).length;
      const weight = right === 1 ? '=' : `~%${String(Math.floor(100 / right))}%`;
      return `${escapeGift(question.title)} {\n${writeOptions(question, (text, _, isRight) => `${isRight ? weight : '~'}${escapeGift(text)}`)}\n}\n`;
    },
  ],
  [
    'rows of a spreadsheet',
    'table',
    (question) =>
      [
        question.title,
        ...question.options.map(({ text }) => text),
        listRight(question).join(','),
      ].join('\t'),
  ],
];

const shortenWritten = ({ title, options }: Written): ShortQuestion => ({
  title,
  options: options.map(({ text, isRight }) => (isRight ? '*' : '') + text),
});

describe('questions that were written are read as they were', () => {
  it.each(writers)('with %s', (_, format, write) => {
    fc.assert(
      fc.property(questions, (written) => {
        expect(understand(written.map(write).join('\n'))).toEqual([
          format,
          written.map(shortenWritten),
        ]);
      }),
      { numRuns: scaleRuns(30) },
    );
  });

  it('in Aiken', () => {
    const single = questions.map((list) =>
      list.map((question) => ({
        ...question,
        options: question.options.map(({ text }, i) => ({ text, isRight: i === 1 })),
      })),
    );
    fc.assert(
      fc.property(single, (written) => {
        const text = written
          .map(
            (question) =>
              `${question.title}\n${writeOptions(question, (option, letter) => `${letter}. ${option}`)}\nANSWER: B`,
          )
          .join('\n\n');
        expect(understand(text)).toEqual(['aiken', written.map(shortenWritten)]);
      }),
      { numRuns: scaleRuns(30) },
    );
  });
});

const scraps = fc.oneof(
  fc.constantFrom(
    'A) ',
    ' B) ',
    '\tc) ',
    'A) one  B) two  C) six',
    'b. ',
    '1. ',
    'Q2: ',
    '- ',
    '* ',
    '*',
    '[x] ',
    '✓',
    'Answer: B',
    'ANSWER: A',
    'Answers',
    '::',
    '{',
    '}',
    '=',
    '~',
    '%50%',
    '#',
    '\\',
    '//',
    '->',
    '\t',
    '\t\t',
    '"',
    '""',
    ' ',
    '',
    '\n\n',
    'water',
    'What is it?',
    '(correct)',
    'Explanation: ',
    'T',
    '{T}',
    '$CATEGORY:',
  ),
  fc.string({ maxLength: 6 }),
);
const scribbles = fc
  .array(fc.tuple(fc.array(scraps, { maxLength: 6 }), fc.constantFrom('\n', '\r\n', '\n\n', '')), {
    maxLength: 30,
  })
  .map((lines) => lines.map(([parts, end]) => parts.join('') + end).join(''));

describe('any text', () => {
  it('is read in any format without an error, and every line is accounted for', () => {
    fc.assert(
      fc.property(scribbles, fc.constantFrom(...pasteFormats), (text, format) => {
        const lines = splitLines(text);
        readQuestions(lines);
        const { roles, questions: found } = readQuestionsAs(format, lines);
        expect(roles.map((role) => role === 'blank')).toEqual(
          lines.map((line) => line.text.trim() === ''),
        );
        for (const [index, role] of roles.entries()) {
          const owners = found.filter(({ from, to }) => from <= index && index <= to);
          if (role === 'title' || role === 'option') expect(owners).toHaveLength(1);
          const holders = found.filter(({ title, options }) =>
            [...title, ...options.flatMap(({ parts }) => parts)].some(
              (part) => part.line === index,
            ),
          );
          expect(holders.length).toBeLessThan(role === 'leftOut' ? 1 : 2);
        }
      }),
      { numRuns: scaleRuns(150) },
    );
  });

  const repeat = (text: string): string =>
    text.repeat(Math.ceil(100_000 / text.length)).slice(0, 100_000);
  it.each([
    'A) a\n',
    'A',
    '*',
    '* ',
    '\t',
    '"\t',
    '"\n',
    'a""\n',
    '{',
    '{~',
    '{=a}\n\n',
    '::a',
    '\\',
    '(',
    '[x]',
    '1.',
    '1. \n',
    ' ',
    '\n',
    'Answer: ',
    'Answer: A\n',
    'the correct answers are ',
    'a\tb\tc\n',
    '~%50%',
    'x\n\n',
    '- a\n',
    'Q',
    '→',
    '\u00A0',
    '✓',
    'A) a B) b ',
    'a.\tb.\t',
    'A) a B) b C) c\n',
    'Answers:\n1. A\n',
    '1. a\nA) b\nB) c\nAnswer: A, B, A, B\n',
  ])('100 kB of %j is read in every format before the test times out', (piece) => {
    const lines = splitLines(repeat(piece));
    for (const format of pasteFormats)
      expect(readQuestionsAs(format, lines).roles).toHaveLength(lines.length);
  });
});
