import { expect } from 'vitest';
import { createActor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import {
  deletedListDefaults,
  deletedListMachine,
  type DeletedRow,
} from '../../../src/machines/deleted/deleted-list-machine.ts';
import { restoringMachine } from '../../../src/machines/deleted/restoring-machine.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { RecentlyDeleted } from '../../../src/views/deleted/recently-deleted.tsx';
import {
  deletedListModel,
  deletedOf,
  restoringModel,
} from '../../machines/deleted/deleted-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { pressButton, readButton } from '../../support/read-screen.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: deletedListModel,
  show: (list) => (
    <RecentlyDeleted list={list} restoring={createActor(restoringMachine)} kinds={['quiz']} />
  ),
  names: ['Kinetics', 'Biology 101'],
  empty: 'There is nothing to restore from the last 24 hours.',
  noneFound: 'No list items',
  failures: failsWith('What was deleted could not be loaded.'),
});

const rows = [deletedOf('quiz', 1, 'Kinetics'), deletedOf('class', 2, 'Biology 101')];
const list = createActor(
  deletedListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<DeletedRow>, LoadPageInput>(() =>
        Promise.resolve(succeeded({ items: rows, totalItems: 2, totalPages: 1 })),
      ),
    },
  }),
  { input: { address: '', defaults: deletedListDefaults } },
).start();

describeViewModel({
  model: restoringModel,
  show: (restoring) => <RecentlyDeleted list={list} restoring={restoring} kinds={['quiz']} />,
  byHand: {
    'ask for a change': () => pressButton('Restore Kinetics'),
  },
  expectScreen: ({ context }) => {
    const { queue } = context as { readonly queue: readonly DeletedRow[] };
    expect(rows.map(({ title }) => readButton(`Restore ${title}`))).toEqual(
      rows.map((row) => (queue.some(({ id }) => id === row.id) ? 'busy' : 'ready')),
    );
  },
});
