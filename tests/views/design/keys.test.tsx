import { render, screen } from '@testing-library/react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { Kbd } from '../../../src/views/design/display/kbd.tsx';

it.each([
  ['en-US', 'Linux', 'Ctrl Shift Z'],
  ['de', 'Linux', 'Strg Umschalt Z'],
  ['fr', 'Linux', 'Ctrl Maj Z'],
  ['ja', 'Linux', 'Ctrl Shift Z'],
  ['de', 'MacIntel', '⇧ ⌘ Z'],
])('I18N-02 keys have the names of the keyboard: %s, %s', (locale, platform, shown) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  render(
    <I18nProvider locale={locale}>
      <Kbd>Ctrl Shift Z</Kbd>
    </I18nProvider>,
  );
  expect(screen.getByText(shown)).toBeVisible();
});
