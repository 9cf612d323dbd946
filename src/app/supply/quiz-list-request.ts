import type { QuizListItem } from '../../api/contract/entities/quiz.ts';
import type { RowKeys } from '../../domain/lists/page-of-rows.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

/** Rows on a page of a quiz list (QLST-58, LIM). */
export const itemsOnPage = 20;

/** What each column is called in a request's sort. */
const wireSort = {
  title: 'title',
  createdAt: 'created_at',
  countOfQuestions: 'count_of_questions',
  deadline: 'end_date',
  customerName: 'user_last_name',
  customerEmail: 'user_email',
} as const;
type SortColumn = keyof typeof wireSort;

/** The body of a list request: page, conditions, sort. A column that is none of `sortable` is left to the server's own order. */
export function listBody<Filter, C extends SortColumn>(
  { query: { page, sort } }: LoadPageInput,
  filter: Filter,
  sortable: readonly C[],
) {
  const column = sortable.find((each) => each === sort?.field);
  const pairs: [(typeof wireSort)[C], 'asc' | 'desc'][] =
    sort === null || column === undefined ? [] : [[wireSort[column], sort.order]];
  return { navigation: { page, itemsOnPage }, filter, sort: pairs };
}

type Meant = Pick<LoadPageInput, 'keyword'> & { readonly query: { readonly search: string } };

/** That one of the properties contains the searched words; no condition when nothing is searched. */
export const words = <const P extends string>(
  { query: { search } }: Meant,
  ...properties: readonly P[]
) =>
  search === ''
    ? []
    : properties.map((property, place) => ({
        bool_operator: place === 0 ? ('and' as const) : ('or' as const),
        property,
        operator: 'contains' as const,
        value: search,
      }));

/** The searched words as an id or as words of the title, whichever is meant (decision 30). */
export const idOrWords = (meant: Meant) =>
  meant.keyword === 'id'
    ? [{ property: 'id' as const, operator: 'equals' as const, value: Number(meant.query.search) }]
    : words(meant, 'title');

/** What the list that comes whole is searched and sorted by. */
export const sortKeys: RowKeys<QuizListItem> = {
  id: ({ id }) => id,
  words: ({ title }) => title,
  sortKeys: {
    title: ({ title }) => title,
    createdAt: ({ createdAt }) => createdAt,
    countOfQuestions: ({ countOfQuestions }) => countOfQuestions,
    deadline: ({ endDate }) => endDate,
  },
};
