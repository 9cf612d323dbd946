import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PlayerFiles } from '../../src/domain/interchange/scorm/scorm-package.ts';

/** The folder of the built player: beside the bundled server, or in `dist` when the sources run. */
function playerFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folder = [join(here, '../player'), join(here, '../../dist/player')].find((each) =>
    existsSync(join(each, 'player.js')),
  );
  if (folder === undefined)
    throw new Error('the player of SCORM packages is not built: run node scripts/build.mjs');
  return folder;
}

/** The player as every SCORM package carries it. */
export async function readPlayerFiles(): Promise<PlayerFiles> {
  const folder = playerFolder();
  const [script, style] = await Promise.all([
    readFile(join(folder, 'player.js'), 'utf8'),
    readFile(join(folder, 'player.css'), 'utf8'),
  ]);
  return { script, style };
}
