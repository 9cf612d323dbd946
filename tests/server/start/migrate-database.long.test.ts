import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { killServerProcesses, startServerProcess } from '../../support/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrate-'));
});
afterAll(async () => {
  killServerProcesses();
  await rm(folder, { recursive: true, force: true });
});

it('LIM-42 with MIGRATE=off a server refuses a database that lacks migrations, and starts after npm run migrate', async () => {
  const environment = { DATA_DIR: folder, MIGRATE: 'off', SEED: 'none' };
  const refused = startServerProcess(environment);
  expect(await refused.ready).toBeNull();
  expect(refused.getOutput()).toMatch(
    /^The database schema lacks these migrations: 0000_schema\. Run npm run migrate, or start without MIGRATE=off\.$/m,
  );
  const command = spawn(process.execPath, ['dist/server/migrate-database.mjs'], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  command.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(output).toBe('The database schema is up to date.\n');
  const started = startServerProcess(environment);
  expect(await started.ready).toMatch(/^http:/);
  started.child.kill('SIGTERM');
  await started.ended;
}, 120_000);
