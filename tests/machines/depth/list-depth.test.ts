import * as fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall, type ItemOutcome } from '../../../src/machines/shared/from-call.ts';
import { createListMachine } from '../../../src/machines/shared/list/list-machine.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import { inTab, openTwoTabs, setFate, testInDepth, type TabAction } from '../../support/depth.ts';
import { answerItems } from '../../support/held-actors.ts';
import { ListOracle, type Answer } from './list-oracle.ts';

interface Row {
  readonly id: number;
}

const titles = ['', 'Cells', 'Gels', '7 gels', 'Gel 2024', 'Tides', 'Moss'];
const pageSize = 2;
const addresses = [
  { page: 1, search: '', sort: '-id' },
  { page: 2, search: '', sort: '-id' },
  { page: 1, search: 'gel', sort: 'title' },
  { page: 9, search: 'e', sort: '-id' },
] as const;

/** The rows that both tabs see, and how the next calls end. */
class Server {
  rows: readonly number[] = titles.map((_, id) => id).slice(1);
  fate: 'answers' | 'lost' | 'denied' | 'fails' = 'answers';

  find({ query: { page, search, sort }, searchBy }: LoadPageInput): Answer | 'fails' {
    if (this.fate !== 'answers') return this.fate;
    const found = this.rows.filter((id) =>
      searchBy === 'id'
        ? String(id) === search
        : (titles[id] ?? '').toLowerCase().includes(search.toLowerCase()),
    );
    const keyOf = (id: number): string =>
      sort?.field === 'title' ? (titles[id] ?? '') : String(id);
    found.sort((a, b) => keyOf(a).localeCompare(keyOf(b)) * (sort?.order === 'desc' ? -1 : 1));
    return {
      ids: found.slice((page - 1) * pageSize, page * pageSize),
      pages: Math.ceil(found.length / pageSize),
    };
  }

  /** Removes what it still has; odd rows are in use while calls are denied. */
  remove(ids: readonly number[]): readonly (readonly [number, Outcome<null>])[] {
    return ids.map((id) => {
      if (this.fate === 'lost') return [id, failed({ kind: 'offline' })];
      if (this.fate === 'fails') return [id, failed({ kind: 'unexpected' })];
      if (!this.rows.includes(id)) return [id, failed({ kind: 'notFound' })];
      if (this.fate === 'denied' && id % 2 === 1)
        return [id, failed({ kind: 'conflict', message: { text: 'It is in use.' } })];
      this.rows = this.rows.filter((other) => other !== id);
      return [id, succeeded(null)];
    });
  }
}

function toPage(answer: Answer): Outcome<ListPage<Row>> {
  if (answer === 'lost') return failed({ kind: 'offline' });
  if (answer === 'denied') return failed({ kind: 'denied' });
  const items = answer.ids.map((id) => ({ id }));
  return succeeded({ items, totalItems: items.length, totalPages: answer.pages });
}

const formatSort = (sort: LoadPageInput['query']['sort']): string =>
  sort === null ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.field}`;

/** A list in a tab of its own. */
class Tab {
  readonly clock = new SimulatedClock();
  private readonly asked: unknown[] = [];
  private readonly removals: unknown[] = [];
  private readonly oracle: ListOracle;
  private readonly server: Server;
  private readonly scheduler: fc.Scheduler;
  readonly actor;

  constructor(oracle: ListOracle, server: Server, scheduler: fc.Scheduler) {
    [this.oracle, this.server, this.scheduler] = [oracle, server, scheduler];
    const machine = createListMachine<Row>({
      id: 'rows',
      canSelect: true,
      canRemove: true,
    }).provide({
      actors: {
        loadPage: fromCall<ListPage<Row>, LoadPageInput>(({ input }) => this.load(input)),
        removeItems: answerItems<Row>((items) => this.remove(items)),
      },
    });
    this.actor = createActor(machine, {
      clock: this.clock,
      input: {
        address: '',
        defaults: { sort: { field: 'id', order: 'desc' }, filters: {} },
      },
    });
    // The screen writes the address, and the router tells every list of it (use-list-address.ts).
    this.actor.on('address', ({ query }) => {
      this.actor.send({ type: 'address.changed', address: query });
    });
    this.actor.start();
  }

  private async load(input: LoadPageInput): Promise<Outcome<ListPage<Row>>> {
    const { query, searchBy: by } = input;
    const request = this.asked.length;
    this.asked.push({ page: query.page, search: query.search, sort: formatSort(query.sort), by });
    const answer = this.server.find(input);
    await this.scheduler.schedule(Promise.resolve(), `page ${String(request)}`);
    this.oracle.hear(request, answer === 'fails' ? 'lost' : answer);
    if (answer === 'fails') return failed({ kind: 'unexpected' });
    return toPage(answer);
  }

  private async remove(items: readonly Row[]): Promise<readonly ItemOutcome<Row>[]> {
    const ids = items.map(({ id }) => id);
    this.removals.push(ids);
    const outcomes = this.server.remove(ids);
    await this.scheduler.schedule(Promise.resolve(), `removal of ${ids.join()}`);
    const isGone = (outcome: Outcome<null>): boolean =>
      outcome.ok || outcome.failure.kind === 'notFound';
    this.oracle.hearRemoved(outcomes.filter(([, outcome]) => isGone(outcome)).map(([id]) => id));
    return outcomes.map(([id, outcome]) => ({ item: { id }, outcome }));
  }

  look(): unknown {
    const { value, context } = this.actor.getSnapshot();
    const { query, items, selectedIds, searchText, removing } = context;
    const shown = {
      loading: 'skeleton',
      checking: 'skeleton',
      failed: 'failed',
      denied: 'denied',
    } as const;
    const ids = items.map(({ id }) => id);
    return {
      text: searchText,
      shown: value.page in shown ? shown[value.page as keyof typeof shown] : ids,
      ticked: selectedIds.toSorted(),
      asking: removing.map(({ id }) => id),
      isRemoving: value.removal === 'removing',
      address: { page: query.page, search: query.search, sort: formatSort(query.sort) },
      asked: this.asked,
      removals: this.removals,
    };
  }
}

type ListAction = TabAction<ListOracle, Tab, Server>;

const rowOf = ({ rows }: ListOracle, at: number): number | undefined => rows[at % rows.length];

const actions: readonly fc.Arbitrary<ListAction>[] = [
  setFate('answers', 'answers', 'lost', 'denied', 'fails'),
  fc.constantFrom('gel', 'Ge', '7', ' gel ', '', '2024', '99').chain((text) =>
    inTab(`type '${text}'`, (oracle, { actor }) => {
      oracle.type(text);
      actor.send({ type: 'search.type', text });
    }),
  ),
  fc.constantFrom(100, 200, 299, 300, 2000).chain((ms) =>
    inTab(`wait ${String(ms)} ms`, (oracle, { clock }) => {
      oracle.wait(ms);
      clock.increment(ms);
    }),
  ),
  fc.constantFrom('id', 'title').chain((field) =>
    inTab(`sort by ${field}`, (oracle, { actor }) => {
      oracle.sort(field);
      actor.send({ type: 'sort.click', field });
    }),
  ),
  fc.integer({ min: 0, max: 4 }).chain((page) =>
    inTab(`to page ${String(page)}`, (oracle, { actor }) => {
      oracle.go(page);
      actor.send({ type: 'page.go', page });
    }),
  ),
  fc.constantFrom(...addresses).chain((address) =>
    inTab(`open ${JSON.stringify(address)}`, (oracle, { actor }) => {
      oracle.open(address);
      const { page, search, sort } = address;
      actor.send({
        type: 'address.changed',
        address: `?page=${String(page)}&search=${search}&sort=${sort}`,
      });
    }),
  ),
  inTab('refresh', (oracle, { actor }) => {
    oracle.refresh();
    actor.send({ type: 'list.refresh' });
  }),
  fc.nat(3).chain((at) =>
    inTab(`tick row ${String(at)}`, (oracle, { actor }) => {
      const id = rowOf(oracle, at);
      if (id === undefined) return;
      oracle.tick(id);
      actor.send({ type: 'row.toggle', id });
    }),
  ),
  fc.nat(3).chain((at) =>
    inTab(`remove row ${String(at)}`, (oracle, { actor }) => {
      const id = rowOf(oracle, at);
      if (id === undefined) return;
      oracle.askAbout([id]);
      actor.send({ type: 'item.remove', item: { id } });
    }),
  ),
  inTab('remove the ticked rows', (oracle, { actor }) => {
    oracle.askAbout(oracle.rows.filter((id) => oracle.ticked.includes(id)));
    actor.send({ type: 'selection.remove' });
  }),
  inTab('confirm', (oracle, { actor }) => {
    oracle.confirm();
    actor.send({ type: 'removal.confirm' });
  }),
  inTab('cancel', (oracle, { actor }) => {
    oracle.cancel();
    actor.send({ type: 'removal.cancel' });
  }),
];

testInDepth({
  title: 'LST-03 LST-04 LST-05 LST-11 two tabs of a list show what was asked for last',
  actions,
  start: (scheduler) =>
    openTwoTabs(
      new Server(),
      () => new ListOracle(),
      (oracle, server) => new Tab(oracle, server, scheduler),
    ),
  lightRuns: 50,
  // A search that was typed just before the address was written again.
  kept: [{ seed: 20_261_121, path: '2' }],
});
