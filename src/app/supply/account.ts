import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  getSectionSubscription,
  searchArticles,
  type SectionSubscription,
} from '../../api/contract/articles.ts';
import type { ArticleCard } from '../../api/contract/entities/article.ts';
import { isSameAuthor } from '../../domain/account/author.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  authorMachine,
  subscriptionMachine,
  type AuthorArticles,
} from '../../machines/account/account-machines.ts';

const mostPages = 10;

/** The caller's subscription over its call (API-095). */
export const suppliedSubscription = (call: Call): typeof subscriptionMachine =>
  subscriptionMachine.provide({
    actors: {
      load: fromPromise<Outcome<SectionSubscription>, { readonly subject: null }>(
        async ({ signal }) => {
          const answer = await call(getSectionSubscription, {}, { signal });
          return answer.ok ? succeeded(answer.value.content) : answer;
        },
      ),
    },
  });

/** The articles of an author. The search (API-090) finds words anywhere, so what it finds is looked through for the name. */
export const suppliedAuthor = (call: Call): typeof authorMachine =>
  authorMachine.provide({
    actors: {
      load: fromPromise<Outcome<AuthorArticles>, { readonly subject: { readonly name: string } }>(
        async ({
          input: {
            subject: { name },
          },
          signal,
        }) => {
          const articles: ArticleCard[] = [];
          let pages = 1;
          for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
            const answer = await call(searchArticles, { query: { query: name, page } }, { signal });
            if (!answer.ok) return answer;
            const { result, navigation } = answer.value.content;
            articles.push(
              ...result.filter(({ authors }) =>
                authors.some((author) => isSameAuthor(author.name, name)),
              ),
            );
            pages = navigation.totalPages;
          }
          return succeeded({ articles, isPartial: pages > mostPages });
        },
      ),
    },
  });
