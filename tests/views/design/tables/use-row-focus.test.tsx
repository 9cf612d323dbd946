import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRowFocus } from '../../../../src/views/design/tables/use-row-focus.ts';

/** Renders rows with a link and a button each, and a button outside of the list. */
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

test('the focus goes to the row in place of the removed one, to the last row, or to an empty list', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'Delete b' }).focus();
  rerender(<Rows names={['a', 'c']} />);
  expect(link('c')).toHaveFocus();
  rerender(<Rows names={['a']} />);
  expect(link('a')).toHaveFocus();
  rerender(<Rows names={[]} />);
  expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus();
});

test('the focus is kept while its row exists or when it has moved elsewhere', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />);
  link('c').focus();
  rerender(<Rows names={['b', 'c', 'd']} />);
  expect(link('c')).toHaveFocus();
  screen.getByRole('button', { name: 'Beside' }).focus();
  rerender(<Rows names={['b', 'd']} />);
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
});

test('changing rows does not move a focus outside of the list', () => {
  const { rerender } = render(<Rows names={['a', 'b']} />);
  rerender(<Rows names={['b']} />);
  expect(document.body).toHaveFocus();
});
