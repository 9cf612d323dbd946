import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  addArticlesToSponsor,
  getSponsor,
  listSponsorArticles,
  removeArticlesFromSponsor,
  type SponsorCandidate,
} from '../../api/contract/sponsors.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { AssignedArticle } from '../../domain/sponsors/articles.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';
import { candidatesMachine } from '../../machines/sponsors/candidates-machine.ts';
import {
  sponsorArticlesMachine,
  type TaskInput,
  type TaskResult,
} from '../../machines/sponsors/sponsor-articles-machine.ts';

const itemsOnPage = 20;

const loadCandidates = (call: Call) =>
  fromPromise<Outcome<ListPage<SponsorCandidate>>, LoadPageInput>(
    async ({
      input: {
        query: { search, page, filters },
        keyword,
      },
      signal,
    }) => {
      const condition =
        keyword === 'id'
          ? { property: 'domain_id' as const, operator: 'equals' as const, value: Number(search) }
          : { property: 'title' as const, operator: 'contains' as const, value: search };
      const body = {
        navigation: { page, itemsOnPage },
        filter: search === '' ? [] : [condition],
        sort: [],
        withSponsor: filters['articles'] === 'sponsored' ? (1 as const) : (2 as const),
      };
      const answer = await call(listSponsorArticles, { body }, { signal });
      if (!answer.ok) return answer;
      const {
        result,
        navigation: { totalItems, totalPages },
      } = answer.value.content;
      return succeeded({ items: result, totalItems, totalPages });
    },
  );

/** The articles as they must be after a task that was done, where the server cannot be asked. */
function expected({ task: { kind, id, title }, articles }: TaskInput): readonly AssignedArticle[] {
  const others = articles.filter((article) => article.id !== id);
  return kind === 'remove'
    ? others
    : [...others, { id, title, createdAt: new Date().toISOString(), isActive: true }];
}

const carryOut = (call: Call) =>
  fromPromise<Outcome<TaskResult>, TaskInput>(async ({ input }) => {
    const {
      sponsor,
      task: { kind, id },
      articles,
    } = input;
    const request = { params: { id: sponsor }, body: { articles: [id] } };
    const answer =
      kind === 'assign'
        ? await call(addArticlesToSponsor, request)
        : await call(removeArticlesFromSponsor, request);
    if (!answer.ok) return answer;
    const refusal = answer.value.content?.refusal ?? null;
    if (refusal !== null) return succeeded({ refusal, articles });
    const now = await call(getSponsor, { params: { id: sponsor } });
    return succeeded({
      refusal,
      articles: now.ok ? now.value.content.articleList : expected(input),
    });
  });

/** The articles of a sponsor over their calls (API-113 to API-115). */
export const suppliedSponsorArticles = (call: Call): typeof sponsorArticlesMachine =>
  sponsorArticlesMachine.provide({
    actors: {
      carryOut: carryOut(call),
      candidates: candidatesMachine.provide({ actors: { loadPage: loadCandidates(call) } }),
    },
  });
