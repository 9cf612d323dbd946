import type { Call } from '../../../../api/client.ts';
import { listArticles } from '../../../../api/contract/articles.ts';
import type { ListPage } from '../../../../domain/lists/list-page.ts';
import type { ArticleChoice } from '../../../../machines/quiz/editor/dialogs/article-picker-machine.ts';
import { fromCall } from '../../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../../machines/shared/list/list-types.ts';
import { toListBody, toListPage } from '../../shared/list-calls.ts';

/**
 * Loads a page of the article picker (API-081). A whole number is searched as the id of an article
 * or section (QED-51, QED-54), other text in titles.
 */
export const loadArticles = (call: Call) =>
  fromCall<ListPage<ArticleChoice>, LoadPageInput>(
    async ({ input: { query, searchBy }, signal }) => {
      const filter = (() => {
        if (query.search === '') return [];
        if (searchBy === 'title')
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
      const response = await call(
        listArticles,
        { body: toListBody({ query }, filter) },
        { signal },
      );
      return toListPage(response, ({ id, title, articleType, images }) => ({
        id,
        title,
        type: articleType,
        image: images?.short ?? null,
      }));
    },
  );
