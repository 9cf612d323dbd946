import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRowFocus } from '../../../src/views/design/use-row-focus.ts';

/** Rows with a link and a button each, and a button beside the list. */
function Rows({ names }: { readonly names: readonly string[] }) {
  const { ref, ...handlers } = useRowFocus<HTMLUListElement>(names);
  return (
    <>
      <ul ref={ref} tabIndex={-1} aria-label="Rows" {...handlers}>
        {names.map((name) => (
          <li key={name} data-row>
            <a href={`#${name}`}>{name}</a>
            <button type="button">{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
      <button type="button">Beside</button>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('the row that took the place of the one with the focus gets it, behind the last one the last, without rows the list', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'Delete b' }).focus();
  rerender(<Rows names={['a', 'c']} />);
  expect(link('c')).toHaveFocus();
  rerender(<Rows names={['a']} />);
  expect(link('a')).toHaveFocus();
  rerender(<Rows names={[]} />);
  expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus();
});

test('the focus stays where it is while its row is there, or when it has gone elsewhere', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />);
  link('c').focus();
  rerender(<Rows names={['b', 'c', 'd']} />);
  expect(link('c')).toHaveFocus();
  screen.getByRole('button', { name: 'Beside' }).focus();
  rerender(<Rows names={['b', 'd']} />);
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
});

test('rows come and go without the focus when it never was in the list', () => {
  const { rerender } = render(<Rows names={['a', 'b']} />);
  rerender(<Rows names={['b']} />);
  expect(document.body).toHaveFocus();
});
