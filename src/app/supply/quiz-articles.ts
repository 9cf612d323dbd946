import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { listArticles } from '../../api/contract/articles.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import type { ArticleChoice } from '../../machines/quiz/article-picker-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const itemsOnPage = 20;

/** A page of the article picker (API-081): a whole number is looked for as an article's or a section's id (QED-51, QED-54), other words in titles. */
export const loadArticles = (call: Call) =>
  fromPromise<Outcome<ListPage<ArticleChoice>>, LoadPageInput>(
    async ({ input: { query, keyword }, signal }) => {
      const filter = (() => {
        if (query.search === '') return [];
        if (keyword === 'title')
          return [
            { property: 'title' as const, operator: 'contains' as const, value: query.search },
          ];
        const value = Number(query.search);
        return [
          { property: 'id' as const, operator: 'equals' as const, value },
          {
            bool_operator: 'or' as const,
            property: 'section_id' as const,
            operator: 'equals' as const,
            value,
          },
        ];
      })();
      const answer = await call(
        listArticles,
        { body: { navigation: { page: query.page, itemsOnPage }, filter, sort: [] } },
        { signal },
      );
      if (!answer.ok) return answer;
      const { result, navigation } = answer.value.content;
      const items = result.map(({ id, title, articleType, images }) => ({
        id,
        title,
        type: articleType,
        image: images?.short ?? null,
      }));
      return succeeded({
        items,
        totalItems: navigation.totalItems,
        totalPages: navigation.totalPages,
      });
    },
  );
