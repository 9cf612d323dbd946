/**
 * `npm run test:cluster` starts three servers, nginx, PostgreSQL and S3-compatible storage on this
 * machine, causes faults under load and prints a table. It fails when an acknowledged write is lost
 * or stored twice, when a server dies unasked, or when clients see other errors than allowed.
 * `--bounded` runs each fault once.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { runLoad } from './load.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { startTopology, type Topology } from './topology.ts';

const root = join(import.meta.dirname, '../..');
const scale = process.argv.includes('--bounded') ? 1 : 4;
/** How long the load continues after a fault, so that the recovery is part of the run. */
const recoveryMs = 2000;

interface Row {
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly 'stored twice': number;
  readonly 'errors seen': string;
  readonly 'read p99, ms': number;
  readonly result: string;
}

/** Returns how often each title with this beginning is stored. */
async function countStored(databaseUrl: string, name: string): Promise<Map<string, number>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ title: string; count: number }>(
      'select title, count(*)::int as count from quizzes where starts_with(title, $1) group by title',
      [`${name} `],
    );
    return new Map(rows.map(({ title, count }) => [title, count]));
  } finally {
    await client.end();
  }
}

async function runScenario(topology: Topology, scenario: Scenario): Promise<Row> {
  const { name, allowed, writers = 6, disturb } = scenario;
  const stop = new AbortController();
  const load = runLoad(topology.address, name, writers, stop.signal);
  try {
    await delay(1000);
    await disturb(topology, scale);
    await delay(recoveryMs);
  } finally {
    stop.abort();
  }
  const { acknowledged, unacknowledged, errors, readP99Ms } = await load;
  const stored = await countStored(topology.databaseUrl, name);
  const lost = acknowledged.filter((title) => !stored.has(title)).length;
  const twice = [...stored.values()].filter((count) => count > 1).length;
  const dead = topology.listDeadServers();
  const foundErrors = [
    ...(acknowledged.length === 0 ? ['nothing was acknowledged'] : []),
    ...(lost > 0 ? [`${String(lost)} lost`] : []),
    ...(twice > 0 ? [`${String(twice)} stored twice`] : []),
    ...(unacknowledged.length > 0 ? [`${String(unacknowledged.length)} never acknowledged`] : []),
    ...Object.keys(errors)
      .filter((outcome) => !allowed.includes(outcome))
      .map((outcome) => `clients saw ${outcome}`),
    ...dead.map((server) => `died: ${server}`),
  ];
  return {
    fault: name,
    acknowledged: acknowledged.length,
    lost,
    'stored twice': twice,
    'errors seen':
      Object.entries(errors)
        .map(([outcome, count]) => `${outcome} × ${String(count)}`)
        .join(', ') || 'none',
    'read p99, ms': Math.round(readP99Ms),
    result: foundErrors.length === 0 ? 'passed' : `FAILED: ${foundErrors.join('; ')}`,
  };
}

const topology = await startTopology(root);
const rows: Row[] = [];
try {
  for (const scenario of scenarios) rows.push(await runScenario(topology, scenario));
} finally {
  await topology.stop();
}
console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
const failed = rows.filter(({ result }) => result !== 'passed');
console.log(`${String(rows.length - failed.length)} passed, ${String(failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
