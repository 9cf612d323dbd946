import { assertEvent, enqueueActions, type ActorRefFrom } from 'xstate';

import { rowsFilter } from '../../../domain/lists/list-settings.ts';
import type { QuizRow } from '../../../domain/lists/quiz-row.ts';
import { createListChart } from '../../shared/list/list-machine.ts';
import type { ListOptions } from '../../shared/list/list-types.ts';
import { formatAddress, queryChanges } from '../../shared/list/query-context.ts';
import { createRemovalSetup } from '../../shared/list/removal-region.ts';

const options: ListOptions<QuizRow> = {
  id: 'quizList',
  canSelect: true,
  canRemove: true,
  keepsRows: true,
  isPending: ({ processing }) => processing === 'running',
};

const quizListSetup = createRemovalSetup(options).extend({
  actions: {
    // Addresses that say nothing have this number of rows from now on; Back returns to no other.
    choosePageSize: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'pageSize.choose');
      const rows = { [rowsFilter]: String(event.rowsOnPage) };
      const { filters } = context.defaults;
      const defaults = { ...context.defaults, filters: { ...filters, ...rows } };
      const query = { ...context.query, ...queryChanges.filter(context, rows) };
      enqueue.assign({ defaults, query });
      enqueue.emit({ type: 'address', query: formatAddress({ query, defaults }), isReplace: true });
      enqueue.raise({ type: 'query.changed' });
    }),
  },
});

/**
 * A list of quizzes of any kind (QLST-01 to QLST-65) with search, sort, pagination, number of rows,
 * filter, row selection and delete. It refreshes while a quiz is being processed. Provide `loadPage`
 * and `removeItems`.
 */
export const quizListMachine = quizListSetup.createMachine({
  ...createListChart(options),
  on: { 'pageSize.choose': { actions: 'choosePageSize' } },
});

/** A reference to a quiz list. */
export type QuizListRef = ActorRefFrom<typeof quizListMachine>;
