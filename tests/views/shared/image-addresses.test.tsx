import { expect, it } from 'vitest';

import { sanitizeHtml } from '../../../src/views/shared/rich-text/sanitize-html.ts';
import { foreignImageAddresses } from '../../support/foreign-images.ts';

const toHtml = (text: string): string => {
  const container = document.createElement('div');
  container.append(sanitizeHtml(text));
  return container.innerHTML;
};

it.each(foreignImageAddresses)(
  'QVAL-11 the browser removes an image at the foreign address %j',
  (address) => {
    expect(toHtml(`<p>a<img src="${address}" alt="b">c</p>`)).toBe('<p>ac</p>');
  },
);

it('QVAL-11 the browser keeps an image of the site', () => {
  expect(toHtml('<p>a<img src="/files/ab.png" alt="b"></p>')).toBe(
    '<p>a<img src="/files/ab.png" alt="b"></p>',
  );
});
