import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import type { AssignedArticle } from '../../../src/domain/sponsors/assigned-articles.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import {
  candidatesMachine,
  type Candidate,
} from '../../../src/machines/sponsors/candidates-machine.ts';
import { sponsorArticlesMachine } from '../../../src/machines/sponsors/sponsor-articles-machine.ts';
import {
  sponsorListDefaults,
  sponsorListMachine,
  type SponsorRow,
} from '../../../src/machines/sponsors/sponsor-list-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { AssignedArticles } from '../../../src/views/sponsors/assigned-articles.tsx';
import { SponsorList } from '../../../src/views/sponsors/sponsor-list.tsx';
// Loads the code of menus before a test opens one.
import '../../../src/views/design/menus/menu-panel.tsx';

const rows: readonly SponsorRow[] = [
  {
    id: 2,
    companyName: '<em>Halden</em> Optics',
    companyUrl: 'https://halden.example',
    logoUrl: '/files/logo.png',
    videoUrl: null,
    countOfArticles: 3,
  },
  {
    id: 1,
    companyName: 'Acme',
    companyUrl: 'https://acme.example',
    logoUrl: null,
    videoUrl: '/files/clip.mp4',
    countOfArticles: 0,
  },
];

function showList(items: readonly SponsorRow[], totalPages: number): void {
  const list = createActor(
    sponsorListMachine.provide({
      actors: {
        loadPage: fromCall<ListPage<SponsorRow>, LoadPageInput>(() =>
          Promise.resolve(succeeded({ items, totalItems: items.length, totalPages })),
        ),
      },
    }),
    { input: { address: '', defaults: sponsorListDefaults } },
  ).start();
  render(
    <MessagesProvider>
      <SponsorList list={list} />
    </MessagesProvider>,
  );
}

const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('SPON-02 SPON-03 SPON-04 SPON-05 SPON-06 SPON-07 SPON-08 SPON-09 SPON-54 one row per sponsor with formatted name, text for ticks and crosses, count, edit and delete; no pagination for one page', async () => {
  showList(rows, 1);
  const table = await screen.findByRole('table');
  const halden = await within(table).findByRole('row', { name: /Halden/ });
  expect(headers(table).slice(0, 5)).toEqual([
    'Company Name',
    'Company URL',
    'Company Logo',
    'Video URL',
    'Assigned Articles',
  ]);
  expect(cells(halden).slice(0, 5)).toEqual([
    'Halden Optics',
    'https://halden.example',
    'Has a logo',
    'Has no video',
    '3',
  ]);
  expect((await within(halden).findByText('Halden', { selector: 'em' })).tagName).toBe('EM');
  expect(cells(within(table).getByRole('row', { name: /Acme/ })).slice(1, 5)).toEqual([
    'https://acme.example',
    'Has no logo',
    'Has a video',
    '0',
  ]);
  expect(screen.getByRole('link', { name: 'Add New Sponsor' }).getAttribute('href')).toContain(
    '/sponsors/add',
  );
  expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull();
  await userEvent.setup().click(within(halden).getByRole('button', { name: /^Actions for/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Delete',
  ]);
});

test('SPON-08 several pages have a pagination', async () => {
  showList(rows, 2);
  expect(await screen.findByRole('navigation', { name: /page/i })).toBeInTheDocument();
});

test('SPON-10 EMP-03 an empty list shows the specified text', async () => {
  showList([], 0);
  expect(await screen.findByText('No identity providers found!')).toBeInTheDocument();
});

const article = (id: number): AssignedArticle => ({
  id,
  title: `Article ${String(id)}`,
  createdAt: '2026-03-02T12:00:00.000Z',
  isActive: id !== 2,
});

function showArticles(articles: readonly AssignedArticle[], candidates: readonly Candidate[] = []) {
  const assigned = createActor(
    sponsorArticlesMachine.provide({
      actors: {
        candidates: candidatesMachine.provide({
          actors: {
            loadPage: fromCall<ListPage<Candidate>, LoadPageInput>(() =>
              Promise.resolve(
                succeeded({ items: candidates, totalItems: candidates.length, totalPages: 1 }),
              ),
            ),
          },
        }),
      },
    }),
    { input: { sponsor: 7, articles } },
  ).start();
  render(
    <MessagesProvider>
      <AssignedArticles assigned={assigned} sponsor={7} name="Acme" />
    </MessagesProvider>,
  );
  return userEvent.setup();
}

test('SPON-19 SPON-20 SPON-21 LIM-09 assigned articles have ten rows per page, with dates as MM/DD/YYYY', async () => {
  const user = showArticles(Array.from({ length: 11 }, (_, index) => article(index + 1)));
  const table = screen.getByRole('table', { name: 'Assigned Articles' });
  const bodyRows = () => within(table).getAllByRole('row').slice(1);
  expect(headers(table)).toEqual(['ID', 'Title', 'Added On', 'Is Active', 'Remove']);
  expect([
    bodyRows().length,
    cells(bodyRows()[0] as HTMLElement),
    cells(bodyRows()[1] as HTMLElement)[3],
  ]).toEqual([10, ['1', 'Article 1', '03/02/2026', 'Yes', 'Remove'], 'No']);
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(bodyRows().map((row) => cells(row)[0])).toEqual(['11']);
});

test('SPON-22 SPON-25 SPON-26 SPON-29 EMP-05 an empty table shows a message; the dialog shows the sponsor of each article, and Assigned for this one', async () => {
  const candidate = (id: number, sponsor: Candidate['sponsor']): Candidate => ({
    id,
    articleId: id + 100,
    title: `Article ${String(id)}`,
    articleType: '_core',
    sponsor,
  });
  const user = showArticles(
    [],
    [
      candidate(1, null),
      candidate(2, { id: 7, companyName: 'Acme' }),
      candidate(3, { id: 8, companyName: '<b>Halden</b>' }),
    ],
  );
  expect(screen.getByText('No articles have been assigned to this sponsor')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Assign Articles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign Articles to Collection' });
  expect(within(dialog).getByText('For Acme')).toBeInTheDocument();
  await within(dialog).findByRole('button', { name: 'Assign Article 1' });
  expect(headers(within(dialog).getByRole('table'))).toEqual([
    'ID',
    'Title',
    'Is Sponsored',
    'Type',
    'Assign',
  ]);
  const found = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row).filter((_, place) => place !== 3));
  expect(found).toEqual([
    ['101', 'Article 1', 'No', 'Assign'],
    ['102', 'Article 2', 'By Acme', 'AssignedArticle 2 is already assigned'],
    ['103', 'Article 3', 'By Halden', 'Assign'],
  ]);
  expect(
    within(dialog).getByRole('button', { name: 'Assigned' }).getAttribute('aria-disabled'),
  ).toBe('true');
});

test('SPON-30 EMP-04 a dialog without matches shows a message', async () => {
  const user = showArticles([]);
  await user.click(screen.getByRole('button', { name: 'Assign Articles' }));
  expect(await screen.findByText('No articles found')).toBeInTheDocument();
});
