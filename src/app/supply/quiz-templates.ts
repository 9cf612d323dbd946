import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { deleteTemplate, listTemplates } from '../../api/contract/quiz-template.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { templateListMachine, type TemplateRow } from '../../machines/quiz/template-list-machine.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';

const itemsOnPage = 20;
const sortProperties = { title: 'title', createdAt: 'created_at', countOfQuestions: 'count_of_questions' } as const;
const isSortable = (field: string): field is keyof typeof sortProperties => field in sortProperties;

const loadTemplates = (call: Call) => fromPromise<Outcome<ListPage<TemplateRow>>, LoadPageInput>(async ({ input: { query, keyword }, signal }) => {
  const { search, sort, page } = query;
  const byId = { property: 'id' as const, operator: 'equals' as const, value: Number(search) };
  const byTitle = { property: 'title' as const, operator: 'contains' as const, value: search };
  const filter = search === '' ? [] : [keyword === 'id' ? byId : byTitle];
  const sortPairs = sort !== null && isSortable(sort.field) ? [[sortProperties[sort.field], sort.order] as [(typeof sortProperties)[keyof typeof sortProperties], 'asc' | 'desc']] : [];
  const answer = await call(listTemplates, { body: { navigation: { page, itemsOnPage }, filter, sort: sortPairs } }, { signal });
  if (!answer.ok) return answer;
  const { result, navigation } = answer.value.content;
  const items = result.map(({ id, title, createdAt, countOfQuestions, isProcessing }) => ({ id, title, createdAt, countOfQuestions, isBeingProcessed: isProcessing }));
  return succeeded({ items, totalItems: navigation.totalItems, totalPages: navigation.totalPages });
});

/** The template list over its calls (API-038, API-040). */
export const suppliedTemplateList = (call: Call): typeof templateListMachine => templateListMachine.provide({
  actors: {
    loadPage: loadTemplates(call),
    removeItem: fromPromise<Outcome<unknown>, { readonly item: TemplateRow }>(({ input }) => call(deleteTemplate, { params: { id: input.item.id } })),
  },
});
