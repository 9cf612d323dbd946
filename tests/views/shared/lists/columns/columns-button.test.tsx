import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';

import { arrangeColumns } from '../../../../../src/domain/lists/arrange-columns.ts';
import type { ColumnSetting } from '../../../../../src/domain/lists/list-settings.ts';
import { ColumnsButton } from '../../../../../src/views/shared/lists/columns/columns-button.tsx';
import { MessagesProvider } from '../../../../../src/views/shared/messages-provider.tsx';

const usual = [
  { id: 'title', header: 'Title' },
  { id: 'subjects', header: 'Subjects' },
  { id: 'deadline', header: 'Deadline' },
];

/** The button with columns that change, and what was arranged. */
async function openColumns(first: readonly ColumnSetting[] = []) {
  const arranged: (readonly ColumnSetting[])[] = [];
  function Columns(): ReactNode {
    const [settings, setSettings] = useState(first);
    return (
      <ColumnsButton
        columns={arrangeColumns(usual, settings)}
        isArranged={settings.length > 0}
        onArrange={(columns) => {
          arranged.push(columns);
          setSettings(columns);
        }}
        onResize={() => null}
      />
    );
  }
  render(
    <MessagesProvider>
      <Columns />
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await dialog.findByRole('list', { name: 'Columns' });
  return { user, dialog, arranged };
}

type Dialog = Awaited<ReturnType<typeof openColumns>>['dialog'];

const listBoxes = (dialog: Dialog): readonly string[] =>
  dialog
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.labels?.[0]?.textContent ?? ''} ${box.checked ? 'shown' : 'hidden'}`);
const setting = (id: string, isShown = true) => ({ id, isShown, width: null });

test('a column is hidden and shown again; the title stays', async () => {
  const { user, dialog, arranged } = await openColumns();
  await user.click(dialog.getByRole('checkbox', { name: 'Subjects' }));
  expect(arranged).toEqual([[setting('title'), setting('subjects', false), setting('deadline')]]);
  await user.click(dialog.getByRole('checkbox', { name: 'Subjects' }));
  const title = dialog.getByRole('checkbox', { name: /^Title/ });
  expect(title).toHaveAttribute('aria-disabled', 'true');
  await user.click(title);
  expect(arranged).toHaveLength(2);
  expect(listBoxes(dialog)).toEqual([
    'TitleAlways shown shown',
    'Subjects shown',
    'Deadline shown',
  ]);
});

test('a column is moved by its buttons, which keep the focus and say where it is', async () => {
  const { user, dialog, arranged } = await openColumns();
  const down = dialog.getByRole('button', { name: 'Move Title down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(down).toHaveFocus();
  expect(dialog.getByText('Title is now at position 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(down).toHaveFocus();
  expect(down).toHaveAttribute('aria-disabled', 'true');
  const up = dialog.getByRole('button', { name: 'Move Deadline up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(arranged.map((columns) => columns.map(({ id }) => id).join(' '))).toEqual([
    'subjects title deadline',
    'subjects deadline title',
    'deadline subjects title',
  ]);
});

test('arranged columns are reset', async () => {
  const { user, dialog, arranged } = await openColumns([
    setting('deadline'),
    setting('subjects', false),
  ]);
  expect(listBoxes(dialog)).toEqual([
    'Deadline shown',
    'Subjects hidden',
    'TitleAlways shown shown',
  ]);
  const reset = dialog.getByRole('button', { name: 'Reset columns' });
  await user.click(reset);
  expect(arranged).toEqual([[]]);
  expect(listBoxes(dialog)).toEqual([
    'TitleAlways shown shown',
    'Subjects shown',
    'Deadline shown',
  ]);
  expect(reset).toHaveAttribute('aria-disabled', 'true');
});
