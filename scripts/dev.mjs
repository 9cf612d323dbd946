/** `npm run dev`: the console with hot reload on PORT (4000), the server restarting on change on PORT + 1 behind its proxy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildPlayer } from './build-player.mjs';
import { root } from './ensure.mjs';
import { runChild, shareSignals } from './run-child.mjs';

const port = Number(process.env.PORT ?? 4000);
const prefix = process.env.ROUTE_PREFIX ?? '/admin';
const target = `http://127.0.0.1:${port + 1}`;
const proxied = Object.fromEntries(
  ['/api', '/ofrep', '/files'].map((path) => [path, { target, changeOrigin: false }]),
);
writeFileSync(join(root, '.proxyrc.json'), JSON.stringify(proxied, null, 2));

await buildPlayer();

const bin = (name) => join(root, 'node_modules/.bin', name);
const children = [
  runChild(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: String(port + 1),
    NODE_ENV: 'development',
  }),
  runChild(bin('parcel'), [
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
shareSignals(children);
process.exit(Math.max(...(await Promise.all(children.map(({ ended }) => ended)))));
