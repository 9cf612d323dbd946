import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ImportEntry } from '../../../src/domain/translations/translation.ts';
import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import { failed, succeeded, type Failure } from '../../../src/domain/outcome.ts';
import {
  blankGroup,
  blankTranslation,
  type GroupValues,
  type NewTranslation,
} from '../../../src/domain/translations/validate-translation.ts';
import type { KeyRemoval } from '../../../src/domain/translations/group-removal.ts';
import type { LoadedForm, SaveFormInput } from '../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  groupFormMachine,
  type GroupSubject,
} from '../../../src/machines/translations/group-form-machine.ts';
import type { BulkChange } from '../../../src/machines/translations/bulk-change.ts';
import {
  groupImportMachine,
  type GroupFile,
  type GroupReview,
} from '../../../src/machines/translations/group-import-machine.ts';
import {
  groupListDefaults,
  groupListMachine,
} from '../../../src/machines/translations/group-machines.ts';
import {
  groupRemovalMachine,
  type RemovableGroup,
} from '../../../src/machines/translations/group-removal-machine.ts';
import { translationFormMachine } from '../../../src/machines/translations/translation-form-machine.ts';
import { GroupForm } from '../../../src/views/translations/group-form.tsx';
import { GroupImportDialog } from '../../../src/views/translations/group-import-dialog.tsx';
import { GroupList } from '../../../src/views/translations/group-list.tsx';
import { GroupRemovalDialog } from '../../../src/views/translations/group-removal-dialog.tsx';
import { TranslationForm } from '../../../src/views/translations/translation-form.tsx';
import { answering, common, groupChoices, show, video } from './translations-shown.tsx';
// Loads the code of menus before a test opens one.
import '../../../src/views/design/menus/menu-panel.tsx';

const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

function showGroups(items: readonly TranslationGroup[]) {
  const done: string[] = [];
  const list = createActor(
    groupListMachine.provide({
      actors: {
        loadPage: answering(succeeded({ items, totalItems: items.length, totalPages: 1 })),
      },
    }),
    { input: { address: '', defaults: groupListDefaults } },
  ).start();
  const does =
    (what: string) =>
    ({ key }: TranslationGroup): void => {
      done.push(`${what} ${key}`);
    };
  show(
    <GroupList
      list={list}
      dialogs={null}
      onExport={does('export')}
      onImport={does('import')}
      onDelete={does('delete')}
    />,
  );
  return { user: userEvent.setup(), done };
}

test('TRAN-14 TRAN-15 TRAN-16 one row per group with key, title, active state, number of keys and actions', async () => {
  const { user, done } = showGroups([common, video]);
  const row = await screen.findByRole('row', { name: /^common/ });
  expect(screen.getByRole('heading', { name: /Translation Groups/ })).toBeInTheDocument();
  expect(words(screen.getAllByRole('columnheader'))).toEqual([
    'Group Key',
    'Title',
    'Is Active',
    'Keys',
    'Actions',
  ]);
  expect(words(within(row).getAllByRole('cell')).slice(0, 4)).toEqual([
    'common',
    'Common words',
    'Yes',
    '2',
  ]);
  expect(
    words(within(screen.getByRole('row', { name: /^video/ })).getAllByRole('cell')).slice(2, 4),
  ).toEqual(['No', '0']);
  for (const name of ['Export', 'Import', 'Delete']) {
    await user.click(within(row).getByRole('button', { name: /^Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name }));
  }
  expect(done).toEqual(['export common', 'import common', 'delete common']);
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    '/translations/groups/add',
  );
});

test('TRAN-41 EMP-03 an empty list shows the specified text', async () => {
  showGroups([]);
  expect(await screen.findByText('No identity providers found!')).toBeInTheDocument();
});

function showRemoval(
  group: TranslationGroup,
  others: readonly TranslationGroup[],
  failure: Failure | null = null,
) {
  const removed: KeyRemoval[] = [];
  const messages: unknown[] = [];
  const removal = createActor(
    groupRemovalMachine.provide({
      actors: {
        readGroup: answering<RemovableGroup, { readonly id: number }>(
          failure === null ? succeeded({ group, others, version: '1' }) : failed(failure),
        ),
        removeGroup: fromCall(({ input: { keys } }) => {
          removed.push(keys);
          return Promise.resolve(succeeded({}));
        }),
      },
    }),
  ).start();
  removal.on('*', (event) => {
    messages.push(event.type === 'notice' ? event.notice.message : event.type);
  });
  show(<GroupRemovalDialog removal={removal} />);
  removal.send({ type: 'removal.open', group });
  return { user: userEvent.setup(), removed, said: messages };
}

test('TRAN-47 deleting a group in use asks what happens to its keys', async () => {
  const { user, removed } = showRemoval(common, [video]);
  const dialog = await screen.findByRole('dialog', { name: 'Delete the group “Common words”?' });
  await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
  expect(within(dialog).getByText('Choose what happens to the keys.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'Move them to another group' }));
  await user.click(within(dialog).getByRole('button', { name: /^Move to/ }));
  await user.click(await screen.findByRole('option', { name: /^Video/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(removed).toEqual([{ kind: 'move', to: 2 }]);
});

test('TRAN-47 an empty group is deleted after a confirmation; without another group the keys can only be deleted', async () => {
  const { user, removed } = showRemoval(video, []);
  const dialog = await screen.findByRole('dialog', { name: 'Delete the group “Video”?' });
  expect(
    await within(dialog).findByText(
      'The group has no keys. You can undo this in the notification.',
    ),
  ).toBeInTheDocument();
  expect(within(dialog).queryByRole('radio')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(removed).toEqual([{ kind: 'none' }]);
});

test('ERR-54 a group deleted by another user is reported, and the list is loaded again', async () => {
  const { said } = showRemoval(common, [video], { kind: 'notFound' });
  await expect
    .poll(() => said)
    .toEqual([{ key: 'translationGroups.goneOf', values: { title: 'Common words' } }, 'removed']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const entries: readonly ImportEntry[] = [
  { key: 'greeting', language: 'de', outcome: 'changed', value: 'Servus', old: 'Hallo' },
  { key: 'parting', language: 'fr', outcome: 'added', value: 'Au revoir' },
  { key: 'bad key', language: 'de', outcome: 'refused', value: 'Wort', reason: 'Not this one.' },
];

test('ENT-22 the changes of a file are reviewed; refused values are skipped only on request', async () => {
  const importing = createActor(
    groupImportMachine.provide({
      actors: {
        review: answering<GroupReview, GroupFile>(succeeded({ entries, version: '1' })),
        store: answering<
          BulkChange,
          GroupFile & { readonly skipsRejected: boolean; readonly version?: string }
        >(succeeded({})),
      },
    }),
  ).start();
  show(<GroupImportDialog importing={importing} />);
  importing.send({ type: 'import.open', group: common });
  importing.send({ type: 'file.choose', file: new File(['{}'], 'words.json') });
  const dialog = await screen.findByRole('dialog', {
    name: 'Import into the group “Common words”',
  });
  expect(words(await within(dialog).findAllByRole('tab'))).toEqual([
    'Added (1)',
    'Changed (1)',
    'Refused (1)',
    'Unchanged (0)',
  ]);
  const store = within(dialog).getByRole('button', { name: 'Store 2 values' });
  expect(store).toHaveAccessibleDescription(
    'Some values are refused. Correct the file or leave them out.',
  );
  const user = userEvent.setup();
  await user.click(within(dialog).getByRole('tab', { name: 'Changed (1)' }));
  expect(within(dialog).getByRole('tabpanel')).toHaveTextContent(
    'greetingGermanBefore: HalloAfter: Servus',
  );
  await user.click(within(dialog).getByRole('tab', { name: 'Refused (1)' }));
  expect(within(dialog).getByRole('tabpanel')).toHaveTextContent('Not this one.');
  await user.click(
    within(dialog).getByRole('checkbox', {
      name: 'Leave out the refused value and store the rest',
    }),
  );
  await user.click(store);
  await expect.poll(() => importing.getSnapshot().value).toBe('closed');
});

test('TRAN-17 TRAN-29 TRAN-30 TRAN-31 TRAN-33 a new group is active and requires a key and a title', async () => {
  const form = createActor(
    groupFormMachine.provide({
      actors: {
        load: answering<LoadedForm<GroupValues>, { readonly subject: GroupSubject }>(
          succeeded({ values: blankGroup }),
        ),
      },
    }),
    { input: null },
  ).start();
  show(<GroupForm form={form} />);
  expect(await screen.findByRole('heading', { name: 'Add Translation Group' })).toBeInTheDocument();
  expect(await screen.findByRole('switch', { name: 'Is Active' })).toBeChecked();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
});

test('ERR-53 a group deleted by another user cannot be saved, and the reason is shown', async () => {
  const form = createActor(
    groupFormMachine.provide({
      actors: {
        load: answering<LoadedForm<GroupValues>, { readonly subject: GroupSubject }>(
          succeeded({ values: { key: 'common', title: 'Common', isActive: true }, version: '1' }),
        ),
        save: answering<
          { readonly version: string | undefined },
          SaveFormInput<GroupValues, GroupSubject>
        >(failed({ kind: 'notFound', message: { text: 'Not found.' } })),
      },
    }),
    { input: 1 },
  ).start();
  show(<GroupForm form={form} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This group was deleted in the meantime.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Common words');
});

test('TRAN-12 TRAN-24 TRAN-25 TRAN-26 the add page has one field per language and requires group, key and English', async () => {
  const form = createActor(
    translationFormMachine.provide({
      actors: {
        load: answering<LoadedForm<NewTranslation>, { readonly subject: null }>(
          succeeded({ values: blankTranslation }),
        ),
      },
    }),
    { input: null },
  ).start();
  show(<TranslationForm form={form} groups={groupChoices([common])} />);
  await screen.findByRole('textbox', { name: /^English/ });
  expect(screen.getByRole('heading', { name: 'Add New translation' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('lang'))).toEqual([
    null,
    'en',
    'zh',
    'de',
    'es',
    'ko',
    'it',
    'fr',
    'pt',
  ]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getAllByText('This field is required')).toHaveLength(3);
});
