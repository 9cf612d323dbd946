/**
 * Bundles the player of SCORM packages into dist/player: one script and one style sheet, which
 * every package contains unchanged, a script with its texts for each language besides English, and
 * the font of which packages with formulas contain a part.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compileTexts, languageCodes } from './catalogs.mjs';
import { root } from './ensure.mjs';
import { messagesPlugin } from './evaluate-messages.cjs';

/** Learning systems may serve a script in another encoding than UTF-8. */
const escapeCharacter = (character) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes a script for each language besides English that stores the texts of the player
 * (`src/player/texts.ts`).
 */
function writePlayerTexts(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const language of languageCodes) {
    const texts = compileTexts(language);
    if (texts === null) continue;
    const { scormPlayer, quizDialogs } = texts;
    const content = JSON.stringify({
      scormPlayer,
      quizDialogs: { preview: quizDialogs.preview },
    }).replaceAll(/[^\0-~]/g, escapeCharacter);
    writeFileSync(join(folder, `${language}.js`), `globalThis.lecternTexts = ${content};\n`);
  }
}

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
  writePlayerTexts(join(root, 'dist/player/texts'));
  const font = join(root, 'node_modules/@fontsource/stix-two-math');
  for (const [from, to] of [
    ['files/stix-two-math-latin-400-normal.woff2', 'stix-two-math.woff2'],
    ['LICENSE', 'stix-two-math-license.txt'],
  ])
    copyFileSync(join(font, from), join(root, 'dist/player', to));
}
