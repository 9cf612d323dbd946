import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { makePrivate } from '../../../server/shared/make-private.ts';
import { prepareDataFolder } from '../../../server/start/data-folder.ts';
import { listPublicPaths } from '../../support/list-public-paths.ts';

const umask = process.umask();
let folder: string;
beforeEach(async () => {
  process.umask(0o022);
  folder = await mkdtemp(join(tmpdir(), 'lectern-data-folder-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

test('only its owner can enter the data directory', async () => {
  const data = join(folder, 'new', 'data');
  expect(await prepareDataFolder(data)).toBeNull();
  expect(listPublicPaths(data)).toEqual([]);
});

test('a data directory that others could enter is closed, and what is in it stays as it is', async () => {
  const data = join(folder, 'open');
  await mkdir(data);
  await writeFile(join(data, 'program'), '', { mode: 0o755 });
  expect(await prepareDataFolder(data)).toBeNull();
  expect((await stat(data)).mode & 0o777).toBe(0o700);
  expect((await stat(join(data, 'program'))).mode & 0o777).toBe(0o755);
});

test('what this process has written is made private as a whole, but not what a link leads to', async () => {
  const written = join(folder, 'written');
  await mkdir(join(written, 'base'), { recursive: true });
  await writeFile(join(written, 'base', '1'), '');
  await chmod(join(written, 'base', '1'), 0o666);
  const other = join(folder, 'other');
  await writeFile(other, '', { mode: 0o644 });
  await symlink(other, join(written, 'link'));
  makePrivate(written);
  expect(listPublicPaths(written)).toEqual([join(written, 'link')]);
  expect((await stat(other)).mode & 0o777).toBe(0o644);
});
