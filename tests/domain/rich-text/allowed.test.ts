import { expect, test } from 'vitest';

import { isAllowedImage } from '../../../src/domain/rich-text/allowed-html.ts';

test.each([
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '/\t/evil.example/x.png',
  ' //evil.example/x.png',
  '\\\\evil.example/x.png',
  'http://evil.example/x.png',
  'data:image/png;base64,iVBO',
  'x.png',
  '',
])('QVAL-11 an image may not come from %j', (address) => {
  expect(isAllowedImage(address)).toBe(false);
});

test.each(['https://images.example/x.png', '/files/ab.png'])(
  'QVAL-11 an image may come from %s',
  (address) => {
    expect(isAllowedImage(address)).toBe(true);
  },
);
