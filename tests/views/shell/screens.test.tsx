import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { signInMachine } from '../../../src/machines/session/sign-in-machine.ts';
import '../../../src/views/design/overlays/dialog-frame.tsx';
import { SignInForm } from '../../../src/views/session/sign-in-form.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { type ListContent, ListScreen } from '../../../src/views/shared/lists/list-screen.tsx';
import { ErrorScreen } from '../../../src/views/shell/error-screen.tsx';
import { ExternalArea } from '../../../src/views/shell/hand-over/external-area.tsx';
import { LeaveDialog } from '../../../src/views/shell/leave-dialog.tsx';
import { rankEntries } from '../../../src/views/shell/rank-entries.ts';
import { SignInDialog } from '../../../src/views/shell/sign-in-dialog.tsx';

const show = (content: ReactNode): void => {
  render(<MessagesProvider>{content}</MessagesProvider>);
};

test('NAV-008 NAV-009 the error screen offers Refresh', async () => {
  let refreshed = 0;
  show(
    <ErrorScreen
      onRefresh={() => {
        refreshed += 1;
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Oops, something went wrong' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refreshed).toBe(1);
});

test('NAV-048 an area with an address of its own links to it', () => {
  show(<ExternalArea area="lti" address="https://lti.example/console" canConfigure={false} />);
  expect(screen.getByRole('link', { name: 'Open LTI' })).toHaveAttribute(
    'href',
    'https://lti.example/console',
  );
});

test('NAV-048 without a configured address the page says so; a super admin reads how to set one', () => {
  show(<ExternalArea area="lti" address={null} canConfigure />);
  expect(screen.getByRole('heading', { name: 'LTI has no address' })).toBeInTheDocument();
  expect(screen.getByText(/Set AREA_LINKS with the key lti/)).toBeInTheDocument();
});

test('NAV-048 others than super admins read no variable', () => {
  show(<ExternalArea area="lti" address={null} canConfigure={false} />);
  expect(
    screen.getByText(
      'This installation has no address for LTI. An administrator of the installation can set one.',
    ),
  ).toBeInTheDocument();
});

test('NAV-010 leaving asks for confirmation; the focus starts on Stay, and Escape stays', async () => {
  const answers: string[] = [];
  show(
    <LeaveDialog
      leaves="editor"
      isKept
      isSaving={false}
      onAnswer={(answer) => answers.push(answer)}
    />,
  );
  expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(answers).toEqual(['stay', 'allow', 'save', 'discard']);
});

test('NAV-010 who leaves changes that this browser cannot keep saves or loses them', async () => {
  show(<LeaveDialog leaves="editor" isKept={false} isSaving={false} onAnswer={() => undefined} />);
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'This browser cannot keep your changes: unless you save them, they will be lost.',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Stay',
    'Discard changes',
    'Save and leave',
  ]);
});

test('NAV-010 the sign-in over a screen is not left by Escape', async () => {
  const answers: string[] = [];
  show(
    <SignInDialog open endReason="ended" onDecline={() => answers.push('declined')}>
      <label>
        E-mail <input />
      </label>
    </SignInDialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(dialog).toHaveTextContent('this session was ended from another device');
  expect(dialog).not.toHaveTextContent('Your session has ended');
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(answers).toEqual(['declined']);
});

test('PD-11 who signs in again finds the e-mail filled in and writes the password', async () => {
  const form = createActor(signInMachine, { input: { email: 'super@lectern.test' } }).start();
  show(<SignInForm form={form} />);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('super@lectern.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

interface Row {
  readonly id: number;
}
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, id) => ({ id }));
const list = (content: ListContent<Row>, onRetry = (): void => undefined): ReactNode => (
  <ListScreen
    title="Quizzes"
    content={content}
    search={{ label: 'Search', text: '', onSearch: () => undefined }}
    columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
    getRowId={({ id }) => id}
    getRowName={({ id }) => String(id)}
    onPage={() => undefined}
    onRetry={onRetry}
  />
);

test('LST-01 an empty list says No list items', () => {
  show(list({ state: 'shown', rows: [], total: 0, page: 1, pages: 0, perPage: 20 }));
  expect(screen.getByText('No list items')).toBeInTheDocument();
});

test('LST-02 pages show only when there is more than one', () => {
  show(list({ state: 'shown', rows: rowsOf(20), total: 20, page: 1, pages: 1, perPage: 20 }));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('LST-02 the second of three pages shows its rows and its range', () => {
  show(list({ state: 'shown', rows: rowsOf(20), total: 1041, page: 2, pages: 53, perPage: 20 }));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getAllByText('21–40 of 1,041')).not.toHaveLength(0);
});

test('LST-10 while loading there are ten grey rows', () => {
  show(list({ state: 'loading' }));
  expect(document.querySelectorAll('[data-loading]')).toHaveLength(10);
});

test('ERR-02 a failed list shows Error and can be retried', async () => {
  let retried = 0;
  show(
    list({ state: 'failed', message: { text: 'The server cannot be reached.' } }, () => {
      retried += 1;
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorThe server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toBe(1);
});

test('ERR-59 a denied list shows the subscription alert', () => {
  show(list({ state: 'denied' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You have no access to quizzes based on your subscription level.',
  );
});

test('the palette ranks a matching start above words in the middle, and those above scattered letters', () => {
  const names = ['Client Hub Playlists', 'Class Products', 'Playlists', 'Publish lists'];
  expect(rankEntries(names, 'pl', (name) => name)).toEqual([
    'Playlists',
    'Client Hub Playlists',
    'Publish lists',
  ]);
  expect(rankEntries(names, 'xq', (name) => name)).toEqual([]);
  expect(rankEntries(names, '', (name) => name)).toEqual(names);
});
