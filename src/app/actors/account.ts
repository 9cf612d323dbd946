import { toContent, type Call } from '../../api/client.ts';
import {
  getSectionSubscription,
  searchArticles,
  type SectionSubscription,
} from '../../api/contract/articles.ts';
import type { ArticleCard } from '../../api/contract/entities/article.ts';
import { isSameAuthor } from '../../domain/account/author.ts';
import { succeeded } from '../../domain/outcome.ts';
import {
  authorMachine,
  subscriptionMachine,
  type AuthorArticles,
} from '../../machines/account/account-machines.ts';
import { fromCall } from '../../machines/shared/from-call.ts';

const maxPages = 10;

/** Provides the caller's subscription (API-095). */
export const provideSubscription = (call: Call): typeof subscriptionMachine =>
  subscriptionMachine.provide({
    actors: {
      load: fromCall<SectionSubscription, { readonly subject: null }>(async ({ signal }) => {
        return toContent(await call(getSectionSubscription, {}, { signal }));
      }),
    },
  });

/**
 * Provides the articles of an author. The search (API-090) matches words anywhere, so its results
 * are filtered by the author's name.
 */
export const provideAuthor = (call: Call): typeof authorMachine =>
  authorMachine.provide({
    actors: {
      load: fromCall<AuthorArticles, { readonly subject: { readonly name: string } }>(
        async ({
          input: {
            subject: { name },
          },
          signal,
        }) => {
          const articles: ArticleCard[] = [];
          let pages = 1;
          for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
            const response = await call(
              searchArticles,
              { query: { query: name, page } },
              { signal },
            );
            if (!response.ok) return response;
            const { result, navigation } = response.value.content;
            articles.push(
              ...result.filter(({ authors }) =>
                authors.some((author) => isSameAuthor(author.name, name)),
              ),
            );
            pages = navigation.totalPages;
          }
          return succeeded({ articles, isPartial: pages > maxPages });
        },
      ),
    },
  });
