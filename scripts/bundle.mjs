/**
 * `node scripts/bundle.mjs FOLDER FILE`: bundles the console into FOLDER (Parcel) and writes to FILE, as JSON, the scripts each chunk brings with it: `{ "src/app/signed-in.tsx": ["signed-in.0a1b2c3d.js", ...] }`,
 * under `src/index.html` those of the page itself. A process of its own, because Parcel reads NODE_ENV and keeps its memory.
 * Its cache is not used: after some changes it has handed out chunks that do not fit together, and such a page never starts.
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

const sourceOf = (asset) => relative(root, asset.filePath).replaceAll('\\', '/');
const scriptsAmong = (bundles) =>
  bundles.filter(({ type }) => type === 'js').map(({ filePath }) => basename(filePath));

const chunks = {};
for (const bundle of bundleGraph.getBundles()) {
  const entry = bundle.getMainEntry();
  if (bundle.type === 'html' && entry !== undefined)
    chunks[sourceOf(entry)] = scriptsAmong(bundleGraph.getReferencedBundles(bundle));
  bundle.traverse(({ type, value }) => {
    if (type !== 'dependency') return;
    const found = bundleGraph.resolveAsyncDependency(value, bundle);
    if (found === null || found === undefined) return;
    if (found.type === 'asset') chunks[sourceOf(found.value)] ??= [];
    else
      chunks[sourceOf(bundleGraph.getAssetById(found.value.entryAssetId))] = scriptsAmong(
        bundleGraph.getBundlesInBundleGroup(found.value),
      );
  });
}
writeFileSync(chunksFile, JSON.stringify(chunks));
