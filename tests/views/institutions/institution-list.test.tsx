import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  institutionDetailsMachine,
  institutionFiltersMachine,
  institutionsDefaults,
  institutionsMachine,
  type InstitutionRow,
} from '../../../src/machines/institutions/institution-machines.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import { InstitutionList } from '../../../src/views/institutions/institution-list.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { holdActors } from '../../support/held-actors.ts';

const row = (id: number, more: Partial<InstitutionRow> = {}): InstitutionRow => ({
  id,
  title: `Kestrel College ${String(id)}`,
  approved: true,
  productId: 3,
  feature: null,
  subscription: 'education',
  seats: 10,
  endsAt: null,
  userCount: 2,
  ...more,
});
const page = (items: readonly InstitutionRow[], total = items.length) =>
  succeeded({ items, page: 1, totalPages: Math.max(1, Math.ceil(total / 20)), totalItems: total });

/** Renders the list; its pages load with `answers`, one after the other. */
function renderList(answers: Outcome<ListPage<InstitutionRow>>[], address = '') {
  const loaded: LoadPageInput['query'][] = [];
  const list = createActor(
    institutionsMachine.provide({
      actors: {
        loadPage: fromCall<ListPage<InstitutionRow>, LoadPageInput>(async ({ input }) => {
          loaded.push(input.query);
          return answers.shift() ?? failed({ kind: 'unexpected' });
        }),
      },
    }),
    { input: { address, defaults: institutionsDefaults } },
  ).start();
  const filters = createActor(
    institutionFiltersMachine.provide({
      actors: {
        load: fromCall(async () => succeeded({ productIds: [3, 8], features: ['Labs'] })),
      },
    }),
    { input: null },
  ).start();
  const details = createActor(
    institutionDetailsMachine.provide({ actors: { load: holdActors().promise() } }),
  ).start();
  render(
    <MessagesProvider>
      <InstitutionList
        list={list}
        filters={filters}
        details={details}
        canOpenUsers={false}
        canOpenClasses={false}
      />
    </MessagesProvider>,
  );
  return { loaded, details };
}

test('INST-02 INST-04 the filters show the values of the address, and load the list by another one', async () => {
  const { loaded } = renderList(
    [page([row(1)]), page([row(2)])],
    '?approved=no&subscription=none&feature=Old',
  );
  await screen.findByText('Kestrel College 1');
  const filterNames = screen
    .getAllByRole('button', { expanded: false })
    .filter((button) => button.getAttribute('aria-haspopup') === 'listbox')
    .map((button) => button.textContent);
  expect(filterNames).toEqual([
    'Not approved',
    'No subscription',
    'Product: all',
    // A feature that no institution has any more.
    'Feature Old',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Product Product: all' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Product 8' }));
  await screen.findByText('Kestrel College 2');
  expect(loaded.map(({ filters }) => filters)).toEqual([
    { approved: 'no', subscription: 'none', product: '', feature: 'Old' },
    { approved: 'no', subscription: 'none', product: '8', feature: 'Old' },
  ]);
});

test('INST-05 a list that failed can be loaded again, and says when nothing is found', async () => {
  renderList([failed({ kind: 'offline' }), page([])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No institutions found')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('INST-03 a row has number, state and seats, warns of too many users, and opens its details', async () => {
  const { details } = renderList([page([row(7, { userCount: 11, approved: false }), row(8)], 41)]);
  const [, first, second] = await screen
    .findByText('Kestrel College 7')
    .then(() => screen.getAllByRole('row'));
  expect(first).toHaveTextContent('Number 7');
  expect(first).toHaveTextContent('Not approved');
  expect(first).toHaveTextContent('11 of 10');
  expect(first).toHaveTextContent('More users than seats');
  expect(second).toHaveTextContent('2 of 10');
  expect(second).not.toHaveTextContent('More users than seats');
  expect(screen.getByText('41')).toBeVisible();
  await userEvent.click(
    within(first ?? document.body).getByRole('button', { name: 'Show Kestrel College 7' }),
  );
  expect(details.getSnapshot().context.item?.id).toBe(7);
});
