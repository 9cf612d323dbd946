import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { CopyLink } from '../../../src/app/inspection/copy-link.tsx';
import { inspectorMessages } from '../../../src/domain/messages/inspector-messages.ts';
import { AddedMessages } from '../../../src/views/shared/format-message.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const toLink = (address: string): ReactNode => (
  <MessagesProvider>
    <AddedMessages messages={inspectorMessages}>
      <CopyLink getAddress={() => address} />
    </AddedMessages>
  </MessagesProvider>
);

/** Shows the button, with a clipboard or without one. */
function showLink(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  const { rerender } = render(toLink('/one'));
  return {
    copy: () => user.click(screen.getByRole('button', { name: 'Copy link' })),
    showAddress: (address: string) => {
      rerender(toLink(address));
    },
    getOutcome: () => screen.getByRole('status').textContent,
  };
}

test('a browser without a clipboard, as with http, copies no link and says so', async () => {
  const { copy, getOutcome } = showLink(undefined);
  await copy();
  expect(getOutcome()).toBe('The browser did not allow copying.');
});

test('a copied link is said to be copied until the address changes or is copied again', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const { copy, showAddress, getOutcome } = showLink({ writeText });
  await copy();
  expect(getOutcome()).toBe('Link copied');
  showAddress('/two');
  expect(getOutcome()).toBe('');
  await copy();
  expect(getOutcome()).toBe('Link copied');
  writeText.mockImplementation(() => new Promise(() => undefined));
  await copy();
  expect(getOutcome()).toBe('');
  expect(writeText.mock.calls).toEqual([['/one'], ['/two'], ['/two']]);
});
