/**
 * Bundles the server, its worker threads and its commands into dist/server, and copies its
 * migrations and seed assets there.
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';

/** Writes dist/server: the programs, the script of the worker threads, migrations and seed assets. */
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
}
