import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { fromCall } from '../../../src/machines/shared/from-call.ts';
// Loads the code of the dialog before a test opens it.
import '../../../src/views/design/overlays/dialog-frame.tsx';
import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import {
  candidatesMachine,
  type Candidate,
} from '../../../src/machines/sponsors/candidates-machine.ts';
import { AssignedArticles } from '../../../src/views/sponsors/assigned-articles.tsx';
import { sponsorArticlesModel } from '../../machines/sponsors/sponsor-articles-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press } from '../../support/view-driver.tsx';

const createCandidate = (id: number): Candidate => ({
  id,
  articleId: id,
  title: `Article ${String(id)}`,
  articleType: '_core',
  sponsor: null,
});
const found: ListPage<Candidate> = {
  items: [createCandidate(1), createCandidate(12)],
  totalItems: 2,
  totalPages: 1,
};

const getButton = (label: string): HTMLElement | null =>
  document.querySelector(`button[aria-label="${label}"]`);

describeViewModel({
  model: sponsorArticlesModel,
  show: (assigned) => <AssignedArticles assigned={assigned} sponsor={7} name="Acme" />,
  actors: () => ({
    candidates: candidatesMachine.provide({
      actors: {
        loadPage: fromCall<ListPage<Candidate>, LoadPageInput>(async () => succeeded(found)),
      },
    }),
  }),
  byHand: {
    'to page 2': () => press('Next page'),
    'remove the last': () => press('Remove Article 11'),
    'open the dialog': () => press('Assign Articles'),
    'close the dialog': () => press('Close'),
    'assign a new one': () => press('Assign Article 12'),
  },
  expectScreen: ({ value, context: { articles, page, tasks, error } }) => {
    const shown = articles.slice((page - 1) * 10, page * 10).map(({ title }) => title);
    const removals = [...document.querySelectorAll('button[aria-label^="Remove "]')];
    expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual(
      shown.map((title) => `Remove ${title}`),
    );
    const waiting = tasks.map(({ title }) => title);
    expect(removals.map((button) => button.getAttribute('aria-busy') === 'true')).toEqual(
      shown.map((title) => waiting.includes(title)),
    );
    const isOpen = value.dialog === 'open';
    expect(screen.queryByRole('dialog') !== null).toBe(isOpen);
    const texts = [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent);
    expect(texts).toHaveLength(isOpen && error !== null ? 1 : 0);
    if (error !== null && 'text' in error && isOpen) expect(texts).toEqual([error.text]);
    if (!isOpen) return;
    const assign = getButton('Assign Article 12');
    expect(assign?.getAttribute('aria-busy') === 'true').toBe(waiting.includes('Article 12'));
    // Article 1 is assigned already.
    expect(getButton('Assign Article 1')).toBeNull();
  },
});
