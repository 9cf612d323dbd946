/**
 * Bundles the player of SCORM packages into dist/player: one script and one style sheet, which
 * every package contains unchanged, and the font of which packages with formulas contain a part.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './ensure.mjs';
import { messagesPlugin } from './evaluate-messages.cjs';

/** Writes dist/player/player.js and player.css, and copies the font of formulas with its license. */
export async function buildPlayer() {
  const { build } = await import('esbuild');
  const source = join(root, 'src/player');
  await build({
    entryPoints: { player: join(source, 'main.ts') },
    outdir: join(root, 'dist/player'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox102', 'safari16'],
    charset: 'ascii',
    legalComments: 'none',
    plugins: [messagesPlugin],
    logLevel: 'warning',
  });
  await build({
    entryPoints: { player: join(source, 'player.css') },
    outdir: join(root, 'dist/player'),
    bundle: true,
    minify: true,
    target: ['chrome109', 'edge109', 'firefox102', 'safari16'],
    external: ['*.woff2'],
    logLevel: 'warning',
  });
  const font = join(root, 'node_modules/@fontsource/stix-two-math');
  for (const [from, to] of [
    ['files/stix-two-math-latin-400-normal.woff2', 'stix-two-math.woff2'],
    ['LICENSE', 'stix-two-math-license.txt'],
  ])
    copyFileSync(join(font, from), join(root, 'dist/player', to));
}
