import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AddressText } from '../../../src/views/shared/address-text.tsx';

const short = 'multi@lectern.test';
const long = `${'a'.repeat(30)}@${'b'.repeat(30)}.example`;

test('QLST-45 an address of a usual length breaks only on a card, after the @, a very long one also in a table', () => {
  const { container } = render(
    <>
      <AddressText text={`Ada | ${short}`} />
      <AddressText text={long} />
    </>,
  );
  expect(container).toHaveTextContent(`Ada | ${short}${long}`);
  const [usual, ...others] = container.querySelectorAll('.whitespace-nowrap');
  expect(usual).toHaveTextContent(short);
  expect(usual).toHaveClass('in-[li]:whitespace-normal');
  expect(others).toEqual([]);
  expect(container.querySelectorAll('wbr')).toHaveLength(2);
});
