/**
 * Builds what `npm start` runs: the console into dist/web (Parcel), the player of SCORM packages into dist/player and the server into dist/server (esbuild).
 * Does nothing when no source changed since the last build. Prints what a page costs in gzip, and fails when that is more than its budget.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { buildPlayer } from './build-player.mjs';
import { root } from './ensure.mjs';
import { reportPages } from './page-budgets.mjs';

const dist = join(root, 'dist');
const stampFile = join(dist, 'built-from');

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** A fingerprint of everything the build reads: names, sizes and contents of the sources and settings. */
function sourcesFingerprint() {
  const hash = createHash('sha256');
  const settings = [
    'package.json',
    'package-lock.json',
    '.parcelrc',
    '.postcssrc',
    'tsconfig.json',
    'scripts/build.mjs',
    'scripts/bundle.mjs',
    'scripts/page-budgets.mjs',
    'scripts/build-player.mjs',
    'scripts/parcelrc.json',
    'scripts/parcel-resolver.cjs',
  ];
  for (const path of [
    ...settings.map((name) => join(root, name)),
    ...filesBelow(join(root, 'src')),
    ...filesBelow(join(root, 'server')),
  ].sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** The files that pages, scripts and styles of `folder` name and that are not there. */
function missingFrom(folder) {
  const names = filesBelow(folder)
    .filter((path) => /\.(html|js|css)$/.test(path))
    .flatMap(
      (path) =>
        readFileSync(path, 'utf8').match(/[\w.-]+\.[0-9a-f]{8}\.(?:js|css|woff2|svg|png)\b/g) ?? [],
    );
  return [...new Set(names)].filter((name) => !existsSync(join(folder, name)));
}

/** Bundles the console into an empty folder; returns the scripts of each chunk by its source. */
function bundleInto(fresh) {
  rmSync(fresh, { recursive: true, force: true });
  const chunksFile = join(dist, 'chunks.json');
  const bundler = spawnSync(
    process.execPath,
    [join(root, 'scripts/bundle.mjs'), fresh, chunksFile],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (bundler.status !== 0) throw new Error('the bundler failed');
  const missing = missingFrom(fresh);
  if (missing.length > 0) throw new Error(`the bundler left out ${missing.join(', ')}`);
  return JSON.parse(readFileSync(chunksFile, 'utf8'));
}

function buildConsole() {
  const fresh = join(dist, 'web.new');
  const chunks = bundleInto(fresh);
  const sizes = compress(fresh);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  renameSync(fresh, join(dist, 'web'));
  return { chunks, sizes };
}

/** Writes .gz and .br beside every text file; returns each script's gzip size by file name. */
function compress(folder) {
  const sizes = new Map();
  for (const path of filesBelow(folder)) {
    if (!['.js', '.css', '.html', '.svg', '.json'].includes(extname(path))) continue;
    const text = readFileSync(path);
    const gzip = gzipSync(text, { level: 9 });
    sizes.set(relative(folder, path), gzip.length);
    if (extname(path) === '.html') continue;
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
  return sizes;
}

async function buildServer() {
  const { build } = await import('esbuild');
  const out = join(dist, 'server');
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: [join(root, 'server/main.ts')],
    outfile: join(out, 'main.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    keepNames: true,
    sourcemap: true,
    logLevel: 'warning',
    // One file opens faster than a thousand; what carries a binary or WebAssembly stays a package.
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  for (const folder of ['store/migrations', 'seed/assets']) {
    if (existsSync(join(root, 'server', folder)))
      cpSync(join(root, 'server', folder), join(out, folder), { recursive: true });
  }
}

/** Builds when a source changed; returns whether it did. */
export async function buildWhenStale() {
  const fingerprint = sourcesFingerprint();
  if (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint &&
    statSync(join(dist, 'web/index.html'), { throwIfNoEntry: false })
  )
    return false;
  rmSync(stampFile, { force: true });
  mkdirSync(dist, { recursive: true });
  console.log('Building the console, the player and the server ...');
  const built = buildConsole();
  await buildPlayer();
  await buildServer();
  reportPages(built);
  writeFileSync(stampFile, fingerprint);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    if (!(await buildWhenStale())) console.log('Nothing changed since the last build.');
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
}
