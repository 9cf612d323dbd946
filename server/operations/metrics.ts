import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { getAccessToken } from '../../src/api/contract/auth.ts';
import type { Store } from '../store/database.ts';

/** A finished request. `route` is the contract's path, or empty for anything else. */
export interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of one process. */
export interface Metrics {
  readonly observeRequest: (request: ObservedRequest) => void;
  /** Returns the metrics in Prometheus' text format. */
  readonly render: () => Promise<Response>;
}

const readyJobs = `select name, count(*)::int as depth,
  greatest(0, coalesce(extract(epoch from now() - min(start_after)), 0))::float8 as age
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;

/** Adds the gauges of the connection pools, read with each scrape. */
function addPoolGauges(registers: Registry[], store: Store): void {
  const labelNames = ['pool'] as const;
  const inUse = new Gauge({
    name: 'lectern_database_connections_in_use',
    help: 'Database connections in use, by pool.',
    labelNames,
    registers,
    collect: () => {
      for (const { name, ...counts } of store.countConnections()) {
        inUse.set({ pool: name }, counts.inUse);
        waiting.set({ pool: name }, counts.waiting);
      }
    },
  });
  const waiting = new Gauge({
    name: 'lectern_database_connection_waiters',
    help: 'Requests that wait for a database connection, by pool.',
    labelNames,
    registers,
  });
}

/** Adds the gauges of the job queue, read from the database with each scrape. */
function addJobGauges(registers: Registry[], store: Store): void {
  const labelNames = ['job'] as const;
  const depth = new Gauge({
    name: 'lectern_jobs_waiting',
    help: 'Jobs that are due and not started, by kind.',
    labelNames,
    registers,
    collect: async () => {
      depth.reset();
      age.reset();
      // Without a database there are no figures; the other metrics remain readable.
      const { rows } = await store.query(readyJobs).catch(() => ({ rows: [] }));
      for (const row of rows as { name: string; depth: number; age: number }[]) {
        depth.set({ job: row.name }, row.depth);
        age.set({ job: row.name }, row.age);
      }
    },
  });
  const age = new Gauge({
    name: 'lectern_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited, by kind.',
    labelNames,
    registers,
  });
}

/**
 * Creates the metrics of a process: requests by route and status, refused sign-ins, connection
 * pools, the job queue, and Node's own, which include the event loop's delay.
 */
export function createMetrics(store: Store): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'lectern_request_duration_seconds',
    help: 'Durations of requests to the API, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const refusedSignIns = new Counter({
    name: 'lectern_sign_ins_refused_total',
    help: 'Refused sign-ins: wrong password or unknown account (wrong), too many (throttled).',
    labelNames: ['reason'] as const,
    registers,
  });
  addPoolGauges(registers, store);
  addJobGauges(registers, store);
  return {
    observeRequest: ({ method, route, status, seconds }) => {
      if (route === '') return;
      durations.observe({ method, route, status }, seconds);
      if (route !== getAccessToken.path) return;
      if (status === 400) refusedSignIns.inc({ reason: 'wrong' });
      if (status === 429) refusedSignIns.inc({ reason: 'throttled' });
    },
    render: async () =>
      new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      }),
  };
}
