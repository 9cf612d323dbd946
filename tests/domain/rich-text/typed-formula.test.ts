import { expect, it } from 'vitest';

import { findTypedLatex } from '../../../src/domain/rich-text/typed-formula.ts';

it.each<[before: string, latex: string]>([
  ['$x^2', 'x^2'],
  ['The rate $v', 'v'],
  ['two ($\\alpha + \\beta', '\\alpha + \\beta'],
  ['first $a$ then $b_1', 'b_1'],
  ['$5x + 3', '5x + 3'],
  ['$2 \\pi r', '2 \\pi r'],
  ['$2 ab', '2 ab'],
  ['$5', '5'],
  ['$f(x)', 'f(x)'],
])('a dollar after %j ends a formula', (before, latex) => {
  expect(findTypedLatex(before, '')).toBe(latex);
});

it.each<string>([
  '',
  'no dollar',
  '$',
  '$$',
  'costs $5 and ',
  'costs $5-',
  'costs $5–',
  'costs $5/',
  'costs $5,',
  'costs $5, ',
  'costs $5 or US',
  'costs $5 and A',
  'costs $5 (US',
  'costs $1,000.50 and AU',
  '$ x',
  '$x ',
  'US$5',
  '\\$x',
  '$x\\',
  '$a\uFFFCb',
  'first $a$ then ',
])('a dollar after %j is a dollar', (before) => {
  expect(findTypedLatex(before, '')).toBeNull();
});

it('a dollar before a digit or a letter begins something', () => {
  expect(['5', 'x', ' x', ').', ''].map((after) => findTypedLatex('$x', after))).toEqual([
    null,
    null,
    'x',
    'x',
    'x',
  ]);
});

it('reads a long text in time', () => {
  const started = performance.now();
  findTypedLatex(`${'$a '.repeat(5000)}${'a '.repeat(50_000)}`, '');
  findTypedLatex(`$5${' a'.repeat(50_000)}`, '');
  findTypedLatex(`$5 ${'a'.repeat(50_000)}`, '');
  expect(performance.now() - started).toBeLessThan(1000);
});
