import { describe, expect, it } from 'vitest';

import type { QuestionItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { findQuestionHints } from '../../../../src/domain/quiz/hints/question-hints.ts';

const ids = ['a', 'b', 'c', 'd'];

const questionWith = (
  texts: readonly string[],
  parts: Partial<QuestionItem> = {},
): QuestionItem => ({
  key: '1',
  type: 'question',
  title: 'What drives the pump?',
  image: null,
  isMultiple: false,
  rightAnswer: ['a'],
  options: texts.map((text, i) => ({ id: ids[i] ?? '', text })),
  article: null,
  ...parts,
});

const hintsOf = (texts: readonly string[], parts?: Partial<QuestionItem>) =>
  findQuestionHints(questionWith(texts, parts), false);

describe('hints of a question', () => {
  it('has none for a question with short, different options', () => {
    expect(hintsOf(['The proton gradient', 'Hydrolysis of ATP', 'Diffusion'])).toEqual([]);
  });

  it('has none while the options are blank', () => {
    expect(findQuestionHints(questionWith(['', '', '', '']), true)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['letters of another case', ['Sodium', 'Potassium', 'sodium', 'Calcium']],
    ['spaces', ['Sodium', 'Potassium', ' Sodium  ', 'Calcium']],
    ['a final stop', ['Sodium', 'Potassium', 'Sodium.', 'Calcium']],
    ['fonts', ['Sodium', 'Potassium', '<p><strong>Sodium</strong></p>', 'Calcium']],
  ])('names options that differ only by %s', (_, texts) => {
    expect(hintsOf(texts)).toEqual([{ kind: 'optionsAreEqual', first: 1, second: 3 }]);
  });

  it('tells subscripts from plain figures', () => {
    expect(hintsOf(['H2O', '<p>H<sub>2</sub>O</p>'])).toEqual([]);
  });

  it('names each option that repeats an earlier one once', () => {
    expect(hintsOf(['Iron', 'Iron', 'Iron', 'Zinc'])).toEqual([
      { kind: 'optionsAreEqual', first: 1, second: 2 },
      { kind: 'optionsAreEqual', first: 1, second: 3 },
    ]);
  });

  it('says that the right answer is still the default', () => {
    expect(findQuestionHints(questionWith(['Iron', 'Zinc', '', '']), true)).toEqual([
      { kind: 'answerIsDefault', option: 1 },
    ]);
  });

  it('asks for no choice before two options are written', () => {
    expect(findQuestionHints(questionWith(['Iron', '', '', '']), true)).toEqual([]);
  });

  it.each(['All of the above', 'None of the above.', 'all the above', 'NONE OF THESE'])(
    'names the option %j',
    (text) => {
      expect(hintsOf(['Iron', 'Zinc', text])).toEqual([{ kind: 'optionIsCatchAll', option: 3 }]);
    },
  );

  it('leaves alone an option that only mentions the words', () => {
    expect(hintsOf(['Iron', 'All of the above proteins bind zinc'])).toEqual([]);
  });

  const long = 'The sodium-potassium pump, which moves three ions out for every two ions in';

  it('says that the only right answer is much longer than the others', () => {
    expect(hintsOf([long, 'Diffusion', 'Osmosis'])).toEqual([
      { kind: 'answerIsLongest', option: 1 },
    ]);
  });

  it.each<[string, readonly string[], Partial<QuestionItem>]>([
    ['a wrong option is the longest', [long, 'Diffusion', 'Osmosis'], { rightAnswer: ['b'] }],
    [
      'several answers are right',
      [long, 'Diffusion', 'Osmosis'],
      { isMultiple: true, rightAnswer: ['a', 'b'] },
    ],
    ['the others are not written yet', [long, '', ''], {}],
    ['another option is as long', [long, 'Diffusion', `${long} again`], {}],
  ])('says nothing of the length when %s', (_, texts, parts) => {
    expect(hintsOf(texts, parts)).toEqual([]);
  });

  it('names an option of more than 200 characters', () => {
    expect(hintsOf(['x'.repeat(200), 'y'.repeat(201)])).toEqual([
      { kind: 'optionIsLong', option: 2 },
    ]);
  });

  it('says that an image has no description', () => {
    const texts = ['Iron', 'Zinc'];
    expect(hintsOf(texts, { image: '/1.png' })).toEqual([{ kind: 'imageIsUndescribed' }]);
    expect(hintsOf(texts, { image: '/1.png', imageAlt: ' ' })).toEqual([
      { kind: 'imageIsUndescribed' },
    ]);
    expect(hintsOf(texts, { image: '/1.png', imageAlt: 'A cell' })).toEqual([]);
  });

  it('says in which text a picture has no description', () => {
    const bare = '<p>See <img src="/1.png" alt="" /> and <img src="/2.png" alt="A cell" /></p>';
    expect(hintsOf(['Iron', bare], { title: bare })).toEqual([
      { kind: 'textPictureIsUndescribed' },
      { kind: 'optionPictureIsUndescribed', option: 2 },
    ]);
    expect(hintsOf(['Iron', '<p><img src="/1.png" /></p>'])).toEqual([
      { kind: 'optionPictureIsUndescribed', option: 2 },
    ]);
    const described = '<p><img alt="A cell" src="/1.png" /> <img src="/2.png" alt=" B" /></p>';
    expect(hintsOf(['Iron', described], { title: described })).toEqual([]);
    expect(hintsOf(['Iron', 'Zinc'], { title: '<p>&lt;img&gt;</p>' })).toEqual([]);
  });
});
