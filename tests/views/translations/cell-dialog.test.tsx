import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { CellValues } from '../../../src/domain/translations/validate-translation.ts';
import { getLanguage } from '../../../src/domain/translations/languages.ts';
import type { LoadedForm } from '../../../src/machines/shared/form/form-types.ts';
import {
  cellFormMachine,
  type SavedCell,
} from '../../../src/machines/translations/cell-form-machine.ts';
import { ConfirmDiscardContext } from '../../../src/views/shared/confirm-discard.ts';
import { CellDialog } from '../../../src/views/translations/cell-dialog.tsx';
import { answering, common, groupChoices, show, video } from './translations-shown.tsx';

const stored: CellValues = { key: 'greeting', groupId: 1, english: 'Hello', value: 'Hallo', id: 2 };
const held = (values: CellValues, version = '1'): Outcome<LoadedForm<CellValues>> =>
  succeeded({ values, version });

async function showCell(
  load: Outcome<LoadedForm<CellValues>>,
  saved: Outcome<SavedCell> = failed({ kind: 'offline' }),
  code: 'de' | 'en' = 'de',
) {
  const done: string[] = [];
  const answers = [load];
  const form = createActor(
    cellFormMachine.provide({ actors: { load: answering(load), save: answering(saved) } }),
    { id: 'translationCell', input: { key: 'greeting', language: code } },
  ).start();
  show(
    <ConfirmDiscardContext
      value={({ id }) => {
        done.push(`ask for ${id}`);
      }}
    >
      <CellDialog
        form={form}
        groups={groupChoices([common, video])}
        language={getLanguage(code)}
        onFillEnglish={() => {
          done.push('fill English');
        }}
        onClose={() => {
          done.push('closed');
        }}
      />
    </ConfirmDiscardContext>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Update translation' });
  return { user: userEvent.setup(), dialog, done, answers };
}

test('TRAN-09 TRAN-19 TRAN-20 TRAN-21 TRAN-22 TRAN-49 the dialog shows the English text beside the translation, its key and its group', async () => {
  const { dialog } = await showCell(held(stored));
  const value = await within(dialog).findByRole('textbox', { name: /^German/ });
  await waitFor(() => {
    expect(value).toHaveFocus();
  });
  expect(value).toHaveValue('Hallo');
  expect(within(dialog).getByRole('textbox', { name: 'English' })).toHaveAttribute('readonly');
  expect(within(dialog).getByRole('textbox', { name: /^Key/ })).toHaveValue('greeting');
  expect(await within(dialog).findByRole('button', { name: /Common words/ })).toBeInTheDocument();
  expect(within(dialog).getByText('5 of 256 characters')).toBeInTheDocument();
});

test('TRAN-20 PD-38 a translation without English links to the English cell', async () => {
  const { dialog, user, done } = await showCell(held({ ...stored, english: '' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Fill in English' }));
  expect(done).toEqual(['ask for translationCell']);
});

test('NAV-010 TRAN-09 Escape, Cancel and Close ask before changes are discarded', async () => {
  const { dialog, user, done } = await showCell(held(stored));
  await user.type(await within(dialog).findByRole('textbox', { name: /^German/ }), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(done).toEqual([
    'ask for translationCell',
    'ask for translationCell',
    'ask for translationCell',
  ]);
});

test('TRAN-22 TRAN-23 an empty and a long value show errors while typing, and are not saved', async () => {
  const { dialog, user } = await showCell(held(stored));
  const value = await within(dialog).findByRole('textbox', { name: /^German/ });
  await user.clear(value);
  expect(value).toHaveAccessibleDescription(/This field is required/);
  await user.click(value);
  await user.paste('é'.repeat(257));
  expect(within(dialog).getByText('257 of 256 characters')).toBeInTheDocument();
  expect(value).toHaveAccessibleDescription(/At most 256 characters\./);
});

test('ERR-48 a failed save shows an error and keeps the value', async () => {
  const { dialog, user } = await showCell(held(stored), failed({ kind: 'unexpected' }));
  const value = await within(dialog).findByRole('textbox', { name: /^German/ });
  await user.type(value, '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Unable to update translation')).toBeInTheDocument();
  expect(value).toHaveValue('Hallo!');
});

test('PD-39 a translation removed with its key meanwhile is reported', async () => {
  const { dialog } = await showCell(failed({ kind: 'notFound', message: { text: 'Not found.' } }));
  expect(
    await within(dialog).findByText('This key was removed with all its translations.'),
  ).toBeInTheDocument();
});

test('PD-39 a translation changed meanwhile shows both values', async () => {
  const { dialog, user } = await showCell(held(stored), failed({ kind: 'conflict', current: '2' }));
  await user.type(await within(dialog).findByRole('textbox', { name: /^German/ }), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('row', { name: /^German/ })).toHaveTextContent(
    'GermanHallo!Hallo',
  );
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
});

test('PD-47 Ctrl and Enter save in the dialog, also from a field of several lines', async () => {
  const { dialog, user } = await showCell(held(stored), failed({ kind: 'offline' }));
  const value = await within(dialog).findByRole('textbox', { name: /^German/ });
  await user.type(value, '!{Enter}');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.type(value, '{Control>}{Enter}{/Control}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The server cannot be reached',
  );
});
