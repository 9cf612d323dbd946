import { expect, it } from 'vitest';

import { formatInEnglish } from '../../../server/shared/texts.ts';
import { convertItem } from '../../../server/interchange/import/convert-item.ts';
import type { ImportedQuestion } from '../../../src/domain/interchange/import/imported-package.ts';

const question: ImportedQuestion = {
  type: 'question',
  title: '<p>Which organelle stores DNA?</p>',
  image: null,
  isMultiple: false,
  options: [
    { text: 'Nucleus', isRight: true },
    { text: 'Ribosome', isRight: false },
  ],
  file: 'item.xml',
  identifier: 'i1',
};
const convert = (changed: Partial<ImportedQuestion>) =>
  convertItem({ ...question, ...changed }, 0, {
    addresses: new Map(),
    articles: new Set(),
    formatMessage: formatInEnglish,
  });

it('QIMP-01 an item that a quiz cannot hold is left out, and says why', () => {
  expect(convert({})).toHaveProperty('item');
  const image = `https://lab.test/${'a'.repeat(3000)}.png`;
  expect(convert({ image })).toEqual({
    error: 'It cannot be stored in a quiz. At most 2,000 characters.',
  });
});
