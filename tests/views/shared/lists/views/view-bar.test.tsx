import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';

import { changeListSettings } from '../../../../../src/domain/lists/change-list-settings.ts';
import {
  getViewQuery,
  usualListSettings,
  type ListSettings,
} from '../../../../../src/domain/lists/list-settings.ts';
import { MessagesProvider } from '../../../../../src/views/shared/messages-provider.tsx';
import { ViewBar } from '../../../../../src/views/shared/lists/views/view-bar.tsx';

const due = { id: 'a1', name: 'Closing this week', query: '?deadline=week' };
const open = { id: 'b2', name: 'Open', query: '?access=open' };

/** The bar over a list that opens what it is told, and settings that change. */
function renderBar(settings: Partial<ListSettings>, first: string) {
  const opened: string[] = [];
  let kept: ListSettings = { ...usualListSettings, views: [due, open], ...settings };
  let copied = 0;
  function Bar(): ReactNode {
    const [address, setAddress] = useState(first);
    const [current, setCurrent] = useState(kept);
    return (
      <ViewBar
        settings={current}
        change={(change) => {
          kept = changeListSettings(kept, change);
          setCurrent(kept);
        }}
        createId={() => 'c3'}
        copyLink={() => {
          copied += 1;
        }}
        query={getViewQuery(address)}
        viewId={new URLSearchParams(address).get('view') ?? ''}
        onOpen={(next) => {
          opened.push(next);
          setAddress(next);
        }}
      />
    );
  }
  render(
    <MessagesProvider>
      <Bar />
    </MessagesProvider>,
  );
  return { user: userEvent.setup(), opened, kept: () => kept, copied: () => copied };
}

const chosen = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

async function chooseAction(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: /^Actions for the view/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('PD-31 a view opens with its filters; the first one is All', async () => {
  const { user, opened } = renderBar({}, '');
  expect(chosen()).toEqual(['All']);
  await user.click(screen.getByRole('button', { name: 'Closing this week' }));
  expect(chosen()).toEqual(['Closing this week']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(opened).toEqual(['?deadline=week&view=a1', '']);
});

test('PD-31 with a view that opens first, All is an address of its own', async () => {
  const { user, opened } = renderBar({ defaultView: 'b2' }, '?access=open&view=b2');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(opened).toEqual(['?view=all']);
});

test('PD-31 what the list shows is saved under a name of its own', async () => {
  const { user, opened, kept } = renderBar({}, '?search=gel&page=2');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save view' }));
  const name = await form.findByRole('textbox', { name: /^Name of the view/ });
  await user.type(name, ' open ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(form.getByText('Another view has this name.')).toBeVisible();
  });
  await user.clear(name);
  await user.type(name, 'Gels');
  await user.click(form.getByRole('checkbox', { name: 'Open the list with this view' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(kept()).toEqual({
    ...usualListSettings,
    views: [due, open, { id: 'c3', name: 'Gels', query: '?search=gel' }],
    defaultView: 'c3',
  });
  expect(opened).toEqual(['?search=gel&view=c3']);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('PD-31 the chosen view is changed, renamed, opened first and deleted', async () => {
  const { user, opened, kept, copied } = renderBar({}, '?deadline=past&view=a1');
  expect(chosen()).toEqual(['Closing this weekedited']);
  await chooseAction(user, 'Save changes');
  expect(kept().views[0]).toEqual({ ...due, query: '?deadline=past' });
  expect(chosen()).toEqual(['Closing this week']);
  await chooseAction(user, 'Rename');
  const form = within(await screen.findByRole('dialog', { name: 'Rename' }));
  const name = await form.findByRole('textbox', { name: /^Name of the view/ });
  await user.clear(name);
  await user.type(name, 'Past{Enter}');
  await chooseAction(user, 'Set as default');
  expect([kept().views.map((view) => view.name), kept().defaultView]).toEqual([
    ['Past', 'Open'],
    'a1',
  ]);
  await chooseAction(user, 'Copy link');
  expect(copied()).toBe(1);
  await chooseAction(user, 'Delete view');
  expect(kept()).toEqual({ ...usualListSettings, views: [open] });
  expect(opened).toEqual(['']);
});

test('PD-31 the view of another person is no view of one’s own', () => {
  renderBar({}, '?deadline=past&view=ffff');
  expect(chosen()).toEqual(['All']);
  expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
});
