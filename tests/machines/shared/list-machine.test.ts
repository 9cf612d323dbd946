import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { createListMachine } from '../../../src/machines/shared/list-machine.ts';
import { fromPromise } from 'xstate';
import type { LoadPageInput } from '../../../src/machines/shared/list-types.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';

interface Row { readonly id: number }

interface Asked extends LoadPageInput {
  readonly answer: (outcome: Outcome<ListPage<Row>>) => void;
}

const defaults = { sort: { field: 'id', order: 'desc' }, filters: {} } as const;
const page = (ids: readonly number[], totalPages = 1): Outcome<ListPage<Row>> => succeeded({ items: ids.map((id) => ({ id })), totalItems: ids.length, totalPages });

let asked: Asked[];
let removals: ((outcome: Outcome<unknown>) => void)[];
let clock: SimulatedClock;
beforeEach(() => {
  asked = [];
  removals = [];
  clock = new SimulatedClock();
});

function start(address = '') {
  const machine = createListMachine<Row>({ id: 'rows', removed: { text: 'removed' } }).provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<Row>>, LoadPageInput>(({ input }) => new Promise((answer) => { asked.push({ ...input, answer }); })),
      removeItem: fromPromise<Outcome<unknown>, { readonly item: Row }>(() => new Promise((answer) => { removals.push(answer); })),
    },
  });
  const actor = createActor(machine, { input: { address, defaults }, clock });
  const addresses: string[] = [];
  actor.on('address', ({ query }) => { addresses.push(query); });
  actor.start();
  return { actor, addresses, in: (state: 'loaded' | 'empty' | 'failed' | 'denied' | 'loading' | 'refreshing') => waitFor(actor, (snapshot) => snapshot.matches({ page: state }), { timeout: 1000 }) };
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
    for (const field of ['id', 'id', 'title', 'title']) list.actor.send({ type: 'sort.click', field });
    expect(asked.slice(1).map(({ query }) => query.sort)).toEqual([
      { field: 'id', order: 'asc' }, { field: 'id', order: 'desc' }, { field: 'title', order: 'asc' }, { field: 'title', order: 'desc' },
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
    removals[0]?.(succeeded(null));
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
    expect({ asked: asked.at(-1)?.query, text: list.actor.getSnapshot().context.searchText, addresses: list.addresses }).toEqual({
      asked: { page: 1, search: '', sort: defaults.sort, filters: {} }, text: '', addresses: [],
    });
  });
});
