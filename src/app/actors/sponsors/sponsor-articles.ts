import type { Call } from '../../../api/client.ts';
import {
  addArticlesToSponsor,
  getSponsor,
  listSponsorArticles,
  removeArticlesFromSponsor,
  type SponsorCandidate,
  withSponsor,
} from '../../../api/contract/sponsors.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { succeeded } from '../../../domain/outcome.ts';
import type { AssignedArticle } from '../../../domain/sponsors/assigned-articles.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { candidatesMachine } from '../../../machines/sponsors/candidates-machine.ts';
import {
  sponsorArticlesMachine,
  type TaskInput,
  type TaskResult,
} from '../../../machines/sponsors/sponsor-articles-machine.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';

const loadCandidates = (call: Call) =>
  fromCall<ListPage<SponsorCandidate>, LoadPageInput>(async ({ input, signal }) => {
    const isSponsored = input.query.filters['articles'] === 'sponsored';
    const body = {
      ...toListBody(input, toIdOrTextConditions(input, 'domain_id', 'title')),
      sort: [],
      withSponsor: withSponsor[isSponsored ? 'sponsored' : 'all'],
    };
    return toListPage(await call(listSponsorArticles, { body }, { signal }), (article) => article);
  });

/** Returns the expected articles after a completed task, for when the server cannot be read. */
function getExpectedArticles({
  task: { kind, id, title },
  articles,
}: TaskInput): readonly AssignedArticle[] {
  const others = articles.filter((article) => article.id !== id);
  return kind === 'remove'
    ? others
    : [...others, { id, title, createdAt: new Date().toISOString(), isActive: true }];
}

const executeTask = (call: Call) =>
  fromCall<TaskResult, TaskInput>(async ({ input }) => {
    const {
      sponsor,
      task: { kind, id },
      articles,
    } = input;
    const request = { params: { id: sponsor }, body: { articles: [id] } };
    const response =
      kind === 'assign'
        ? await call(addArticlesToSponsor, request)
        : await call(removeArticlesFromSponsor, request);
    if (!response.ok) return response;
    const refusal = response.value.content?.refusal ?? null;
    if (refusal !== null) return succeeded({ refusal, articles });
    const now = await call(getSponsor, { params: { id: sponsor } });
    return succeeded({
      refusal,
      articles: now.ok ? now.value.content.articleList : getExpectedArticles(input),
    });
  });

/** Provides the articles of a sponsor (API-113 to API-115). */
export const provideSponsorArticles = (call: Call): typeof sponsorArticlesMachine =>
  sponsorArticlesMachine.provide({
    actors: {
      executeTask: executeTask(call),
      candidates: candidatesMachine.provide({ actors: { loadPage: loadCandidates(call) } }),
    },
  });
