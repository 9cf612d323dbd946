/**
 * Bundles the server, its worker threads and its commands into dist/server, copies its migrations
 * and seed assets there, and makes the database that new installations start from.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

import { writeServerCatalogs } from './catalogs.mjs';
import { root } from './ensure.mjs';

/**
 * Puts the prepared database into `out`. It takes seconds to make, so it is kept for later builds
 * with the same program, migrations and version of PGlite.
 */
function prepareDatabase(out) {
  const program = join(out, 'prepare-database.mjs');
  const migrations = join(out, 'store/migrations');
  const hash = createHash('sha256');
  const sources = readdirSync(migrations, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of [
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
    program,
    ...sources,
  ])
    hash.update(readFileSync(path));
  const name = hash.digest('hex').slice(0, 16);
  const folder = join(root, 'node_modules/.cache/lectern/prepared-databases');
  const kept = join(folder, name);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync(process.execPath, [program, kept], { stdio: 'inherit' });
    if (status !== 0) throw new Error('the database of new installations could not be made');
    for (const other of readdirSync(folder))
      if (other !== name) rmSync(join(folder, other), { force: true });
  }
  copyFileSync(kept, join(out, 'store/prepared-database'));
}

/**
 * Writes dist/server: the programs, the script of the worker threads, migrations, seed assets, the
 * messages of each language and the database that new installations start from.
 */
export async function buildServer() {
  const { build } = await import('esbuild');
  const out = join(root, 'dist/server');
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: [
      join(root, 'server/main.ts'),
      join(root, 'server/create-admin.ts'),
      join(root, 'server/migrate-database.ts'),
      join(root, 'server/backup.ts'),
      join(root, 'server/prepare-database.ts'),
      join(root, 'server/worker.ts'),
      // Loaded only when tracing is on.
      { in: join(root, 'server/tracing/open-telemetry.ts'), out: 'open-telemetry' },
    ],
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    keepNames: true,
    sourcemap: true,
    // Node reads the whole map at the start; stack traces need no source text.
    sourcesContent: false,
    logLevel: 'warning',
    // One file loads faster than many. Packages with a binary, WebAssembly or a script of their own
    // (piscina) cannot be bundled.
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/*',
      '@node-rs/argon2',
      'piscina',
      'pg-native',
      'subset-font',
    ],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  for (const folder of ['store/migrations', 'seed/assets']) {
    if (existsSync(join(root, 'server', folder)))
      cpSync(join(root, 'server', folder), join(out, folder), { recursive: true });
  }
  await writeServerCatalogs(out);
  prepareDatabase(out);
}
