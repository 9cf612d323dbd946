import { expect, it } from 'vitest';

import { insertLatex } from '../../../src/domain/rich-text/insert-latex.ts';

/** Inserts a symbol into a text in which `<` and `>` mark the selection, and marks the caret. */
function insert(marked: string, latex: string): string {
  const [start, end] = [marked.indexOf('<'), marked.indexOf('>') - 1];
  const { text, caret } = insertLatex(marked.replaceAll(/[<>]/g, ''), { start, end }, latex);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

it('a symbol is inserted at the caret, apart from what follows', () => {
  expect([
    insert('<>', String.raw`\alpha`),
    insert('2<>r', String.raw`\pi`),
    insert('2<> r', String.raw`\pi`),
    insert(String.raw`\pi<>`, 'x'),
    insert('f<>(x)', "'"),
  ]).toEqual([
    String.raw`\alpha |`,
    String.raw`2\pi |r`,
    String.raw`2\pi |r`,
    String.raw`\pi x|`,
    "f'|(x)",
  ]);
});

it('a symbol replaces what is selected', () => {
  expect(insert('a <b> c', String.raw`\beta`)).toBe(String.raw`a \beta |c`);
});

it('a structure takes what is selected, and the caret goes behind it', () => {
  expect([
    insert('<>', String.raw`\frac{|}{}`),
    insert('1 + <x+1>', String.raw`\sqrt{|}`),
    insert('<>', String.raw`\begin{cases} | \\ \end{cases}`),
  ]).toEqual([
    String.raw`\frac{|}{}`,
    String.raw`1 + \sqrt{x+1|}`,
    String.raw`\begin{cases} | \\ \end{cases}`,
  ]);
});
