import { build } from 'esbuild';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The bare React list as a page on loopback, bundled for production and compressed. */
export interface BarePage {
  /** The address for a list of `n` questions. */
  readonly address: (n: number) => string;
  readonly close: () => void;
}

/** Builds and serves the bare list. */
export async function serveBarePage(): Promise<BarePage> {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/floor/bare-list.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(outputFiles[0]?.contents ?? new Uint8Array());
  const server = createServer((request, response) => {
    if (request.url === '/list.js')
      response
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'gzip',
          'cache-control': 'no-store',
        })
        .end(script);
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/list.js"></script>',
        );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (n) => `http://127.0.0.1:${String(port)}/?n=${String(n)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
