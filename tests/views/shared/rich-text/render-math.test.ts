import { expect, test } from 'vitest';

import { renderMath } from '../../../../src/views/shared/rich-text/editor/render-math.ts';

/** Returns the alignment of each cell with a text, row by row; null for the default. */
function listAlignments(latex: string): (string | null)[][] {
  const result = renderMath(latex);
  if (result === null || !('markup' in result)) throw new Error(`no formula: ${latex}`);
  const { body } = new DOMParser().parseFromString(result.markup, 'text/html');
  return [...body.querySelectorAll('mtr')].map((row) =>
    [...row.querySelectorAll('mtd')]
      .filter((cell) => cell.textContent.trim() !== '')
      .map((cell) => cell.getAttribute('columnalign')),
  );
}

test('QED-58 the columns of aligned equations, cases and arrays keep their alignment', () => {
  expect(listAlignments('\\begin{align}a&=b+c\\\\dd&=e\\end{align}')).toEqual([
    ['right', 'left'],
    ['right', 'left'],
  ]);
  expect(listAlignments('\\begin{cases}x&x>0\\\\-x&x<0\\end{cases}')).toEqual([
    ['left', 'left'],
    ['left', 'left'],
  ]);
  expect(listAlignments('\\begin{array}{lrc}a&b&c\\end{array}')).toEqual([['left', 'right', null]]);
});

test('QED-58 the cells of a matrix stay centred, and no style of the library is kept', () => {
  expect(listAlignments('\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}')).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('QED-58 an environment of display mathematics stands in a line of its own', () => {
  const displays = ['\\begin{align*}a&=b\\end{align*}', '\\begin{aligned}a&=b\\end{aligned}', 'x']
    .map(renderMath)
    .map(
      (result) =>
        result !== null && 'markup' in result && result.markup.includes('display="block"'),
    );
  expect(displays).toEqual([true, false, false]);
});
