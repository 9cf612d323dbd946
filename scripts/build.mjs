/**
 * Builds what `npm start` runs: the console into dist/web (Parcel), the player of SCORM packages
 * into dist/player and the server into dist/server (esbuild). Does nothing when no source changed
 * since the last build. Prints the gzip size of each page and fails when one exceeds its budget.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
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
import { buildServer } from './build-server.mjs';
import { writeCatalogs } from './catalogs.mjs';
import { copyPdfAssets } from './copy-pdf-assets.mjs';
import { root } from './ensure.mjs';
import { writeMachineExamples } from './machine-examples.mjs';
import { writeCoverage } from './model-coverage.mjs';
import { listPageScripts, reportPageSizes } from './page-budgets.mjs';

// Quality 9 takes 18 times as long for files that are 0.3 % smaller.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

const dist = join(root, 'dist');
const stampFile = join(dist, 'built-from');

/** Returns the paths of all files in a folder and its subfolders. */
const listFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

/** Returns a hash of the paths and contents of all sources and settings that the build reads. */
function computeFingerprint() {
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
    'scripts/build-server.mjs',
    'scripts/catalogs.mjs',
    'scripts/copy-pdf-assets.mjs',
    'scripts/evaluate-messages.cjs',
    'scripts/parcelrc.json',
    'scripts/parcel-resolver.cjs',
    'scripts/machine-examples.mjs',
    'scripts/model-coverage.mjs',
    'tests/support/list-examples.ts',
    'tests/support/define-model.ts',
  ];
  for (const path of [
    ...settings.map((name) => join(root, name)),
    ...listFiles(join(root, 'src')),
    ...listFiles(join(root, 'server')),
    // The simulator offers what the models name.
    ...listFiles(join(root, 'tests/support/models')),
    ...listFiles(join(root, 'tests/machines')).filter((path) => !path.endsWith('.test.ts')),
  ].sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Returns the names of files that pages, scripts and styles in `folder` refer to but that do not
 * exist.
 */
function findMissingFiles(folder) {
  const names = listFiles(folder)
    .filter((path) => /\.(html|js|css)$/.test(path))
    .flatMap(
      (path) =>
        readFileSync(path, 'utf8').match(/[\w.-]+\.[0-9a-f]{8}\.(?:js|css|woff2|svg|png)\b/g) ?? [],
    );
  return [...new Set(names)].filter((name) => !existsSync(join(folder, name)));
}

/**
 * Empties `folder` and bundles the console into it. Returns the script names of each chunk by the
 * path of its source. Throws when the bundler fails or leaves out a file.
 */
function bundleConsole(folder) {
  rmSync(folder, { recursive: true, force: true });
  const chunksFile = join(dist, 'chunks.json');
  const bundler = spawnSync(
    process.execPath,
    [join(root, 'scripts/bundle.mjs'), folder, chunksFile],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (bundler.status !== 0) throw new Error('the bundler failed');
  const missing = findMissingFiles(folder);
  if (missing.length > 0) throw new Error(`the bundler left out ${missing.join(', ')}`);
  return JSON.parse(readFileSync(chunksFile, 'utf8'));
}

/**
 * Asks V8 to compile all functions of these scripts in the background while they load, instead of
 * each at its first call on the main thread. Other engines ignore it.
 */
function addCompileHints(folder, names) {
  for (const name of names) {
    const path = join(folder, name);
    writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`);
  }
}

/**
 * Builds the console beside the current build and then replaces it. Resolves to the scripts of each
 * chunk and the gzip size of each file.
 */
async function buildConsole() {
  const newFolder = join(dist, 'web.new');
  const chunks = bundleConsole(newFolder);
  addCompileHints(newFolder, listPageScripts(chunks));
  copyPdfAssets(newFolder);
  await writeMachineExamples(newFolder);
  await writeCatalogs(newFolder);
  const sizes = compressFiles(newFolder);
  // Not compressed: each run of the models writes it again.
  writeCoverage(newFolder);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  renameSync(newFolder, join(dist, 'web'));
  return { chunks, sizes };
}

/**
 * Writes .gz and .br files beside the text files of a folder, except HTML. Returns the gzip size of
 * each text file in bytes, by its path in the folder.
 */
function compressFiles(folder) {
  const sizes = new Map();
  for (const path of listFiles(folder)) {
    if (!['.js', '.css', '.html', '.svg', '.json'].includes(extname(path))) continue;
    const text = readFileSync(path);
    const gzip = gzipSync(text, { level: 9 });
    sizes.set(relative(folder, path), gzip.length);
    if (extname(path) === '.html') continue;
    writeFileSync(`${path}.gz`, gzip);
    writeFileSync(`${path}.br`, brotliCompressSync(text, brotliOptions));
  }
  return sizes;
}

/** Builds everything when a source changed since the last build. Returns whether it built. */
export async function buildWhenStale() {
  const fingerprint = computeFingerprint();
  if (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint &&
    statSync(join(dist, 'web/index.html'), { throwIfNoEntry: false })
  )
    return false;
  rmSync(stampFile, { force: true });
  mkdirSync(dist, { recursive: true });
  console.log('Building the console, the player and the server ...');
  const consoleBuild = await buildConsole();
  await buildPlayer();
  await buildServer();
  reportPageSizes(consoleBuild);
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
