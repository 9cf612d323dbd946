import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lockDataFolder } from '../../../server/store/data-lock.ts';

describe('npm run create-admin', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-create-admin-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (...args: readonly string[]) => runWith({}, ...args);
  const runWith = async (
    environment: Readonly<Record<string, string>>,
    ...args: readonly string[]
  ): Promise<{ readonly code: number; readonly output: string }> => {
    const child = spawn(process.execPath, ['dist/server/create-admin.mjs', ...args], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        DATA_DIR: folder,
        PUBLIC_URL: 'https://lectern.example',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it.each([[], ['--email'], ['--email', 'nobody'], ['--mail', 'a@b.example']])(
    'explains its use without an address: %s',
    async (...args) => {
      expect(await run(...args)).toEqual({
        code: 1,
        output:
          'Give the e-mail of the super admin.\nUsage: npm run create-admin -- --email someone@example.org [--yes]\n',
      });
    },
  );

  it('says that it cannot write the data folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const data = join(file, 'data');
    expect(await runWith({ DATA_DIR: data }, '--email', 'ada@northfield.example')).toEqual({
      code: 1,
      output: `The data directory ${data} cannot be written (ENOTDIR). Create it for the user who runs the server, or set DATA_DIR.\n`,
    });
  });

  it('refuses while another process holds the data folder, then prints a link', async () => {
    const held = await lockDataFolder(folder, 'http://127.0.0.1:4000', (milliseconds) =>
      wait(milliseconds),
    );
    const refused = await run('--email', 'ada@northfield.example');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`in use by process ${String(process.pid)}`);
    expect(refused.output).toContain(
      'The embedded database is used by one process at a time, and this command is another.',
    );
    if (held.ok) held.release();
    const created = await run('--email', 'ada@northfield.example');
    expect(created.output).toMatch(
      /^ada@northfield\.example was created as a super admin\. Choose the password here:\n {2}https:\/\/lectern\.example\/admin\/set-password\?token=[\w-]{43}\n/,
    );
    expect(created.code).toBe(0);
    expect((await run('--email', 'ada@northfield.example')).output).toContain(
      'ada@northfield.example is a super admin.',
    );
  });
});
