/**
 * `node scripts/bundle.mjs FOLDER FILE` bundles the console into FOLDER with Parcel. It writes the
 * scripts of each chunk to FILE as JSON:
 * `{ "src/app/frame/signed-in.tsx": ["signed-in.0a1b2c3d.js"] }`.
 * The key `src/index.html` has the scripts of the page itself. This is a separate process because
 * Parcel reads NODE_ENV and does not free its memory. Parcel's cache is off: after some changes it
 * returned chunks of different builds, and the page did not start.
 */
import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { Parcel } from '@parcel/core';

import { root } from './ensure.mjs';

const [, , distDir, chunksFile] = process.argv;
const page = join(root, 'src/index.html');
const { bundleGraph } = await new Parcel({
  entries: page,
  config: join(root, 'scripts/parcelrc.json'),
  mode: 'production',
  logLevel: 'warn',
  shouldDisableCache: true,
  shouldAutoInstall: false,
  additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: import.meta.filename }],
  defaultTargetOptions: { distDir, publicUrl: './', sourceMaps: false },
}).run();

/** Returns the path of an asset's source, relative to the repository. */
const getSourcePath = (asset) => relative(root, asset.filePath).replaceAll('\\', '/');
const listScripts = (bundles) =>
  bundles.filter(({ type }) => type === 'js').map(({ filePath }) => basename(filePath));

const chunks = {};
for (const bundle of bundleGraph.getBundles()) {
  const entry = bundle.getMainEntry();
  if (bundle.type === 'html' && entry !== undefined)
    chunks[getSourcePath(entry)] = listScripts(bundleGraph.getReferencedBundles(bundle));
  bundle.traverse(({ type, value }) => {
    if (type !== 'dependency') return;
    const target = bundleGraph.resolveAsyncDependency(value, bundle);
    if (target === null || target === undefined) return;
    if (target.type === 'asset') chunks[getSourcePath(target.value)] ??= [];
    else
      chunks[getSourcePath(bundleGraph.getAssetById(target.value.entryAssetId))] = listScripts(
        bundleGraph.getBundlesInBundleGroup(target.value),
      );
  });
}
writeFileSync(chunksFile, JSON.stringify(chunks));
