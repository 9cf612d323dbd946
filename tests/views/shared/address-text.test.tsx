import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { AddressText } from '../../../src/views/shared/address-text.tsx';

const short = 'multi@lectern.test';
const long = `${'a'.repeat(30)}@${'b'.repeat(30)}.example`;

test('QLST-45 an address of a usual length has no place to break, a very long one breaks after the @', () => {
  const { container } = render(
    <>
      <AddressText text={`Ada | ${short}`} />
      <AddressText text={long} />
    </>,
  );
  expect(container).toHaveTextContent(`Ada | ${short}${long}`);
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent(short);
  expect(container.querySelectorAll('wbr')).toHaveLength(1);
});
