import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listPublicPaths } from '../../support/list-public-paths.ts';
import {
  createServerFolder,
  removeServerFolder,
  signInToServer as signIn,
  startServerProcess as start,
} from '../../support/server-process.ts';

describe('LIM-42 the first start of the server process', { timeout: 300_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await createServerFolder();
  });
  afterAll(() => removeServerFolder(folder));

  it('says how the first account of an empty installation is created', async () => {
    const run = start({
      DATA_DIR: join(folder, 'empty'),
      SEED: 'none',
      PUBLIC_URL: 'https://lectern.example',
    });
    expect(await run.ready).not.toBeNull();
    run.child.kill('SIGTERM');
    await run.ended;
    expect(listPublicPaths(join(folder, 'empty'))).toEqual([]);
    expect(run.getOutput()).toContain(
      `There are no accounts yet. Open https://lectern.example/admin/setup and enter the token in ${join(folder, 'empty', 'setup-token')}.`,
    );
  });

  it('recovers from being killed during its first start', async () => {
    const data = { DATA_DIR: join(folder, 'young') };
    for (const milliseconds of [900, 1200, 1500, 1800, 2600, 3400]) {
      const run = start(data);
      const timer = setTimeout(() => {
        run.child.kill('SIGKILL');
      }, milliseconds);
      await run.ready;
      clearTimeout(timer);
      run.child.kill('SIGKILL');
      await run.ended;
    }
    const last = start(data);
    const address = await last.ready;
    if (address === null) throw new Error(last.getOutput());
    expect(await signIn(address)).toMatch(/\./);
    last.child.kill('SIGTERM');
    expect(await last.ended).toEqual({ code: 0, signal: null });
  });
});
