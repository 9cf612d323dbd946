import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inTurn, printTable, series } from './support/measure.ts';

const rounds = 7;
const folder = await mkdtemp(join(tmpdir(), 'lectern-start-'));
const database = join(folder, 'database');
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: '0',
  DATABASE_URL: '',
  SEED: 'demo',
};
const memories: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };

const bareOpen = `
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const database = await PGlite.create(${JSON.stringify(database)}, { extensions: { pg_trgm } });
  await database.query('select 1');
  console.log('answers');
  process.on('SIGTERM', async () => { await database.close(); process.exit(0); });
  setInterval(() => undefined, 1000);`;

/** Starts a process, waits until it is ready, reads its memory (MB, resident), ends it. */
async function startAndEnd(of: 'ours' | 'bare', args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/answers|is running at/.test(output)) break;
  }
  const elapsed = performance.now() - begin;
  const status = await readFile(`/proc/${String(child.pid)}/status`, 'utf8').catch(() => '');
  memories[of].push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return elapsed;
}
const first = await startAndEnd('ours', ['dist/server/main.mjs']);
memories.ours.length = 0;
const measured = await inTurn(rounds, {
  ours: () => startAndEnd('ours', ['dist/server/main.mjs']),
  bare: () => startAndEnd('bare', ['--input-type=module', '-e', bareOpen]),
});
const [ourMemory, bareMemory] = [series(memories.ours).median, series(memories.bare).median];
printTable(
  `Start of the server on PGlite (process start to ready), medians of ${String(rounds)}; the first start, with the demo library: ${first.toFixed(0)} ms`,
  [
    {
      what: 'second start, ms',
      ours: measured.ours.median,
      'bare PGlite': measured.bare.median,
      ratio: measured.ours.median / measured.bare.median,
      figure: 1.3,
    },
    {
      what: 'resident memory, MB',
      ours: ourMemory,
      'bare PGlite': bareMemory,
      ratio: ourMemory / bareMemory,
      figure: 1.3,
    },
  ],
);
await rm(folder, { recursive: true, force: true });
