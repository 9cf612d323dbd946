import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { AssignedArticle } from '../../../src/domain/sponsors/assigned-articles.ts';
import { sponsorArticlesMachine } from '../../../src/machines/sponsors/sponsor-articles-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const article = (id: number): AssignedArticle => ({
  id,
  title: `Article ${String(id)}`,
  createdAt: '2026-03-01T00:00:00.000Z',
  isActive: true,
});
const eleven = Array.from({ length: 11 }, (_, at) => article(at + 1));
const working = '0.sponsorArticles.work.working';

/** The articles of a sponsor. */
export const sponsorArticlesModel = defineModel({
  machine: sponsorArticlesMachine,
  requirements: 'SPON-22 SPON-50 SPON-51',
  input: { sponsor: 7, articles: eleven },
  stateOf: ({ value, context: { articles, page, tasks, error, assigned } }) =>
    `${value.work}, announces ${String(assigned)}, dialog ${value.dialog}, ${String(articles.length)} articles, page ${String(page)}, tasks ${tasks.map(({ kind, id }) => `${kind} ${String(id)}`).join(' and ') || 'none'}, ${error === null ? 'no error' : JSON.stringify(error)}`,
  never: {
    'SPON-19 SPON-26 no missing page is shown, no task is queued twice, and no article is assigned twice':
      (state) =>
        /page 3|assign 1[, ]|remove 99|(\w+ \d+) and \1/.test(state) ||
        (state.includes('10 articles') && state.includes('page 2')),
  },
  until: ({ context: { tasks, articles, assigned } }) =>
    tasks.length > 1 || assigned > 1 || (articles.length !== 11 && assigned === 0),
  events: {
    'to page 2': { type: 'page.go', page: 2 },
    'to a page that is not there': { type: 'page.go', page: 3 },
    'remove the last': { type: 'article.remove', id: 11, title: 'Article 11' },
    'remove what is not there': { type: 'article.remove', id: 99, title: 'Article 99' },
    'open the dialog': { type: 'dialog.open' },
    'close the dialog': { type: 'dialog.close' },
    'assign a new one': { type: 'article.assign', id: 12, title: 'Article 12' },
    'assign one it has': { type: 'article.assign', id: 1, title: 'Article 1' },
    'it is done': {
      type: `xstate.done.actor.${working}`,
      output: succeeded({ refusal: null, articles: eleven.slice(0, 10) }),
    },
    'the server refuses': {
      type: `xstate.done.actor.${working}`,
      output: succeeded({ refusal: 'Article 12 is already sponsored by Acme', articles: eleven }),
    },
    'it fails': { type: `xstate.done.actor.${working}`, output: failed({ kind: 'unexpected' }) },
    'a second passes': { type: 'xstate.after.moreAssignments.sponsorArticles.work.idle' },
    'something has changed': { type: 'articles.changed' },
  },
});
