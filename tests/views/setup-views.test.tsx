import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

test.each(['first', 'second'])(
  'the %s test that leaves the focus on a button starts with nothing focused',
  async (name) => {
    const shows: boolean[] = [];
    render(
      <button
        type="button"
        onFocus={({ currentTarget }) => {
          shows.push(currentTarget.matches(':focus-visible'));
        }}
      >
        {name}
      </button>,
    );
    await userEvent.tab();
    expect(shows).toEqual([true]);
  },
);
