import { describe, expect, it } from 'vitest';

import { mayBeQuestions } from '../../../../src/domain/quiz/paste/paste-content.ts';
import { read, readAs, understand } from './support.ts';

const gas = {
  title: 'Which molecule crosses a lipid bilayer without a protein?',
  options: ['Na⁺', '*O₂', 'Glucose', 'ATP'],
};
const pump = {
  title: 'What drives the Na⁺/K⁺ pump?',
  options: ['The proton gradient', '*Hydrolysis of ATP', 'Facilitated diffusion'],
};

describe('lettered options', () => {
  it('reads numbers, letters, lines of a title, a star and an answer line', () => {
    expect(
      understand(`1. Which molecule crosses a lipid
   bilayer without a protein?
  A) Na⁺
  B) O₂
  C) Glucose
  D) ATP
Answer: B

2. What drives the Na⁺/K⁺ pump?
  a. The proton gradient
  *b. Hydrolysis of ATP
  c. Facilitated diffusion`),
    ).toEqual(['lettered', [gas, pump]]);
  });

  it.each([
    ['1.', 'A)'],
    ['1)', 'A.'],
    ['(1)', '(a)'],
    ['Q1:', 'a)'],
    ['Question 1.', 'A:'],
    ['', 'a.'],
  ])('reads questions that begin with %s and options with %s', (number, letter) => {
    const label = (value: string): string => letter.replace(/[Aa]/, value);
    expect(
      understand(`${number} What drives the Na⁺/K⁺ pump?
${label('a')} The proton gradient
${label('b')} Hydrolysis of ATP
${label('c')} Facilitated diffusion
ANSWER: B`),
    ).toEqual(['lettered', [pump]]);
  });

  it.each([
    '*B) O₂',
    'B) *O₂',
    'B) O₂ *',
    '* B) O₂',
    '[x] B) O₂',
    'B) O₂ ✓',
    '✓ B) O₂',
    'B) O₂ (correct)',
  ])('reads %s as right', (line) => {
    expect(understand(`Which crosses?\nA) Na⁺\n${line}\nC) ATP`)).toEqual([
      'lettered',
      [{ title: 'Which crosses?', options: ['Na⁺', '*O₂', 'ATP'] }],
    ]);
  });

  it.each([
    'Answer: A, C',
    'Answers: A and C',
    'Correct answers: a & c',
    'Correct answer: A; C',
    'Ans. AC',
    'The correct answers are: A, C',
    'Answer: 1, 3',
    'Answer: Osmosis, Diffusion',
  ])('reads several right answers of %s', (line) => {
    expect(understand(`Which are passive?\nA) Osmosis\nB) Pump\nC) Diffusion\n${line}`)).toEqual([
      'lettered',
      [{ title: 'Which are passive?', options: ['*Osmosis', 'Pump', '*Diffusion'] }],
    ]);
  });

  it('reads the answers at the end', () => {
    const question = (number: number): string =>
      `${String(number)}. Which is number ${String(number)}?\nA) One\nB) Two\nC) Three\n`;
    expect(
      understand(`${question(1)}${question(2)}${question(3)}\nAnswer key\n1. B\n2) C\n3. A`),
    ).toEqual([
      'lettered',
      [
        { title: 'Which is number 1?', options: ['One', '*Two', 'Three'] },
        { title: 'Which is number 2?', options: ['One', 'Two', '*Three'] },
        { title: 'Which is number 3?', options: ['*One', 'Two', 'Three'] },
      ],
    ]);
  });

  it('reads a line without a letter as the rest of the option, with a remark', () => {
    expect(
      understand(`3. A red blood cell shrinks in salt
water because outside there is
A) more free water
B) less free water
and more dissolved salt
C) no potassium
ANSWER: B`),
    ).toEqual([
      'lettered',
      [
        {
          title: 'A red blood cell shrinks in salt water because outside there is',
          options: ['more free water', '*less free water and more dissolved salt', 'no potassium'],
          remarks: [{ kind: 'looseLine', line: 4, option: 1 }],
        },
      ],
    ]);
  });

  it('reads blank lines inside of a question and paragraphs of a numbered one', () => {
    expect(
      understand(`1. Consider a cell in water.

Which way does the water flow?

A) In

B) Out

Answer: A`),
    ).toEqual([
      'lettered',
      [
        {
          title: 'Consider a cell in water.\nWhich way does the water flow?',
          options: ['*In', 'Out'],
        },
      ],
    ]);
  });

  it('leaves out headings, and says so of an explanation', () => {
    const reading = read(`Biology, week 3

1. Which is a base?
A) HCl
B) NaOH
Answer: B
Explanation: it takes up protons.

Part two

2. Which is an acid?
A) HCl
B) NaOH
Answer: A`);
    expect(reading?.roles).toEqual([
      'leftOut',
      'blank',
      'title',
      'option',
      'option',
      'answer',
      'leftOut',
      'blank',
      'leftOut',
      'blank',
      'title',
      'option',
      'option',
      'answer',
    ]);
    expect(reading?.questions.map(({ from, to, remarks }) => [from, to, remarks])).toEqual([
      [2, 6, [{ kind: 'leftOut', line: 6 }]],
      [10, 13, []],
    ]);
  });

  it('says what an author has to look at', () => {
    expect(
      understand(`1. Without an answer?
A) One
B) Two

2. With a wrong answer?
A) One
B) Two
Answer: E

3. Without options?

4.
A) One
*B) Two`),
    ).toEqual([
      'lettered',
      [
        {
          title: 'Without an answer?',
          options: ['One', 'Two'],
          remarks: [{ kind: 'noRightAnswer' }],
        },
        {
          title: 'With a wrong answer?',
          options: ['One', 'Two'],
          remarks: [{ kind: 'unknownAnswer', line: 7, answer: 'E' }],
        },
        { title: 'Without options?', options: [], remarks: [{ kind: 'noOptions' }] },
        { title: '', options: ['One', '*Two'], remarks: [{ kind: 'noTitle' }] },
      ],
    ]);
  });

  it('says what passes the limits of a quiz', () => {
    const options = Array.from(
      { length: 26 },
      (_, i) => `${String.fromCharCode(65 + i)}) ${String(i)}`,
    );
    const bullets = Array.from({ length: 101 }, (_, i) => `- ${String(i)}`);
    expect(
      understand(`Long ${'x'.repeat(20_000)}?\n${options.join('\n')}\nAnswer: A`)?.[1][0]?.remarks,
    ).toEqual([{ kind: 'titleTooLong' }]);
    expect(understand(`Many?\n- [x] right\n${bullets.join('\n')}`)?.[1][0]?.remarks).toEqual([
      { kind: 'tooManyOptions', count: 102 },
    ]);
    expect(understand(`Long?\nA) ${'x'.repeat(10_001)}\n*B) b`)?.[1][0]?.remarks).toEqual([
      { kind: 'optionTooLong', option: 0 },
    ]);
  });

  it('reads options with numbers', () => {
    expect(
      understand(
        `What is water?\n1. H2O\n2. CO2\nAnswer: 1\n\nWhat is air?\n1. Gas\n2. Iron\nAnswer: 1`,
      ),
    ).toEqual([
      'lettered',
      [
        { title: 'What is water?', options: ['*H2O', 'CO2'] },
        { title: 'What is air?', options: ['*Gas', 'Iron'] },
      ],
    ]);
    expect(
      understand(`1. What is water?\n1) H2O\n2) CO2\n\n2. What is air?\n1) Gas\n*2) Iron`),
    ).toEqual([
      'lettered',
      [
        { title: 'What is water?', options: ['H2O', 'CO2'], remarks: [{ kind: 'noRightAnswer' }] },
        { title: 'What is air?', options: ['Gas', '*Iron'] },
      ],
    ]);
  });
});

describe('bullets', () => {
  it.each(['-', '*', '•', '–', '▪'])('reads options with %s', (bullet) => {
    expect(
      understand(`1. What is water?
${bullet} H2O ✓
${bullet} CO2

2. What is air?
${bullet} [x] Gas
${bullet} [ ] Iron`),
    ).toEqual([
      'bullets',
      [
        { title: 'What is water?', options: ['*H2O', 'CO2'] },
        { title: 'What is air?', options: ['*Gas', 'Iron'] },
      ],
    ]);
  });

  it('reads plain lines of which one has a star', () => {
    expect(understand(`What is water?\n*H2O\nCO2\n\nWhat is air?\nIron\n*Gas\n*A mixture`)).toEqual(
      [
        'bullets',
        [
          { title: 'What is water?', options: ['*H2O', 'CO2'] },
          { title: 'What is air?', options: ['Iron', '*Gas', '*A mixture'] },
        ],
      ],
    );
  });

  it('reads bullets below bullets', () => {
    expect(
      understand(`- What is water?\n  - *H2O\n  - CO2\n- What is air?\n  - Iron\n  - *Gas`),
    ).toEqual([
      'bullets',
      [
        { title: 'What is water?', options: ['*H2O', 'CO2'] },
        { title: 'What is air?', options: ['Iron', '*Gas'] },
      ],
    ]);
  });
});

describe('Aiken', () => {
  const aiken = `What drives the Na⁺/K⁺ pump?
A. The proton gradient
B. Hydrolysis of ATP
C. Facilitated diffusion
ANSWER: B

Which crosses?
A) Na⁺
B) O₂
ANSWER: B
`;
  it('reads it', () => {
    expect(understand(aiken)).toEqual([
      'aiken',
      [pump, { title: 'Which crosses?', options: ['Na⁺', '*O₂'] }],
    ]);
  });

  it('is strict when an author chooses it', () => {
    expect(
      readAs(
        'aiken',
        `${aiken}\n\nNo options?\nANSWER: A\n\nSmall letters?\na) x\nb) y\nANSWER: A`,
      ),
    ).toEqual([pump, { title: 'Which crosses?', options: ['Na⁺', '*O₂'] }]);
  });
});

describe('tables', () => {
  const rows = [
    { title: 'What is water?', options: ['*H2O', 'CO2', 'NaCl'] },
    { title: 'Which are gases?', options: ['*O2', '*N2', 'Fe'] },
  ];
  it.each([
    ['letters', 'What is water?\tH2O\tCO2\tNaCl\tA\nWhich are gases?\tO2\tN2\tFe\tA, B'],
    ['numbers', 'What is water?\tH2O\tCO2\tNaCl\t1\nWhich are gases?\tO2\tN2\tFe\t1,2'],
    ['texts', 'What is water?\tH2O\tCO2\tNaCl\tH2O\nWhich are gases?\tO2\tN2\tFe\tO2; N2'],
    ['stars', 'What is water?\t*H2O\tCO2\tNaCl\nWhich are gases?\t*O2\t*N2\tFe'],
    [
      'a column of numbers',
      '1\tWhat is water?\tH2O\tCO2\tNaCl\tA\n2\tWhich are gases?\tO2\tN2\tFe\tA B',
    ],
    [
      'a header',
      'No.\tQuestion\tCorrect answer\tOption A\tOption B\tOption C\n1\tWhat is water?\tA\tH2O\tCO2\tNaCl\n2\tWhich are gases?\tA,B\tO2\tN2\tFe',
    ],
    ['quoted cells', '"What is\nwater?"\tH2O\tCO2\tNaCl\tA\nWhich are gases?\tO2\tN2\tFe\tA,B'],
  ])('reads rows with %s', (_, text) => {
    expect(understand(text)).toEqual(['table', rows]);
  });

  it('adds a right answer of a column of its own as an option', () => {
    expect(understand('Question\tRight\tWrong 1\tWrong 2\nWhat is water?\tH2O\tCO2\tNaCl')).toEqual(
      ['table', [{ title: 'What is water?', options: ['CO2', 'NaCl', '*H2O'] }]],
    );
  });
});

describe('GIFT', () => {
  it('reads names, comments, weights, truth, escapes and gaps', () => {
    expect(
      understand(String.raw`// water
$CATEGORY: chemistry
::Q1:: What is water? {=H2O ~CO2 ~NaCl}

::Q2::[html]Which are gases? {
  ~%50%O2
  ~%50%N2
  ~%-100%Fe
}

Water boils at 100 °C.{T}

The sun is cold.{FALSE}

What is 2\+2 \= 4 \{maths\}? {~x\~y =a\=b ~c\#d}

Plants take up {=CO2 ~O2} from the air.`),
    ).toEqual([
      'gift',
      [
        { title: 'What is water?', options: ['*H2O', 'CO2', 'NaCl'] },
        { title: 'Which are gases?', options: ['*O2', '*N2', 'Fe'] },
        { title: 'Water boils at 100 °C.', options: ['*True', 'False'] },
        { title: 'The sun is cold.', options: ['True', '*False'] },
        { title: String.raw`What is 2\+2 = 4 {maths}?`, options: ['x~y', '*a=b', 'c#d'] },
        { title: 'Plants take up _____ from the air.', options: ['*CO2', 'O2'] },
      ],
    ]);
  });

  it('names kinds that a quiz cannot hold, and feedback that is left out', () => {
    expect(
      understand(`How many? {#4:1}

Match. {=a -> 1 =b -> 2}

Write. {}

Name it. {=water =H2O}

Only a text.

Which? {=right#Yes! ~wrong}`),
    ).toEqual([
      'gift',
      [
        { title: 'How many?', options: [], remarks: [{ kind: 'unsupported', type: 'numeric' }] },
        { title: 'Match.', options: [], remarks: [{ kind: 'unsupported', type: 'matching' }] },
        { title: 'Write.', options: [], remarks: [{ kind: 'unsupported', type: 'essay' }] },
        { title: 'Name it.', options: [], remarks: [{ kind: 'unsupported', type: 'shortAnswer' }] },
        {
          title: 'Only a text.',
          options: [],
          remarks: [{ kind: 'unsupported', type: 'description' }],
        },
        {
          title: 'Which?',
          options: ['*right', 'wrong'],
          remarks: [{ kind: 'feedback', line: 10 }],
        },
      ],
    ]);
  });
});

describe('anything else', () => {
  it.each([
    ['one line', 'What is water?'],
    ['one line with a letter', 'A) Water'],
    [
      'prose',
      'Water is a molecule. It has two atoms of hydrogen.\nA. Lavoisier named it.\nIt boils.\n\nIt freezes at 0 °C.',
    ],
    ['steps', '1. Fill the tube.\n2. Spin it.\n3. Wait.'],
    ['a list', 'Milk\nBread\nButter'],
    ['code', 'function f(a) {\n  return a + 1;\n}'],
    ['two columns', 'a\tb\nc\td'],
    ['nothing', ''],
  ])('%s is no list of questions', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('options that stand on one line', () => {
  const mineral = { title: 'Which is a mineral?', options: ['Oil', '*Salt', 'Wood', 'Wool'] };

  it.each([
    ['below the question', '1. Which is a mineral?\nA) Oil  B) Salt  C) Wood  D) Wool'],
    ['with single spaces', '1. Which is a mineral?\n(a) Oil (b) Salt (c) Wood (d) Wool'],
    ['with tabs', 'Which is a mineral?\na.\tOil\tb.\tSalt\tc.\tWood\td.\tWool'],
    ['in two rows', '1. Which is a mineral?\nA) Oil\tB) Salt\nC) Wood\tD) Wool'],
    ['in two columns', '1. Which is a mineral?\nA) Oil\tC) Wood\nB) Salt\tD) Wool'],
    ['behind the question', '1. Which is a mineral? A) Oil B) Salt C) Wood D) Wool'],
    ['with commas', '1. Which is a mineral? A) Oil, B) Salt, C) Wood, D) Wool'],
    ['with semicolons', 'Which is a mineral? A) Oil; B) Salt; C) Wood; D) Wool'],
  ])('%s', (_, text) => {
    expect(understand(`${text}\nAnswer: B`)).toEqual(['lettered', [mineral]]);
  });

  it.each([
    'The mineral is: A) Oil, B) Salt, C) Wood\nAnswer: B\nWell done',
    '1. The mineral is: A) Oil, B) Salt, C) Wood\n\nAnswer: B',
    '1. The mineral is A) Oil, B) *Salt, C) Wood',
    'Which? (Choose one) A) Oil, B) *Salt, C) Wood',
    '1. Which, as J. Watson or I. Newton asked? A) Oil, B) *Salt, C) Wood',
  ])('commas separate them behind a question and with a number or an answer: %s', (text) => {
    expect(understand(text)?.[1].map(({ options }) => options)).toEqual([['Oil', '*Salt', 'Wood']]);
  });

  it.each([
    ['A) AND  B) OR  C) NOT', ['AND', '*OR', 'NOT']],
    ['a) and b) or c) but d) so', ['and', '*or', 'but', 'so']],
    ['a) + b) - c) /', ['+', '*-', '/']],
  ])('words and signs that join are options too: %s', (line, options) => {
    expect(understand(`1. Which gate?\n${line}\nAnswer: B`)?.[1]).toEqual([
      { title: 'Which gate?', options },
    ]);
  });

  it('the right one is marked as on a line of its own', () => {
    expect(understand('Which is a mineral?\nA) Oil  *B) Salt  C) Wood  D) Wool')).toEqual([
      'lettered',
      [mineral],
    ]);
    expect(understand('Which is a mineral?\nA) Oil  B) Salt ✓  C) Wood  D) Wool')).toEqual([
      'lettered',
      [mineral],
    ]);
  });

  it('three in two columns, and a question after them', () => {
    expect(understand('1. One?\nA) first\tC) third\nB) *second\n2. Two?\nA) *yes  B) no')).toEqual([
      'lettered',
      [
        { title: 'One?', options: ['first', '*second', 'third'] },
        { title: 'Two?', options: ['*yes', 'no'] },
      ],
    ]);
  });

  it('a question with its options on a line is understood alone', () => {
    const text = 'Which is a mineral? A) Oil B) *Salt C) Wood D) Wool';
    expect(mayBeQuestions({ text, html: '' }, false)).toBe(true);
    expect(understand(text)).toEqual(['lettered', [mineral]]);
  });

  it.each([
    ['A) only A) and B)', 'B) none'],
    ['A) Vitamin A. It dissolves', 'B) Vitamin B. It does not'],
    ['A) Is it (a) or (b)?', 'B) none'],
    ['A. Vitamin B. Yes', 'B. none'],
  ])('letters inside of an option stay: %s', (first, second) => {
    const strip = (line: string): string => line.slice(3);
    expect(understand(`Which?\n${first}\n${second}\nAnswer: A`)?.[1]).toEqual([
      { title: 'Which?', options: [`*${strip(first)}`, strip(second)] },
    ]);
  });

  it.each([
    '1. Which is a mineral? A) Oil B) Salt C) Wood D) Wool Answer: B',
    '1. Which is a mineral?\na) Oil b) Salt c) Wood d) Wool (Correct answer: b)',
    'Which is a mineral? A) Oil  B) Salt  C) Wood  D) Wool  Ans: B',
  ])('and their answer behind them: %s', (text) => {
    expect(understand(text)).toEqual(['lettered', [mineral]]);
  });

  it.each([
    ['(a) iron (b) tin (c) zinc', '', 'A) a, b, c', 'B) c, b, a'],
    ['(a) iron (b) tin (c) zinc', 'Which of them rust?', 'A) only a', 'B) all'],
    ['(a) iron, (b) tin, (c) zinc.', 'Which of them rust?', '1) only a', '2) all'],
    ['a) iron; b) tin; c) zinc.', '\nWhich of them rust?\n', 'A) only a', 'B) all'],
  ])(
    'letters of a list stay in the question above its options: %s, %s',
    (list, between, first, second) => {
      const title = ['Read:', list, between.trim()].filter((part) => part !== '').join(' ');
      const [format, questions] = understand(
        `Read: ${list}\n${between}\n${first}\n${second}\nAnswer: A`,
      ) ?? [''];
      expect(format).toBe('lettered');
      expect(
        questions?.map((each) => ({ ...each, title: each.title.replaceAll('\n', ' ') })),
      ).toEqual([{ title, options: [`*${first.slice(3)}`, second.slice(3)] }]);
    },
  );

  it.each([
    [
      '1. Which: (a) iron, (b) tin, (c) zinc?',
      'A) a\tB) b\nC) all\tD) none',
      ['*a', 'b', 'all', 'none'],
    ],
    ['1. Read: (a) iron (b) tin (c) zinc', 'A) only a  B) b  C) all', ['*only a', 'b', 'all']],
    ['1. Read a) iron, b) tin, c) zinc.', '[x] only a\n[ ] b\n[ ] all', ['*only a', 'b', 'all']],
    ['1. Read a) iron, b) tin, c) zinc.', '- *only a\n- b\n- all', ['*only a', 'b', 'all']],
    [
      '1. Read a) iron, b) tin, c) zinc.',
      'only a\nb\nall\nAnswer: only a',
      ['*only a', 'b', 'all'],
    ],
  ])('a list in a question is told from its options: %s %s', (title, below, options) => {
    const text = `${title}\n${below}${below.includes('*') ? '' : '\nAnswer: A'}`;
    expect(understand(text)?.[1]).toEqual([{ title: title.slice(3), options }]);
  });

  it.each(['Questions 1-2 refer to (a) iron (b) tin (c) zinc.\n', 'Use (a) iron (b) tin (c) zinc'])(
    'a list above the first question is none: %s',
    (preamble) => {
      const questions = '1. Which rusts?\nA) iron\nB) tin\n2. Which melts?\nA) iron\nB) tin';
      expect(understand(`${preamble}\n${questions}`)?.[1].map(({ title }) => title)).toEqual([
        'Which rusts?',
        'Which melts?',
      ]);
    },
  );

  it.each([
    'Answer: B (Salt)',
    'Answer: B - Salt',
    'Answer: B – salt',
    'Correct answer: option B',
    'Answer: B because it is a salt',
    'Ans: E',
    'Answer: none of them',
  ])('an answer behind the last option stays out of it: %s', (answer) => {
    const text = `1. Which is a mineral? A) Oil B) Salt C) Wood D) Wool ${answer}`;
    const options = mineral.options.map((option) => option.replace('*', ''));
    const isKnown = /B [(–-]|option B/.test(answer);
    expect(understand(text)?.[1][0]?.options).toEqual(isKnown ? mineral.options : options);
    expect(read(text)?.questions[0]?.remarks.map(({ kind }) => kind)).toEqual(
      isKnown ? [] : ['unknownAnswer'],
    );
  });

  const kindsOf = (text: string) => read(text)?.questions[0]?.remarks.map(({ kind }) => kind);

  it.each([
    ['B (Salt) and D (Wool)', ['*Salt', '*Wool']],
    ['B (Salt), D (Wool)', ['*Salt', '*Wool']],
    ['B - Salt, D - Wool', ['*Salt', '*Wool']],
    ['B – Salt; D – Wool', ['*Salt', '*Wool']],
    ['B (and D)', null],
    ['A - D', null],
    ['A – C', null],
    ['B (Wool)', null],
    ['B - Salt, D - Wood', null],
    ['B) Salt, c) is a plant', null],
    ['B. Salt; d: wool, of sheep', null],
    ['B - Salt / D - Wool', ['*Salt', '*Wool']],
    ['B (Salt) / D (Wool)', ['*Salt', '*Wool']],
    ['B (Salt) + D (Wool)', ['*Salt', '*Wool']],
    ['B - Salt - D - Wool', ['*Salt', '*Wool']],
    ['A (Oil) B (Salt)', ['*Oil', '*Salt']],
    ['B) Salt / D) Wool', ['*Salt', '*Wool']],
    ['B) Salt. D) Wool.', ['*Salt', '*Wool']],
    ['2. Salt; 4. Wool', ['*Salt', '*Wool']],
    ['B (and also D)', null],
    ['B (D is also accepted)', null],
    ['B - but D is accepted too', null],
    ['b (a is also accepted)', null],
    ['B (alternatively D)', null],
    ['B (D ist auch richtig)', null],
    ['B) Salt, also D', null],
    ['B. Salt. D is also right.', null],
    ['B) Salt D) is a fibre', null],
    ['B) Salt / D', null],
    ['B - Salt / D - of sheep', null],
    ['2. Salt; 4. Wool (sheep)', null],
    ['2) Salt (4 is also right)', null],
    ['B) Wool', null],
    ['B) Salt, Wool', null],
    ['a (really) salty thing', null],
    ['A) oil, (B) salt (of the sea)', null],
  ])('an answer with the texts of its options marks all of them or none: %s', (answer, right) => {
    const text = `1. Which two?\nA) Oil\nB) Salt\nC) Wood\nD) Wool\nAnswer: ${answer}`;
    expect(understand(text)?.[1][0]?.options.filter((option) => option.startsWith('*'))).toEqual(
      right ?? [],
    );
    expect(kindsOf(text)).toEqual(right === null ? ['unknownAnswer'] : []);
  });

  it.each([
    ['5 N|10 N|15 N|20 N', 'B) 10 N', ['10 N']],
    ['5 V|10 V', 'B. 10 V.', ['10 V']],
    ['Iron|Salt|Vitamin C', 'C) Vitamin C', ['Vitamin C']],
    ['Flu|Measles|hepatitis B', 'C: hepatitis B', ['hepatitis B']],
    ['grade A|grade B', '(B) grade B', ['grade B']],
    ['1|2|3|f(x) = 2', 'D) f(x) = 2', ['f(x) = 2']],
    ['Salmonella|Listeria|E. coli', 'C. E. coli', ['E. coli']],
    ['5 N|10 N', 'B) 10 N, because F = m a', ['10 N']],
    ['5 m|10 m|15 m', 'A) 5 m and B) 10 m', ['5 m', '10 m']],
    ['5 m|10 m|Vitamin C', 'A) 5 m, C) Vitamin C', ['5 m', 'Vitamin C']],
    ['Iron|Salt|Vitamin C', 'C) Vitamin C, also called ascorbic acid', ['Vitamin C']],
    ['a small lot|a big lot', 'B) a (really) big lot, a (fine) one', ['a big lot']],
    ['5 m/s|10 m/s', 'B) 10 m/s (not 5 km/h)', ['10 m/s']],
    ['D|C|A', 'B) C', ['C']],
    ['1|3|2', '(C) 2', ['2']],
    ['Salt, of the sea|Salt', 'A) Salt, of the sea, because it is wet', ['Salt, of the sea']],
    ['++|--', '--', ['--']],
    ['..|--|...|==', '...', ['...']],
  ])(
    'the options %s and the answer %s: a lone letter in a text is no label',
    (texts, answer, right) => {
      const options = texts.split('|').map((text, at) => `${'ABCD'[at] ?? ''}) ${text}`);
      const text = `1. Which?\n${options.join('\n')}\nAnswer: ${answer}`;
      expect(understand(text)?.[1][0]?.options.filter((option) => option.startsWith('*'))).toEqual(
        right.map((option) => `*${option}`),
      );
      expect(kindsOf(text)).toEqual([]);
    },
  );

  it.each([
    'B. Salt, i.e. a crystal',
    'B) Salt, e.g. from the sea',
    'B) Salt, z. B. aus dem Meer',
    'B (see page 12)',
    'B (D floats)',
    'B - because salt is polar',
    'B - see chapter 3',
    'B – Salt dissolves',
    'B - D is too heavy',
    'B - A salt is also a crystal',
    'B (see pages 3, 4 and 5)',
    '2) Salt (see pages 3 and 12)',
    'b (see page 12)',
  ])('a remark behind the letter of an answer is no other answer: %s', (answer) => {
    const text = `1. Which?\nA) Oil\nB) Salt\nC) Wood\nD) Wool\nAnswer: ${answer}`;
    expect(understand(text)?.[1]).toEqual([
      { title: 'Which?', options: ['Oil', '*Salt', 'Wood', 'Wool'] },
    ]);
  });

  it('a letter with a remark names no option where it is the text of one', () => {
    const text = '1. Which?\nA) D\nB) C\nC) A\nAnswer: C (ascorbic acid)';
    expect(understand(text)?.[1][0]?.options).toEqual(['D', 'C', 'A']);
    expect(kindsOf(text)).toEqual(['unknownAnswer']);
  });

  it('the words a and I begin an answer that names no option', () => {
    const text = '1. Which?\nA) a tiny bit\nB) a big lot\nAnswer: a (really) big lot';
    expect(understand(text)?.[1][0]?.options).toEqual(['a tiny bit', 'a big lot']);
    expect(kindsOf(text)).toEqual(['unknownAnswer']);
  });

  it('a bullet between lettered options that names none of them is text', () => {
    expect(understand('1. Which?\na. One\n- Answer = 5\nb. Two\nAnswer: a')?.[1][0]).toMatchObject({
      options: [expect.stringMatching(/^\*One/), 'Two'],
    });
  });

  it.each([
    ['What is 2-1?\nA) 3\nB) 4\nC) 1\nD) 2', '1 - one'],
    ['How many?\nA) 2\nB) 3\nC) 4\nD) 1', '3 (three)'],
  ])('a number with its word is no label of another option: %s %s', (question, answer) => {
    expect(kindsOf(`1. ${question}\nAnswer: ${answer}`)).toEqual(['unknownAnswer']);
  });

  it.each([
    [
      'A) key = 1 B) y = 2 C) z = 3 D) ans = x\nAnswer: B',
      ['key = 1', '*y = 2', 'z = 3', 'ans = x'],
    ],
    [
      'A) one B) two C) no right answer: all wrong\nAnswer: A',
      ['*one', 'two', 'no right answer: all wrong'],
    ],
    ['A) 1 B) 2 C) The answer: 42\nAnswer: A', ['*1', '2', 'The answer: 42']],
    ['A) 1 B) 2 C) He answers: yes\nAnswer: A', ['*1', '2', 'He answers: yes']],
    ['A) 1 B) 2 C) Answers: a list\nAnswer: A', ['*1', '2', 'Answers: a list']],
    ['A) one B) two C) three The answer: C', ['one', 'two', '*three']],
    ['A) 1 B) 2 C) it is The answer: 42\nAnswer: A', ['*1', '2', 'it is The answer: 42']],
    ['A) iron B) wood C) The key: A\nAnswer: B', ['iron', '*wood', 'The key: A']],
    ['A) iron B) wood C) public key: A\nAnswer: B', ['iron', '*wood', 'public key: A']],
    ['A) one B) two C) three  Answer: ____\nAnswer: B', ['one', '*two', 'three']],
    ['A) one B) two C) three Your answer: ____\nAnswer: B', ['one', '*two', 'three']],
  ])(
    'words of the last option stay in it, and a blank to fill in is left out: %s',
    (below, options) => {
      expect(understand(`1. Which? ${below}`)?.[1]).toEqual([{ title: 'Which?', options }]);
    },
  );

  it.each(['* Points: 2\nAnswer: b', '- Answer: b', '• • •\nAnswer: b', '* one note\nAnswer: b'])(
    'a bullet below options on the line is none of them: %s',
    (below) => {
      const text = `1. The cell is: a) oil, b) salt, c) wood.\n${below}\n2. The gas is: a) oxygen, b) tin, c) salt.\nAnswer: a`;
      expect(understand(text)?.[1].map(({ options }) => options)).toEqual([
        ['oil', '*salt', expect.stringMatching(/^wood/)],
        ['*oxygen', 'tin', 'salt.'],
      ]);
    },
  );

  it.each([
    'because it is even',
    'a (short) proof shows it',
    'A - level maths shows it',
    'A. Turing proved it',
    'C – the third – is odd',
  ])('an answer counts where an explanation below it names no option plainly: %s', (below) => {
    for (const options of ['A) one B) two C) three ', '\nA) one\nB) two\nC) three\n']) {
      const text = `1. Which? ${options}Answer: B\nSolution: ${below}`;
      expect(understand(text)?.[1][0]?.options).toEqual(['one', '*two', 'three']);
      expect(kindsOf(text)).toEqual(['unknownAnswer']);
    }
  });

  it.each([
    ['B', ['one', '*two', 'public key: A']],
    ['B) because it is even', ['one', '*two', 'public key: A']],
    ['B - two', ['one', '*two', 'public key: A']],
    ['two', ['one', '*two', 'public key: A']],
  ])('a plain answer below keeps the text of the last option: %s', (below, options) => {
    const text = `1. Which? A) one B) two C) public key: A\nAnswer: ${below}`;
    expect(understand(text)?.[1]).toEqual([{ title: 'Which?', options }]);
  });

  it('a marked option counts where an explanation begins with another letter', () => {
    const text = '1. Which?\nA) one\n*B) two\nC) three\nSolution: A - level maths shows it';
    expect(understand(text)?.[1][0]?.options).toEqual(['one', '*two', 'three']);
    expect(kindsOf(text)).toEqual(['unknownAnswer']);
    expect(kindsOf(text.replace('A - level', 'B - level'))).toEqual([]);
  });

  it('of two answers that only begin with a letter, the first counts', () => {
    const text =
      'A) one B) two C) three Answer: B (see page 3)\nSolution: A - level maths shows it';
    expect(understand(`1. Which? ${text}`)?.[1][0]?.options).toEqual(['one', '*two', 'three']);
  });

  it.each(['(2 points)\nAnswer: E', 'explain why\nAnswer: all of the above'])(
    'an answer that is unknown does not take the options away: %s',
    (below) => {
      const text = `1. Choose: a) iron, b) wood, c) salt\n${below}`;
      expect(understand(text)?.[1][0]?.options.slice(0, 2)).toEqual(['iron', 'wood']);
      expect(kindsOf(text)).toContain('unknownAnswer');
    },
  );

  it.each(['Pick the metal. A) iron B) wood C) salt\n', 'Which rusts: A) iron B) tin C) zinc\n\n'])(
    'a first question without a number stays before a numbered one: %s',
    (first) => {
      const text = `${first}1. What melts?\nA) iron\nB) tin\nC) zinc\nAnswer: A`;
      expect(understand(text)?.[1].map(({ options }) => options.length)).toEqual([3, 3]);
    },
  );

  it('the options of the next question do not keep those on the line together', () => {
    const text = 'Which? a) Oil b) Salt c) Wood\n\nWhat?\na) Tin\nb) Iron';
    expect(understand(text)?.[1].map(({ options }) => options)).toEqual([
      ['Oil', 'Salt', 'Wood'],
      ['Tin', 'Iron'],
    ]);
  });

  it.each([
    'Which? A) Oil B) Salt C) Wood\n\n1. What? A) Tin B) Iron C) Zinc',
    'Which? A) Oil B) Salt C) Wood\n\n1. What?\nA) Tin\nB) Iron\nC) Zinc',
    'Which? A) Oil B) Salt C) Wood\n\n1. What?\n\nA) Tin\nB) Iron\nC) Zinc',
    'Which? A) Oil B) Salt C) Wood\n\n1) What?\n(Think.)\nA) Tin\nB) Iron\nC) Zinc',
    '1. Which? A) Oil B) Salt C) Wood\n\nWhat?\na. Tin\nb. Iron\nc. Zinc',
  ])('a question below that is written in another way is one of its own: %s', (text) => {
    expect(
      understand(text)?.[1].map(({ title, options }) => [title.replace(/\?.*$/s, '?'), options]),
    ).toEqual([
      ['Which?', ['Oil', 'Salt', 'Wood']],
      ['What?', ['Tin', 'Iron', 'Zinc']],
    ]);
  });

  it('options that name other options are one option each', () => {
    const options = ['a) and b) are right', 'b) and c) are right', 'a), b) and c) are right'];
    const numbered = options.map((text, i) => `${String(i + 1)}) ${text}`).join('\n');
    expect(understand(`1. Which?\n${numbered}\nAnswer: 3`)?.[1]).toEqual([
      { title: 'Which?', options: [options[0], options[1], `*${options[2] ?? ''}`] },
    ]);
  });

  it.each([
    'We have three aims: a) to learn, b) to teach, and c) to test.',
    'We have three aims: a) to learn, b) to teach, c) to test.\nThey are old.\nThey are good.',
    'It is the work of a) cells or b) tissues or c) organs',
  ])('a sentence with a list of letters is no question: %s', (text) => {
    expect(understand(text)).toBeNull();
  });

  it('letters inside of a question stay when its options follow', () => {
    const title = 'Which is true of (a) cells, (b) tissues and (c) organs?';
    expect(understand(`1. ${title}\n(a) All live.\n(b) None lives.\nAnswer: A`)?.[1]).toEqual([
      { title, options: ['*All live.', 'None lives.'] },
    ]);
  });
});
