import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { SectionSubscription } from '../../../src/api/contract/articles.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  authorMachine,
  subscriptionMachine,
  type AuthorArticles,
} from '../../../src/machines/account/account-machines.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { AuthorScreen } from '../../../src/views/account/author-screen.tsx';
import { SubscriptionScreen } from '../../../src/views/account/subscription-screen.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const section = { id: 1, title: 'Cells', isTrial: false, startsAt: null, endsAt: null };
const running: SectionSubscription = {
  isTrial: false,
  endDate: '2030-03-01T12:00:00.000Z',
  isExpired: false,
  sections: [section],
  institution: { title: 'Kestrel College', plan: 'education', seats: 60 },
};

/** Renders the screen; its load gives `answers` one after the other. */
function renderSubscription(...answers: Outcome<SectionSubscription>[]): void {
  const subscription = createActor(
    subscriptionMachine.provide({
      actors: {
        load: fromCall<SectionSubscription, { readonly subject: null }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
    { input: null },
  ).start();
  render(
    <MessagesProvider>
      <SubscriptionScreen subscription={subscription} />
    </MessagesProvider>,
  );
}

const readDetails = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, index) => [
        term.textContent,
        screen.getAllByRole('definition')[index]?.textContent ?? '',
      ]),
  );

test('NAV-042 NAV-043 a subscription shows plan, seats, state, end and sections', async () => {
  renderSubscription(failed({ kind: 'offline' }), succeeded(running));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Kestrel College')).toBeInTheDocument();
  expect(readDetails()).toMatchObject({ Plan: 'Education', Seats: '60', State: 'Running' });
  expect(screen.getByText('Cells')).toBeInTheDocument();
});

test.each<readonly [string, Partial<SectionSubscription>, RegExp]>([
  ['Trial', { isTrial: true }, /is trying Lectern/],
  ['Expired', { isExpired: true, sections: [] }, /has ended\. Please ask/],
])('NAV-043 the state %s is told in words', async (state, more, detail) => {
  renderSubscription(succeeded({ ...running, ...more }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(readDetails()).toMatchObject({ State: state });
});

test('NAV-043 without a subscription nothing is claimed to have expired', async () => {
  renderSubscription(succeeded({ ...running, endDate: null, sections: [], institution: null }));
  expect(await screen.findByText('No subscription was found for your account')).toBeVisible();
  expect(screen.queryByText(/Expired/)).not.toBeInTheDocument();
});

type Article = AuthorArticles['articles'][number];

const article = {
  id: 5,
  title: 'Growing Protein Crystals',
  domain: { id: 1, title: 'Chemistry' },
  publishedAt: null,
  authors: [
    { name: 'Ana Silva', institutionIndexes: [1] },
    { name: 'Noor Haddad', institutionIndexes: [0] },
  ],
  institutions: [
    { departmentTitle: 'Physics', institutionTitle: 'Kestrel College' },
    { departmentTitle: 'Chemistry', institutionTitle: 'Northfield University' },
  ],
  images: { short: null, large: null },
} as unknown as Article;

test.each<readonly [string, AuthorArticles]>([
  ['of a known author', { articles: [article], isPartial: true }],
  ['of nobody', { articles: [], isPartial: false }],
])('NAV-044 NAV-045 the page %s', async (_, value) => {
  const author = createActor(
    authorMachine.provide({
      actors: {
        load: fromCall<AuthorArticles, { readonly subject: { readonly name: string } }>(async () =>
          succeeded(value),
        ),
      },
    }),
    { input: { name: 'Ana Silva' } },
  ).start();
  render(
    <MessagesProvider>
      <AuthorScreen name="Ana Silva" author={author} />
    </MessagesProvider>,
  );
  if (value.articles.length === 0) {
    expect(await screen.findByText('No articles by Ana Silva')).toBeInTheDocument();
    return;
  }
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText(/Chemistry, Northfield University/)).toBeInTheDocument();
  expect(item.queryByText(/Kestrel College/)).not.toBeInTheDocument();
  expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/author/Noor_Haddad',
  ]);
});
