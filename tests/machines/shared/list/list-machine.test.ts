import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { createListMachine } from '../../../../src/machines/shared/list/list-machine.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import { answerItems } from '../../../support/held-actors.ts';

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

let requested: Asked[];
let removals: ((outcomes: readonly Outcome<unknown>[]) => void)[];
let clock: SimulatedClock;
beforeEach(() => {
  requested = [];
  removals = [];
  clock = new SimulatedClock();
});

function start(address = '') {
  const machine = createListMachine<Row>({
    id: 'rows',
    canSelect: true,
    canRemove: true,
    isPending: ({ isRunning }) => isRunning === true,
  }).provide({
    actors: {
      loadPage: fromCall<ListPage<Row>, LoadPageInput>(
        ({ input }) =>
          new Promise((answer) => {
            requested.push({ ...input, answer });
          }),
      ),
      removeItems: answerItems<Row>(
        (items) =>
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
        | 'waitingToPoll'
        | 'pollingPaused'
        | 'polling',
    ) => waitFor(actor, (snapshot) => snapshot.matches({ page: state }), { timeout: 1000 }),
  };
}

describe('a list', () => {
  test('LST-03 LST-11 a search waits 300 ms, returns to page 1 and is written into the address', async () => {
    const list = start('?page=3');
    requested[0]?.answer(page([1], 9));
    await list.in('loaded');
    list.actor.send({ type: 'search.type', text: 'ce' });
    clock.increment(299);
    list.actor.send({ type: 'search.type', text: 'cell ' });
    clock.increment(299);
    expect(requested).toHaveLength(1);
    clock.increment(1);
    expect(requested.at(-1)).toMatchObject({
      query: { page: 1, search: 'cell' },
      searchBy: 'title',
    });
    expect(list.addresses).toEqual(['?search=cell']);
  });

  test('LST-03 the response of a superseded search is ignored', async () => {
    const list = start();
    list.actor.send({ type: 'search.type', text: 'new' });
    clock.increment(300);
    requested[0]?.answer(page([1]));
    requested[1]?.answer(page([2]));
    await list.in('loaded');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 2 }]);
  });

  test('LST-04 LST-05 LST-06 the sorted column reverses, another starts ascending', () => {
    const list = start();
    for (const field of ['id', 'id', 'title', 'title'])
      list.actor.send({ type: 'sort.click', field });
    expect(requested.slice(1).map(({ query }) => query.sort)).toEqual([
      { field: 'id', order: 'asc' },
      { field: 'id', order: 'desc' },
      { field: 'title', order: 'asc' },
      { field: 'title', order: 'desc' },
    ]);
    expect(list.addresses).toEqual(['?sort=id', '', '?sort=title', '?sort=-title']);
  });

  test('LST-01 a whole number is searched as an id first, then as text', async () => {
    const list = start('?search=2024');
    expect(requested.map(({ searchBy }) => searchBy)).toEqual(['id']);
    requested[0]?.answer(page([], 0));
    await waitFor(list.actor, () => requested.length === 2);
    expect(requested[1]?.searchBy).toBe('title');
    requested[1]?.answer(page([], 0));
    await list.in('empty');
  });

  test('PD-30 PD-31 a number that is an id is searched in the texts and as an id on request, in the address and on every page, until other words are typed', async () => {
    const list = start('?search=10&page=2');
    requested[0]?.answer(page([10]));
    await list.in('loaded');
    for (let times = 0; times < 3; times += 1) list.actor.send({ type: 'search.switch' });
    list.actor.send({ type: 'sort.click', field: 'title' });
    requested.at(-1)?.answer(page([10, 110], 2));
    await list.in('loaded');
    list.actor.send({ type: 'page.go', page: 2 });
    list.actor.send({ type: 'search.type', text: '11' });
    clock.increment(300);
    expect(requested.map(({ searchBy, query }) => [searchBy, query.search, query.page])).toEqual([
      ['id', '10', 2],
      ['title', '10', 1],
      ['id', '10', 1],
      ['title', '10', 1],
      ['title', '10', 1],
      ['title', '10', 2],
      ['id', '11', 1],
    ]);
    expect(list.addresses).toEqual([
      '?search=10&searchIn=text',
      '?search=10',
      '?search=10&searchIn=text',
      '?search=10&searchIn=text&sort=title',
      '?page=2&search=10&searchIn=text&sort=title',
      '?search=11&sort=title',
    ]);
    const shared = start('?search=10&searchIn=text');
    expect(requested.at(-1)?.searchBy).toBe('title');
    shared.actor.send({ type: 'address.changed', address: '?search=10' });
    expect(requested.at(-1)?.searchBy).toBe('id');
    shared.actor.send({ type: 'search.type', text: 'cell' });
    clock.increment(300);
    shared.actor.send({ type: 'search.switch' });
    expect(shared.addresses).toEqual(['?search=cell']);
  });

  test('LST-08 PERM-21 failures and denials are distinguished and can be retried', async () => {
    const list = start();
    requested[0]?.answer(failed({ kind: 'offline' }));
    await list.in('failed');
    list.actor.send({ type: 'list.refresh' });
    requested[1]?.answer(failed({ kind: 'denied' }));
    await list.in('denied');
    expect(requested).toHaveLength(2);
  });

  test('LST-02 removing the last row of the last page loads the previous page', async () => {
    const list = start('?page=2');
    requested[0]?.answer(page([7], 2));
    await list.in('loaded');
    list.actor.send({ type: 'item.remove', item: { id: 7 } });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([succeeded(null)]);
    await list.in('refreshing');
    requested.at(-1)?.answer(page([], 1));
    await list.in('loading');
    expect(requested.at(-1)?.query.page).toBe(1);
    expect(list.addresses).toEqual(['']);
  });

  test('LST-03 Back restores the list from the address', () => {
    const list = start('?search=cell&page=2');
    list.actor.send({ type: 'address.changed', address: '?page=2&search=cell' });
    expect(requested).toHaveLength(1);
    list.actor.send({ type: 'address.changed', address: '' });
    expect({
      asked: requested.at(-1)?.query,
      text: list.actor.getSnapshot().context.searchText,
      addresses: list.addresses,
    }).toEqual({
      asked: { page: 1, search: '', sort: defaults.sort, filters: {} },
      text: '',
      addresses: [],
    });
  });

  test('QLST-35 while a row is processed the page is loaded again after 2 s, 3 s, 4.5 s ... 10 s, quietly, and no more once all is done', async () => {
    const list = start();
    const tags: boolean[] = [];
    list.actor.subscribe((snapshot) => {
      tags.push(snapshot.hasTag('skeleton'));
    });
    requested[0]?.answer(running([1, 2]));
    await list.in('waitingToPoll');
    list.actor.send({ type: 'row.toggle', id: 2 });
    tags.length = 0;
    for (const pause of [2000, 3000, 4500, 6750, 10_000, 10_000]) {
      const before = requested.length;
      clock.increment(pause - 1);
      expect(requested).toHaveLength(before);
      clock.increment(1);
      expect(requested).toHaveLength(before + 1);
      requested.at(-1)?.answer(running([1, 2]));
      await list.in('waitingToPoll');
    }
    clock.increment(10_000);
    requested.at(-1)?.answer(page([1, 2]));
    await list.in('loaded');
    clock.increment(60_000);
    expect({
      asked: requested.length,
      skeletons: tags.filter(Boolean),
      selectedIds: list.actor.getSnapshot().context.selectedIds,
    }).toEqual({ asked: 8, skeletons: [], selectedIds: [2] });
  });

  test('QLST-35 LST-08 a failed refresh keeps the rows and waits longer; other requests come first', async () => {
    const list = start();
    requested[0]?.answer(running([1]));
    await list.in('waitingToPoll');
    clock.increment(2000);
    requested[1]?.answer(failed({ kind: 'offline' }));
    await list.in('waitingToPoll');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 1, isRunning: true }]);
    clock.increment(3000);
    list.actor.send({ type: 'sort.click', field: 'title' });
    requested[2]?.answer(page([9]));
    requested[3]?.answer(running([5]));
    await list.in('waitingToPoll');
    expect(list.actor.getSnapshot().context.items).toEqual([{ id: 5, isRunning: true }]);
    clock.increment(2000);
    expect(requested).toHaveLength(5);
  });

  test('QLST-35 a hidden page is not refreshed, and refreshes when it becomes visible', async () => {
    const list = start();
    requested[0]?.answer(running([1]));
    await list.in('waitingToPoll');
    list.actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(requested).toHaveLength(1);
    list.actor.send({ type: 'page.visible' });
    expect(requested).toHaveLength(2);
    list.actor.send({ type: 'page.hidden' });
    requested[1]?.answer(running([1]));
    await list.in('pollingPaused');
    list.actor.send({ type: 'list.refresh' });
    requested[2]?.answer(page([1]));
    await list.in('loaded');
  });

  test('QLST-64 a row that was already gone is reported apart from removed rows, and the page loads again', async () => {
    const list = start();
    const received: unknown[] = [];
    list.actor.on('removed', (event) => {
      received.push(event);
    });
    requested[0]?.answer(page([1, 2]));
    await list.in('loaded');
    list.actor.send({ type: 'rows.select', ids: [1, 2] });
    list.actor.send({ type: 'selection.remove' });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([failed({ kind: 'notFound' }), succeeded(null)]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'none' }));
    expect(received).toEqual([{ type: 'removed', items: [{ id: 2 }], alreadyGone: [{ id: 1 }] }]);
    list.actor.send({ type: 'item.remove', item: { id: 1 } });
    list.actor.send({ type: 'removal.confirm' });
    removals[1]?.([failed({ kind: 'notFound' })]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'none' }));
    expect(received.at(-1)).toEqual({ type: 'removed', items: [], alreadyGone: [{ id: 1 }] });
    expect(list.actor.getSnapshot().context).toMatchObject({
      selectedIds: [],
      removing: [],
      failedRemovals: [],
    });
    requested.at(-1)?.answer(page([]));
    await list.in('empty');
  });

  test('QLST-64 selected rows are removed together: removed rows are announced and deselected, failed rows are confirmed again', async () => {
    const list = start();
    const received: unknown[] = [];
    list.actor.on('removed', ({ items }) => {
      received.push(items);
    });
    requested[0]?.answer(page([1, 2, 3]));
    await list.in('loaded');
    list.actor.send({ type: 'selection.remove' });
    expect(list.actor.getSnapshot().matches({ removal: 'none' })).toBe(true);
    for (const id of [1, 3, 2, 2, 8]) list.actor.send({ type: 'row.toggle', id });
    list.actor.send({ type: 'selection.remove' });
    expect(list.actor.getSnapshot().context).toMatchObject({
      selectedIds: [1, 3],
      removing: [{ id: 1 }, { id: 3 }],
    });
    list.actor.send({ type: 'removal.confirm' });
    removals[0]?.([succeeded(null), failed({ kind: 'offline' })]);
    await waitFor(list.actor, (snapshot) => snapshot.matches({ removal: 'asking' }));
    expect({ told: received, context: list.actor.getSnapshot().context }).toMatchObject({
      told: [[{ id: 1 }]],
      context: {
        selectedIds: [3],
        removing: [{ id: 3 }],
        failedRemovals: [{ item: { id: 3 }, failure: { kind: 'offline' } }],
      },
    });
    list.actor.send({ type: 'removal.cancel' });
    requested.at(-1)?.answer(page([2]));
    await list.in('loaded');
    expect(list.actor.getSnapshot().context).toMatchObject({
      selectedIds: [],
      removing: [],
      failedRemovals: [],
    });
  });

  test.each(['page.go', 'sort.click', 'filter.choose'] as const)(
    'LST-02 %s lets go of the chosen rows',
    async (type) => {
      const list = start();
      requested[0]?.answer(page([1, 2], 3));
      await list.in('loaded');
      list.actor.send({ type: 'rows.select', ids: [1, 2, 9] });
      expect(list.actor.getSnapshot().context.selectedIds).toEqual([1, 2]);
      list.actor.send(
        {
          'page.go': { type: 'page.go', page: 2 },
          'sort.click': { type: 'sort.click', field: 'id' },
          'filter.choose': { type: 'filter.choose', name: 'tab', value: 'x' },
        }[type] as never,
      );
      expect(list.actor.getSnapshot().context.selectedIds).toEqual([]);
    },
  );
});
