/**
 * `npm run dev` serves the console with hot reload on PORT (4000) and proxies API calls to the
 * server on PORT + 1, which restarts when a source changes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildPlayer } from './build-player.mjs';
import { writeCatalogs } from './catalogs.mjs';
import { copyPdfAssets } from './copy-pdf-assets.mjs';
import { root } from './ensure.mjs';
import { writeMachineExamples } from './machine-examples.mjs';
import { writeCoverage } from './model-coverage.mjs';
import { runChild, forwardSignals } from './run-child.mjs';

const port = Number(process.env.PORT ?? 4000);
const prefix = process.env.ROUTE_PREFIX ?? '/admin';
const serverUrl = `http://127.0.0.1:${port + 1}`;
const proxyRules = Object.fromEntries(
  ['/api', '/ofrep', '/files'].map((path) => [path, { target: serverUrl, changeOrigin: false }]),
);
writeFileSync(join(root, '.proxyrc.json'), JSON.stringify(proxyRules, null, 2));

await buildPlayer();
copyPdfAssets(join(root, 'dist/dev'));
await writeMachineExamples(join(root, 'dist/dev'));
await writeCatalogs(join(root, 'dist/dev'));
writeCoverage(join(root, 'dist/dev'));

const getBinPath = (name) => join(root, 'node_modules/.bin', name);
const children = [
  runChild(getBinPath('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: String(port + 1),
    NODE_ENV: 'development',
    SHUTDOWN_DELAY_SECONDS: '0',
  }),
  runChild(getBinPath('parcel'), [
    'serve',
    'src/index.html',
    '--port',
    String(port),
    '--public-url',
    `${prefix}/`,
    '--dist-dir',
    'dist/dev',
    '--no-autoinstall',
  ]),
];
forwardSignals(children);
process.exit(Math.max(...(await Promise.all(children.map(({ exitCode }) => exitCode)))));
