import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type {
  MathFont,
  PlayerFiles,
} from '../../src/domain/interchange/export/scorm/create-scorm-package.ts';

/** Finds the built player: beside the bundled server, or in `dist` when the sources run. */
function findPlayerFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folder = [join(here, '../player'), join(here, '../../dist/player')].find((each) =>
    existsSync(join(each, 'player.js')),
  );
  if (folder === undefined)
    throw new Error('the player of SCORM packages is not built: run node scripts/build.mjs');
  return folder;
}

/** Reads the player that every SCORM package holds. */
export async function readPlayerFiles(): Promise<PlayerFiles> {
  const folder = findPlayerFolder();
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const names = (await readdir(join(folder, 'texts'))).toSorted();
  const texts = names.map(async (name) => ({
    language: basename(name, '.js'),
    script: await read(join('texts', name)),
  }));
  const [script, style] = await Promise.all([read('player.js'), read('player.css')]);
  return { script, style, texts: await Promise.all(texts) };
}

/**
 * Returns the font of formulas reduced to some characters, and its license. The table by which
 * browsers lay formulas out stays.
 */
export async function readMathFont(characters: string): Promise<MathFont> {
  const folder = findPlayerFolder();
  const [{ default: subsetFont }, whole, license] = await Promise.all([
    import('subset-font'),
    readFile(join(folder, 'stix-two-math.woff2')),
    readFile(join(folder, 'stix-two-math-license.txt'), 'utf8'),
  ]);
  return { font: await subsetFont(whole, characters, { targetFormat: 'woff2' }), license };
}
