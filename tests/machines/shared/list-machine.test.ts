import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { createListMachine } from '../../../src/machines/shared/list-machine.ts';
import { fromPromise } from 'xstate';
import type { LoadPageInput, Removal } from '../../../src/machines/shared/list-types.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';

interface Row {
  readonly id: number;
  readonly isRunning?: boolean;
}

interface Asked extends LoadPageInput {
  readonly answer: (outcome: Outcome<ListPage<Row>>) => void;
}

const defaults = { sort: { field: 'id', order: 'desc' }, filters: {} } as const;
const running = (ids: readonly number[]): Outcome<ListPage<Row>> =>
  succeeded({
    items: ids.map((id) => ({ id, isRunning: true })),
    totalItems: ids.length,
    totalPages: 1,
  });
const page = (ids: readonly number[], totalPages = 1): Outcome<ListPage<Row>> =>
  succeeded({ items: ids.map((id) => ({ id })), totalItems: ids.length, totalPages });

let asked: Asked[];
let removals: ((outcomes: readonly Outcome<unknown>[]) => void)[];
let clock: SimulatedClock;
beforeEach(() => {
  asked = [];
  removals = [];
  clock = new SimulatedClock();
});

function start(address = '') {
  const machine = createListMachine<Row>({
    id: 'rows',
    removes: true,
    isUnsettled: ({ isRunning }) => isRunning === true,
  }).provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<Row>>, LoadPageInput>(
        ({ input }) =>
          new Promise((answer) => {
            asked.push({ ...input, answer });
          }),
      ),
      removeItems: fromPromise<readonly Removal<Row>[], { readonly items: readonly Row[] }>(
        ({ input: { items } }) =>
          new Promise((answer) => {
            removals.push((outcomes) => {
              answer(
                items.map((item, place) => ({
                  item,
                  outcome: outcomes[place] as Outcome<unknown>,
                })),
              );
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, { input: { address, defaults }, clock });
  const addresses: string[] = [];
  actor.on('address', ({ query }) => {
    addresses.push(query);
  });
  actor.start();
  return {
    actor,
    addresses,
    in: (
      state:
        | 'loaded'
        | 'empty'
        | 'failed'
        | 'denied'
        | 'loading'
        | 'refreshing'
        | 'awaiting'
        | 'unseen'
        | 'lookingUp',
    ) => waitFor(actor, (snapshot) => snapshot.matches({ page: state }), { timeout: 1000 }),
  };
}

describe('a list', () => {
  test('LST-03 LST-11 a search waits 300 ms, goes back to page 1 and stands in the address', async () => {
    const list = start('?page=3');
    asked[0]?.answer(page([1], 9));
    await list.in('loaded');
    list.actor.send({ type: 'search.type', text: 'ce' });
    clock.increment(299);
    list.actor.send({ type: 'search.type', text: 'cell ' });
    clock.increment(299);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked.at(-1)).toMatchObject({ query: { page: 1, search: 'cell' }, keyword: 'title' });
    expect(list.addresses).toEqual(['?search=cell']);
  });

  test('LST-03 the answer of a superseded search never shows', async () => {
    const list = start();
    list.actor.send({ type: 'search.type', text: 'new' });
    clock.increment(300);
    asked[0]?.answer(page([1]));
    asked[1]?.answer(page([2]));
    await list.in('loaded');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 2 }]);
  });

  test('LST-04 LST-05 LST-06 the sorted column flips, another starts ascending', () => {
    const list = start();
    for (const field of ['id', 'id', 'title', 'title'])
      list.actor.send({ type: 'sort.click', field });
    expect(asked.slice(1).map(({ query }) => query.sort)).toEqual([
      { field: 'id', order: 'asc' },
      { field: 'id', order: 'desc' },
      { field: 'title', order: 'asc' },
      { field: 'title', order: 'desc' },
    ]);
    expect(list.addresses).toEqual(['?sort=id', '', '?sort=title', '?sort=-title']);
  });

  test('LST-01 a whole number is an id first, and words of a title when nothing is found', async () => {
    const list = start('?search=2024');
    expect(asked.map(({ keyword }) => keyword)).toEqual(['id']);
    asked[0]?.answer(page([], 0));
    await waitFor(list.actor, () => asked.length === 2);
    expect(asked[1]?.keyword).toBe('title');
    asked[1]?.answer(page([], 0));
    await list.in('empty');
  });

  test('LST-08 PERM-21 failures and denials are told apart and can be tried again', async () => {
    const list = start();
    asked[0]?.answer(failed({ kind: 'offline' }));
    await list.in('failed');
    list.actor.send({ type: 'list.refresh' });
    asked[1]?.answer(failed({ kind: 'denied' }));
    await list.in('denied');
    expect(asked).toHaveLength(2);
  });

  test('LST-02 removing the last row of the last page goes to the page before it', async () => {
    const list = start('?page=2');
    asked[0]?.answer(page([7], 2));
    await list.in('loaded');
    list.actor.send({ type: 'item.remove', item: { id: 7 } });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([succeeded(null)]);
    await list.in('refreshing');
    asked.at(-1)?.answer(page([], 1));
    await list.in('loading');
    expect(asked.at(-1)?.query.page).toBe(1);
    expect(list.addresses).toEqual(['']);
  });

  test('LST-03 Back restores what the address says', () => {
    const list = start('?search=cell&page=2');
    list.actor.send({ type: 'address.changed', address: '?page=2&search=cell' });
    expect(asked).toHaveLength(1);
    list.actor.send({ type: 'address.changed', address: '' });
    expect({
      asked: asked.at(-1)?.query,
      text: list.actor.getSnapshot().context.searchText,
      addresses: list.addresses,
    }).toEqual({
      asked: { page: 1, search: '', sort: defaults.sort, filters: {} },
      text: '',
      addresses: [],
    });
  });

  test('QLST-35 while a row is processed the page is looked up again after 2 s, 3 s, 4.5 s ... 10 s, quietly, and no more once all is done', async () => {
    const list = start();
    const tags: boolean[] = [];
    list.actor.subscribe((snapshot) => {
      tags.push(snapshot.hasTag('skeleton'));
    });
    asked[0]?.answer(running([1, 2]));
    await list.in('awaiting');
    list.actor.send({ type: 'row.choose', id: 2 });
    tags.length = 0;
    for (const pause of [2000, 3000, 4500, 6750, 10_000, 10_000]) {
      const before = asked.length;
      clock.increment(pause - 1);
      expect(asked).toHaveLength(before);
      clock.increment(1);
      expect(asked).toHaveLength(before + 1);
      asked.at(-1)?.answer(running([1, 2]));
      await list.in('awaiting');
    }
    clock.increment(10_000);
    asked.at(-1)?.answer(page([1, 2]));
    await list.in('loaded');
    clock.increment(60_000);
    expect({
      asked: asked.length,
      skeletons: tags.filter(Boolean),
      chosen: list.actor.getSnapshot().context.chosen,
    }).toEqual({ asked: 8, skeletons: [], chosen: [2] });
  });

  test('QLST-35 LST-08 a lookup that fails keeps the rows and waits longer; what is asked for meanwhile comes first', async () => {
    const list = start();
    asked[0]?.answer(running([1]));
    await list.in('awaiting');
    clock.increment(2000);
    asked[1]?.answer(failed({ kind: 'offline' }));
    await list.in('awaiting');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 1, isRunning: true }]);
    clock.increment(3000);
    list.actor.send({ type: 'sort.click', field: 'title' });
    asked[2]?.answer(page([9]));
    asked[3]?.answer(running([5]));
    await list.in('awaiting');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 5, isRunning: true }]);
    clock.increment(2000);
    expect(asked).toHaveLength(5);
  });

  test('QLST-35 nothing is looked up while nobody sees the page, and at once when somebody does again', async () => {
    const list = start();
    asked[0]?.answer(running([1]));
    await list.in('awaiting');
    list.actor.send({ type: 'sight.lost' });
    clock.increment(60_000);
    expect(asked).toHaveLength(1);
    list.actor.send({ type: 'sight.regained' });
    expect(asked).toHaveLength(2);
    list.actor.send({ type: 'sight.lost' });
    asked[1]?.answer(running([1]));
    await list.in('unseen');
    list.actor.send({ type: 'list.refresh' });
    asked[2]?.answer(page([1]));
    await list.in('loaded');
  });

  test('QLST-64 a row that was gone already counts as gone, is told apart from those removed, and the page loads again', async () => {
    const list = start();
    const told: unknown[] = [];
    list.actor.on('removed', (event) => {
      told.push(event);
    });
    asked[0]?.answer(page([1, 2]));
    await list.in('loaded');
    list.actor.send({ type: 'rows.choose', ids: [1, 2] });
    list.actor.send({ type: 'chosen.remove' });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([failed({ kind: 'notFound' }), succeeded(null)]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'none' }));
    expect(told).toEqual([{ type: 'removed', items: [{ id: 2 }], alreadyGone: [{ id: 1 }] }]);
    list.actor.send({ type: 'item.remove', item: { id: 1 } });
    list.actor.send({ type: 'removal.confirm' });
    removals[1]?.([failed({ kind: 'notFound' })]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'none' }));
    expect(told.at(-1)).toEqual({ type: 'removed', items: [], alreadyGone: [{ id: 1 }] });
    expect(list.actor.getSnapshot().context).toMatchObject({
      chosen: [],
      removing: [],
      unremoved: [],
    });
    asked.at(-1)?.answer(page([]));
    await list.in('empty');
  });

  test('QLST-64 chosen rows are removed together: what is gone is told and no longer chosen, what failed is asked about again', async () => {
    const list = start();
    const told: unknown[] = [];
    list.actor.on('removed', ({ items }) => {
      told.push(items);
    });
    asked[0]?.answer(page([1, 2, 3]));
    await list.in('loaded');
    list.actor.send({ type: 'chosen.remove' });
    expect(list.actor.getSnapshot().matches({ removal: 'none' })).toBe(true);
    for (const id of [1, 3, 2, 2, 8]) list.actor.send({ type: 'row.choose', id });
    list.actor.send({ type: 'chosen.remove' });
    expect(list.actor.getSnapshot().context).toMatchObject({
      chosen: [1, 3],
      removing: [{ id: 1 }, { id: 3 }],
    });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([succeeded(null), failed({ kind: 'offline' })]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'asking' }));
    expect({ told, context: list.actor.getSnapshot().context }).toMatchObject({
      told: [[{ id: 1 }]],
      context: {
        chosen: [3],
        removing: [{ id: 3 }],
        unremoved: [{ item: { id: 3 }, failure: { kind: 'offline' } }],
      },
    });
    list.actor.send({ type: 'removal.cancel' });
    asked.at(-1)?.answer(page([2]));
    await list.in('loaded');
    expect(list.actor.getSnapshot().context).toMatchObject({
      chosen: [],
      removing: [],
      unremoved: [],
    });
  });

  test.each(['page.go', 'sort.click', 'filter.choose'] as const)(
    'LST-02 %s lets go of the chosen rows',
    async (type) => {
      const list = start();
      asked[0]?.answer(page([1, 2], 3));
      await list.in('loaded');
      list.actor.send({ type: 'rows.choose', ids: [1, 2, 9] });
      expect(list.actor.getSnapshot().context.chosen).toEqual([1, 2]);
      list.actor.send(
        {
          'page.go': { type: 'page.go', page: 2 },
          'sort.click': { type: 'sort.click', field: 'id' },
          'filter.choose': { type: 'filter.choose', name: 'tab', value: 'x' },
        }[type] as never,
      );
      expect(list.actor.getSnapshot().context.chosen).toEqual([]);
    },
  );
});
