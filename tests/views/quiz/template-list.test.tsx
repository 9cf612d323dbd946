import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';
import { templateListDefaults, templateListMachine, type TemplateRow } from '../../../src/machines/quiz/template-list-machine.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list-types.ts';
import { TemplateList } from '../../../src/views/quiz/template-list.tsx';
import { SentencesProvider } from '../../../src/views/shared/sentences-provider.tsx';

Object.defineProperty(window, 'matchMedia', { value: (query: string) => ({ matches: query.includes('>='), addEventListener: () => undefined, removeEventListener: () => undefined }), configurable: true });

const rows: readonly TemplateRow[] = [
  { id: 12, title: 'Enzyme kinetics', createdAt: '2026-03-02T12:00:00.000Z', countOfQuestions: 5, isBeingProcessed: false },
  { id: 13, title: 'Titration', createdAt: '2026-03-01T12:00:00.000Z', countOfQuestions: 0, isBeingProcessed: true },
];
const page = (items: readonly TemplateRow[]): Outcome<ListPage<TemplateRow>> => ({ ok: true, value: { items, totalItems: items.length, totalPages: 1 } });

/** The list on the screen; every load and removal is remembered and answered at once. */
function showList(answer: Outcome<ListPage<TemplateRow>>) {
  const loads: LoadPageInput[] = [];
  const removed: TemplateRow[] = [];
  const notices: unknown[] = [];
  const clock = new SimulatedClock();
  const list = createActor(templateListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<TemplateRow>>, LoadPageInput>(async ({ input }) => {
        loads.push(input);
        return answer;
      }),
      removeItem: fromPromise<Outcome<unknown>, { readonly item: TemplateRow }>(async ({ input }) => {
        removed.push(input.item);
        return { ok: true, value: null };
      }),
    },
  }), { clock, input: { address: '', defaults: templateListDefaults } });
  list.on('notice', ({ notice }) => { notices.push(notice); });
  list.start();
  render(<SentencesProvider><TemplateList list={list} /></SentencesProvider>);
  return { loads, removed, notices, clock, user: userEvent.setup() };
}

describe('template list', () => {
  it('QLST-02 QLST-65 shows its columns in the printed order, dates as MM/dd/yyyy', async () => {
    showList(page(rows));
    const row = await screen.findByRole('row', { name: /Enzyme kinetics/ });
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent.trim())).toEqual(['Title', 'Date Created', 'Questions', 'Actions']);
    expect(within(row).getByText('03/02/2026')).toBeInTheDocument();
    expect(within(row).getByText('5')).toBeInTheDocument();
  });

  it('QLST-03 QLST-04 QLST-08 edit, copy and create lead to the editor', async () => {
    showList(page(rows));
    const row = within(await screen.findByRole('row', { name: /Enzyme kinetics/ }));
    expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/quiz/edit/12');
    expect(row.getByRole('link', { name: 'Copy' })).toHaveAttribute('href', '/quiz/copy/12');
    expect(screen.getByRole('link', { name: 'Create a New Quiz' })).toHaveAttribute('href', '/quiz/create');
  });

  it('QLST-05 QLST-07 what is not there yet is disabled and says so', async () => {
    showList(page(rows));
    const row = within(await screen.findByRole('row', { name: /Enzyme kinetics/ }));
    for (const name of ['Download SCORM', 'Download QTI', 'Download CC']) {
      expect(row.getByRole('button', { name })).toHaveAccessibleDescription('This version of the console does not export quizzes yet.');
    }
    expect(screen.getByRole('button', { name: 'Upload QTI' })).toHaveAccessibleDescription('This version of the console does not import QTI packages yet.');
  });

  it("QLST-06 QLST-64 delete asks first, removes, says 'Quiz deleted successfully' and loads again", async () => {
    const { user, removed, notices, loads } = showList(page(rows));
    await user.click(within(await screen.findByRole('row', { name: /Enzyme kinetics/ })).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Enzyme kinetics?' });
    expect(removed).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('row', { name: /Titration/ });
    expect(removed.map(({ id }) => id)).toEqual([12]);
    expect(notices).toEqual([{ severity: 'success', message: { key: 'quiz.deleted' } }]);
    expect(loads).toHaveLength(2);
  });

  it('QLST-01 LST-11 typing searches once, 300 ms after the last key, and the rows stay until then', async () => {
    const { clock, loads } = showList(page(rows));
    await screen.findByRole('row', { name: /Titration/ });
    for (const value of ['e', 'en', 'enz']) {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search by Title' }), { target: { value } });
      clock.increment(299);
    }
    expect(screen.getByRole('row', { name: /Titration/ })).toBeInTheDocument();
    expect(loads).toHaveLength(1);
    clock.increment(1);
    await waitFor(() => { expect(loads.map(({ query }) => query.search)).toEqual(['', 'enz']); });
  });

  it("LST-01 an empty list says 'No list items'", async () => {
    showList(page([]));
    expect(await screen.findByText('No list items')).toBeInTheDocument();
  });

  it('PERM-21 ERR-59 a denied list shows the alert in place of the table', async () => {
    showList({ ok: false, failure: { kind: 'denied' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no access to quizzes based on your subscription level.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('QLST-62 the tabs of a super admin lead to every kind of quiz', async () => {
    showList(page(rows));
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of quizzes' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Articles Quiz Template', '/quiz'], ['Quiz Library', '/quiz/library'], ['Admin Quizzes', '/quiz/admin-quiz'], ['Shared By Admins', '/quiz/shared-quiz'], ['Customer Quizzes', '/quiz/customer-quiz'],
    ]);
  });
});
